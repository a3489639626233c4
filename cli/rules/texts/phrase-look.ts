import type { TextRule } from '../../content/text-rules/text-rule.ts';
import { HALF, type KnownWord, KnownWords, tablePlace } from './known-words.ts';
import { KNOWN_LETTERS } from './needed-groups.ts';
import { neededWords } from './needed-words.ts';
import { GAP, MONEY, meaningOf, REMOVED, SPACE, STOP, STRANGE } from './word-letters.ts';

/**
 * Tells of a text that may break rules which of them have a phrase all of whose words stand in one statement. It reads the text
 * once and does not put it into plain words, which takes several times as long.
 */
export class PhraseLook {
  readonly #table: readonly (readonly KnownWord[])[];
  /** By rule its phrases, each as the groups that it needs; undefined of a rule without phrases. */
  readonly #phrases: readonly (readonly (readonly number[])[] | undefined)[];
  /** Of each group the number of the last statement that had a word of it. */
  readonly #met: Int32Array;
  #statement = 0;

  constructor(rules: readonly Pick<TextRule, 'phrases'>[]) {
    const words = new KnownWords();
    this.#phrases = rules.map(({ phrases }) =>
      phrases?.flatMap(neededWords).map((way) => way.map((group) => words.add(group))),
    );
    this.#table = words.table;
    this.#met = new Int32Array(words.groupCount);
  }

  /** @param suspected the rules that a text might break, a bit each. @returns those of them that it may break. */
  remaining(text: string, suspected: number): number {
    let found = 0;
    /** What stands since the last letter: a stop, and then a space. */
    let last = GAP;
    let stem = 0;
    let rest = 0;
    let length = 0;
    this.#statement += 1;
    for (let at = 0; at <= text.length; at += 1) {
      const code = at === text.length ? 0x20 : text.charCodeAt(at);
      const what = code > 96 && code < 123 ? code - 96 : meaningOf(code);
      if (what >= 1 && what <= 26) {
        // The dots of "u.s." are no end and not in plain words; those of a path are.
        if (last === STOP) return suspected;
        if (last === SPACE) {
          found |= this.#judge(suspected & ~found);
          this.#statement += 1;
        }
        last = GAP;
        if (length < HALF) stem |= what << (5 * length);
        else if (length < KNOWN_LETTERS) rest |= what << (5 * (length - HALF));
        length += 1;
        continue;
      }
      if (what === REMOVED) continue;
      if (what === STRANGE) return suspected;
      if (length > 0) {
        this.#meet(stem, rest, length);
        stem = 0;
        rest = 0;
        length = 0;
      }
      if (what === MONEY) this.#meet(MONEY, 0, 1);
      // Behind a stop only words begin another statement: figures and brackets lead on.
      if (what === STOP) last = STOP;
      else if (what !== SPACE) last = GAP;
      else if (last === STOP) last = SPACE;
    }
    return found | this.#judge(suspected & ~found);
  }

  #meet(stem: number, rest: number, length: number): void {
    for (const word of this.#table[tablePlace(stem)] as readonly KnownWord[])
      if (word.is(stem, rest, length))
        for (const group of word.groups) this.#met[group] = this.#statement;
  }

  /** Of some rules those that have a phrase with all its groups in the statement. */
  #judge(suspected: number): number {
    let found = 0;
    for (let rest = suspected; rest !== 0; rest &= rest - 1) {
      const phrases = this.#phrases[31 - Math.clz32(rest & -rest)];
      if (!phrases || phrases.some((groups) => this.#isMet(groups))) found |= rest & -rest;
    }
    return found;
  }

  #isMet(groups: readonly number[]): boolean {
    for (const group of groups) if (this.#met[group] !== this.#statement) return false;
    return true;
  }
}
