import type { Lexicon } from '../../lexicon/lexicon.ts';
import { hashOf } from '../../lexicon/word-hash.ts';
import { plain, withAccent } from './likeliest.ts';

/**
 * A word with an accent that is not on its last syllable, or on one that ends in a consonant that takes none: `oficína`, `mejorár`.
 * Verbs end in vowels with an accent, which lists have not all of: `mejoré`, `podés`.
 */
const MISPLACED = /^\p{L}*(?:[áéíóú]\p{L}*[^aeiouáéíóú\W]+[aeiou]+[ns]?|[áéó][lrdz])$/u;

/** Pronouns behind a verb, which get it an accent: `dígame`, `enviárselo`. */
const WITH_PRONOUN = /(?:me|te|se|l[aeo]s?|nos|os)$/u;

/** Nouns in -ción without their accent, also with another slip. */
const NOUN = /^(?<stem>\p{L}{4,}[cs])ion$/u;

/** The common word that has its accent elsewhere, or none: `página` for `pagína`, `segura` for `segúra`. */
export function accentElsewhere(word: string, lexicon: Lexicon): string | undefined {
  const small = word.toLowerCase();
  if (!MISPLACED.test(small) || WITH_PRONOUN.test(small)) return undefined;
  const bare = plain(small);
  return [bare, ...withAccent(bare)].find((other) => other !== small && lexicon.isCommon(other));
}

/** The noun that is meant by one with a slip and no accent: `dirección` for `direcion`. */
export function nounInCion(word: string, lexicon: Lexicon): string | undefined {
  const stem = NOUN.exec(word.toLowerCase())?.groups?.stem;
  if (stem === undefined || lexicon.has(hashOf(word))) return undefined;
  const noun = `${stem}ión`;
  return lexicon.has(hashOf(noun)) ? noun : lexicon.meantBy(noun)?.meant;
}
