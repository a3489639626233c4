import { lexiconOf } from '../lexicon/lexicon.ts';
import { hashOf } from '../lexicon/word-hash.ts';
import { SIGN, TELLING_WORDS } from '../telling-words.ts';

/** The languages that are told apart. */
export type Spoken = 'en' | 'es' | 'de';

const BITS: Readonly<Record<Spoken, number>> = {
  en: SIGN.english,
  es: SIGN.spanish,
  de: SIGN.german,
};

const ALL: readonly Spoken[] = ['en', 'es', 'de'];

/** Minimum number of words of a sentence, of those that only its language has, and of function words among these. */
const LEAST_WORDS = 4;
const LEAST_OWN = 3;
const LEAST_SMALL = 2;

/** Of so many words, one may be a name or belong to the language of the page. */
const WORDS_PER_NAME = 8;

/** What makes words a sentence: names of dishes, courses and streets have none of it. */
const CLAUSE: Readonly<Record<Spoken, RegExp>> = {
  en: /(?<!\p{L})(?:i|i['’](?:m|d|ve|ll)|my|we|you|your|our|us|it|they|is|are|was|were|has|have|can|will|must|should|please|not|don['’]t|there|each|every)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:necesito|quiero|quisiera|busco|tengo|mis?|es|son|está|están|hay|se|nos|le|les|su|sus|usted|ustedes|nuestr[oa]s?|no|que|tienen?|tiene|tenemos|pueden?|puedes?|podemos|hacen?|llame|llámenos|escriba|escríbanos|traiga|venga|pida|\p{L}{3,}(?:amos|emos|imos))(?!\p{L})/iu,
  de: /(?<!\p{L})(?:ich|mein(?:e[nmrs]?)?|wir|sie|ihnen|ihr|ihre[nmrs]?|uns|unsere?[nmrs]?|ist|sind|wird|werden|kann|können|hat|haben|gibt|bitte|nicht|auch)(?!\p{L})/iu,
};

/** Sayings that other languages use as they are. */
const SAYING =
  /^(?:the show must go on|less is more|what you see is what you get|you get what you pay for|the sky is the limit|all you can eat|home is where|time is money|never change a|the early bird|see you |keep it s|mi casa es |que será|no pasa nada|hasta la vista|wir schaffen das)/iu;

/** Calls of English that are too short to be looked up. */
const SHORT_CALL = /^(?:hi|go)$/i;

/** True for a word that one language has and another has not. */
function isOnlyOf(language: Spoken, word: string, other: Spoken): boolean {
  if (language === 'en' && SHORT_CALL.test(word)) return true;
  const hash = hashOf(word);
  const bits = TELLING_WORDS.get(hash);
  if ((bits & BITS[language]) !== 0) return (bits & BITS[other]) === 0;
  if (word.length < 3) return false;
  return lexiconOf(language)?.has(hash) === true && lexiconOf(other)?.has(hash) === false;
}

/** Function words of one language that are words of another, too. */
const SHARED = /^(?:an|as|am|no|me|he|has|son|sin|con|die|war|was|will|des)$/i;

/** True for a word of a page's language that another one lacks. */
function isForeignTo(spoken: Spoken, word: string, page: Spoken): boolean {
  return isOnlyOf(page, word, spoken) && !SHARED.test(word);
}

function smallWords(words: readonly string[], language: Spoken): number {
  const hashes = new Set(words.map((word) => hashOf(word)));
  return [...hashes].filter((hash) => (TELLING_WORDS.get(hash) & BITS[language]) !== 0).length;
}

function isIn(language: Spoken, words: readonly string[], page: Spoken): boolean {
  const small = smallWords(words, language);
  if (small < LEAST_SMALL || ALL.some((other) => smallWords(words, other) > small)) return false;
  const own = words.filter((word) => isOnlyOf(language, word, page));
  if (own.length < LEAST_OWN || own.length * 2 < words.length) return false;
  if (smallWords(own, language) < LEAST_SMALL) return false;
  // Titles and names are written with capital letters; so are the nouns of German.
  const names = words.slice(1).filter((word) => /^\p{Lu}/u.test(word) && word !== 'I');
  if (language !== 'de' && names.length * WORDS_PER_NAME > words.length * 2) return false;
  const others = words.filter((word) => isForeignTo(language, word, page)).length;
  return others === 0 || (others === 1 && own.length > LEAST_OWN);
}

/** True if too many words of a text belong to the language of its page for it to be in another one. */
export function hasWordsOf(page: string, text: string, spoken: Spoken): boolean {
  if (!ALL.includes(page as Spoken)) return false;
  const words = text.match(/\p{L}+/gu) ?? [];
  const of = words.filter((word) => isForeignTo(spoken, word, page as Spoken)).length;
  return of * WORDS_PER_NAME > words.length;
}

/** True for words that another language has and that of their page has not: "Ready to talk?". Those that both have tell nothing. */
export function isInOther(page: Spoken, text: string): boolean {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  return ALL.some(
    (language) =>
      language !== page &&
      words.some((word) => isOnlyOf(language, word, page)) &&
      !words.some((word) => isForeignTo(language, word, page)),
  );
}

/** Least words of a label that only its language has, and most words of one. */
const LEAST_OF_LABEL = 2;
const MOST_OF_LABEL = 6;

/** Labels that name a language are for those who speak it. */
const NAMES_LANGUAGE =
  /(?<!\p{L})(?:english|german|spanish|deutsch|englisch|spanisch|español|inglés|alemán)(?!\p{L})/iu;

/** True for a name: a word with a capital letter that the language of its page does not have, or within a label not in German. */
function isNameOn(page: Spoken, word: string, at: number): boolean {
  if (!/^\p{Lu}\p{Ll}/u.test(word)) return false;
  return (at > 0 && page !== 'de') || lexiconOf(page)?.has(hashOf(word)) === false;
}

/**
 * The other language that the label of a button is in, whose words are all of that one or a name: “Priya etwas fragen”.
 *
 * @param page the language of its page, in two letters.
 */
export function foreignLabel(label: string, page: string): Spoken | undefined {
  const own = lexiconOf(page);
  const words = label.match(/\p{L}+/gu) ?? [];
  if (!ALL.includes(page as Spoken) || !own || words.length > MOST_OF_LABEL) return undefined;
  const unknown = words.filter((word) => !own.has(hashOf(word)));
  if (unknown.length < LEAST_OF_LABEL || /["“„«]/.test(label)) return undefined;
  if (NAMES_LANGUAGE.test(label)) return undefined;
  return ALL.find((language) => {
    if (language === page) return false;
    const isOf = (word: string) => isOnlyOf(language, word, page as Spoken);
    const foreign = words.filter(isOf);
    const hasVerb = foreign.some((word) => /^\p{Ll}{3}/u.test(word));
    return (
      foreign.length >= LEAST_OF_LABEL &&
      hasVerb &&
      words.every(
        (word, at) =>
          isNameOn(page as Spoken, word, at) || !isOnlyOf(page as Spoken, word, language),
      )
    );
  });
}

/**
 * The other language that a sentence of a few words is in, by the words that only this language has.
 *
 * @param page the language of its page, in two letters.
 */
export function foreignSentence(sentence: string, page: string): Spoken | undefined {
  if (!ALL.includes(page as Spoken) || !/[.!?]\s*$/.test(sentence)) return undefined;
  const words = sentence.match(/\p{L}+(?:['’]\p{L}+)?/gu) ?? [];
  if (words.length < LEAST_WORDS || SAYING.test(sentence.trim())) return undefined;
  return ALL.find(
    (language) =>
      language !== page && CLAUSE[language].test(sentence) && isIn(language, words, page as Spoken),
  );
}
