import type { Facts } from '../../../../content/facts/facts.ts';
import { sentenceAt } from '../../sentence-at.ts';
import { paragraphAt } from '../../surroundings.ts';
import type { Amount } from '../amounts.ts';
import { isBoughtThing } from '../bought-things.ts';
import { isOfAnother } from '../fee-evidence.ts';
import { isOnlyRoughly } from '../likely-fees.ts';
import { isOfMarket } from '../own-prices.ts';
import { refersToFee, type SumPlace } from '../sum-places.ts';
import { isInRowOfOthers } from './sums-of-strangers.ts';

/** A sentence up to this length is a line of a list, and its entry says what its sum is for. */
const LINE = 60;

/** What somebody else does for a sum: "the clerk who may keep it on deposit for". */
const DONE_BY_OTHERS =
  /(?<!\p{L})(?:who|which|that|quien(?:es)?|que|der|die|das)\s(?:may|can|will|must|has to|pueden?|podrán?|deben?|kann|darf|muss|wird)\s(?!pay|pagar|abonar|zahlen)[^.;!?]*$/iu;

function isOfOthersOrRough(text: string, start: number, at: number): boolean {
  return isOnlyRoughly(text, at) || DONE_BY_OTHERS.test(text.slice(start, at));
}

/**
 * True for an amount that fees have, the only one that its file types beside references to fees: an author who states prices by reference has
 * rather forgotten one than met it by chance. The body of a guide tells of many things besides.
 */
export function isSolePrice(text: string, { span: [at] }: Amount, place: SumPlace): boolean {
  if (place.isGuide && !place.isProse) return false;
  return !isOfOthersOrRough(text, sentenceAt(text, at).start, at) && place.isSole();
}

/** True for such an amount whose line, table or paragraph has references to fees beside it, or that the page offers. */
export function isSoleAmongFees(
  text: string,
  sum: Amount,
  equal: readonly string[],
  facts: Facts,
  place: SumPlace,
): boolean {
  const [at] = sum.span;
  // In a text of many subjects, one of several fees is one by chance.
  if (place.isGuide && !place.isProse && equal.length > 1) return false;
  if (place.isStory || place.isPast || place.isOfJobs || !place.isSole()) return false;
  const { start, end } = sentenceAt(text, at);
  const isAmong =
    place.isOffer ||
    refersToFee(paragraphAt(text, at), facts) ||
    (end - start <= LINE && (place.isAmongFees() || place.isInRowsOfFees()));
  return (
    isAmong &&
    !isOfOthersOrRough(text, start, at) &&
    !isOfMarket(text.slice(start, end)) &&
    !isOfAnother(text, sum, facts, place) &&
    !isBoughtThing(text, sum.span, facts, place) &&
    !isInRowOfOthers(text, at, facts)
  );
}
