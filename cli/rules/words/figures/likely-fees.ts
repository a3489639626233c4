import type { Facts } from '../../../content/facts/facts.ts';
import { sentenceAt } from '../sentence-at.ts';
import { paragraphAt } from '../surroundings.ts';
import type { Amount } from './amounts.ts';
import { isTelling } from './fee-evidence.ts';
import { isAboutFee } from './figure-topics.ts';
import { isByUs, isOffer, isOfMarket } from './own-prices.ts';
import { isSaidAsPrice, isStated } from './own-sums.ts';
import { folded } from './price-words.ts';
import type { SumPlace } from './sum-places.ts';

/** A price of last year, or one with a slip, is away from that of today by this factor at most; if its sentence speaks of the fee, by the second. */
const STALE = 1.5;
const STALE_SAID = 2;

/** Multiples of this, and sums of a coffee or a bottle, are the prices of all the world. */
const ROUND = 10;
const SMALL = 10;

/** A sum that is away from all fees by this factor is a salary, or the price of a house. */
const UNLIKE_ALL = 10;

/** Directly before the price that a lower one stands beside: "instead of", „statt“. */
const INSTEAD = /(?<!\p{L})(?:instead of|was|statt|bisher|en vez de|antes)\s$/iu;

/** Directly before a sum that is only roughly so much: a price is exact. */
const ROUGHLY =
  /(?<!\p{L})(?:about|around|roughly|nearly|almost|over|under|more than|less than|some|unos|unas|casi|más de|menos de|alrededor de|cerca de|knapp|rund|etwa|ungefähr|fast|über|unter|mehr als|weniger als|gut)\s(?:\*\*)?$/iu;

/** Before a sum in its sentence, what happened once: it is no price of today. */
const ONCE =
  /(?<!\p{L})(?:had|tenía|hatte|había(?:n|mos)? \p{L}+[aei]do|se le cobr(?:ó|aron)|came to|cost (?:us|them|him|her)|asked(?: for)?|got|paid|spent|raised|saved|went for|sold for|costó|costaron|salió|salieron|pagó|pagaron|pagamos|pidió|gastó|kostete|kosteten|zahlte|zahlten|bezahlte|bezahlten|kam auf|gab aus)(?!\p{L})[^.;:!?]{0,40}$/iu;

/** Before a sum in its sentence, for how much somebody is insured. */
const INSURED =
  /(?<!\p{L})(?:insured|bonded|versichert|asegurad\p{L}+)(?!\p{L})(?:[^.;:!?]{0,40}|[^.;:!?]{0,90}(?<!\p{L})(?:up to|bis(?: zu)?|hasta))\s?$/iu;

/** Directly before, and behind, what somebody may spend: „Bis 500 Euro dürfen wir“. */
const UP_TO = /(?<!\p{L})(?:up to|bis(?: zu)?|hasta)\s(?:\*\*)?$/iu;
const MAY =
  /^(?:\*\*)?\s(?:(?:we|you|they|he|she) (?:may|can)|dürfen|darf|können|kann|podemos|puede[ns]?)(?!\p{L})/iu;

/** True for a sum of which its sentence says that it is only roughly so much, or what happened once: no price of today. */
export function isOnlyRoughly(text: string, at: number): boolean {
  const before = text.slice(sentenceAt(text, at).start, at);
  return ROUGHLY.test(before) || ONCE.test(before);
}

/** Amounts of money without a currency: `rates.minimum: 120`. */
const BARE = /^\d+(?:\.\d+)?$/;

/** True for a part of a sum in figures: “$40 + $10”. */
function isAddend(text: string, [at, to]: Amount['span']): boolean {
  return /\d\s?\+\s?$/.test(text.slice(0, at)) || /^\s?\+\s?\D?\d/.test(text.slice(to));
}

/** True if a fact without a currency has an amount, and a sentence says its key: "Minimum $120" and `rates.minimum`. */
function isBareFact({ value }: Amount, sentence: string, facts: Facts): boolean {
  const said = sentence.toLowerCase();
  return [...facts.names].some((name) => {
    const text = facts.get(name) ?? '';
    const key = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
    return BARE.test(text) && Number(text) === value && said.includes(key);
  });
}

/** Words besides a sum. */
const OTHER_WORDS = /\p{L}{3}/u;

/** Letters of a key that are in a longer word by no chance: `brezel` in „Laugenbrezel“. */
const COMPOUNDED = 6;

function isInCompound(name: string, text: string): boolean {
  const key = folded(name.slice(name.lastIndexOf('.') + 1));
  return key.length >= COMPOUNDED && folded(text).includes(key);
}

/**
 * True for an amount that no fee has and that may be one of another day, or with a slip: a fee of which its sentence, its paragraph, its
 * block or its page speaks is nearly as high. An amount that is near none is the only one of its kind, and stays what it is when a
 * fee changes.
 */
export function isNearFee(
  text: string,
  sum: Amount,
  amounts: ReadonlyMap<number, readonly string[]>,
  facts: Facts,
  place: SumPlace,
): boolean {
  const { span, value } = sum;
  if (place.isPrice || (place.isPeriod && INSTEAD.test(text.slice(0, span[0])))) return true;
  const { start, end } = sentenceAt(text, span[0]);
  const sentence = text.slice(start, end);
  const before = text.slice(start, span[0]);
  if ([ROUGHLY, ONCE, INSURED].some((said) => said.test(before))) return false;
  if (UP_TO.test(before) && MAY.test(text.slice(span[1], end))) return false;
  const away = (amount: number) => Math.max(amount, value) / Math.min(amount, value);
  const hasFees = amounts.size > 0;
  if (
    hasFees &&
    !isStated(text, span) &&
    [...amounts.keys()].every((fee) => away(fee) > UNLIKE_ALL)
  )
    return false;
  if (isSaidAsPrice(text, span)) return true;
  if (place.isOfJobs) return false;
  if (isBareFact(sum, sentence, facts)) return true;
  const near = `${sentence}\n${place.beside}\n${place.around}`;
  const paragraph = paragraphAt(text, span[0]);
  // In large type, a sum alone says too little.
  const isInWords = OTHER_WORDS.test(`${text.slice(0, span[0])} ${text.slice(span[1])}`);
  return [...amounts].some(([amount, names]) =>
    names.some(
      (name) =>
        (away(amount) <= STALE_SAID && (isAboutFee(name, near) || isInCompound(name, near))) ||
        (away(amount) <= STALE &&
          (isAboutFee(name, paragraph) ||
            (isInWords && (place.isProse || !place.isGuide) && place.shows(name)))),
    ),
  );
}

/** True for what any thing costs: "New rubber costs £2". */
function isCostOfThing(text: string, span: Amount['span']): boolean {
  return isStated(text, span) && !isByUs(text, span[0]);
}

/** True for a figure alone, and for one in a row of a table. */
function isInTable(text: string, [at, to]: Amount['span']): boolean {
  const isAlone = !OTHER_WORDS.test(`${text.slice(0, at)} ${text.slice(to)}`);
  return isAlone || text[text.lastIndexOf('\n', at - 1) + 1] === '|';
}

/** Up to four words directly before a sum, and those of them that say from when on a price is one. */
const NEAR = /(?:[\p{L}’'-]+\s){1,4}$/u;
const FROM = /(?<!\p{L})(?:from|ab|desde)\s$/iu;

/** True for a sum directly behind what businesses take money for: "a deposit of $60", "roofs from $40". */
function isBehindOffer(text: string, [at]: Amount['span']): boolean {
  const near = NEAR.exec(text.slice(0, at))?.[0] ?? '';
  return FROM.test(near) || isOffer(near);
}

/**
 * True for an amount that fees have of which nothing around it speaks, if it hardly has it by chance: by its digits, as a price, as a part of a sum
 * in figures, or in a sentence that offers something.
 */
export function isHardlyByChance(
  text: string,
  sum: Amount,
  { isPrice, isOffer: isOfferPlace }: SumPlace,
): boolean {
  const { start, end } = sentenceAt(text, sum.span[0]);
  const sentence = text.slice(start, end);
  if (!isPrice && ROUGHLY.test(text.slice(start, sum.span[0]))) return false;
  const isPlaced =
    isPrice || isOfferPlace || isInTable(text, sum.span) || isBehindOffer(text, sum.span);
  if (!isPlaced && !isTelling(sum) && !isSaidAsPrice(text, sum.span)) return false;
  return (
    isPrice ||
    isTelling(sum) ||
    (sum.value % ROUND !== 0 && sum.value >= SMALL) ||
    isAddend(text, sum.span) ||
    (isSaidAsPrice(text, sum.span) && (sum.value >= SMALL || !isCostOfThing(text, sum.span))) ||
    (isOffer(sentence) &&
      (sum.value >= SMALL || !Number.isInteger(sum.value) || isStated(text, sum.span)) &&
      !isOfMarket(sentence))
  );
}
