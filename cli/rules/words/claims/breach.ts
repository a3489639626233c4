/** What a text takes from consumers, or sells them, that the law gives them. */
export type Wrong = 'excluded' | 'without-tax' | 'praised' | 'gagged';

/** Says of a price that the tax is missing. */
export const TAXLESS = 'Prices for consumers must include the tax.';

/** Countries of the European Union whose languages the rule knows, and those that kept its law. */
export const EUROPE: readonly string[] = 'DE AT ES GB IE LU BE IT FR NL'.split(' ');

/**
 * Where nobody may say that there are no refunds, nor have customers give up what the law gives them: Australian Consumer Law, ss 29 (1) (m)
 * and 64; Fair Trading Act 1986, s 13 (i), and Consumer Guarantees Act 1993, s 43.
 */
export const ANTIPODES: readonly string[] = ['AU', 'NZ'];

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
