import { expect, it } from 'vitest';
import { type JsonShape, keysAt } from '../../cli/content/shape/json-shape.ts';
import { placeHint } from '../../cli/content/shape/key-places.ts';

function map(keys: readonly string[], groups: Record<string, JsonShape> = {}): JsonShape {
  return { properties: { ...Object.fromEntries(keys.map((key) => [key, {}])), ...groups } };
}

const PICTURE = map(['src', 'alt']);

const SEO = map(['title', 'description', 'keywords']);

const LANDING = map(['language'], {
  page: map(['name', 'aliases', 'noindex', 'canonical', 'draft'], { image: PICTURE }),
  seo: SEO,
  hero: map(['headline'], { image: PICTURE }),
  text: map(['heading', 'body']),
  cards: map(['heading', 'title']),
});

const PAGE = map(['name', 'type', 'aliases', 'noindex'], { seo: SEO });

const inLanding = (key: string, value: unknown, ...path: string[]) =>
  placeHint(key, value, path, (at) => keysAt(LANDING, at));

const onPage = (key: string, value: unknown, ...path: string[]) =>
  placeHint(key, value, path, (at) => keysAt(PAGE, at));

it.each([
  ['aliases', ['/x'], [], 'Write it below page.'],
  ['aliases', ['/x'], ['seo'], 'Write it below page.'],
  ['canonical', '/x', ['hero'], 'Write it below page.'],
  ['draft', true, [], 'Write it below page.'],
  ['image', { src: 'a.jpg' }, [], 'Write it below page.'],
  ['title', 'A', [], 'Write it below seo.'],
  ['title', 'A', ['page'], 'Write it below seo.'],
  ['no_index', true, [], 'Write it below page, as noindex.'],
  ['language', 'en', ['page'], 'Write language at the top level of the file, not below page.'],
])('%s of a landing belongs elsewhere', (key, value, path, hint) => {
  expect(inLanding(key, value, ...path)).toBe(hint);
});

it.each([
  ['a key that nothing has', 'phone', '1', []],
  ['a key of several blocks', 'heading', 'A', ['hero']],
  ['a text that is called like a block', 'text', 'A', ['hero']],
])('of %s no place is named', (_, key, value, path) => {
  expect(inLanding(key, value, ...path)).toBeUndefined();
});

it.each([
  ['noindex', true, ['seo'], 'Write noindex at the top level of the file, not below seo.'],
  ['keywords', ['a'], [], 'Write it below seo.'],
  [
    'page',
    { aliases: ['/x'] },
    [],
    'Write its keys at the top level of the file: only landings have a page.',
  ],
])('%s of a page belongs elsewhere', (key, value, path, hint) => {
  expect(onPage(key, value, ...path)).toBe(hint);
});
