import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { policySources } from '../../renderer/document/page-policy.ts';
import { CHOOSE_VARIANT } from '../../renderer/features/variants/choose-variant.ts';
import { shownMarkup } from '../../renderer/features/variants/shown-markup.ts';
import { SHOW_VARIANT, variedMarkup } from '../../renderer/features/variants/varied-markup.ts';
import { render } from '../renderer/rendered-landing.ts';
import { cases } from '../support/proof.ts';

const SCRIPT = `<script>${SHOW_VARIANT}</script>`;

/** Trees that differ by a word, an attribute, or an element more or less. */
const text = fc.constantFrom('now', 'soon', 'Call us', 'a &lt; b');
const { tree } = fc.letrec<{ tree: string; forest: string }>((tie) => ({
  tree: fc.oneof(
    { maxDepth: 3 },
    text,
    fc.constantFrom(
      '<br>',
      '<img alt="a > b" src="/a.png">',
      '<svg><path d="M0 0"/></svg>',
      '<hr class="x">',
    ),
    fc
      .tuple(
        fc.constantFrom('p', 'div', 'ul', 'section', 'h1'),
        fc.constantFrom('', ' class="a"', ' id="b"'),
        tie('forest'),
      )
      .map(([name, attributes, inner]) => `<${name}${attributes}>${inner}</${name}>`),
  ),
  forest: fc.array(tie('tree'), { maxLength: 4 }).map((trees) => trees.join('')),
}));
const body = fc
  .array(tree, { minLength: 1, maxLength: 4 })
  .map((trees) => `<main>${trees.join('')}</main>`);

describe('a page with variants', () => {
  test('shows each visitor exactly the page of the variant, and without script the original', () => {
    fc.assert(
      fc.property(body, body, body, (own, b, c) => {
        const varied = variedMarkup(own, [
          { name: 'b', markup: b },
          { name: 'c', markup: c },
        ]);
        expect(shownMarkup('original', varied)).toBe(own);
        expect(shownMarkup('b', varied)).toBe(b);
        expect(shownMarkup('c', varied)).toBe(c);
      }),
      { numRuns: cases(300, 20_000) },
    );
  });

  test('holds twice only what differs', () => {
    const own = '<main><section><h1 class="a">Now</h1><p>Same</p></section><p>Same</p></main>';
    const versions = [{ name: 'b', markup: own.replace('Now', 'Soon') }];
    expect(variedMarkup(own, versions)).toBe(
      `<main><section><h1 data-original="" class="a">Now</h1><template data-variant="b"><h1 class="a">Soon</h1></template>${SCRIPT}<p>Same</p></section><p>Same</p></main>`,
    );
    expect(variedMarkup(own, [{ name: 'b', markup: own }])).toBe(own);
  });

  const variants = [{ name: 'soon', weight: 40, set: { 'hero.headline': 'Signed soon' } }];
  const html = render((landing) => Object.assign(landing, { variants }));

  test('says what is tried, and keeps head, title and canonical link of the original', () => {
    expect(html).toContain(
      ' class="tested" data-test="the-gate" data-variants="soon:40" data-variant="original">',
    );
    const plain = render();
    const head = (page: string) => /<head>(.*)<\/head>/s.exec(page)?.[1] ?? '';
    expect(head(html).replace(`<script>${CHOOSE_VARIANT}</script>`, '')).toBe(head(plain));
    expect(
      shownMarkup('original', html.slice(html.indexOf('<body'), html.indexOf('</html>'))),
    ).toBe(plain.slice(plain.indexOf('<body'), plain.indexOf('</html>')));
  });

  test('is as any other page where a variant changes nothing that shows', () => {
    const same = render((landing) =>
      Object.assign(landing, {
        variants: [{ name: 'same', weight: 50, set: { 'hero.headline': landing.hero.headline } }],
      }),
    );
    expect(same).toBe(render());
  });

  test('allows its two scripts by their hashes, and other pages allow neither', () => {
    const hashes = [CHOOSE_VARIANT, SHOW_VARIANT].map(
      (script) => `script-src 'sha256-${createHash('sha256').update(script).digest('base64')}'`,
    );
    expect(policySources(html)).toEqual(hashes.sort());
    expect(policySources(render())).toEqual([]);
  });
});
