import { mistakes } from '../../../renderer/text/typing-mistakes.ts';

/** Names of parts shorter than this are not suggested: too many short names are similar. */
const SHORTEST = 4;

/** From this length on, a part may have two mistakes. */
const LONG = 7;

const digitsOf = (part: string) => part.replace(/\D+/g, '');

/** Mistakes in one part of a name; undefined if it is another name rather than a misspelled one. */
function mistakesInPart(part: string, meant: string): number | undefined {
  if (part === meant) return 0;
  const shortest = Math.min(part.length, meant.length);
  // `plan2` is not a misspelled `plan1`.
  if (meant.length < SHORTEST || digitsOf(part) !== digitsOf(meant)) return undefined;
  // `nme` lacks a letter of `name`, but `tax` may be a word beside `taxi`.
  const hasEnds = part.at(0) === meant.at(0) && part.at(-1) === meant.at(-1);
  if (shortest < SHORTEST && !hasEnds) return undefined;
  const count = mistakes(part, meant);
  return count <= (shortest < LONG ? 1 : 2) ? count : undefined;
}

function isMisspelling(name: string, fact: string): boolean {
  const [parts, meant] = [name, fact].map((one) => one.toLowerCase().split('.'));
  if (!parts || parts.length !== meant?.length) return false;
  const counts = parts.map((part, index) => mistakesInPart(part, meant[index] ?? ''));
  return counts.every((count) => count !== undefined) && counts.reduce(sum, 0) <= 2;
}

function sum(total: number, count: number): number {
  return total + count;
}

/** The fact that a misspelled name certainly means; undefined if there is none, or more than one. */
export function misspelledFact(name: string, facts: readonly string[]): string | undefined {
  const meant = facts.filter((fact) => isMisspelling(name, fact));
  return meant.length === 1 ? meant[0] : undefined;
}
