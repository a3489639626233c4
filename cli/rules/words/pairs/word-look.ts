import { HASH_START, hashOf, hashStep, smallLetter } from '../lexicon/word-hash.ts';

/** Bits of a hash by which a word is looked for first. */
const MASK = 0x3fff;

function isLetter(code: number): boolean {
  const small = code | 0x20;
  return (small >= 0x61 && small <= 0x7a) || (code >= 0xc0 && code < 0x250 && code !== 0xd7);
}

/** Finds the few words of many that a copy has, in one pass over its letters. */
export class WordLook<Value> {
  readonly #values = new Map<number, Value[]>();
  readonly #seen = new Uint8Array(MASK + 1);

  add(word: string, value: Value): void {
    const hash = hashOf(word);
    this.#seen[hash & MASK] = 1;
    const values = this.#values.get(hash);
    if (values) values.push(value);
    else this.#values.set(hash, [value]);
  }

  /** The values of all words in a copy, each once. */
  in(copy: string): Set<Value> {
    const found = new Set<Value>();
    for (let at = 0; at < copy.length; at += 1) {
      let hash = HASH_START;
      const start = at;
      for (let code = copy.charCodeAt(at); isLetter(code); code = copy.charCodeAt(at)) {
        hash = hashStep(hash, smallLetter(code));
        at += 1;
      }
      if (at === start || this.#seen[hash & MASK] === 0) continue;
      for (const value of this.#values.get(hash) ?? []) found.add(value);
    }
    return found;
  }
}
