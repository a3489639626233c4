import type { CopyRule } from '../../content/rule.ts';
import type { Span } from '../../content/span-location.ts';
import type { TypedAmount } from '../amount-ranges.ts';
import { typedAmounts } from '../typed-amounts.ts';
import { sumPlaceOf } from '../words/figures/sum-places.ts';
import { isBeside } from '../words/figures/sums/figures-beside.ts';
import { isNeighborsPage } from '../words/surroundings.ts';
import { SIGN } from '../words/telling-words.ts';
import { isBody, isQuoted } from '../words/text-kinds.ts';
import { isExample, isFactPlace, languageAt } from '../words/text-place.ts';

/** A finding with the backslash before a sign of Markdown, `\$25`, which would be left before a reference. */
function withEscape(told: TypedAmount, text: string): TypedAmount {
  const [start, end] = told.span;
  if (text[start - 1] !== '\\') return told;
  const span: Span = [start - 1, end];
  const { repair } = told;
  const isWhole = repair && 'span' in repair && repair.span?.[0] === start;
  return { ...told, span, ...(isWhole ? { repair: { ...repair, span } } : {}) };
}

/** A typed price becomes wrong when the fee changes. */
export const factsTypedAmount: CopyRule = {
  name: 'facts/typed-amount',
  severity: 'warning',
  perText: true,
  signs: SIGN.money,
  *check(file, facts) {
    for (const located of file.texts) {
      if (isFactPlace(located, file) || isExample(located) || isQuoted(located)) continue;
      // What people look for is in their words.
      if (located.path[1] === 'keywords') continue;
      const { path, text } = located;
      const placeOf = () => {
        // The same words may be a price in one block and none in another.
        file.dependsOnOthers(located);
        return sumPlaceOf(located, file, facts);
      };
      const language = languageAt(located, file, facts);
      const othersOf = () =>
        file.whole.texts
          .filter((other) => other !== located)
          .map((other) => ({
            text: other.text,
            placeOf: () => sumPlaceOf(other, file, facts),
            isBeside: isBeside(located, other),
          }));
      const typed = typedAmounts(text, facts, language, placeOf, othersOf);
      if (typed.length === 0) continue;
      if (isBody(located) && isNeighborsPage(file.raw)) {
        file.dependsOnOthers(located);
        continue;
      }
      for (const words of typed) yield { path, ...withEscape(words, text) };
    }
  },
};
