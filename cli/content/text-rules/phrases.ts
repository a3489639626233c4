import { leanPattern } from './lean-pattern.ts';
import { matchesIn } from './matches-in.ts';

/** Phrases of a rule, compiled when they are first needed: a text has the words of very few. */
export class Phrases {
  readonly #sources: readonly string[];
  readonly #compiled: RegExp[] = [];

  constructor(sources: readonly string[]) {
    this.#sources = sources;
  }

  /** Their indices. */
  get all(): readonly number[] {
    return [...this.#sources.keys()];
  }

  at(index: number): RegExp {
    this.#compiled[index] ??= leanPattern(this.#sources[index] ?? '', 'g');
    return this.#compiled[index];
  }
}

/** Matches of a phrase in a sentence that end after an offset. */
export function* matches(
  sentence: string,
  phrase: RegExp,
  after = 0,
): Generator<{ start: number; end: number }> {
  for (const { 0: found, index: start } of matchesIn(sentence, phrase)) {
    const end = start + found.length;
    if (end > after) yield { start, end };
  }
}

/** The same, also of matches that begin within another: "we do not rush, and we draft deeds" has two beginnings with "we". */
export function* everyMatch(
  sentence: string,
  phrase: RegExp,
  after = 0,
): Generator<{ start: number; end: number }> {
  for (let from = 0; from < sentence.length; ) {
    phrase.lastIndex = from;
    const found = phrase.exec(sentence);
    phrase.lastIndex = 0;
    if (!found) return;
    const end = found.index + found[0].length;
    if (end > after) yield { start: found.index, end };
    from = found.index + 1;
  }
}
