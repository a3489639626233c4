import type { Facts } from '../../../../content/facts/facts.ts';
import type { Span } from '../../../../content/span-location.ts';
import { datesIn } from '../../dates/dates.ts';
import { isPast } from '../../dates/today.ts';
import { TOLD_VERBS } from '../../dates/told-verbs.ts';
import { headingAbove } from '../../surroundings.ts';
import { amountsIn } from '../amounts.ts';

/** A row of a table, or an entry of a list. */
const ROW = /^(?:\||[-*]\s|\d+\.\s)/;

/** What a sum of a share may differ by when it is rounded to a cent. */
const ROUNDED = 0.006;

/** Says in a sentence that something has been, beside its day; not since when, or from when on, something holds. */
const TOLD = new RegExp(
  `(?<!\\p{L})(?:${TOLD_VERBS}|\\p{L}{2,}ed|(?:hat|haben|habe)|(?:ha|han|hemos)\\s\\p{L}+)(?!\\p{L})`,
  'u',
);
const SINCE =
  /(?<!\p{L})(?:since|as of|from|until|valid|updated|seit|ab|stand|gültig|bis|desde|a partir|vigentes?|hasta|actualizad[oa]s?)(?!\p{L})/iu;

/** The lines of the table or list around a position. */
function linesAround(text: string, at: number): { start: number; lines: string[] } | undefined {
  const all = text.split('\n');
  let own = text.slice(0, at).split('\n').length - 1;
  if (!ROW.test(all[own] ?? '')) return undefined;
  while (own > 0 && ROW.test(all[own - 1] ?? '')) own -= 1;
  const rest = all.slice(own);
  const end = rest.findIndex((line) => !ROW.test(line));
  return {
    start: own === 0 ? 0 : all.slice(0, own).join('\n').length + 1,
    lines: rest.slice(0, end < 0 ? undefined : end),
  };
}

/** True if a text says a day that is past. */
function isOfPastDay(text: string, now: number): boolean {
  const dates = datesIn(text);
  return dates.length > 0 && dates.every(({ ends }) => isPast(ends, now)) && !SINCE.test(text);
}

/** True for a bill below a heading or caption with a day that is past, or in a story that is told of one. */
function isDated(text: string, start: number, now: number): boolean {
  if (isOfPastDay(headingAbove(text, start), now)) return true;
  return text
    .slice(0, start)
    .split(/(?<=[.!?])\s|\n/u)
    .some((sentence) => TOLD.test(sentence) && isOfPastDay(sentence, now));
}

/**
 * True for a share in the row of a bill of a day that is past, if its sum is that share of another sum of the bill, and all of them are
 * typed: "| Sales tax, 7% | $17.50 |". With the fact in its place, the bill would be wrong once the rate changes.
 *
 * @param language of the text.
 */
export function isOfDatedBill(
  text: string,
  [at, end]: Span,
  facts: Facts,
  language: string,
): boolean {
  const share = Number(
    text
      .slice(at, end)
      .replace(',', '.')
      .replace(/[^\d.]/g, ''),
  );
  const bill = linesAround(text, at);
  if (!bill || !(share > 0) || bill.lines.some((line) => line.includes('{'))) return false;
  const { start, lines } = bill;
  const row = text.slice(start, at).split('\n').length - 1;
  const sums = lines.map((line) => amountsIn(line, facts, language).map(({ value }) => value));
  const sum = sums[row]?.pop();
  if (sum === undefined) return false;
  const isShare = sums.flat().some((whole) => Math.abs((whole * share) / 100 - sum) < ROUNDED);
  return isShare && isDated(text, start, facts.now ?? Date.now());
}
