import type { TypedAmount } from '../../../amount-ranges.ts';
import { sentenceAt } from '../../sentence-at.ts';
import type { Amount } from '../amounts.ts';
import { isAboutFee } from '../figure-topics.ts';
import { isByUs } from '../own-prices.ts';
import type { SumPlace } from '../sum-places.ts';

/** A text up to this length is hardly more than its figure, and says what that is beside it. */
const FIGURE = 30;

/** A former price, or one with a slip, is away from that of today by this factor at most where nothing but a title or a label names the fee. */
const FORMER = 1.2;

/** A sum, and behind it a comma with another subject. */
const OTHER_SUM = /[$£€]\s?\d[^;:]*,\s\p{Lu}[\p{L}\s]+$/u;

/** What is known of one sum of a text. */
export interface Judged {
  told?: TypedAmount;
  /** Whether its own words say that it is a price of the business. */
  isPlain?: boolean;
  /** Whether it neither is a fee nor follows from any; asked only where another sum depends on it. */
  isStranger?: () => boolean;
  /** The first sum of a range, with which the second one is told. */
  first?: Judged;
}

/** A sum of which nothing is told, and that says nothing of others. */
export const UNTOLD: Judged = {};

/** A finding that stands whatever else the text says. */
export function plainly(told: TypedAmount): Judged {
  return { told, isPlain: true };
}

/** True if some words name a fee of which a sum may be the price of last year. */
function isNearlyFeeOf(
  words: string,
  value: number,
  amounts: ReadonlyMap<number, readonly string[]>,
): boolean {
  return [...amounts].some(
    ([amount, names]) =>
      Math.max(amount, value) <= FORMER * Math.min(amount, value) &&
      names.some((name) => isAboutFee(name, words)),
  );
}

/**
 * True for a sum whose own sentence, or label, says that it is a price of the business: by "we", as the price of an entry, or by the name of a fee that
 * has it. On the first screen and in figures, it may be nearly the fee of the title or the label.
 *
 * @param equal the names of the fees that have this amount.
 * @param amounts the names of all fees, by amount.
 */
export function isPlain(
  text: string,
  { span: [at], value }: Amount,
  equal: readonly string[],
  amounts: ReadonlyMap<number, readonly string[]>,
  place: SumPlace,
): boolean {
  if (place.isPrice) return true;
  if (equal.length === 0) {
    if (place.isOffer && isNearlyFeeOf(place.titles, value, amounts)) return true;
    if (text.length <= FIGURE && isNearlyFeeOf(place.beside, value, amounts)) return true;
  }
  const { start, end } = sentenceAt(text, at);
  // What stands behind another sum may be of somebody else: "we charge £134, Ludlow £108".
  if (isByUs(text, at) && (equal.length > 0 || !OTHER_SUM.test(text.slice(start, at)))) return true;
  const words = text.length > FIGURE ? text.slice(start, end) : `${text}\n${place.beside}`;
  return equal.some((name) => isAboutFee(name, words));
}

/**
 * The findings of a text. Where its author has typed several sums that are no fees, they are mostly those of others, and so is one of which its own
 * sentence does not say otherwise. A single one among references stands out.
 *
 * @param isAmongStrangers whether other texts of the file have such sums: one beside it, or several elsewhere.
 */
export function withoutStrangers(
  judged: readonly Judged[],
  isAmongStrangers: () => boolean,
): TypedAmount[] {
  const isAlone = (one: Judged) =>
    !judged.some((other) => other !== one && other.isStranger?.()) && !isAmongStrangers();
  const isTold = (one: Judged): boolean =>
    one.isPlain === true || (one.first ? isTold(one.first) : isAlone(one));
  return judged.flatMap((one) => (one.told && isTold(one) ? [one.told] : []));
}
