import { FACT_REFERENCE, type Facts } from '../../../../content/facts/facts.ts';
import type { Span } from '../../../../content/span-location.ts';
import { sentenceAt } from '../../sentence-at.ts';
import { sumOfFact } from './terms.ts';

const REFERENCE = FACT_REFERENCE.source.replace('(', '(?<name>');
const OTHER_REFERENCE = FACT_REFERENCE.source.replace('(', '(?<other>');

/** Behind a total, a fee that is part of it: ", the {fees.evening} for the evening included", „inklusive {fees.anfahrt}“. */
const INCLUDED = new RegExp(
  `(?:(?:including|inkl\\.|inklusive|einschließlich|incluid[oa]s?|incluyendo)\\s(?:\\p{L}+\\s){0,3}${REFERENCE}|${OTHER_REFERENCE}[^.;:!?{]{0,40}\\s(?:included|inbegriffen|inklusive|eingerechnet|incluid[oa]s?)(?!\\p{L}))`,
  'iu',
);

/** Directly before a total, one that is added to others: "The night adds {fees.late}, and the one signature comes to", "so {fees.late} more:". */
const ADDED = new RegExp(
  `(?:(?<!\\p{L})(?:adds?|plus|suman?|añade|más|kommen|kommt)\\s(?:\\p{L}+\\s){0,2}${REFERENCE}|${OTHER_REFERENCE}\\s(?:more|extra|on top|más|mehr|dazu|hinzu))[^.;!?]{0,60}(?::|(?<!\\p{L})(?:comes? to|makes?|son|hacen?|suman?|macht|sind))\\s$`,
  'iu',
);

function isOfFee(found: RegExpExecArray | null, facts: Facts): boolean {
  const { name, other } = found?.groups ?? {};
  return sumOfFact(name ?? other ?? '', facts) !== undefined;
}

/** True for a total that a fee of the same sentence is part of: the fee that it happens to equal is another one. */
export function isWithFee(text: string, [at, to]: Span, facts: Facts): boolean {
  const { start, end } = sentenceAt(text, at);
  return (
    isOfFee(INCLUDED.exec(text.slice(to, end)), facts) ||
    isOfFee(ADDED.exec(text.slice(start, at)), facts)
  );
}
