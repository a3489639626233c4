import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { completeCode } from '../../cli/site/open-site.ts';
import { fileShape } from '../../cli/studio/file-shape.ts';
import { contrastWithWhite, longHex } from '../../studio/app/form/model/contrast.ts';
import { entryIds } from '../../studio/app/form/model/entry-ids.ts';
import {
  factsOf,
  openReference,
  piecesOf,
  withFactValues,
} from '../../studio/app/form/model/facts-in-text.ts';
import { FindingIndex } from '../../studio/app/form/model/finding-index.ts';
import { linked, listed, wrapped } from '../../studio/app/form/model/markdown-marks.ts';
import { movedPlace } from '../../studio/app/form/model/moved-place.ts';
import { choiceOf, Shapes } from '../../studio/app/form/model/shapes.ts';
import { isSameData, sharedData } from '../../studio/app/form/model/shared-data.ts';
import { choiceTitles, summaryOf, titleOf } from '../../studio/app/form/model/titles.ts';
import type { FieldFinding } from '../../studio/protocol.ts';

const { schemas } = completeCode({});
const landing = new Shapes(fileShape(schemas.landing));
const config = new Shapes(fileShape(schemas.config));

function shapeAt(shapes: Shapes, ...path: string[]) {
  return path.reduce((shape, key) => shapes.key(shape, key) ?? {}, shapes.root);
}

describe('the shapes that a form is made from', () => {
  test('tell what texts hold, wherever a schema is used', () => {
    const hero = shapeAt(landing, 'hero');
    expect(shapeAt(landing, 'hero', 'image', 'src').control).toBe('picture');
    const credential = landing.entry(shapeAt(landing, 'guide', 'credentials'));
    expect(landing.key(credential, 'icon')).toMatchObject({ control: 'icon', type: 'string' });
    expect(shapeAt(landing, 'prose', 'body').control).toBe('markdown');
    expect(shapeAt(landing, 'seo', 'title').advisedLength).toBe(60);
    expect(shapeAt(config, 'brand', 'color').control).toBe('color');
    expect(hero.required).toContain('headline');
  });

  test('keep the words that a use of a shape has of its own', () => {
    const used = shapeAt(landing, 'countdown', 'until');
    expect(used).toMatchObject({ control: 'date-time', type: 'string' });
    expect(used.description).toContain('business.timeZone');
  });

  test('are the same objects each time, so that fields are not rendered again', () => {
    expect(shapeAt(landing, 'hero', 'headline')).toBe(shapeAt(landing, 'hero', 'headline'));
  });

  test('make the least of a value that has what it must', () => {
    const card = landing.entry(shapeAt(landing, 'cards', 'items'));
    expect(landing.blank(card)).toEqual({ title: '', text: '' });
    expect(landing.blank(shapeAt(landing, 'plan'))).toHaveLength(3);
  });

  test('tell which of several a value is meant as', () => {
    const form = landing.choices(shapeAt(landing, 'form'));
    expect(choiceOf(form, 'contact')).toBe(0);
    expect(choiceOf(form, { fields: [] })).toBe(1);
    const link = config.choices(config.entry(shapeAt(config, 'navigation', 'header')));
    expect(choiceOf(link, { label: 'Home', href: '/' })).toBe(0);
    expect(choiceOf(link, { label: 'More', items: [] })).toBe(1);
    expect(choiceTitles(link)).toEqual(['Link', 'Menu']);
  });
});

describe('words of the form', () => {
  test.each([
    ['urgencyBanner', 'Urgency banner'],
    ['seo', 'SEO'],
    ['directCTA', 'Direct CTA'],
    ['page-hero', 'Page hero'],
  ])('%s is %s', (key, title) => expect(titleOf(key)).toBe(title));

  test('sum up an entry by what says most', () => {
    expect(summaryOf({ icon: 'zap', title: 'Repairs' })).toBe('Repairs');
    expect(summaryOf({ src: 'a.jpg', alt: 'A van' })).toBe('A van');
    expect(summaryOf([{ question: 'When?' }])).toBe('When?');
    expect(summaryOf({ icon: 'zap' })).toBe('');
  });
});

describe('values from one version to the next', () => {
  const data = fc.jsonValue({ maxDepth: 3 });

  test('say the same, and keep every part that does', () => {
    fc.assert(
      fc.property(data, data, (before, after) => {
        expect(sharedData(before, after)).toEqual(after);
        expect(sharedData(before, structuredClone(before))).toBe(before);
      }),
    );
    const before = { a: { b: [1, { c: 2 }] }, d: { e: 3 } };
    const shared = sharedData(before, { a: { b: [1, { c: 2 }] }, d: { e: 4 } });
    expect((shared as typeof before).a).toBe(before.a);
  });

  test('keep the order of keys apart', () => {
    expect(isSameData({ a: 1, b: 2 }, { b: 2, a: 1 })).toBe(false);
  });

  test('leave each entry its name where it is moved, changed, added or taken away', () => {
    const ids = ['x', 'y', 'z'];
    const entries = ['one', 'two', 'three'];
    expect(entryIds(entries, ids, ['three', 'one', 'two'])).toEqual(['z', 'x', 'y']);
    expect(entryIds(entries, ids, ['one', '2', 'three'])).toEqual(ids);
    expect(entryIds(entries, ids, ['one', 'three'])).toEqual(['x', 'z']);
    const [first, added, ...rest] = entryIds(entries, ids, ['one', 'new', 'two', 'three']);
    expect([first, ...rest]).toEqual(ids);
    expect(ids).not.toContain(added);
    expect(new Set(entryIds(['a', 'a'], ['x', 'y'], ['a', 'a', 'a'])).size).toBe(3);
  });

  test('have their entries numbered as the list is after a move', () => {
    const place = fc.nat({ max: 6 });
    fc.assert(
      fc.property(place, place, (from, to) => {
        const list = [0, 1, 2, 3, 4, 5, 6];
        const moved = list.toSpliced(from, 1).toSpliced(to, 0, from);
        expect(list.map((index) => moved[movedPlace(index, from, to)])).toEqual(list);
      }),
    );
  });
});

describe('facts in texts', () => {
  test('are found, and the pieces are the text', () => {
    expect(factsOf('From {fees.travel}, {fees.travel} a day {not a fact}')).toEqual([
      'fees.travel',
    ]);
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z.{}A ]*$/), (text) => {
        expect(
          piecesOf(text)
            .map((piece) => piece.text)
            .join(''),
        ).toBe(text);
        for (const { text: piece, at } of piecesOf(text))
          expect(text.startsWith(piece, at)).toBe(true);
      }),
    );
  });

  test('have their values where a text is summed up; unknown ones stay as they are', () => {
    const facts = [{ name: 'fees.travel', text: '$40' }];
    expect(withFactValues('From {fees.travel} to {fees.none}', facts)).toBe(
      'From $40 to {fees.none}',
    );
  });

  test('that are calculated have the result, and stay as they are without one', () => {
    const style = { locale: 'en-US', currency: 'USD' };
    const facts = [
      { name: 'fees.visit', text: '$40', number: { value: 40, unit: 'money' as const, ...style } },
      {
        name: 'fees.copy',
        text: '$2.50',
        number: { value: 2.5, unit: 'money' as const, ...style },
      },
      { name: 'business.name', text: 'Bell' },
    ];
    expect(withFactValues('{fees.visit + 3 * fees.copy} in all', facts)).toBe('$47.50 in all');
    for (const text of ['{fees.visit + 10}', '{fees.visit + business.name}', '{2 * fees.none}'])
      expect(withFactValues(text, facts)).toBe(text);
  });

  test('are looked for behind a brace or a sign, up to the caret', () => {
    expect(openReference('A {bus', 6)).toEqual({ at: 3, typed: 'bus', isCalculated: false });
    expect(openReference('A {fees.a + tr', 14)).toEqual({
      at: 12,
      typed: 'tr',
      isCalculated: true,
    });
    expect(openReference('A {bus b', 8)).toBeUndefined();
    expect(openReference('{fees.travel}', 13)).toBeUndefined();
  });
});

describe('marks of Markdown', () => {
  test('come and go', () => {
    const chosen = { text: 'one two three', start: 4, end: 7 };
    const bold = wrapped(chosen, '**', 'bold');
    expect(bold.text).toBe('one **two** three');
    expect(wrapped(bold, '**', 'bold')).toEqual(chosen);
    expect(linked(chosen)).toMatchObject({ text: 'one [two](/) three', start: 10, end: 11 });
  });

  test('stand in front of each line that is chosen', () => {
    const lines = listed({ text: 'a\nb\nc', start: 2, end: 5 }, '- ');
    expect(lines.text).toBe('a\n- b\n- c');
    expect(listed(lines, '- ').text).toBe('a\nb\nc');
  });
});

test('contrast is that of WCAG', () => {
  expect(contrastWithWhite('#000')).toBeCloseTo(21);
  expect(contrastWithWhite('#767676')).toBeCloseTo(4.54, 2);
  expect(contrastWithWhite('blue')).toBeUndefined();
  expect(longHex('#abc')).toBe('#aabbcc');
});

test('findings stand at their field and count in its groups, the same objects for as long as they say the same', () => {
  const finding = (path: (string | number)[], severity = 'warning') =>
    ({ path, severity, rule: 'a/b', message: 'So.', hint: '' }) as unknown as FieldFinding;
  const all = [finding(['plan', 0, 'title']), finding(['plan', 1], 'error'), finding([])];
  const index = new FindingIndex(all);
  expect(index.at('plan[0].title')).toHaveLength(1);
  expect([index.countIn('plan'), index.countIn('plan[0]'), index.countIn('seo')]).toEqual([
    2, 1, 0,
  ]);
  expect([index.hasErrorIn('plan'), index.hasErrorIn('plan[0]')]).toEqual([true, false]);
  const next = new FindingIndex(structuredClone(all).slice(0, 2), index);
  expect(next.at('plan[0].title')).toBe(index.at('plan[0].title'));
  expect(next.at('hero')).toBe(index.at('seo'));
});
