import type { LocatedText } from '../../../content/rule.ts';
import { hashOf } from '../lexicon/word-hash.ts';
import { SIGN, TELLING_WORDS } from '../telling-words.ts';

/** Minimum number of words, and of function words among them, to determine a language. */
const LEAST_WORDS = 8;
const LEAST_SMALL = 3;

const NAMES = new Set<PropertyKey | undefined>(['name', 'author', 'location', 'alt', 'credit']);

/** True for what keeps its language everywhere: names of works, people and places. */
export function isName({ path }: LocatedText): boolean {
  return NAMES.has(path.at(-1));
}

/**
 * The language of the function words in a text: English, Spanish or German.
 *
 * @returns undefined if the text is short, mixed or in another language.
 */
export function languageOf(text: string): 'en' | 'es' | 'de' | undefined {
  const words = text.match(/\p{L}+/gu) ?? [];
  if (words.length < LEAST_WORDS) return undefined;
  const counts = { en: 0, es: 0, de: 0 };
  // "No rice, no petals, no confetti" is English, too: a word says nothing by coming again.
  for (const word of new Set(words.map((word) => word.toLowerCase()))) {
    const bits = TELLING_WORDS.get(hashOf(word));
    if ((bits & SIGN.english) !== 0) counts.en += 1;
    if ((bits & SIGN.spanish) !== 0) counts.es += 1;
    if ((bits & SIGN.german) !== 0) counts.de += 1;
  }
  const [[first, most], [, second]] = (
    Object.entries(counts) as ['en' | 'es' | 'de', number][]
  ).sort(([, a], [, b]) => b - a) as [['en' | 'es' | 'de', number], [string, number]];
  const isClear = most >= LEAST_SMALL && second * 3 <= most && most * 6 >= words.length;
  return isClear ? first : undefined;
}
