import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Path } from '../../cli/content/value-path.ts';
import { editText } from '../../cli/edit/edit-text.ts';
import { readValue } from '../../cli/edit/yaml-tree.ts';
import { locatedTexts } from '../../cli/rules/texts.ts';
import { cases } from '../support/proof.ts';
import { generatedText, landings } from '../support/yaml-texts.ts';

const words = fc.oneof(
  fc.lorem({ maxCount: 30 }),
  fc.constantFrom('', 'no', '012', 'a: b', 'a #b', "it's", '"', ' x ', 'two\nlines', '# x', '- y'),
);

/** A file, and other words for some of its texts. */
const edits = fc
  .oneof(fc.constantFrom(...landings), generatedText)
  .filter((text) => typeof readValue(text) === 'object')
  .chain((text) => {
    const paths = locatedTexts(readValue(text), []).map(({ path }) => path);
    return fc.record({
      text: fc.constant(text),
      operations: fc
        .subarray(paths, { maxLength: Math.min(6, paths.length) })
        .chain((chosen) =>
          fc.tuple(
            ...chosen.map((path: Path) =>
              words.map((value) => ({ op: 'set', path, value }) as const),
            ),
          ),
        ),
    });
  });

/** A text without what quotes it: which marks a file uses most may change with each edit. */
const unquoted = (text: string) => text.replace(/['"\\]/g, '');

it('sets several texts at once to what they become one after the other', () => {
  fc.assert(
    fc.property(edits, ({ text, operations }) => {
      let expected = text;
      for (const operation of operations) {
        const edited = editText(expected, [operation]);
        if ('refused' in edited) return;
        expected = edited.text;
      }
      const together = editText(text, operations);
      if ('refused' in together) throw new Error(together.refused.reason);
      expect(readValue(together.text)).toEqual(readValue(expected));
      expect(unquoted(together.text)).toBe(unquoted(expected));
    }),
    { numRuns: cases(20, 2000) },
  );
});
