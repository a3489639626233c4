import type { CopyRule } from '../../content/rule.ts';
import { typedAmounts } from '../typed-amounts.ts';
import { sumPlaceOf } from '../words/figures/sum-places.ts';
import { isBeside } from '../words/figures/sums/figures-beside.ts';
import { isNeighborsPage } from '../words/surroundings.ts';
import { SIGN } from '../words/telling-words.ts';
import { isBody, isQuoted } from '../words/text-kinds.ts';
import { isExample, isFactPlace, languageAt } from '../words/text-place.ts';

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
      for (const words of typed) yield { path, ...words };
    }
  },
};
