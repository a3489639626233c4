import type { LocatedText } from '../../content/rule.ts';
import { isShared } from '../../content/shared-values.ts';
import { KnownTexts } from './known-texts.ts';

/** Names of rules. */
type Names = ReadonlySet<string>;

/** A text to be checked. */
export interface OpenText {
  located: LocatedText;
  /** The rules that have to check it; undefined for all, as it is new or fine nowhere. */
  by: Names | undefined;
}

/** Notes of texts that all rules found fine, and of those that all rules have to check wherever they stand. */
const [FINE, OPEN] = [0, 1];

/** Maximum number of different sets of rules; beyond it, a text is open to all of them. */
const MOST_SETS = 0xffff;

/**
 * The texts that have been checked in one landing or another, each with the rules that have to check it again: those that
 * found something, or found it fine only beside other texts.
 */
export class CheckedTexts {
  readonly #texts = new KnownTexts();
  /** Values that several landings have in common, if all texts in them are fine. */
  readonly #parts = new WeakSet<object>();
  /** Sets of rules, by notes. */
  readonly #sets: (Names | undefined)[] = [new Set(), undefined];
  readonly #notes = new Map<string, number>([['', FINE]]);

  /** The texts of a part that some rule has to check. */
  openIn(part: readonly LocatedText[]): OpenText[] {
    if (this.#parts.has(part)) return [];
    const open: OpenText[] = [];
    for (const located of part) {
      const note = this.#texts.noteOf(located.text, located.keys ?? '');
      if (note !== FINE) open.push({ located, by: this.#sets[note ?? OPEN] });
    }
    if (open.length === 0 && isShared(part)) this.#parts.add(part);
    return open;
  }

  #noteOf(rules: Names): number {
    const names = [...rules].sort().join();
    const known = this.#notes.get(names);
    if (known !== undefined) return known;
    if (this.#sets.length === MOST_SETS) return OPEN;
    this.#notes.set(names, this.#sets.length);
    return this.#sets.push(rules) - 1;
  }

  /** @param rules that have to check the text again; undefined for all. */
  add({ text, keys = '' }: LocatedText, rules: Names | undefined): void {
    this.#texts.add(text, keys, rules ? this.#noteOf(rules) : OPEN);
  }
}
