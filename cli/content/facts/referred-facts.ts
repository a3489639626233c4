import { namesIn } from '../../../renderer/text/fact-calculation.ts';
import { matchesIn } from '../text-rules/matches-in.ts';
import { FACT_REFERENCE } from './facts.ts';

/** The references of a text as they stand in its braces: names of facts, and calculations. */
export function referencesIn(text: string): Set<string> {
  if (!text.includes('{')) return new Set();
  return new Set(Array.from(matchesIn(text, FACT_REFERENCE), ([, reference = '']) => reference));
}

/** The names of the facts that a text refers to, those in calculations included. */
export function referredFacts(text: string): Set<string> {
  const names = [...referencesIn(text)].flatMap((reference) => namesIn(reference));
  return new Set(names.map(({ name }) => name));
}
