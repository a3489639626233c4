import type { Around, CalculatedPlace } from './around.ts';
import type { Calculation } from './calculations.ts';
import { countedTotals } from './counted-things.ts';
import { withHeading } from './headed-columns.ts';
import { groupTotals } from './named-groups.ts';
import { reducedPrices } from './offers-of-page.ts';
import { fromResultBefore } from './results-before.ts';
import { namedRows } from './rows-by-name.ts';

/** What fees come to that are named by words rather than by references. */
export function fromNames(place: CalculatedPlace, around: Around): Calculation[] {
  const { neighbors, facts, language } = place;
  const { sentence } = around;
  return [
    ...groupTotals(place, sentence),
    ...countedTotals(sentence, neighbors, facts, language),
    ...withHeading(place),
    ...fromResultBefore(place, around),
    ...reducedPrices(place, around),
    ...namedRows(place),
  ];
}
