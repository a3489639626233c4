import { isBesideAbbreviation } from '../language/beside-abbreviation.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { hashOf } from '../lexicon/word-hash.ts';
import { isTerm, type PlacedWord } from './terms.ts';

/** Longest first part that is looked up. */
const LONGEST_PART = 30;

/** The first part of a hyphenated word, before the second. */
const BEFORE_PART = /\p{L}+(?=-$)/u;

/** True for the second part of a term whose first part is in no list either, such as `shih-tzus`. */
function isOfTerm(before: string, lexicon: Lexicon): boolean {
  const [first] = BEFORE_PART.exec(before.slice(-LONGEST_PART)) ?? [];
  return first !== undefined && !lexicon.has(hashOf(first.toLowerCase()));
}

/** True for the first part of a German compound, whose second part follows later: `Oster- und Sommerferien`. */
function isShortened(after: string, language: string): boolean {
  return language.startsWith('de') && /^-(?:,|\s?[&/]| und | oder | bzw| u\.)/.test(after);
}

/** Most letters of the first part of a Spanish adjective that is made of two: `infanto-juvenil`. */
const COMBINING = 8;

/** True for such a first part, which is a word of its own in no list. Its accent can be missing. */
function isCombining(word: string, meant: string, after: string, language: string): boolean {
  if (!language.startsWith('es') || word.length > COMBINING || !/^-\p{Ll}{3}/u.test(after))
    return false;
  return /^\p{Ll}+o$/u.test(word) && meant.normalize('NFD').replace(/\p{M}/gu, '') !== word;
}

/** German words that are often abbreviated, before their full stop: "der stellv. Schriftführer". */
const SHORTENED =
  /^(?:stellv|gesch|verst|gegr|verw|ehem|akad|kath|evang|städt|staatl|gepr|zert|med|vet|jur|techn|kaufm|allg|priv|öffentl|einschl|ausschl|zusätzl|erford|mögl|tägl|monatl|jährl|wöchentl|persönl|telef|gesetzl)$/i;

/** True for a part of a word whose other letters are in another weight or in brackets: `C**ausas**`, `Mits(w)ingen`. */
function isInOtherWeight(before: string, after: string): boolean {
  return (
    /\p{L}(?:[*_]{1,3}|\(\p{L}+\))$/u.test(before) || /^(?:[*_]{1,3}|\(\p{L}+\))\p{L}/u.test(after)
  );
}

/** Directly before the rest of a word that is written with a hyphen: "pre-emptively". */
const PREFIXED = /(?<!\p{L})(?:pre|re|co|non|anti|de|un|semi|multi|sub)-$/iu;

/** True for letters that are no word by themselves: parts of compounds, terms and abbreviations, which no list has. */
export function isPartOfWord(placed: PlacedWord, language: string, lexicon: Lexicon): boolean {
  const { word, meant, before, after } = placed;
  return (
    isTerm(placed, lexicon) ||
    isShortened(after, language) ||
    (before.endsWith('-') && isOfTerm(before, lexicon)) ||
    (language.startsWith('en') && PREFIXED.test(before)) ||
    isCombining(word, meant, after, language) ||
    isInOtherWeight(before, after) ||
    isBesideAbbreviation(word, meant, before, after) ||
    (after.startsWith('.') && SHORTENED.test(word))
  );
}
