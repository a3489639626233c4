import { matchesIn } from '../../../content/text-rules/matches-in.ts';
import { SHORTEST } from '../copy-signs.ts';
import { type Lexicon, lexiconOf } from '../lexicon/lexicon.ts';
import { slipOf } from '../lexicon/slip-kinds.ts';
import { IF_PUT_TOGETHER } from '../lexicon/slip-odds.ts';
import { hashOf } from '../lexicon/word-hash.ts';
import { isSpelledInAddress } from '../names/known-names.ts';
import { meantByEar } from './by-ear.ts';
import { meantByClassic } from './classic-slips.ts';
import { isDerived, isPutTogether } from './derived-words.ts';
import { isMisdoubled, meantByOtherDouble, meantSingly } from './doubled-letters.ts';
import { isMadeInEnglish } from './english/forms.ts';
import { meantByExchange } from './exchanged-letters.ts';
import { isOtherCompound, meantCompound, withLinkingS } from './german/compounds.ts';
import { isMadeInGerman } from './german/derivations.ts';
import { isGermanForm, isPetName } from './german/short-forms.ts';
import { hasTwoAccents } from './spanish/accents.ts';
import { isMadeInSpanish } from './spanish/derivations.ts';
import { likeliestInSpanish, soundingSame } from './spanish/likeliest.ts';
import { accentElsewhere, nounInCion } from './spanish/misplaced-accents.ts';
import {
  accentLeftOut,
  isSpanishForm,
  markLeftOut,
  meantEnding,
  soundingAlike,
} from './spanish/verbs.ts';

/** Words that are known to be correct in a text. */
export interface KnownWords {
  lexicon: Lexicon;
  language: string;
  /** Names and technical terms, in lower case. */
  names: ReadonlySet<string>;
  /** Those of them that only addresses have, which spell without accents. */
  addresses?: ReadonlySet<string> | undefined;
}

/** Lists lack the women of some trades, and females: cerrajera, beside cerrajero, mastina, beside mastín, boxeadora. */
function isFeminine(word: string, lexicon: Lexicon): boolean {
  const small = word.toLowerCase();
  const [, stem, vowel = ''] = /^(\p{L}{3,})([aeio])nas?$/u.exec(small) ?? [];
  const accented = { a: 'á', e: 'é', i: 'í', o: 'ó' }[vowel];
  if (stem !== undefined && lexicon.has(hashOf(`${stem}${accented}n`))) return true;
  const [, maker] = /^(\p{L}{3,}[dt]or)as?$/u.exec(small) ?? [];
  if (maker !== undefined && lexicon.has(hashOf(maker))) return true;
  return /(?:er|or)as?$/.test(small) && lexicon.has(hashOf(small.replace(/a(?=s?$)/, 'o')));
}

/** Most letters of a word that is right because it is some obscure one in English: of longer ones, a slip is likelier. */
const SHORT_ENGLISH = 5;

function isEnglish(word: string): boolean {
  const english = lexiconOf('en');
  return word.length > SHORT_ENGLISH
    ? english?.isCompared(word.toLowerCase()) === true
    : english?.has(hashOf(word)) === true;
}

/** True for correct words that no list of their language contains. */
function isFine(word: string, meant: string, language: string, lexicon: Lexicon): boolean {
  if (language.startsWith('en')) return isMadeInEnglish(word, meant, lexicon);
  const isForm = language.startsWith('es')
    ? isSpanishForm(word, meant, lexicon) ||
      hasTwoAccents(word, lexicon) ||
      isFeminine(word, lexicon)
    : language.startsWith('de') && (isGermanForm(word, lexicon) || isPetName(word, lexicon));
  return isForm || isEnglish(word);
}

function nearInSpanish(word: string, lexicon: Lexicon): string | undefined {
  if (lexicon.has(hashOf(word))) return undefined;
  const elsewhere = accentElsewhere(word, lexicon) ?? nounInCion(word, lexicon);
  if (elsewhere !== undefined) return elsewhere;
  const accented = accentLeftOut(word, lexicon);
  if (accented !== undefined) return accented;
  const marked = markLeftOut(word, lexicon);
  if (marked !== undefined) return marked;
  const ending = meantEnding(word, lexicon);
  if (ending !== undefined) return ending;
  for (const other of soundingAlike(word.toLowerCase())) if (lexicon.isCommon(other)) return other;
  return /^\p{Ll}{5,}$/u.test(word) ? soundingSame(word, lexicon) : undefined;
}

/** True for a German word as it is written in Switzerland, where ss stands for ß: reisst. */
export function isSwissForm(word: string, lexicon: Lexicon): boolean {
  const small = word.toLowerCase();
  return [...matchesIn(small, /ss/g)].some(({ index }) =>
    lexicon.has(hashOf(`${small.slice(0, index)}ß${small.slice(index + 2)}`)),
  );
}

/** Names of places keep it: Schloßberg, Nußdorf. */
const PLACE_WITH_SHARP_S =
  /^\p{Lu}\p{Ll}*ß\p{Ll}*(?:berge?|dorf|platz|gasse|straße|allee|markt|tal|bach|brunn|heim|hausen|feld)$/u;

/** A German word in the spelling of before 1996: Schuß. In Austria, `Geschoß` has a long vowel. */
function withDoubleS(word: string, lexicon: Lexicon): string | undefined {
  const meant =
    /gescho(?:ß|ße[ns]?)$/i.test(word) || PLACE_WITH_SHARP_S.test(word)
      ? word
      : word.replace('ß', 'ss');
  return meant !== word && lexicon.has(hashOf(meant.toLowerCase())) ? meant : undefined;
}

/** A German word whose umlauts were written with an e: muessen. */
function withUmlauts(word: string, lexicon: Lexicon): string | undefined {
  const meant = word.replace(/(?<![aeq])([aou])e/gi, (_, letter: string) => `${letter}\u0308`);
  const composed = meant.normalize('NFC');
  return composed !== word && lexicon.has(hashOf(composed.toLowerCase())) ? composed : undefined;
}

/** Maximum number of cached words. */
const MOST_KEPT = 20_000;

/** Remembers what was meant by words that no list contains: landings share names of people and places. */
function remembered(
  look: (word: string, language: string, lexicon: Lexicon) => string | undefined,
): typeof look {
  const known = new Map<string, string | undefined>();
  return (word, language, lexicon) => {
    const key = `${language.slice(0, 2)} ${word}`;
    if (known.has(key)) return known.get(key);
    const meant = look(word, language, lexicon);
    if (known.size >= MOST_KEPT) known.clear();
    known.set(key, meant);
    return meant;
  };
}

const meantInSpanish = remembered((word, _, lexicon) => nearInSpanish(word, lexicon));

/** Minimum letters of a plural that is compared with common words in the singular. */
const LONG_PLURAL = 10;

/** The plural that was intended, as lists of common words have many only in the singular: assocations. */
function meantPlural(word: string, lexicon: Lexicon): string | undefined {
  if (word.length < LONG_PLURAL || !word.endsWith('s')) return undefined;
  const meant = lexicon.meantBy(word.slice(0, -1))?.meant;
  return meant === undefined || meant.endsWith('s') ? undefined : `${meant}s`;
}

/** Minimum letters of a word of which another letter may have been doubled. */
const LONG_DOUBLED = 6;

/** The compound that was intended, the word that is spoken alike, or the one whose letters were doubled as in no word. */
function meantOtherwise(word: string, language: string, lexicon: Lexicon): string | undefined {
  if (isMisdoubled(word, language)) {
    const meant = meantSingly(word, language, lexicon);
    if (meant !== undefined) return meant;
  }
  const small = word.toLowerCase();
  const heard =
    small === word || language.startsWith('de') ? meantByEar(word, language, lexicon) : undefined;
  if (heard !== undefined) return heard;
  const isName = small !== word && !language.startsWith('de');
  const moved =
    isName || word.length < LONG_DOUBLED ? undefined : meantByOtherDouble(small, lexicon);
  if (moved !== undefined) return moved;
  const exchanged = isName ? undefined : meantByExchange(small, language, lexicon);
  if (exchanged !== undefined) return exchanged;
  if (!language.startsWith('de') || (small !== word && word.length < LONG_NOUN)) return undefined;
  const linked = withLinkingS(small, lexicon);
  if (linked !== undefined) return linked;
  const found = meantCompound(small, lexicon);
  return found !== undefined && isDerived(small, language, lexicon) ? undefined : found;
}

/** Minimum letters of a German noun that is compared with compounds: shorter ones may be names. */
const LONG_NOUN = 8;

const rememberedOtherwise = remembered(meantOtherwise);

/** True of a name, and of its genitive in German: "Haukes". */
function isName(
  word: string,
  meant: string,
  { language, names, addresses }: Omit<KnownWords, 'lexicon'>,
): boolean {
  if (addresses?.has(word) && isSpelledInAddress(word, meant.toLowerCase())) return false;
  return (
    names.has(word) ||
    (language.startsWith('de') && /s$/.test(word) && names.has(word.slice(0, -1)))
  );
}

/** Most letters of a word with a capital one that is more likely a name than a German noun: Mika, Ryde. */
const SHORT_NAME = 5;

/** What speaks against a slip then, as logarithm of odds. */
const IF_SHORT_NAME = -1.5;

/** True of such a word where another letter, not one less or in another place, would make the word of the lists. */
function mayBeShortName(word: string, meant: string, language: string): boolean {
  const isShort = word.length <= SHORT_NAME && word.length === meant.length;
  const small = word.toLowerCase();
  if (!isShort || word === small || !language.startsWith('de')) return false;
  return slipOf(small, meant).kind !== 'swapped';
}

/** The word of the lists that was intended. Only German has capital letters where there is no name. */
function nearest(
  word: string,
  language: string,
  lexicon: Lexicon,
  hash: number,
): string | undefined {
  const found = lexicon.meantBy(word, hash);
  if (found === undefined) return undefined;
  const { meant, odds } = found;
  const small = word.toLowerCase();
  if (small !== word && !language.startsWith('de') && !lexicon.isCommon(meant)) return undefined;
  if (mayBeShortName(word, meant, language) && odds + IF_SHORT_NAME <= 0) return undefined;
  if (odds + IF_PUT_TOGETHER <= 0 && isPutTogether(small, language, lexicon)) return undefined;
  const isNoun = language.startsWith('de') && small !== word;
  if (isNoun && isOtherCompound(small, found, lexicon)) return undefined;
  return language.startsWith('es') ? likeliestInSpanish(small, meant, lexicon) : meant;
}

/**
 * The word that was intended; undefined if the word is correct or unknown.
 *
 * @param hash of the word, if already computed.
 */
export function meantBy(
  word: string,
  { lexicon, language, names, addresses }: KnownWords,
  hash: number = hashOf(word),
): string | undefined {
  const classic = meantByClassic(word, language);
  if (classic !== undefined) return classic;
  if (word.length < SHORTEST) return undefined;
  const meant =
    (language.startsWith('de') && !lexicon.has(hash)
      ? (withUmlauts(word, lexicon) ?? withDoubleS(word, lexicon))
      : undefined) ??
    nearest(word, language, lexicon, hash) ??
    (language.startsWith('es') ? meantInSpanish(word, language, lexicon) : undefined) ??
    (language.startsWith('en') && !lexicon.has(hash) ? meantPlural(word, lexicon) : undefined) ??
    (lexicon.has(hash) ? undefined : rememberedOtherwise(word, language, lexicon));
  if (meant === undefined || isName(word.toLowerCase(), meant, { language, names, addresses }))
    return undefined;
  const isRight =
    isFine(word, meant, language, lexicon) ||
    (language.startsWith('de') && isMadeInGerman(word, meant, lexicon)) ||
    (language.startsWith('es') && isMadeInSpanish(word, meant, lexicon));
  return isRight ? undefined : meant;
}
