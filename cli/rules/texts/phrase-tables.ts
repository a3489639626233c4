import type { TextRule } from '../../content/text-rules/text-rule.ts';
import { KnownWords, type WordTable, wordTable } from './known-words.ts';
import { byRarity } from './needed-groups.ts';
import { neededWords } from './needed-words.ts';

/** Maximum number of groups per alternative that are checked. */
const MOST_GROUPS = 3;

/** An alternative in which a phrase of a rule can match. */
export interface RuleWay {
  /** The bit of the rule. */
  rule: number;
  /** Number of the phrase, counted through all rules. */
  phrase: number;
  /** The group that is in the fewest texts after the rarest one. */
  second: number;
  /** Indices of the groups that it requires. */
  groups: readonly number[];
}

/** What `PhraseLook` knows of the phrases of rules: plain data, since analyzing them takes a fifth of a second. */
export interface PhraseTables {
  words: WordTable;
  groupCount: number;
  /** By rule, the number of its first phrase. */
  firsts: readonly number[];
  phraseCount: number;
  /** Phrases whose words are not known: any text may have them. */
  always: readonly number[];
  /** Bits of the rules that have such a phrase, or none. */
  unknown: number;
  /** The alternatives one after another, each as rule, phrase, number of groups, and the groups, the rarest first. */
  ways: Int32Array;
}

/** Analyzes the phrases of rules. */
export function phraseTables(rules: readonly Pick<TextRule, 'phrases'>[]): PhraseTables {
  const words = new KnownWords();
  const ways: number[] = [];
  const firsts: number[] = [];
  const always: number[] = [];
  let unknown = 0;
  let phraseCount = 0;
  for (const [index, { phrases }] of rules.entries()) {
    const rule = 1 << index;
    firsts.push(phraseCount);
    if (!phrases) unknown |= rule;
    for (const phrase of phrases ?? []) {
      for (const way of neededWords(phrase)) {
        // Common words are in every text and exclude little.
        const rarest = [...way].sort(byRarity).slice(0, MOST_GROUPS);
        if (rarest.length === 0) {
          unknown |= rule;
          always.push(phraseCount);
        } else
          ways.push(rule, phraseCount, rarest.length, ...rarest.map((group) => words.add(group)));
      }
      phraseCount += 1;
    }
  }
  return {
    words: wordTable(words),
    groupCount: words.groupCount,
    ...{ firsts, phraseCount, always, unknown },
    ways: Int32Array.from(ways),
  };
}

/** By group, the alternatives for which it is the rarest. */
export function waysByGroup(ways: Int32Array, groupCount: number): readonly (readonly RuleWay[])[] {
  const byGroup = Array.from({ length: groupCount }, (): RuleWay[] => []);
  for (let at = 0; at < ways.length; ) {
    const [rule = 0, phrase = 0, count = 0] = ways.subarray(at, at + 3);
    const groups = [...ways.subarray(at + 3, at + 3 + count)];
    const [first = 0, second = first] = groups;
    byGroup[first]?.push({ rule, phrase, second, groups });
    at += 3 + count;
  }
  return byGroup;
}
