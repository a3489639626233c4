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
    this.#compiled[index] ??= new RegExp(this.#sources[index] ?? '', 'g');
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
