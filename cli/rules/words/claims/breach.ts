/** What a text takes from consumers, or sells them, that the law gives them. */
export type Wrong = 'excluded' | 'without-tax' | 'praised' | 'gagged';

/** Says of a price that the tax is missing. */
export const TAXLESS = 'Prices for consumers must include the tax.';

/** A way to say it. */
export interface Breach {
  wrong: Wrong;
  /** A rare word that every such text has. */
  sign: string;
  said: RegExp;
  /** Makes it lawful, in the same sentence or at the beginning of the next. */
  unless?: RegExp;
  /** Countries where it is a wrong; those of Europe by default. */
  countries?: readonly string[];
}

/** Clauses that exclude a right in the same way, each found by one of the rare words that stand in them. */
export function exclusions(said: RegExp, unless: RegExp, signs: readonly string[]): Breach[] {
  return signs.map((sign) => ({ wrong: 'excluded', sign, said, unless }));
}
