import fc from 'fast-check';
import { expect, test } from 'vitest';
import { forbiddenTitle, mayHoldForbiddenTitle } from '../../../site/rules/forbidden-title.ts';

const piece = fc.constantFrom(
  ...['notari', 'notaria', 'NOTARIO', 'notarío', 'nótario', 'n', 'o', 'ó', 't', 'a', 'r', 'i', 'í'],
  ...['s', 'S', ' ', '_', '1', '.', '-', 'ü', 'ñ', '\u0301', '\u0308', '\ufe0f', '公', ' público'],
);

test('the quick look misses no title that Texas forbids', () => {
  let found = 0;
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      const text = pieces.join('');
      if (!forbiddenTitle(text)) return;
      found += 1;
      expect(mayHoldForbiddenTitle(text), text).toBe(true);
    }),
    { numRuns: 20_000 },
  );
  expect(found).toBeGreaterThan(500);
});
