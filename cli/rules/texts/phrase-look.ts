import { HALF, tablePlace, type WordTable } from './known-words.ts';
import { KNOWN_LETTERS } from './needed-groups.ts';
import { type PhraseTables, type RuleWay, waysByGroup } from './phrase-tables.ts';
import { GAP, MONEY, meaningOf, REMOVED, SPACE, STOP, STRANGE } from './word-letters.ts';

/** A full stop and what plain words lack, such as a quotation mark: whether a statement ends there depends on them. */
const CLOSED = -1;

/** Larger than the number of any text. */
const ALWAYS = 2 ** 31 - 1;

/**
 * For a text that may violate rules, finds the phrases all of whose words are in one statement. It
 * reads the text once and does not convert it to plain words, which takes several times as long.
 */
export class PhraseLook {
  readonly #words: WordTable;
  /**
   * By group, the alternatives that require it and for which it is the rarest; they are checked if one of its words
   * occurs.
   */
  readonly #ways: readonly (readonly RuleWay[])[];
  /** Bits of the rules whose phrases are not known. */
  readonly #unknown: number;
  /** By group, the number of the last statement with one of its words. */
  readonly #met: Int32Array;
  /** By rule, the number of its first phrase. */
  readonly #firsts: readonly number[];
  /** By phrase, the number of the last text that it may match; phrases whose words are not known may match any. */
  readonly #possible: Int32Array;
  #text = 0;
  /** True if the text could not be read to its end. */
  #isUnread = false;
  /** Alternatives that the statement may match, by their rarest group. */
  readonly #candidates: (readonly RuleWay[])[] = [];
  /** How many of these lists belong to this statement: an emptied array would allocate its memory again. */
  #count = 0;
  #statement = 0;

  constructor({ words, groupCount, firsts, phraseCount, always, unknown, ways }: PhraseTables) {
    this.#firsts = firsts;
    this.#possible = new Int32Array(phraseCount);
    for (const phrase of always) this.#possible[phrase] = ALWAYS;
    this.#unknown = unknown;
    this.#words = words;
    this.#met = new Int32Array(groupCount);
    this.#ways = waysByGroup(ways, groupCount);
  }

  /**
   * @param suspected rules that the text might violate, one bit each. @returns those that it still might violate.
   */
  remaining(text: string, suspected: number): number {
    let found = suspected & this.#unknown;
    const { firsts } = this.#words;
    // A rule may read a question together with what precedes it.
    const isOne = text.includes('?');
    this.#text += 1;
    this.#isUnread = false;
    /** What follows the last letter: a full stop, and then a space. */
    let last = GAP;
    let stem = 0;
    let rest = 0;
    let length = 0;
    this.#count = 0;
    this.#statement += 1;
    for (let at = 0; at <= text.length; at += 1) {
      const code = at === text.length ? 0x20 : text.charCodeAt(at);
      const what = code > 96 && code < 123 ? code - 96 : meaningOf(code);
      if (what >= 1 && what <= 26) {
        // The dots of "u.s." do not end a statement and are missing in plain words; those of a path do.
        if (last === STOP || last === CLOSED) return this.#unread(suspected);
        if (last === SPACE && !isOne) found |= this.#judge(suspected);
        last = GAP;
        if (length < HALF) stem |= what << (5 * length);
        else if (length < KNOWN_LETTERS) rest |= what << (5 * (length - HALF));
        length += 1;
        continue;
      }
      if (what === REMOVED) {
        if (last === STOP) last = CLOSED;
        continue;
      }
      if (what === STRANGE) return this.#unread(suspected);
      if (length > 0) {
        const place = tablePlace(stem);
        if (firsts[place] !== firsts[place + 1]) this.#meet(stem, rest, length);
        stem = 0;
        rest = 0;
        length = 0;
      }
      if (what === MONEY) this.#meet(MONEY, 0, 1);
      // After a full stop only words begin another statement; digits and brackets continue it.
      if (what === STOP) last = STOP;
      else if (what !== SPACE) last = GAP;
      else if (last === STOP) last = SPACE;
      else if (last === CLOSED) last = GAP;
    }
    return found | this.#judge(suspected);
  }

  /**
   * The phrases of a rule that may match the last text, by their indices in `phrases`.
   *
   * @param rule its index. @returns undefined for all.
   */
  possible(rule: number): readonly number[] | undefined {
    if (this.#isUnread) return undefined;
    const first = this.#firsts[rule] as number;
    const end = this.#firsts[rule + 1] ?? this.#possible.length;
    const found: number[] = [];
    for (let phrase = first; phrase < end; phrase += 1)
      if ((this.#possible[phrase] as number) >= this.#text) found.push(phrase - first);
    return found;
  }

  #unread(suspected: number): number {
    this.#isUnread = true;
    this.#count = 0;
    this.#statement += 1;
    return suspected;
  }

  #meet(stem: number, rest: number, length: number): void {
    const met = this.#met;
    const statement = this.#statement;
    const { firsts, stems, rests, masks, lengths, firstGroups, groups } = this.#words;
    const place = tablePlace(stem);
    const end = firsts[place + 1] as number;
    for (let word = firsts[place] as number; word < end; word += 1) {
      if (stems[word] !== stem || (rest & (masks[word] as number)) !== rests[word]) continue;
      const whole = lengths[word] as number;
      if (whole !== 0 && whole !== length) continue;
      const last = firstGroups[word + 1] as number;
      for (let at = firstGroups[word] as number; at < last; at += 1) {
        const group = groups[at] as number;
        if (met[group] === statement) continue;
        met[group] = statement;
        const ways = this.#ways[group] as readonly RuleWay[];
        if (ways.length === 0) continue;
        this.#candidates[this.#count] = ways;
        this.#count += 1;
      }
    }
  }

  /** Ends a statement. @returns the given rules that have a phrase with all its groups in it. */
  #judge(suspected: number): number {
    let found = 0;
    const met = this.#met;
    const statement = this.#statement;
    for (let at = 0; at < this.#count; at += 1)
      for (const { rule, phrase, second, groups } of this.#candidates[at] as readonly RuleWay[]) {
        // Nearly all ways lack their second word.
        if (met[second] !== statement || (suspected & rule) === 0) continue;
        if ((this.#possible[phrase] as number) >= this.#text || !this.#isMet(groups)) continue;
        found |= rule;
        this.#possible[phrase] = this.#text;
      }
    this.#count = 0;
    this.#statement += 1;
    return found;
  }

  #isMet(groups: readonly number[]): boolean {
    for (const group of groups) if (this.#met[group] !== this.#statement) return false;
    return true;
  }
}
