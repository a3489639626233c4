import { type Lexicon, lexiconOf } from '../../lexicon/lexicon.ts';
import { hashOf } from '../../lexicon/word-hash.ts';
import { isPutTogether } from '../derived-words.ts';
import { isCommonSlip } from '../likely-slips.ts';
import { withLinkingS } from './compounds.ts';

const PLAIN: Readonly<Record<string, string>> = { ä: 'a', ö: 'o', ü: 'u' };

/** Diminutives of Bavaria and Austria: `Sesserl`, `Kasterln`. */
const SOUTHERN = /^(?<stem>\p{L}{3,})erl[ns]?$/u;

/** The same of words in -er, and of short ones: `Geschwisterl`, `Brettl`, `Türl`. */
const SHORT = /^(?<stem>\p{L}{3,})(?<=er|tt|[äöü][rdsb])l[ns]?$/u;

/** The same in other regions: `Häusle`, `Gipfeli`, `Zöpfchen`, `Tischlein`. */
const SMALL = /^(?<stem>\p{L}{3,}?)(?:(?:lein|chen)s?|le|li)$/u;

/** `gefälzt` and `geschäfteten`, of verbs that are made of nouns and adjectives, with a separable prefix or without. */
const PARTICIPLE =
  /^(?:ab|an|auf|aus|bei|durch|ein|her|hin|los|mit|nach|um|vor|weg|zu|zurück|zusammen|über|unter)?ge(?<stem>\p{L}{4,})(?:(?<![dt])|(?<=[dt])e)t(?:e[mnrs]?)?$/u;

/** Who or what does something: `Schießer`, `Entsafterin`. */
const DOER = /^(?<stem>\p{L}{4,})er(?:s|n|in|innen)?$/u;

/** The ways in which a word may be written from which another one is made: `fälz` of `Falz`, `läng` of `lang`. */
function* sources(stem: string): Generator<string> {
  yield stem;
  const at = stem.search(/[äöü](?=[^aeiouäöü]*$)/u);
  if (at >= 0) yield stem.slice(0, at) + PLAIN[stem[at] as string] + stem.slice(at + 1);
}

/** Letters of the shortest diminutive in a compound, `Sackerl`. */
const DIMINUTIVE = 6;

/** What a noun may end with that another word drops: `Sessel`, and `Sesserl`. */
const OF_NOUN = ['', 'e', 'el', 'en'];

/** True for a word of a form whose stem is a word, with one of some endings. */
function isMade(
  form: RegExp,
  small: string,
  endings: readonly string[],
  lexicon: Lexicon,
): boolean {
  const { stem } = form.exec(small)?.groups ?? {};
  if (stem === undefined) return false;
  for (const source of sources(stem))
    if (endings.some((ending) => lexicon.isCompared(source + ending))) return true;
  return false;
}

function isSouthern(small: string, lexicon: Lexicon): boolean {
  return isMade(SOUTHERN, small, OF_NOUN, lexicon) || isMade(SHORT, small, ['', 'e'], lexicon);
}

/** Adjectives that drop an e before their ending: `fasrig`, beside `faserig`. */
const ELIDED = /^(?<start>\p{L}*[^aeiouäöü])(?<end>[lr]ig(?:e[mnrs]?|ere[mnrs]?|ste[mnrs]?)?)$/u;

function isElided(small: string, lexicon: Lexicon): boolean {
  const { start, end } = ELIDED.exec(small)?.groups ?? {};
  return start !== undefined && lexicon.has(hashOf(`${start}e${end}`));
}

/** True for a noun of a verb, of which the lists have two forms: the plural of a noun looks like one of them. */
function isDoer(small: string, lexicon: Lexicon): boolean {
  const { stem } = DOER.exec(small)?.groups ?? {};
  return stem !== undefined && ['en', 'end'].every((form) => lexicon.has(hashOf(stem + form)));
}

/** What something can be done to, of a verb: `abwischbares` of `abwischen`. */
const DOABLE = /^(?:un)?(?<stem>\p{L}{4,})bar(?:e[mnrs]?)?$/u;

function isDoable(small: string, lexicon: Lexicon): boolean {
  const { stem } = DOABLE.exec(small)?.groups ?? {};
  return stem !== undefined && lexicon.isCompared(/e[lr]$/.test(stem) ? `${stem}n` : `${stem}en`);
}

/** Verbs, with an e behind the stem only after d and t, and participles: `hoste`, `coacht`, `kitete`, `gestreamter`. */
const VERB =
  /^(?:ge)?(?<stem>\p{L}{3,}?)(?:en?|(?:(?<![dt])|(?<=[dt])e)(?:s?t|te(?:[mnrst]|st)?)|ende?[mnrs]?)$/u;

/** The same in -eln and -ern, and the nouns that they are made of: `mastern`, `entdeckelt`. */
const SOFT =
  /^(?:be|ent|ver|zer|um|ge)?(?<noun>\p{L}{3,}e[lr])(?:n|s?t|te(?:[nst]|st)?|nde?[mnrs]?)$/u;

/** Verbs in -eln that are made of other nouns: `schlitteln` of `Schlitten`. */
const LITTLE = /^(?:ge)?(?<stem>\p{L}{4,})el(?:n|s?t|te(?:[nst]|st)?|nde?[mnrs]?)$/u;

/** An English word that German makes a verb of: no plural and no past tense. */
const ENGLISH = /^\p{L}{3,}[^aeiousd]$/u;

function isEnglish(word: string): boolean {
  return ENGLISH.test(word) && lexiconOf('en')?.isCommon(word) === true;
}

/** True for a form of a verb that is listed with another form, or is made of a noun or an English word. */
function isVerb(small: string, lexicon: Lexicon): boolean {
  const { noun } = SOFT.exec(small)?.groups ?? {};
  if (noun !== undefined && (lexicon.isCompared(noun) || isEnglish(noun))) return true;
  if (isMade(LITTLE, small, OF_NOUN, lexicon)) return true;
  const { stem } = VERB.exec(small)?.groups ?? {};
  return stem !== undefined && (lexicon.isCompared(`${stem}en`) || isEnglish(stem));
}

/** German endings on an English adjective, which no double letter of a German word looks like: `queere`, `tighten`. */
const LENT = /^(?<stem>\p{Ll}{5,}(?<![^e]er))e[mnrs]?$/u;

function isLent(word: string): boolean {
  const { stem } = LENT.exec(word)?.groups ?? {};
  return stem !== undefined && isEnglish(stem);
}

/** What makes nouns and adjectives of nouns: `Kindschaft`, `kranzartig`. */
const OF_NOUNS =
  /^(?<noun>\p{L}{4,}?)(?:schaft(?:en)?|tums?|(?:haft|los|artig|förmig|mäßig|weise)(?:e[mnrs]?)?)$/u;

function isOfNoun(small: string, lexicon: Lexicon): boolean {
  const { noun } = OF_NOUNS.exec(small)?.groups ?? {};
  return noun !== undefined && lexicon.isCompared(noun);
}

/** A noun in the plural, with the vowel that it has there: `Träme` of `Tram`. */
const WITH_UMLAUT = /^(?<stem>\p{L}*[äöü][^aeiouäöü]{1,3})(?:en?|ern?)$/u;

/** True for the plural of a noun: `Minzen` of `Minze`. */
function isPlural(small: string, lexicon: Lexicon): boolean {
  return /[^e]en$/.test(small) && lexicon.isCompared(small.slice(0, -1));
}

/** Letters of the shortest noun that is looked up: "Bär", "Saft". */
const SHORT_NOUN = 4;

function isPluralWithUmlaut(small: string, lexicon: Lexicon): boolean {
  const { stem = '' } = WITH_UMLAUT.exec(small)?.groups ?? {};
  if (stem.length < SHORT_NOUN || lexicon.isCompared(stem)) return false;
  return [...sources(stem)].some((source) => source !== stem && lexicon.isCompared(source));
}

/** Letters of the shortest stem of a verb in a compound, `Säg` and `Näh`, and of what it stands before. */
const STEM = 3;

/** True for the stem of a verb before a noun, in any of its forms: `Dämmwerten`, `Schleifvliese`. */
function isOfVerb(small: string, lexicon: Lexicon): boolean {
  for (let at = STEM; at <= small.length - PART; at += 1) {
    const [stem, noun] = [small.slice(0, at), small.slice(at)];
    if (lexicon.has(hashOf(`${stem}en`)) && lexicon.isCompared(noun)) return true;
  }
  return false;
}

/** Minimum letters of a compound, and of its parts. */
const LONG_NOUN = 8;
const PART = 4;

/** The first letter in which a word differs from another one of its length, and that of the other. */
function differingLetters(word: string, other: string): string {
  const at = [...word].findIndex((letter, index) => letter !== other[index]);
  return `${word[at]}${other[at]}`;
}

/**
 * True for a long noun with another consonant than one that it resembles, which is no slip for it: `Maßrahmen`, `Maßnahmen`.
 * Vowels are taken for each other by ear: `Reperatur`.
 */
function isAnotherNoun(small: string, meant: string): boolean {
  if (small.length < LONG_NOUN || small.length !== meant.length) return false;
  return !isCommonSlip(small, meant) && !/[aeiouäöüy]/.test(differingLetters(small, meant));
}

/** True for two words of which the second begins as the first ends: `Haarriss`, which is no slip for `Harris`. */
function meetsInDouble(small: string, lexicon: Lexicon): boolean {
  for (let at = PART; at <= small.length - PART; at += 1)
    if (
      small[at] === small[at - 1] &&
      lexicon.isCompared(small.slice(0, at)) &&
      lexicon.isCompared(small.slice(at))
    )
      return true;
  return false;
}

/**
 * True for a southern diminutive before a noun: `Stricherlliste`. Before an l, one letter is too many behind a common
 * word and behind who does something: `Kellerlliste`, `Bestellerlliste`.
 */
function isOfDiminutive(small: string, lexicon: Lexicon): boolean {
  for (let at = DIMINUTIVE; at <= small.length - PART; at += 1) {
    const [first, noun] = [small.slice(0, at), small.slice(at)];
    if (!first.endsWith('l') || !lexicon.isCompared(noun)) continue;
    const shorter = first.slice(0, -1);
    if (noun.startsWith('l') && (lexicon.isCommon(shorter) || isDoer(shorter, lexicon))) continue;
    if (isMade(SOUTHERN, first, OF_NOUN, lexicon)) return true;
  }
  return false;
}

/**
 * True for a word that German makes of others, as far as people do not type it for the one that is close to it:
 * `Schuhlade` is a word beside `Schublade`, and `Uhrsache` is none.
 */
export function isMadeInGerman(word: string, meant: string, lexicon: Lexicon): boolean {
  const small = word.toLowerCase();
  const isNoun = small !== word;
  if (withLinkingS(small, lexicon) === meant) return false;
  if (isElided(small, lexicon) || isDoable(small, lexicon)) return true;
  if (isOfNoun(small, lexicon) || isLent(word)) return true;
  if (isNoun && (isSouthern(small, lexicon) || isOfDiminutive(small, lexicon))) return true;
  if (isNoun && small === `${meant}r` && isDoer(small, lexicon)) return true;
  if (isNoun && meetsInDouble(small, lexicon)) return true;
  if (isNoun && isPluralWithUmlaut(small, lexicon)) return true;
  if (lexicon.isCommon(meant) && isCommonSlip(small, meant)) return false;
  const isForm = (isNoun && isPlural(small, lexicon)) || isVerb(small, lexicon);
  if ((isForm || (isNoun && isOfVerb(small, lexicon))) && !lexicon.isCommon(meant)) return true;
  if (isMade(PARTICIPLE, small, ['', 'e', 'en'], lexicon)) return true;
  if (isNoun && (isDoer(small, lexicon) || isMade(SMALL, small, OF_NOUN, lexicon))) return true;
  if (isNoun && isAnotherNoun(small, meant)) return true;
  // A link too many, and "wieder" for "wider", make no other word: `Glückswunsch`, `Wiederstand`.
  return small.length <= meant.length && isPutTogether(small, 'de', lexicon);
}
