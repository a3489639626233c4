import { FACT_REFERENCE, type Facts } from '../../../../content/facts/facts.ts';
import type { Span } from '../../../../content/span-location.ts';
import { sentenceAt } from '../../surroundings.ts';
import { sumOfFact } from './terms.ts';

const REFERENCE = FACT_REFERENCE.source.replace('(', '(?<name>');

/** Behind a total, a fee that is part of it: ", the {fees.evening} for the evening included", „inklusive {fees.anfahrt}“. */
const INCLUDED = new RegExp(
  `(?:(?:including|inkl\\.|inklusive|einschließlich|incluid[oa]s?|incluyendo)\\s(?:\\p{L}+\\s){0,3}${REFERENCE}|${REFERENCE.replace('name', 'first')}[^.;:!?{]{0,40}\\s(?:included|inbegriffen|inklusive|eingerechnet|incluid[oa]s?)(?!\\p{L}))`,
  'iu',
);

/** True for a total that a fee of the same sentence is part of: the fee that it happens to equal is another one. */
export function isWithFee(text: string, [at, to]: Span, facts: Facts): boolean {
  const { name, first } = INCLUDED.exec(text.slice(to, sentenceAt(text, at).end))?.groups ?? {};
  return sumOfFact(name ?? first ?? '', facts) !== undefined;
}
