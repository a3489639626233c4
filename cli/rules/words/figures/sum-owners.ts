import type { Facts } from '../../../content/facts/facts.ts';
import { sentenceAt } from '../sentence-at.ts';
import { headingAbove } from '../surroundings.ts';
import type { Amount } from './amounts.ts';
import { isOfAnother, isOfPeriod, isSaidOfFee, isTelling, isThatFee } from './fee-evidence.ts';
import { isAboutFee } from './figure-topics.ts';
import { isMoneyOfOthers } from './money-trades.ts';
import { isByUs, isOfOthersHeading } from './own-prices.ts';
import { isSaidAsPrice, isStated, isTakenByUs } from './own-sums.ts';
import { isSum } from './price-words.ts';
import type { SumPlace } from './sum-places.ts';
import { isCapOfState } from './sums/caps-of-states.ts';
import { isOfficialFee } from './sums/official-fees.ts';
import { isDifference } from './sums/paid-elsewhere.ts';
import { isSoleAmongFees } from './sums/sole-prices.ts';
import { isDonation, isTaking } from './sums/sums-given.ts';
import { isInExampleAt, isOfDone } from './sums/sums-of-examples.ts';
import { isFine } from './sums/sums-of-fines.ts';
import { isAfterLaw, isAtMost, isCapped } from './sums/sums-of-laws.ts';
import { isKnownLimit } from './sums/sums-of-limits.ts';
import { isFromFund, isOfMarkets } from './sums/sums-of-markets.ts';
import { isAfterOffice, isOfOffice } from './sums/sums-of-offices.ts';
import { isOfChange } from './sums/sums-of-old.ts';
import { isFromPayer, isOfOthers } from './sums/sums-of-others.ts';
import { isInRowOfOthers, isOfStranger } from './sums/sums-of-strangers.ts';
import { isOfTheWorld } from './sums/sums-of-the-world.ts';
import { isTakenByOthers } from './takers.ts';
import { isTotalOfThings } from './totals-of-things.ts';

/** True for a sum on the site of a business about money that is none of its prices. */
function isNoPrice(text: string, at: number, facts: Facts, placeOf: () => SumPlace): boolean {
  return isMoneyOfOthers(text, at, facts) && !isSaidOfFee(text, at, facts, placeOf());
}

/** A thing that readers know, or have: "The second car costs". */
const KNOWN_THING = /^(?:the|your|der|die|das|ihre?|dein|el|la|los|las|sus?|tus?)\s/iu;

/** True for what somebody pays every month or year, where the business has no such fee. */
function isOfRunningCosts(text: string, { span }: Amount, facts: Facts, isOffer: boolean): boolean {
  const [at, to] = span;
  const isOfThing = KNOWN_THING.test(text.slice(sentenceAt(text, at).start));
  if (isStated(text, span) ? !isOfThing : isOffer) return false;
  const fees = facts.names.filter((name) => isSum(facts.get(name) ?? '', facts));
  return isOfPeriod(text.slice(to), fees) && !isByUs(text, at);
}

/** A text up to this length is a line of a price list: "A look costs $40 today". */
const LINE = 45;

/**
 * True for the price of an entry, for what a line or a text of the first screen states as a price ("6 euro for an ordinary key"), and for a stated one
 * with digits that are hardly equal by chance.
 */
function isOffered(text: string, sum: Amount, place: SumPlace): boolean {
  if (place.isStory || place.isPast || place.isOfJobs) return false;
  if (place.isPrice) return true;
  const isShort = place.isOffer || text.length <= LINE;
  return isShort ? isSaidAsPrice(text, sum.span) : isTelling(sum) && isStated(text, sum.span);
}

/** True for what a state caps, an office takes, sales have brought, or the business gives away. */
function isOfNobodyHere(
  text: string,
  [at, end]: Amount['span'],
  facts: Facts,
  beside: string,
  around: string,
): boolean {
  const sentence = sentenceAt(text, at);
  const [before, after] = [text.slice(sentence.start, at), text.slice(end, sentence.end)];
  return (
    isTaking(text, beside, around) ||
    isDonation(before, after) ||
    isCapOfState(before) ||
    isOfficialFee(before, after, facts)
  );
}

/** True for a sum of the world, such as a tax threshold, or of an example, that a fee happens to equal. */
export function isOtherSum(
  text: string,
  sum: Amount,
  equal: readonly string[],
  facts: Facts,
  placeOf: () => SumPlace,
): boolean {
  const { span } = sum;
  const [at] = span;
  const sentence = sentenceAt(text, at);
  const words = text.slice(sentence.start, sentence.end);
  const { around, beside, isLimit, isOfOther, isPast } = placeOf();
  if (isPast && !isStated(text, span)) return true;
  if (isOfOther || isFromPayer(beside) || isOfOffice(text, span, facts, beside)) return true;
  if (isFine(text, span) || isOfDone(beside) || isOfDone(headingAbove(text, at))) return true;
  if (isOfChange(text.slice(sentence.start, at), text.slice(span[1], sentence.end))) return true;
  const before = text.slice(sentence.start, at);
  if (isDifference(text.slice(span[1]), around)) return true;
  if (isOfNobodyHere(text, span, facts, beside, around)) return true;
  if (isAtMost(before, text.slice(span[1], sentence.end))) return true;
  if (isLimit || isCapped(before) || isFromFund(text, span[1])) return true;
  if (isTakenByOthers(before, facts)) return true;
  if (isAfterLaw(text.slice(text.lastIndexOf('\n\n', at) + 1, at))) return true;
  const isElsewhere =
    !equal.some((name) => isAboutFee(name, words)) &&
    (isNoPrice(text, at, facts, placeOf) ||
      isOfTheWorld({ text, at, sentence }, facts) ||
      isOfOthers(text, span, facts) ||
      isAfterOffice(text, at, facts) ||
      (isTotalOfThings(text, span) && !isByUs(text, at)) ||
      placeOf().isExample ||
      isInExampleAt(text, at));
  const place = placeOf();
  return (
    isElsewhere ||
    !(
      isThatFee(text, sum, equal, facts, place) ||
      isOffered(text, sum, place) ||
      isSoleAmongFees(text, sum, equal, facts, place)
    )
  );
}

/** Directly before what an insurance pays at most: "insured up to", „Transportversicherung bis zu“. */
const INSURED_UP_TO =
  /(?<!\p{L})(?:\p{L}*insur\p{L}*|liability|indemnity|cover(?:age|ed)?|\p{L}*versicher\p{L}*|\p{L}*haftpflicht\p{L}*|\p{L}*deckung\p{L}*|seguros?|asegurad[oa]s?|cobertura|póliza)(?:\s[\p{L}-]+){0,2}?\s(?:up to|bis(?: zu)?|in Höhe von|über|hasta)\s$/iu;

/** No premium is as high. */
const LEAST_INSURED = 5000;

/** True for a sum that no fee has, and that may still be a price of the business. */
export function isOwn(text: string, sum: Amount, facts: Facts, place: SumPlace): boolean {
  const { span } = sum;
  const at = span[0];
  const around = { text, at, sentence: sentenceAt(text, at) };
  if (isOfNobodyHere(text, span, facts, place.beside, place.around)) return false;
  if (isKnownLimit(text.slice(0, at), text.slice(span[1]))) return false;
  if (sum.value >= LEAST_INSURED && INSURED_UP_TO.test(text.slice(0, at))) return false;
  if (place.isPast || place.isOfOther || isFromPayer(place.beside) || isFromFund(text, span[1]))
    return false;
  if (place.isGuide && isInExampleAt(text, at)) return false;
  if (place.isGuide && isOfMarkets(text, span, place.titles)) return false;
  if (isOfOffice(text, span, facts, place.beside) || isAfterOffice(text, at, facts)) return false;
  if (isFine(text, span) || (isTotalOfThings(text, span) && !isByUs(text, at))) return false;
  const isOfOthersBlock = [place.beside, headingAbove(text, at)].some(isOfOthersHeading);
  if (isOfOthersBlock && !isByUs(text, at)) return false;
  if (!place.isPrice && isOfRunningCosts(text, sum, facts, place.isOffer)) return false;
  if (isOfOthers(text, span, facts) || isOfTheWorld(around, facts, place.beside)) return false;
  if (isNoPrice(text, at, facts, () => place)) return false;
  if (isOfAnother(text, sum, facts, place) && !isByUs(text, at)) return false;
  if (isOfStranger(text, sum, facts, place) || isInRowOfOthers(text, at, facts)) return false;
  return isTakenByUs(text, sum, facts, place);
}
