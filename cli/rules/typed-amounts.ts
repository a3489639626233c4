import type { Repair } from '../content/diagnostic.ts';
import { ANY_FACT, type Facts } from '../content/facts/facts.ts';
import type { Span } from '../content/span-location.ts';
import { type Amount, amountsIn } from './words/figures/amounts.ts';
import { billFinding } from './words/figures/bills/bill-findings.ts';
import { isBilledInProse } from './words/figures/bills/billed-prose.ts';
import { calculated } from './words/figures/calculated/calculated-sums.ts';
import { nearHint, wrongFormula } from './words/figures/calculated/calculation-hints.ts';
import { isWorth } from './words/figures/calculated/calculations.ts';
import { isPartOfFee } from './words/figures/calculated/parts-of-fees.ts';
import { isNamedRate, isReckoned } from './words/figures/calculated/reckoned-sums.ts';
import { isBaseOfRow } from './words/figures/calculated/row-sums.ts';
import { formulaAt } from './words/figures/calculated/said-formulas.ts';
import { countedFees } from './words/figures/calculated/travel-costs.ts';
import { isOfAnother, isSaidOfFee, isThatFee } from './words/figures/fee-evidence.ts';
import { equalFee, otherFee } from './words/figures/fee-hints.ts';
import { isAboutFee } from './words/figures/figure-topics.ts';
import { listedAmounts } from './words/figures/listed/listed-amounts.ts';
import { isMoneyOfOthers } from './words/figures/money-trades.ts';
import { isByUs } from './words/figures/own-prices.ts';
import { isTakenByUs } from './words/figures/own-sums.ts';
import { isSum } from './words/figures/price-words.ts';
import { ANYWHERE, type SumPlace } from './words/figures/sum-places.ts';
import { isAddedUp } from './words/figures/sums/added-up.ts';
import { isCarriedAlong } from './words/figures/sums/carried-sums.ts';
import { isOnScale } from './words/figures/sums/first-and-further.ts';
import { isOfBuyer } from './words/figures/sums/sums-of-buyers.ts';
import { isInExampleAt } from './words/figures/sums/sums-of-examples.ts';
import { isFine } from './words/figures/sums/sums-of-fines.ts';
import { isCapped } from './words/figures/sums/sums-of-laws.ts';
import { isAfterOffice, isOfOffice } from './words/figures/sums/sums-of-offices.ts';
import { isFromPayer, isOfOthers } from './words/figures/sums/sums-of-others.ts';
import { isOfTheWorld } from './words/figures/sums/sums-of-the-world.ts';
import { isTotalOfThings } from './words/figures/totals-of-things.ts';
import { isEarned } from './words/figures/wages.ts';
import { isIn, quotationsIn } from './words/quotations.ts';
import { sentenceAt } from './words/surroundings.ts';

/** Names of the facts that are amounts of money, by amount. */
function namesByAmount(facts: Facts): Map<number, string[]> {
  const names = new Map<number, string[]>();
  for (const name of facts.names) {
    const text = facts.get(name) ?? '';
    if (!isSum(text, facts)) continue;
    const [{ value } = { value: Number.NaN }] = amountsIn(text, facts, 'en');
    names.set(value, [...(names.get(value) ?? []), name]);
  }
  return names;
}

const known = new WeakMap<Facts, Map<number, string[]>>();

/** A typed amount, with the message about it. */
export interface TypedAmount {
  span: Span;
  message: string;
  hint: string;
  /** Whether a fee has this amount. */
  isFee: boolean;
  /** Replaces it by a reference to the only fact with the same text. */
  repair?: Repair | undefined;
}

/** Directly after an amount: it is a price. */
const EACH = /^\s(?:for|per|each|an?|por|cada|pro|je|für)(?!\p{L})/iu;

/** Directly before an amount: it is a price. */
const COSTS =
  /(?<!\p{L})(?:adds?|costs?|charges?|pays?|plus|another|cuestan?|cobramos|pagan?|suma|agrega|añade|kostet|kosten|zahlt|zahlen|zuzüglich)\s(?:only |just |solo |nur )?$/iu;

/** True for a sum on the site of a business about money that is none of its prices. */
function isNoPrice(text: string, at: number, facts: Facts, placeOf: () => SumPlace): boolean {
  return isMoneyOfOthers(text, at, facts) && !isSaidOfFee(text, at, facts, placeOf());
}

/** True for a sum of the world, such as a tax threshold, or of an example, that a fee happens to equal. */
function isOtherSum(
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
  if (isOfOffice(text, span, facts) || isFine(text, span)) return true;
  if (isCapped(text.slice(sentence.start, at))) return true;
  const isElsewhere =
    !equal.some((name) => isAboutFee(name, words)) &&
    (isNoPrice(text, at, facts, placeOf) ||
      isOfTheWorld({ text, at, sentence }, facts) ||
      isOfOthers(text, span, facts) ||
      isAfterOffice(text, at, facts) ||
      (isTotalOfThings(text, span) && !isByUs(text, at)) ||
      placeOf().isExample ||
      isInExampleAt(text, at));
  return isElsewhere || !isThatFee(text, sum, equal, facts, placeOf());
}

/** What stands between the two amounts of a range. */
const BETWEEN = /^\s?(?:-|–|—|to|and|or|a|y|o|bis|und|oder)\s?$/i;

/** Entries of a list that are named in a message. */
const MOST_NAMED = 3;

/** @param value of a single sum, which a list may have for entries that its text does not name. */
function unknownAmount(written: string, facts: Facts, value?: number): string {
  const listed = listedAmounts(facts).filter((amount) => amount.value === value);
  const [first] = listed;
  const names = listed.slice(0, MOST_NAMED).map((amount) => amount.names[0]);
  return first
    ? `${written} is what site.config.yaml has for ${names.join(', ')}, in ${first.list}, which nothing beside it names.`
    : `No fee in site.config.yaml is ${written}.`;
}

/** The two amounts of a range are one mistake. */
function inRanges(typed: readonly TypedAmount[], text: string, facts: Facts): TypedAmount[] {
  const ranges: TypedAmount[] = [];
  for (const amount of typed) {
    const before = ranges.at(-1);
    const between = before && text.slice(before.span[1], amount.span[0]);
    if (!before || between === undefined || !BETWEEN.test(between)) {
      ranges.push(amount);
      continue;
    }
    const span: Span = [before.span[0], amount.span[1]];
    const isFee = before.isFee || amount.isFee;
    const repair =
      before.repair && amount.repair && 'becomes' in before.repair && 'becomes' in amount.repair
        ? { span, becomes: `${before.repair.becomes}${between}${amount.repair.becomes}` }
        : undefined;
    ranges[ranges.length - 1] = {
      span,
      message: isFee
        ? `${text.slice(...span)} is typed in by hand, so it stays the same when the fees in site.config.yaml change.`
        : unknownAmount(text.slice(...span), facts),
      isFee,
      hint: before.hint === amount.hint ? before.hint : `${before.hint} ${amount.hint}`,
      repair,
    };
  }
  return ranges;
}

/** True for a sum that no fee has, and that may still be a price of the business. */
function isOwn(text: string, sum: Amount, facts: Facts, place: SumPlace): boolean {
  const { span } = sum;
  const at = span[0];
  const around = { text, at, sentence: sentenceAt(text, at) };
  if (place.isPast || isFromPayer(place.beside)) return false;
  if (place.isGuide && isInExampleAt(text, at)) return false;
  if (isOfOffice(text, span, facts) || isAfterOffice(text, at, facts)) return false;
  if (isFine(text, span) || (isTotalOfThings(text, span) && !isByUs(text, at))) return false;
  if (isOfOthers(text, span, facts) || isOfTheWorld(around, facts, place.beside)) return false;
  if (isNoPrice(text, at, facts, () => place)) return false;
  if (isOfAnother(text, sum, facts, place) && !isByUs(text, at)) return false;
  return isTakenByUs(text, sum, facts, place);
}

/**
 * Findings about amounts that are typed into a text, in digits or words. Quoted prices are those of others.
 *
 * @param language of the text.
 * @param placeOf where the text is; asked only if it has a sum.
 */
export function typedAmounts(
  text: string,
  facts: Facts,
  language = 'en',
  placeOf: () => SumPlace = () => ANYWHERE,
): TypedAmount[] {
  // Without facts it is unknown which amounts are fees.
  if (facts === ANY_FACT) return [];
  const found = amountsIn(text, facts, language);
  if (found.length === 0) return [];
  const amounts = known.get(facts) ?? namesByAmount(facts);
  known.set(facts, amounts);
  const quotations = quotationsIn(text);
  // The second amount of a range is what the first one is.
  let told: Span | undefined;
  const isOfRange = (at: number) => told !== undefined && BETWEEN.test(text.slice(told[1], at));
  const typed = found.flatMap((sum) => {
    const { span, written, value, isInWords } = sum;
    if (isIn(quotations, span[0])) return [];
    const equal = amounts.get(value);
    const formula = formulaAt(text, sum, facts, language);
    if (formula)
      return isWorth(sum, formula) ? [] : [{ span, ...wrongFormula(sum, formula), isFee: false }];
    const [only] = equal?.length === 1 ? equal : [];
    const isSame = only !== undefined && facts.get(only, language) === written;
    const billed = billFinding(text, sum, equal ?? [], { amounts, facts, language }, placeOf);
    if (billed) return billed.told ? [{ span, ...billed.told, isFee: false }] : [];
    if (isEarned(text, span, placeOf)) return [];
    if (listedAmounts(facts).length > 0 && placeOf().isListed(sum)) return [];
    if (!equal && value === 0) return [];
    if (isOfBuyer(text, sum, found, placeOf().titles, equal !== undefined)) return [];
    if (!equal && !isOfRange(span[0]) && !isOwn(text, sum, facts, placeOf())) return [];
    if (equal && isOtherSum(text, sum, equal, facts, placeOf)) return [];
    const isCalculation =
      (placeOf().isGuide &&
        !isNamedRate(text, span, equal ?? []) &&
        isReckoned(text, sum, found, equal ? [] : countedFees(amounts, facts), facts, language)) ||
      isAddedUp(text, sum, placeOf(), facts, language) ||
      isOnScale(text, sum, placeOf(), facts, language);
    if (isCalculation) return [];
    const neighbors = placeOf().neighbors();
    const asCalculation = calculated(
      { text, sum, sums: found, amounts, neighbors, facts, language },
      equal ?? [],
    );
    if (asCalculation.isRight) return [];
    if (!equal && isBilledInProse(text, sum, found, { amounts, facts, language })) return [];
    if (!equal && isPartOfFee(text, sum, found, neighbors, facts)) return [];
    if (!equal && isBaseOfRow(text, sum, found, facts, language)) return [];
    // "One dollar" and "a thousand dollars" are figures of speech.
    const costs = COSTS.test(text.slice(0, span[0]));
    const isEach = equal !== undefined && (EACH.test(text.slice(span[1])) || costs);
    const isRound =
      (value === 1 && !isEach) ||
      (!equal && /^(?:10+|\d000)$/.test(String(value)) && !(value === 10 && costs));
    // So is "a two-dollar radio".
    const isCarried = !equal && isCarriedAlong(text, span);
    if (isInWords && (isRound || isCarried || (!equal && /-\p{L}+$/u.test(written)))) return [];
    const near = nearHint(asCalculation.meant ?? (equal ? undefined : asCalculation.calculation));
    const { hint, isCertain } =
      equal && near === undefined
        ? equalFee(text, sum, equal, amounts, facts, placeOf())
        : { hint: near ?? otherFee(text, sum, amounts, facts, placeOf()), isCertain: false };
    told = span;
    return {
      span,
      message: equal
        ? `${written} is typed in by hand, so it stays the same when the fee in site.config.yaml changes.`
        : unknownAmount(written, facts, value),
      isFee: equal !== undefined,
      hint,
      repair: isSame && isCertain ? { span, becomes: `{${only}}` } : undefined,
    };
  });
  return inRanges(typed, text, facts);
}
