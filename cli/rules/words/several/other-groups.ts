import type { Facts } from '../../../content/facts/facts.ts';
import { nounRoot } from '../counts/nouns.ts';
import { isSaid } from '../counts/said-words.ts';

const keyOf = (name: string) => name.slice(name.lastIndexOf('.') + 1);
const groupsOf = (name: string) => name.slice(0, Math.max(0, name.lastIndexOf('.')));

/** The words in the last group of a fact. */
function wordsOf(name: string): string[] {
  const group = groupsOf(name);
  return (group.slice(group.lastIndexOf('.') + 1).match(/\p{Lu}?\p{Ll}{2,}/gu) ?? []).map(nounRoot);
}

/**
 * True for a fact whose key another group has as well, where that group is named nearer: at the open day, the places of `openDay.seats`
 * are meant, and not those of `course.seats`.
 *
 * @param around what may name the group, the nearest first.
 */
export function isOfNamedGroup(name: string, around: readonly string[], facts: Facts): boolean {
  const others = facts.names.filter(
    (other) => other !== name && keyOf(other) === keyOf(name) && groupsOf(other) !== '',
  );
  if (others.length === 0) return false;
  for (const words of around) {
    const said = new Set(words.match(/\p{L}+/gu)?.map(nounRoot));
    const isNamed = (each: string) => wordsOf(each).some((word) => isSaid(word, said));
    if (isNamed(name)) return false;
    if (others.some(isNamed)) return true;
  }
  return false;
}
