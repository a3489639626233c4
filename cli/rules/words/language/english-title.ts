import type { LocatedText } from '../../../content/rule.ts';
import { isOnlyEnglish, isOnlyOf, isSmallEnglish } from './short-english.ts';

/** Words of an offer to somebody, which names of bands, shops and works hardly have: "for", "your". */
const OFFERS = /^(?:for|your|our|with|you|we|at|from|near)$/i;

/** Minimum numbers of function words and of others that English has and the language of the page has not. */
const LEAST_SMALL = 2;
const LEAST_OTHERS = 4;

/** True for the title of a page in search results, whose words have capitals as names do. */
export function isPageTitle({ path }: LocatedText): boolean {
  return path.at(-1) === 'title' && (path.length === 1 || path.at(-2) === 'seo');
}

/** True for a title that a translator has left in English: "Vehicle Title Transfer for Cars and Trucks". */
export function isEnglishTitle({ text }: LocatedText, language: string): boolean {
  if (language === 'en' || /[¿¡“”„«»"]/.test(text)) return false;
  const words = text.match(/(?<![\p{L}{.])\p{L}+(?:['’]\p{L}+)?/gu) ?? [];
  // German has "in" as well.
  if (words.some((word) => word !== 'in' && isOnlyOf(language, word))) return false;
  const small = words.filter(isSmallEnglish);
  if (small.length < LEAST_SMALL || !small.some((word) => OFFERS.test(word))) return false;
  const others = words.filter((word) => word.length > 3 && isOnlyEnglish(word, language));
  return others.length >= LEAST_OTHERS && others.length * 2 >= words.length - small.length;
}
