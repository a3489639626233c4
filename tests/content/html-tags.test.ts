import fc from 'fast-check';
import { expect, test } from 'vitest';
import { attributeIn, readTags } from '../../cli/content/html-tags.ts';

/** A piece of a page and what a reader is told of it. */
type Piece = readonly [html: string, told: readonly string[]];

const words = fc.constantFrom('', 'Dry roofs', 'a &lt; b', '\n', '“ä”', 'a > b');
const name = fc.constantFrom('p', 'h1', 'a', 'svg', 'my-list', 'stylelist');
const attributes = fc.constantFrom('', ' id="a"', ' title="a > b"', ' alt="<p>" hidden', ' x="\n"');

const piece: fc.Arbitrary<Piece> = fc.oneof(
  words.map((text): Piece => [text, [`text ${text}`]]),
  fc
    .tuple(name, attributes)
    .map(([of, written]): Piece => [`<${of}${written}>`, [`open ${of}${written}`]]),
  name.map((of): Piece => [`</${of}>`, [`close ${of}`]]),
  fc.constantFrom('<!doctype html>', '<!-- <p> "-->').map((html): Piece => [html, []]),
  fc
    .tuple(fc.constantFrom('script', 'style'), words)
    .map(
      ([of, text]): Piece => [`<${of} a="b">${text}<p></${of}>`, [`raw ${of} a="b" ${text}<p>`]],
    ),
);

test('a page is read as it was written', () => {
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      const told: string[] = [];
      let text = '';
      const tell = (what: string) => {
        if (text !== '') told.push(`text ${text}`);
        text = '';
        told.push(what);
      };
      readTags(`${pieces.map(([html]) => html).join('')}<hr>`, {
        text: (more) => {
          text += more;
        },
        open: (of, written) => tell(`open ${of}${written}`),
        close: (of) => tell(`close ${of}`),
        raw: (of, written, content) => tell(`raw ${of}${written} ${content}`),
      });
      const expected: string[] = [];
      for (const one of pieces.flatMap(([, all]) => all)) {
        const isText = one.startsWith('text ') && expected.at(-1)?.startsWith('text ');
        if (isText) expected.push(`${expected.pop()}${one.slice('text '.length)}`);
        else if (one !== 'text ') expected.push(one);
      }
      expect(told).toEqual([...expected, 'open hr']);
    }),
  );
});

test.each([
  [' href="/a?b=1&amp;c" class="x"', 'href', '/a?b=1&c'],
  [' data-href="/a"', 'href', undefined],
  [' hidden class="x"', 'hidden', ''],
  [' class="hidden"', 'hidden', undefined],
])('of%s the value of %s is %s', (written, of, value) => {
  expect(attributeIn(written, of)).toBe(value);
});
