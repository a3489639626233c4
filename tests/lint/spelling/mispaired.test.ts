import { expect, it } from 'vitest';
import { meantOriginal, type Versioned } from '../../../cli/lint/figures/mispaired.ts';

const TITLE = '{fees.travel} {fees.title} {fees.mile} 24 30 2 15 {area.miles}';
const DEED = '{fees.travel} {fees.deed} 3 90 1,200 {fees.page} 8 {area.miles}';

const en = (figures: string): Versioned => ({ language: 'en', figures });
const es = (figures: string, translationOf: string): Versioned => ({
  language: 'es',
  figures,
  translationOf,
});

const meant = (translation: Versioned, more: Record<string, Versioned> = {}) =>
  meantOriginal(
    translation,
    new Map(
      Object.entries({ '/title': en(TITLE), '/deed': en(DEED), '/titulo': translation, ...more }),
    ),
  );

it('finds the original whose numbers a landing has', () => {
  expect(meant(es(TITLE, 'deed'))).toBe('/title');
  expect(meant(es(`${TITLE} 7`, 'deed'))).toBe('/title');
});

it.each<[string, Versioned, Record<string, Versioned>?]>([
  ['the right one', es(TITLE, 'title')],
  ['a shortened translation', es('{fees.deed} 3 90 1,200 {fees.page} 8 24 30', 'deed')],
  ['a page with few numbers', es('{fees.travel} {fees.title} 24', 'deed')],
  ['a page that has numbers of its own', es('1 2 3 4 5 6 7 9 11', 'deed')],
  ['one whose twin is translated already', es(TITLE, 'deed'), { '/b': es(TITLE, 'title') }],
  ['a twin in another language', es(TITLE, 'deed'), { '/title': { ...en(TITLE), language: 'de' } }],
  ['an original that cannot be read', es(TITLE, 'lease')],
  ['originals that are alike', es(TITLE, 'deed'), { '/deed': en(`${TITLE} 9`) }],
])('says nothing of %s', (_, translation, more) => {
  expect(meant(translation, more)).toBeUndefined();
});
