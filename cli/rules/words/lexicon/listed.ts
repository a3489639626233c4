import { lexiconOf } from './lexicon.ts';
import { hashOf } from './word-hash.ts';

/** The languages that have lists. Each stands in copy of the others: brands, loans, pages in several languages. */
export const LISTED = ['en', 'de', 'es'] as const;

/** True for a word that the lists of one of some languages have. */
export function isListedIn(word: string, languages: readonly string[]): boolean {
  const hash = hashOf(word);
  return languages.some((language) => lexiconOf(language)?.has(hash) === true);
}
