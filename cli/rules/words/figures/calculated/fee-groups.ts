import type { Facts } from '../../../../content/facts/facts.ts';
import { nounRoot } from '../../counts/nouns.ts';
import { isSaid } from '../named-fees.ts';
import { sumOfFact, type Term, termsNamed } from './terms.ts';

/** A fee of a group, and the words of its key that tell it from the others. */
interface Member {
  name: string;
  own: readonly string[];
}

/** Fees of one kind for several things: `barnBreak`, `loftBreak`; `tourAdult`, `tourChild`; `winter.barn`, `winter.loft`. */
export interface FeeGroup {
  members: readonly Member[];
}

function wordsOf(key: string): string[] {
  return key
    .split(/(?=\p{Lu})|[_-]/u)
    .map((word) => nounRoot(word.toLowerCase()))
    .filter(Boolean);
}

const known = new WeakMap<Facts, readonly FeeGroup[]>();

/** The groups of the fees of a site: by their first or last word, or by what they stand below. */
export function groupsOf(facts: Facts): readonly FeeGroup[] {
  const kept = known.get(facts);
  if (kept) return kept;
  const byKind = new Map<string, Member[]>();
  for (const name of facts.names) {
    if (sumOfFact(name, facts) === undefined) continue;
    const [key = '', ...parents] = name.split('.').toReversed();
    const words = wordsOf(key);
    const [first = '', last = ''] = [words[0], words.at(-1)];
    const kinds: [kind: string, own: string[]][] = [
      [`${parents} ${first}…`, words.slice(1)],
      [`${parents} …${last}`, words.slice(0, -1)],
      // What stands below `fees` is of all kinds.
      ...(parents.length > 1 ? [[`${parents}`, words] as [string, string[]]] : []),
    ];
    for (const [kind, own] of kinds)
      if (own.length > 0) byKind.set(kind, [...(byKind.get(kind) ?? []), { name, own }]);
  }
  const groups = [...byKind.values()]
    .filter((members) => members.length > 1)
    .map((members) => ({ members }));
  known.set(facts, groups);
  return groups;
}

/** The roots of all words. */
export function rootsIn(words: string): Set<string> {
  return new Set((words.match(/\p{L}+/gu) ?? []).map((word) => nounRoot(word.toLowerCase())));
}

/** The fees of a group that words name by what tells them from the others. */
export function membersSaid({ members }: FeeGroup, said: ReadonlySet<string>): Member[] {
  return members.filter(({ own }) => own.every((word) => isSaid(word, said)));
}

/** A group as terms. */
export function termsOf(members: readonly Member[], facts: Facts): Term[] {
  return termsNamed(
    members.map(({ name }) => name),
    facts,
  );
}
