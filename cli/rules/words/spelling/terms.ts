import type { Lexicon } from '../lexicon/lexicon.ts';
import { hashOf } from '../lexicon/word-hash.ts';

/** A word that slips are looked for in, the word that may be meant, and what stands around it. */
export interface PlacedWord {
  word: string;
  meant: string;
  before: string;
  after: string;
}

/** A full stop that ends no sentence: "(sistem. cerrado)". */
const NO_END = /^\.(?:\s\p{Ll}|[),;])/u;

/** True for the beginning of the word that is meant, with the full stop of an abbreviation. */
function isShortened({ word, meant, after }: PlacedWord): boolean {
  return meant.length > word.length && meant.startsWith(word.toLowerCase()) && NO_END.test(after);
}

/** Behind the name of a cookie in a list of them. */
const OF_COOKIE =
  /^[*_`]*\s?(?:[-–—:|(]\s?)[^\n]{0,60}(?:caducidad|duración|expira|expires|expiry|duration|retention|lifetime|ablauf|speicherdauer|laufzeit|gültigkeit)/iu;

/** At the beginning of a line or a cell of a table. */
const BEGINS = /(?:^|[\n|])\s*(?:[-*+]\s+)?[*_`]*$/;

/** True for the name of a cookie, which its programmers have chosen. */
function isCookie({ word, before, after }: PlacedWord): boolean {
  return /^\p{Ll}+$/u.test(word) && BEGINS.test(before) && OF_COOKIE.test(after);
}

/** A word joined to the one beside it, of the same kind. */
const JOINED_BEFORE = /(?<![\p{L}-])(?<other>\p{Ll}{5,})(?:, | (?:and|or|und|oder|y|e|o|u) )$/u;
const JOINED_AFTER = /^(?:, | (?:and|or|und|oder|y|e|o|u) )(?<other>\p{Ll}{5,})(?![\p{L}-])/u;

/** Letters at their end that two terms of a field have in common: resolvins and protectins. */
const COMMON_END = 3;

function withoutMarks(word: string): string {
  return word.normalize('NFD').replace(/\p{M}/gu, '');
}

/** True for a word beside another one of the same ending that is in no list either, nor a slip for one in it. */
function isBesideTerm({ word, meant, before, after }: PlacedWord, lexicon: Lexicon): boolean {
  // Who leaves out one accent leaves out all: «informacion y proteccion».
  if (withoutMarks(meant) === withoutMarks(word)) return false;
  const end = word.slice(-COMMON_END);
  return [JOINED_BEFORE.exec(before), JOINED_AFTER.exec(after)].some((found) => {
    const other = found?.groups?.other;
    if (other?.endsWith(end) !== true || lexicon.has(hashOf(other))) return false;
    return lexicon.meantBy(other) === undefined;
  });
}

/** What is left of brackets before and after a word in them. */
const OPENED = /\((?<inside>[^()\n]*)$/;
const CLOSED = /^(?<inside>[^()\n]*)\)/;

/** Fewest other words in brackets that show their language, most of them in no list. */
const FEWEST = 3;

/** True for a word of a term in another language, in brackets: «(Collegio dei Docenti, Italia)». */
function isInForeignBrackets({ before, after }: PlacedWord, lexicon: Lexicon): boolean {
  const [start, end] = [OPENED.exec(before), CLOSED.exec(after)];
  if (!start || !end) return false;
  const words = `${start.groups?.inside} ${end.groups?.inside}`.match(/\p{L}{4,}/gu) ?? [];
  const unknown = words.filter((word) => !lexicon.has(hashOf(word.toLowerCase())));
  return words.length >= FEWEST && 2 * unknown.length > words.length;
}

/** The words around one in the name of a person: «Inês Tavares Dias Pinto». */
const NAME_BEFORE = /(?<![\p{L}-])(?<name>\p{Lu}\p{Ll}{2,})\s$/u;
const NAME_AFTER = /^\s\p{Lu}\p{Ll}{2,}/u;

/** True for a word with a capital letter between two others, of which the first is in no list. */
function isInName({ word, before, after }: PlacedWord, lexicon: Lexicon): boolean {
  if (!/^\p{Lu}/u.test(word) || !NAME_AFTER.test(after)) return false;
  const { name } = NAME_BEFORE.exec(before)?.groups ?? {};
  return name !== undefined && !lexicon.has(hashOf(name.toLowerCase()));
}

/** One vowel three times or more, as people draw out short words on purpose: sooo, veeery, muuuy. */
const DRAWN_OUT = /(?<vowel>[aeiouäöüáéíóúy])\k<vowel>{2,}/giu;
const SHORT = 5;

function isDrawnOut({ word }: PlacedWord): boolean {
  const short = word.replace(DRAWN_OUT, '$<vowel>');
  return short !== word && short.length <= SHORT;
}

/** True for terms, names of technology, abbreviations and what is written so on purpose, none of which any list has. */
export function isTerm(placed: PlacedWord, lexicon: Lexicon): boolean {
  return (
    isShortened(placed) ||
    isCookie(placed) ||
    isDrawnOut(placed) ||
    isInName(placed, lexicon) ||
    isBesideTerm(placed, lexicon) ||
    isInForeignBrackets(placed, lexicon)
  );
}
