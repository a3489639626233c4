import type { Facts } from '../../../content/facts/facts.ts';
import { matchesIn } from '../../../content/text-rules/matches-in.ts';
import { nounRoot } from '../counts/nouns.ts';
import { sentenceAt } from '../surroundings.ts';
import type { Amount } from './amounts.ts';
import { amountsIn } from './amounts.ts';
import { matchesAtDigits } from './digits.ts';
import { isSum } from './price-words.ts';
import { SMALL_NUMBERS } from './small-numbers.ts';

/** Half of the smallest coin: sums that differ by less are the same. */
const SAME = 0.005;

/** A number that counts or is a share, with the sign of a share behind it. */
const NUMBER =
  /(?<number>\d{1,3}[.,]\d{3}|\d{1,4}(?:[.,]\d{1,2})?)(?![\d.,]*\d)(?<share>\s?(?:%|percent|per cent|prozent|por ciento))?/iy;

/** The name of a fact in braces. */
const REFERENCE = /\{(?<name>[a-z][\w.]*)\}/gu;

/** The row of a table with the sum of the rows above. */
const TOTAL =
  /^\|\s*\**(?:totals?|sum|altogether|together|all in|summe|gesamt\p{L}*|zusammen|insgesamt|suma|en total|todo junto)(?!\p{L})/iu;

/** Most fees in the rows of a table that reckons with them. */
const MOST_STEPS = 6;

/** A part of a text in which sums are reckoned from each other. */
interface Part {
  start: number;
  end: number;
}

/** The paragraph, list or table around a position. */
function blockAt(text: string, at: number): Part {
  const start = text.lastIndexOf('\n\n', at);
  const end = text.indexOf('\n\n', at);
  return { start: start < 0 ? 0 : start + 2, end: end < 0 ? text.length : end };
}

function lineAt(text: string, at: number): Part {
  const end = text.indexOf('\n', at);
  return { start: text.lastIndexOf('\n', at - 1) + 1, end: end < 0 ? text.length : end };
}

/** The steps of a calculation, or the line of any other text. */
function partAt(text: string, at: number): Part {
  const line = lineAt(text, at);
  return /^\d+\. /.test(text.slice(line.start, line.end)) ? blockAt(text, at) : line;
}

function isWithin({ span: [at] }: Amount, { start, end }: Part): boolean {
  return start <= at && at < end;
}

/** Numbers in words that count many; «ciento» is mostly that of percentages. */
const LARGE_NUMBERS: ReadonlyMap<string, number> = new Map([
  ['hundred', 100],
  ['hundert', 100],
  ['cien', 100],
  ['thousand', 1000],
  ['tausend', 1000],
  ['mil', 1000],
]);

function numberIn(digits: string): number {
  return /[.,]\d{3}$/.test(digits)
    ? Number(digits.replace(/[.,]/, ''))
    : Number(digits.replace(',', '.'));
}

/** The counts and shares in words that are no sum of money themselves. */
function numbersOf(words: string, facts: Facts): { counts: number[]; shares: number[] } {
  const counts: number[] = [];
  const shares: number[] = [];
  for (const { groups = {} } of matchesAtDigits(words, NUMBER))
    (groups.share === undefined ? counts : shares).push(numberIn(groups.number ?? ''));
  for (const word of words.toLowerCase().match(/\p{L}+/gu) ?? []) {
    const small = /^(?:both|beide[nr]?|amb[oa]s|couple|pair|pareja|paar)$/.test(word)
      ? 2
      : (SMALL_NUMBERS.get(word) ?? LARGE_NUMBERS.get(word));
    if (small !== undefined) counts.push(small);
  }
  for (const { groups } of matchesIn(words, REFERENCE)) {
    const value = Number(facts.get(groups?.name ?? '') ?? Number.NaN);
    if (!Number.isNaN(value)) (/percent/i.test(groups?.name ?? '') ? shares : counts).push(value);
  }
  return { counts: counts.filter((count) => count > 1), shares };
}

/** The text of a fact that is less than one of its currency: "60 cents". */
const IN_CENTS = /^(?<cents>\d{1,2}) (?:cents?|céntimos|centavos|Rappen|pence)$/iu;

function sumsReferredTo(words: string, facts: Facts): number[] {
  return [...matchesIn(words, REFERENCE)].flatMap(({ groups }) => {
    const text = facts.get(groups?.name ?? '') ?? '';
    const cents = IN_CENTS.exec(text)?.groups?.cents;
    if (cents !== undefined) return [Number(cents) / 100];
    return isSum(text, facts) ? amountsIn(text, facts, 'en').map(({ value }) => value) : [];
  });
}

/** Says that a sum is what several things come to. */
const COMES_TO =
  /(?<!\p{L})(?:comes? to|came to|add(?:s|ed)? up to|makes?|made|totals?|total(?:l)?ing|altogether|together|all told|in all|in total|sum|kommen?(?: zusammen)? auf|kam auf|macht|machen|zusammen|insgesamt|ergibt|ergeben|summe|suman?|en total|total|juntos|salen? (?:por|a))(?!\p{L})/iu;

/** Most prices in a sentence of which a total is made. */
const MOST_PARTS = 3;

/** True if a sum is the total of some prices, each taken once or as often as one of some counts. */
function isTotalOf(value: number, parts: readonly number[], counts: readonly number[]): boolean {
  const [first, ...rest] = parts;
  if (first === undefined) return Math.abs(value) < SAME;
  return [1, ...counts].some((count) => isTotalOf(value - count * first, rest, counts));
}

/**
 * True for a sum in a sentence that says what the prices to which it refers come to: "{fees.first} for the first and {fees.next} for the
 * next four, five visits come to $520".
 */
function isTotalInSentence(text: string, [at]: Amount['span'], value: number, facts: Facts) {
  const { start, end } = sentenceAt(text, at);
  const sentence = text.slice(start, end);
  if (!COMES_TO.test(sentence)) return false;
  const parts = sumsReferredTo(sentence, facts);
  if (parts.length < 2 || parts.length > MOST_PARTS) return false;
  const bare = sentence.replace(/[$€£]\s?\d[\d.,]*|\d[\d.,]*\s?[$€£]/g, ' ');
  return isTotalOf(value, parts, numbersOf(bare, facts).counts);
}

/** True if a sum is a multiple of another one, a share of it, or the sum or difference of two. */
function isMadeOf(
  value: number,
  others: readonly number[],
  fees: readonly number[],
  { counts, shares }: { counts: readonly number[]; shares: readonly number[] },
): boolean {
  const is = (other: number) => Math.abs(other - value) < SAME;
  const isMultiple = counts.some(
    (count) =>
      [...others, ...fees].some((other) => is(other * count)) ||
      others.some((other) => is(other / count)),
  );
  if (isMultiple) return true;
  if (
    shares.some((share) => others.some((o) => is((o * share) / 100) || is(o - (o * share) / 100)))
  )
    return true;
  return others.some((one, index) =>
    others.some((other, at) => at !== index && (is(one + other) || is(one - other))),
  );
}

/** Directly after a sum: for each of what it is paid. */
const RATE = /^\s(?:an?|per|the|je|pro|por|cada|el|la|al)\s(?<unit>\p{L}+)/iu;

/**
 * True for a fee that stands with the unit of its name before all other sums of its line: what comes after is reckoned from it. "It is
 * $46 a foot. At 180 feet that is {prices.exampleWell}."
 *
 * @param names of the fees that have this sum.
 */
export function isNamedRate(text: string, [at, end]: Amount['span'], names: readonly string[]) {
  const unit = nounRoot(RATE.exec(text.slice(end))?.groups?.unit ?? '');
  const before = text.slice(lineAt(text, at).start, at);
  if (unit === '' || /[$€£{]/.test(before)) return false;
  return names.some((name) =>
    (name.slice(name.lastIndexOf('.') + 1).match(/\p{Lu}?\p{Ll}+/gu) ?? []).some(
      (word) => nounRoot(word.toLowerCase()) === unit,
    ),
  );
}

/**
 * True for a sum that is reckoned from others in its line or steps, or from a fee and a count: what two places cost
 * together, what is left of it, the total of a table.
 *
 * @param sums all that the text has in digits or words; a reference to a fee is read from the text.
 * @param fees amounts of the configuration.
 */
export function isReckoned(
  text: string,
  sum: Amount,
  sums: readonly Amount[],
  fees: readonly number[],
  facts: Facts,
): boolean {
  if (isTotalInSentence(text, sum.span, sum.value, facts)) return true;
  const line = partAt(text, sum.span[0]);
  const words = text.slice(line.start, line.end);
  const isRow = words.startsWith('|');
  const beside = sums.filter((other) => other !== sum && isWithin(other, line));
  if (isRow && TOTAL.test(words)) {
    const { start } = blockAt(text, sum.span[0]);
    const above = sums.filter((other) => isWithin(other, { start, end: line.start }));
    const total = above.reduce((whole, { value }) => whole + value, 0);
    if (above.length > 1 && Math.abs(total - sum.value) < SAME) return true;
  }
  const bare = sums.reduceRight(
    (rest, { span: [start, end] }) =>
      start < line.start || end > line.end
        ? rest
        : rest.slice(0, start - line.start) +
          ' '.repeat(end - start) +
          rest.slice(end - line.start),
    words,
  );
  // What a row is reckoned from stands in the rows above.
  const block = isRow ? blockAt(text, sum.span[0]) : line;
  const referred = sumsReferredTo(text.slice(block.start, line.end), facts);
  // A list of prices is no calculation: of many prices, some two are any sum apart.
  const reckoned = isRow && referred.length > MOST_STEPS ? [] : referred;
  const others = [...beside.map(({ value }) => value), ...reckoned];
  return isMadeOf(sum.value, others, fees, numbersOf(bare, facts));
}
