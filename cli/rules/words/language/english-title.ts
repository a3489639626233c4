import { knownPlaces } from '../../../content/config/known-places.ts';
import type { Facts } from '../../../content/facts/facts.ts';
import type { LocatedText } from '../../../content/rule.ts';
import { isOnlyEnglish, isOnlyOf, isSmallEnglish } from './short-english.ts';

/** Words of an offer to somebody, which names of bands, shops and works hardly have: "for", "your". */
const OFFERS = /^(?:for|your|our|with|you|we|at|from|near)$/i;

/** Minimum numbers of function words and of others that English has and the language of the page has not. */
const LEAST_SMALL = 2;
const LEAST_OTHERS = 4;

/** Of words with so many letters at least, those that English alone has are most in an English title. */
const LETTERS = 3;
const MOST = 0.75;

/** True for the title of a page in search results, whose words have capitals as names do. */
export function isPageTitle({ path }: LocatedText): boolean {
  return path.at(-1) === 'title' && (path.length === 1 || path.at(-2) === 'seo');
}

/** The names that a configuration gives the business and its places: a title may have them in any language. */
function withoutNames(title: string, { site }: Facts): { text: string; hasPlace: boolean } {
  if (!site) return { text: title, hasPlace: false };
  const text = title.replaceAll(site.business.name, ' ');
  const places = knownPlaces(site).all.filter((place) => text.includes(place));
  const rest = places.reduce((words, place) => words.replaceAll(place, ' '), text);
  return { text: rest.replace(/(?<!\p{L})\p{Lu}{2}(?!\p{L})/gu, ' '), hasPlace: places.length > 0 };
}

/**
 * True for a title that offers something in a place of the business, all in English but for the names: "Roofs Repaired the Same Week,
 * Cádiz". Works and shops have such names, but not that of a place of the business behind them.
 */
export function isEnglishOffer({ text }: LocatedText, language: string, facts: Facts): boolean {
  if (language === 'en' || /[¿¡“”„«»"{]/.test(text)) return false;
  const { text: rest, hasPlace } = withoutNames(text, facts);
  // What begins with an article is a name.
  if (!hasPlace || /^The(?!\p{L})/u.test(text)) return false;
  const words = rest.match(/(?<!\p{L})\p{L}+(?:['’]\p{L}+)?/gu) ?? [];
  if (words.some((word) => word !== 'in' && isOnlyOf(language, word))) return false;
  const [small, others] = [true, false].map((wanted) =>
    words.filter((word) => isSmallEnglish(word) === wanted && word.length >= LETTERS),
  ) as [string[], string[]];
  const english = others.filter((word) => isOnlyEnglish(word, language));
  return (
    small.length > 0 && english.length >= LEAST_OTHERS && english.length >= others.length * MOST
  );
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
