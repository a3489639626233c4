import { type Lexicon, lexiconOf } from '../lexicon/lexicon.ts';
import { isListedIn, LISTED } from '../lexicon/listed.ts';
import { hashOf } from '../lexicon/word-hash.ts';
import { isLikelySlip, isSureSlip } from '../spelling/likely-slips.ts';
import { isSlipInName } from './slip-in-name.ts';

/** The start of a sentence, where any word has a capital letter. */
const BEGINS = /(?:^|[.!?:;…–—“"„«(¿¡])\s*$/u;

/** Minimum letters of a word at the start of a sentence, which might be a name. */
const LONG = 7;

/**
 * What follows a word at the start of a sentence that is no name: the object of a gerund, or the subject of a clause. A name has
 * a verb there, or what describes it: “Benji the dog”.
 */
const AFTER_GERUND =
  /^\s(?:the|an?|one|your|our|my|his|her|their|it|them|this|these|that|those|every|any|all|you|to (?:the|an?|one|your|our|it))(?!\p{L})/u;
const AFTER_NO_NAME: Readonly<Record<string, RegExp>> = {
  en: /^\s(?:you|we|they|it|your|these|those|every|any)(?!\p{L})/u,
  es: /^\s(?:sus?|nuestr[oa]s?|usted(?:es)?)(?!\p{L})/u,
};

/** A word with a capital letter behind one that begins a sentence. */
const NEXT = /^\s(?<next>\p{Lu}\p{Ll}+)(?!\p{L})/u;

/** True for the first of two words of another language with capital letters, which are a name: "American Express". */
function isForeignName(word: string, after: string, language: string): boolean {
  const { next } = NEXT.exec(after)?.groups ?? {};
  const others = LISTED.filter((other) => !language.startsWith(other));
  const isForeign = (each: string | undefined) => each !== undefined && isListedIn(each, others);
  return (
    isForeign(word) && isForeign(next) && lexiconOf(language)?.has(hashOf(next ?? '')) === false
  );
}

/** True for a word at the start of a sentence that cannot be a name before what follows it. */
function goesOn(word: string, after: string, language: string): boolean {
  const spoken = language.slice(0, 2);
  if (spoken === 'en' && word.endsWith('ing')) return AFTER_GERUND.test(after);
  return AFTER_NO_NAME[spoken]?.test(after) === true;
}

/**
 * What precedes names in German, where all nouns have a capital letter: titles, prepositions of place, a first
 * name.
 */
const NAMED =
  /(?:(?<!\p{L})(?:(?:Dr|Prof|Mag|Ing|Hr|Fr|St)\.|Sankt|Herrn?|Frau|Familie|nach|bis|aus|Richtung|(?:[Ii]ch|[Ww]ir|[Dd]er|[Dd]ie) (?:heißen?|heisse)|Name ist|namens|(?:Pizzeria|Trattoria|Osteria|Ristorante) (?:da|dal|di))|(?<=\p{L},?\s|(?:Dr|Prof|Mag|Ing|Hr|Fr)\.\s)(?!Ende|Anfang|Mitte|Uhr|Euro)(?!Ihre[mnrs]\s|(?<=\p{Ll},? )Ihre?\s)\p{Lu}\p{Ll}+)\s$/u;

/** A person at the start of a sentence, before the name: “Geigenbaumeister Aumer”. */
const PERSON =
  /(?:^|[.!?:;„“"–]\s*)\p{Lu}\p{Ll}{3,}(?:er|erin|mann|frau|ist|istin|ent|entin|ant|antin|or|orin|eur|eurin|kollege|kollegin|firma|familie)\s$/u;

/** Directly before a place: any other noun would have an article there, but for some of the longer ones, “in Ordnung”. */
const IN = /(?<!\p{L})in\s$/u;

/** The same before places by whose ends villages are known: “Der Hof bei Deggendorf”. */
const NEAR = /(?<!\p{L})(?:in|bei|von|über|um|ab|zwischen|Raum)\s$/iu;

/** Most letters of a word after “in” that is taken for a place. */
const SHORT = 5;

/** How villages end, and few nouns that need no article: “in Ebringen”. */
const VILLAGE = /(?:ingen|heim|hausen|hofen|dorf|stetten|weiler|kirchen|stedt|rode|büttel|brunn)$/u;

/** How others end, as many nouns and verbs do, too: “in Gommern”. */
const OLD_VILLAGE = /ern$/u;

/** True for a word that ends like a village and is not typed like the common one that it resembles. */
function isOldVillage(word: string, meant: string): boolean {
  return OLD_VILLAGE.test(word) && !isLikelySlip(word.toLowerCase(), meant.toLowerCase());
}

/** Nouns that look like a slip for a verb, unless that has its subject behind it: “Wähen mit Rhabarber”, but “Wähen Sie”. */
const LIKE_VERB = /^(?:Wähen?|Hiffen?)$/;
const SUBJECT = /^\s(?:Sie|wir)\s/;

/** Around a short word that is all of an entry, as names of a list are: "- Lene (guitar)". */
const ENTRY_BEFORE = /(?:^|\n)[ \t]*(?:[-*+]|\d{1,2}\.)\s+$/;
const ENTRY_AFTER = /^(?:\s*(?:\n|$)|\s\()/;

/** Most letters of such a surname: other nouns of a line may be long. */
const SURNAME_LONGEST = 8;

/** Around the surname in a line or cell that is a name: "Iris Holme", but not "Neuer Termin". */
const FULL_BEFORE = /(?:^|[\n|:])[ \t*_-]*(?<first>\p{Lu}\p{Ll}+)\s$/u;
const ADJECTIVE = /e[mnrs]?$/;

function isBehindFirst(before: string): boolean {
  const { first } = FULL_BEFORE.exec(before)?.groups ?? {};
  if (first === undefined) return false;
  return !ADJECTIVE.test(first) || lexiconOf('de')?.has(hashOf(first.toLowerCase())) === false;
}
const FULL_AFTER = /^[ \t*_]*(?:[\n|,(]|$)/;

/** Behind a noun in the name of something in a Romance language: "Orchestre de Chambre". */
const ROMANCE = /^\s(?:de|du|des|dei|della|di|del|y|et)\s(?:(?:la|las|los|le)\s)?\p{Lu}/u;

/** Words of a line that have a capital letter in a title. */
const LONG_WORDS = /(?<![\p{L}’'-])\p{L}{4,}/gu;

/** Fewest of them, besides one, that make a line a title. */
const FEWEST_IN_TITLE = 2;

/** Before names of places, persons and firms, several of which may follow, and behind the sign before the name of a site. */
const BEFORE_NAME =
  /(?<!\p{L})(?:in|near|at|from|to|by|around|through|between|meet)\s(?!(?:an?|your|our|my|every|no)(?!\p{L}))|(?<!\p{L})(?:with|for|of|the|mr|mrs|ms|dr|saint|st|mount|lake|port|fort)\.?\s*$|[&/+–—-]\s*$|\|/iu;

/** What follows the first word of a name: a state, or what places and families have behind their own word. */
const AFTER_NAME =
  /^(?:['’]s|,\s\p{Lu}|\s(?:county|city|park|falls|springs|valley|creek|beach|island|lake|hills?|street|road|avenue|school|church|family|brothers|&)(?!\p{L}))/iu;

/** A German adjective made of a name, which alone has a capital letter within a sentence: die Rhätische Bahn. */
const OF_NAME = /^\p{Lu}\p{Ll}+isch(?:e[mnrs]?)?$/u;

/** True for a word of an English title, whose capital letter says nothing, that is a plain slip for a common one. */
function isSlipInTitle(word: string, meant: string, before: string, after: string): boolean {
  const [start, end] = [before.slice(before.lastIndexOf('\n') + 1), after.split('\n', 1)[0] ?? ''];
  const others = [...(start.match(LONG_WORDS) ?? []), ...(end.match(LONG_WORDS) ?? [])];
  if (others.length < FEWEST_IN_TITLE || !others.every((other) => /^\p{Lu}/u.test(other)))
    return false;
  if (BEFORE_NAME.test(start) || AFTER_NAME.test(end)) return false;
  const small = word.toLowerCase();
  return word.length < LONG
    ? word.length === LONG - 1 && isSureSlip(small, meant)
    : isLikelySlip(small, meant);
}

/** A word with a capital letter, what it may be a slip for, and what is around it. */
export interface Capitalized {
  meant: string;
  before: string;
  after: string;
  language: string;
}

/** True for a word with a capital letter that may be a name. */
export function isPerhapsName(
  word: string,
  { meant, before, after, language }: Capitalized,
): boolean {
  if (!/^\p{Lu}/u.test(word)) return false;
  if (language.startsWith('de')) {
    const isNamed = NAMED.test(before) || PERSON.test(before) || ROMANCE.test(after);
    if (word.length <= SURNAME_LONGEST && isBehindFirst(before) && FULL_AFTER.test(after))
      return true;
    if (OF_NAME.test(word) && !BEGINS.test(before)) return true;
    if (LIKE_VERB.test(word) && !SUBJECT.test(after)) return true;
    const isEntry = ENTRY_BEFORE.test(before) && ENTRY_AFTER.test(after);
    return (
      isNamed ||
      (word.length <= SHORT && isEntry) ||
      (word.length <= SHORT && IN.test(before)) ||
      (NEAR.test(before) && (VILLAGE.test(word) || isOldVillage(word, meant)))
    );
  }
  if (language.startsWith('es') && isForeignName(word, after, language)) return true;
  if (BEGINS.test(before)) return word.length < LONG && !goesOn(word, after, language);
  if (isSlipInName(word, { meant, before, after, language })) return false;
  return !(language.startsWith('en') && isSlipInTitle(word, meant, before, after));
}

/** A word with a capital letter that is joined to the next one. */
const JOINED_BEFORE = /(?<!\p{L})(?<name>\p{Lu}\p{Ll}{2,})(?:,| und| oder| &| bis)\s$/u;
const JOINED_AFTER = /^(?:,| und| oder| &| bis)\s(?<name>\p{Lu}\p{Ll}{2,})(?!\p{L})/u;

/** All of the lines around one that is nothing but a word, as in lists of places. */
const LINE_BEFORE = /(?:^|\n)[ \t]*(?:[-*+] )?(?<name>\p{Lu}\p{Ll}{2,})\s*\n[ \t]*(?:[-*+] )?$/u;
const LINE_AFTER = /^[ \t]*\n\s*(?:[-*+] )?(?<name>\p{Lu}\p{Ll}{2,})[ \t]*(?:\n|$)/u;

/** Most characters of the line before that are looked at. */
const LINE = 60;

/** A word with a capital letter directly after a first name. */
const SURNAME = /^\s(?<name>\p{Lu}\p{Ll}{2,})(?!\p{L})/u;

/** Directly before a noun, which has an article where a first name has none. */
const ARTICLE =
  /(?<!\p{L})(?:d(?:er|ie|as|en|em|es)|(?:ein|kein|mein|dein|sein|ihr|unser|euer|dies|jed)\p{Ll}{0,2}|i[mn]s?|am|ans|vom|beim|zu[mr])\s$/iu;

/** What may have a name behind it without being one: "Familie Huber", "Malermeister Huber". */
const TITLE =
  /(?:er|erin|mann|frau|herrn?|ist|istin|ent|entin|ant|antin|or|orin|eur|eurin|kollege|kollegin|familie|firma|verein|praxis|kreis|schule|platz|straße|stadt|dorf|kirche|haus)$/u;

/** True for a first name before a surname that is in no list: "gegen Sofian Righi". */
function isFirstName(before: string, after: string, meant: string, lexicon: Lexicon): boolean {
  const { name } = SURNAME.exec(after)?.groups ?? {};
  if (name === undefined || lexicon.has(hashOf(name.toLowerCase()))) return false;
  return !ARTICLE.test(before) && !TITLE.test(meant);
}

/** Who or what comes from a place, between an article and a noun: “Der Selmer Betrieb”, “im Moerser Norden”. */
const OF_PLACE = /^\p{Lu}\p{Ll}{2,7}er$/u;

/** True for a noun, and for a compound that ends with one. */
function endsInWord(noun: string, lexicon: Lexicon): boolean {
  for (let at = 0; at <= noun.length - SHORT + 1; at += 1)
    if (lexicon.isCompared(noun.slice(at))) return true;
  return false;
}

function isOfPlace(
  word: string,
  { before, after, meant }: Pick<Capitalized, 'before' | 'after' | 'meant'>,
  lexicon: Lexicon,
): boolean {
  const { name: noun } = SURNAME.exec(after)?.groups ?? {};
  if (noun === undefined || !OF_PLACE.test(word) || !ARTICLE.test(before)) return false;
  return endsInWord(noun.toLowerCase(), lexicon) && !isSureSlip(word.toLowerCase(), meant);
}

/**
 * True for a German word with a capital letter beside another one that is in no list: places, as in “Lenglern und Harste” and
 * in lists of them, and people.
 */
export function isBesideName(
  text: string,
  index: number,
  word: string,
  { lexicon, language, meant }: { lexicon: Lexicon; language: string; meant: string },
): boolean {
  if (!language.startsWith('de') || !/^\p{Lu}/u.test(word)) return false;
  const [start, end] = [text.slice(0, index), text.slice(index + word.length)];
  if (isFirstName(start, end, meant, lexicon)) return true;
  if (isOfPlace(word, { before: start, after: end, meant }, lexicon)) return true;
  const before = (JOINED_BEFORE.exec(start) ?? LINE_BEFORE.exec(start.slice(-LINE)))?.groups?.name;
  const after = (JOINED_AFTER.exec(end) ?? LINE_AFTER.exec(end))?.groups?.name;
  return [before, after].some(
    (name) => name !== undefined && !lexicon.has(hashOf(name.toLowerCase())),
  );
}
