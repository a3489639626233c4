import type { Span } from '../../../../content/span-location.ts';
import { sentenceAt } from '../../sentence-at.ts';
import { headingAbove } from '../../surroundings.ts';
import { isByUs } from '../own-prices.ts';

/** Captions and headings of tables with what something costs anywhere. */
const GUIDE_PRICES =
  /(?<!\p{L})(?:richtwerte?|richtpreise?|orientierungswerte?|marktpreise?|guide prices?|ballpark (?:prices?|figures)|going rates?|market prices?|precios? (?:orientativos?|de referencia|de mercado))(?!\p{L})/iu;

/** Behind a sum, up to the reference to what the same costs here: “600 to 900 €, with us {fees.rental}”. */
const ELSEWHERE_THAN_HERE =
  /^(?:\s?(?:[-–—]|to|and|bis|und|a|y)\s?[$€£]?\d[\d.,]*\s?[$€£]?)?(?:\s\p{L}+){0,2},\s(?:(?:but|aber|pero)\s)?(?:bei uns|with us|from us|at our (?:shop|school|place)|con nosotros|aquí)(?:\s(?:for|from|für|ab|nur|only|por|desde|solo)){0,2}\s\{/iu;

/** Directly before what a used thing costs. */
const USED =
  /(?<!\p{L})(?:gebraucht|second-?hand|used|pre-?owned|refurbished|(?:general)?überholt|de segunda mano|usad[oa]s?|reacondicionad[oa]s?)(?:,|:)?\s(?:(?:eher|ab|etwa|rund|um|for|from|about|around|rather|nearer|desde|por|un[oa]s|más bien)\s){0,2}$/iu;

/** Titles of advice to whoever buys something. */
const BUYING =
  /(?<!\p{L})(?:buying|buyer['’]s guide|what to look for|(?:\p{Ll}+ )?kaufen|kaufberatung|kaufratgeber|comprar|guía de compra)(?!\p{L})/iu;

/** Titles of any advice. */
const ADVICE =
  /(?<!\p{L})(?:ratgeber|tipps|welche[rsn]?|advice|tips|guide|which|guía|consejos|qué)(?!\p{L})/iu;

/** Directly before and after a sum that is one end of a range. */
const TO_RANGE = /^\s?(?:[-–—]|to|bis|a)\s?[$€£]?\d/iu;
const FROM_RANGE = /\d\s?[$€£]?\s?(?:[-–—]|to|bis|a)\s?[$€£]?$/iu;

/**
 * True for a price of the market, which no fee is: below a heading that says so, beside what the same costs here, what a used thing costs,
 * and the ranges in advice to buyers.
 *
 * @param titles of the page.
 */
export function isOfMarkets(text: string, [at, to]: Span, titles: string): boolean {
  if (isByUs(text, at) && !ELSEWHERE_THAN_HERE.test(text.slice(to))) return false;
  if (GUIDE_PRICES.test(headingAbove(text, at)) || ELSEWHERE_THAN_HERE.test(text.slice(to)))
    return true;
  const { start } = sentenceAt(text, at);
  const before = text.slice(start, at);
  if (USED.test(before)) return BUYING.test(titles) || ADVICE.test(titles);
  return BUYING.test(titles) && (TO_RANGE.test(text.slice(to)) || FROM_RANGE.test(before));
}

/** Directly after what a public fund pays: „15 € im Monat aus dem Bildungspaket“. */
const FROM_FUND =
  /^(?:\s(?:im|pro|je|per|a|al|por)\s\p{L}+)?\s(?:aus de[mr]|vom|from the|del|de la)\s(?:\p{L}+[- ]){0,3}?(?:klassenkasse|gemeinschaftskasse|mannschaftskasse|vereinskasse|kitty|class fund|caja común|bildungspaket|teilhabepaket|\p{L}*fonds|förderprogramm|state|council|government|grant|scheme|bono|fondo|programa|ayuntamiento)(?!\p{L})/iu;

/** True for what a public fund pays, whatever fee it equals. */
export function isFromFund(text: string, end: number): boolean {
  return FROM_FUND.test(text.slice(end));
}
