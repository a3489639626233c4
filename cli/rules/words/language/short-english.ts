import type { LocatedText } from '../../../content/rule.ts';
import { valueAt } from '../../../content/value-path.ts';
import { isEmptyButton } from '../empty-button.ts';
import { lexiconOf } from '../lexicon/lexicon.ts';
import { hashOf } from '../lexicon/word-hash.ts';
import { SIGN, TELLING_WORDS } from '../telling-words.ts';
import { isButton } from '../text-parts.ts';
import { isLoanPhrase } from './loan-phrases.ts';

/** Maximum number of words; longer texts are told by their function words. */
const MOST_WORDS = 7;

/** Maximum length of a text of so many words. */
const MOST_LETTERS = 80;

/** Minimum number of words of a line in which words of another spelling of German or Spanish may stand: "a free quote". */
const LEAST_MIXED = 5;

/** Minimum number of words of a label that is copied from the English one: towns have one or two. */
const LEAST_COPIED = 3;

/** What buttons ask for in English. */
const ASKED =
  /^(?:book|call|get|send|see|view|buy|order|contact|start|request|schedule|ask|download|subscribe|join|reserve|find|read|learn|show|try|apply|sign|choose|pick|write|message|text|shop|donate|register|discover|explore|open|close|submit|go|talk|visit)$/i;

/** Labels of menus that every site translates, by the language that has other words for them; German likes "Services". */
const MENU: Readonly<Record<string, RegExp>> = {
  es: /^(?:services|pricing|prices|contact|about|reviews|testimonials|locations|resources|bookings?|careers|jobs|gallery|hours|privacy|terms|questions|help|events)$/i,
  de: /^(?:pricing|prices|contact|about|reviews|testimonials|locations|resources|careers|gallery|hours|privacy|terms|questions|help)$/i,
};

/** What labels of menus in English begin with. */
const NAMED = /^(?:about|contact|our|book|meet|visit|find|read|why|how|get|see|order)$/i;

/** Says that a language is spoken, in that language. */
const SPOKEN = /(?<!\p{L})(?:english|español|deutsch|spanish|german)(?!\p{L})/iu;

/** Keys of headings. */
export const HEADED: ReadonlySet<PropertyKey | undefined> = new Set([
  'headline',
  'heading',
  'title',
  'kicker',
  'question',
]);

/** After the verb of a button, a word that only English has there; Spanish and German have some of them in other places. */
const AFTER_VERB = /^(?:an?|the|us|me|my|our|your|it|this)$/i;

/** True for a button such as "Send us a video", whose noun is the same in the language of the page; names have capitals. */
function isCommand([first = '', second = '', ...rest]: readonly string[], language: string) {
  return (
    ASKED.test(first) &&
    isOnlyEnglish(first, language) &&
    AFTER_VERB.test(second) &&
    rest.length > 0 &&
    !rest.some((word) => /^\p{Lu}/u.test(word) || isOnlyOf(language, word))
  );
}

/** True for a label of a button, also in the words around all pages: `contact.send`. */
function isPressed(located: LocatedText): boolean {
  const [group, key, ...rest] = located.path;
  return isButton(located) || (rest.length === 0 && (key === 'send' || group === 'actions'));
}

function isHeaded({ path }: LocatedText): boolean {
  if (path[0] === 'business') return path[1] === 'tagline' || path[1] === 'serving';
  return HEADED.has(path.at(-1)) || path[0] === 'headings' || path[0] === 'navigation';
}

/** One of the small words that hardly any English line lacks. */
const SMALL = /(?:^| )(?:the|and|of|to|with|for|your|our|is|are|you|we) /i;

/** True for a line of a list, of an introduction or below a figure that may be English. */
function isLine({ path, text }: LocatedText): boolean {
  const key = path.at(-1);
  if (typeof key === 'symbol' || key === undefined) return false;
  const isOne =
    typeof key === 'number' || /^(?:description|text|stat|note|intro|lead|detail)$/.test(key);
  return isOne && SMALL.test(text);
}

/** True for a text that may be left in English: a button, a heading or a line. */
export function mayBeShortEnglish(located: LocatedText): boolean {
  return (
    located.text.length <= MOST_LETTERS &&
    (isPressed(located) || isHeaded(located) || isLine(located))
  );
}

/** True for a label that is the same in English. */
function isOfEnglish({ path, text }: LocatedText, raw: object): boolean {
  return (
    path.includes('label') &&
    path.at(-1) !== 'label' &&
    valueAt(raw, [...path.slice(0, -1), 'en']) === text
  );
}

/** True for a word that every English writer uses, and that is none of the language of a page. */
export function isOnlyEnglish(word: string, language: string): boolean {
  const hash = hashOf(word);
  const isSmall = (TELLING_WORDS.get(hash) & SIGN.english) !== 0;
  return isSmall || (lexiconOf('en')?.has(hash) === true && !lexiconOf(language)?.has(hash));
}

function withoutEnding(word: string): string {
  return word.replace(/['’].*/, '');
}

/** Words without which hardly any line of Spanish or German is written, and that English has not. */
const SPOKEN_ELSEWHERE =
  /[¿¡]|(?<!\p{L})(?:que|para|tu|tus|su|sus|cada|sin|muy|más|cuando|los|las|del|con|una|por|nunca|siempre|und|auch|noch|wird|haben|der|die|das|nicht|mit|für|ist|wir|sie|ein|eine)(?!\p{L})/iu;

/** A sentence that begins with the only capital letter of it. */
const PLAIN_SENTENCE = /^[¿¡]?\p{Lu}\p{Ll}*(?: [\p{Ll}-]+,?){2,6}[.!?]$/u;

/** Minimum number of words that belong to the other language alone. */
const LEAST_FOREIGN = 2;

/** True if a copy in English has a line that may be Spanish or German. */
export function mayBeShortForeign(copy: string): boolean {
  return SPOKEN_ELSEWHERE.test(copy);
}

/** The language of a sentence of a few words that was left untranslated on an English page. */
export function shortForeign(text: string): 'es' | 'de' | undefined {
  if (!PLAIN_SENTENCE.test(text) || !SPOKEN_ELSEWHERE.test(text)) return undefined;
  const words = text.match(/\p{L}+/gu) ?? [];
  if (words.some(isSmallEnglish)) return undefined;
  return (['es', 'de'] as const).find((language) => {
    const own = words.filter((word) => isOnlyOf(language, word)).length;
    return own >= LEAST_FOREIGN && own * 2 >= words.length;
  });
}

/** English function words that Spanish or German has as well. */
const SHARED = /^(?:he|me|has|do|an|at|all|will|was|can|some|so|by|my|them|us|if)$/i;

/** True for a word of the language of a page that English lacks. */
export function isOnlyOf(language: string, word: string): boolean {
  const hash = hashOf(word);
  const own = language === 'es' ? SIGN.spanish : SIGN.german;
  const isSmall = (TELLING_WORDS.get(hash) & own) !== 0;
  if (word.length < 3) return isSmall;
  return isSmall || (lexiconOf(language)?.has(hash) === true && !lexiconOf('en')?.has(hash));
}

/** True if English words prevail in a label and none belongs to the language of the page alone: "Reserve a visit". */
function isMostlyEnglish(words: readonly string[], language: string): boolean {
  const long = words.filter((word) => word.length > 2);
  const english = long.filter((word) => isOnlyEnglish(word, language)).length;
  return (
    english > 1 && english * 2 >= long.length && !words.some((word) => isOnlyOf(language, word))
  );
}

/** True for a word that is English and nothing else. */
export function isSmallEnglish(word: string): boolean {
  if (SHARED.test(word)) return false;
  const bits = TELLING_WORDS.get(hashOf(word));
  return (bits & SIGN.english) !== 0 && (bits & (SIGN.spanish | SIGN.german)) === 0;
}

/**
 * True for a heading or button of a few words that a translator has left in English. Names are written with capital
 * letters, and German headings like to be English.
 */
export function isShortEnglish(located: LocatedText, language: string, raw: object): boolean {
  const isAsking = isPressed(located);
  if (language === 'en') return false;
  // Reported as `copy/button-words`.
  if (isEmptyButton(located)) return false;
  const { text } = located;
  if (!/^[\p{L}'’ ,.!?-]+$/u.test(text) || SPOKEN.test(text) || isLoanPhrase(text)) return false;
  const words = text.match(/\p{L}+(?:['’]\p{L}+)?/gu) ?? [];
  const isCopied = isOfEnglish(located, raw);
  if (words.length === 1 && isCopied) return MENU[language]?.test(text) === true;
  if (words.length < 2 || words.length > MOST_WORDS) return false;
  const [first = '', ...rest] = words;
  if (!isAsking && !isCopied && rest.some((word) => /^\p{Lu}/u.test(word))) return false;
  const small = words.filter(isSmallEnglish).length;
  // "Come" and "sale" are Spanish words as well, but "we come to you" is not Spanish.
  const isOther = (word: string) => word.length < 3 || isOnlyEnglish(withoutEnding(word), language);
  const isEnglish =
    small > 1 ||
    (isAsking && isCommand(words, language)) ||
    words.every(isOther) ||
    isMostlyEnglish(words.map(withoutEnding), language);
  if (!isEnglish) return false;
  // A line has names of places and trades; it is English by its small words.
  if (!isAsking && !isHeaded(located) && !isCopied)
    return (
      (small > 1 || words.every(isOther) || (small > 0 && words.length > LEAST_MIXED)) &&
      words.length > LEAST_COPIED &&
      !words.some((word) => isOnlyOf(language, word))
    );
  // "Contact us", "About us".
  if (located.path[0] === 'navigation' && small === 0 && NAMED.test(first)) return true;
  // "Best of" and "Team" are German headings.
  if (language === 'de' && !isAsking && words.some((word) => isOnlyOf('de', word))) return false;
  if (isCopied && words.length >= LEAST_COPIED) return true;
  return (isAsking && ASKED.test(first)) || small > 0;
}
