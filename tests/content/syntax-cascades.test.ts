import { expect, it } from 'vitest';
import { parseYamlDocument } from '../../cli/content/yaml/yaml-document.ts';

/** What is told of a text, as `line rule`. */
function told(text: string): string[] {
  return parseYamlDocument(text).findings.map(({ range, rule }) => `${range.line} ${rule}`);
}

const REST = 'site:\n  name: Roofs\n  title: Roofs of Hull\nlist:\n  - { a: 1 }\n  - { a: 2 }\n';

it.each([
  ['a brace too many', `facts: { year: 2008 }}\n${REST}`, ['1 syntax/unexpected']],
  ['a bracket too many', `facts: [1, 2]]\n${REST}`, ['1 syntax/unexpected']],
  [
    'a key that stands too far in',
    `business:\n  name: Keel\n  tagline: Dry feet\n   serving: Hull\n  phone: none\n`,
    ['4 syntax/indentation'],
  ],
  [
    'a key that stands a space too far out',
    'business:\n  address:\n    street: 1 Quay\n   locality: Hull\n    region: East\n    country: GB\n  geo: { a: 1 }\nlist:\n  - 1\n',
    ['4 syntax/indentation'],
  ],
  [
    'a key that stands too far out',
    'a:\n  - title:\n     heading: Hull\n      intro: Boats.\n',
    ['3 syntax/indentation'],
  ],
  [
    'an entry behind its key',
    'title:\n  heading: - Hull\n  intro: Boats\n',
    ['2 syntax/unexpected'],
  ],
  ['a brace behind a comment', `brand: { color: #b45309 }\n${REST}`, ['1 syntax/cut-text']],
  ['one on a further line', `brand:\n  { a: 1,\n    color: #b45 }\n`, ['3 syntax/cut-text']],
  ['a text with a star before it', 'title: *dry feet all year\nintro: Boats\n', ['1 syntax/alias']],
])('%s is told once', (_, text, findings) => {
  expect(told(text)).toEqual(findings);
});

it('faults of their own are each told', () => {
  expect(told('a: One: two\nb: fine\nc: "Three" four\nd: "Five" six\n')).toEqual([
    '1 syntax/quotes-needed',
    '3 syntax/unexpected',
    '4 syntax/unexpected',
  ]);
});

it('a comment that has swallowed the end of a bracket keeps the file from being read', () => {
  const { value, findings } = parseYamlDocument('brand: { color: #b45309 }\na: 1\n');
  expect([value, findings[0]?.severity]).toEqual([undefined, 'error']);
});
