import type { Span } from '../../../content/span-location.ts';
import { matchesIn } from '../../../content/text-rules/matches-in.ts';
import { areApart } from '../figures/said-ranges.ts';
import { sentenceAt } from '../sentence-at.ts';

const NUMBER = '\\d{1,3}(?:[.,]\\d{3})+|\\d{1,6}(?:[.,]\\d{1,2})?';

/** Units of which there is no circle, unlike hours, days and degrees. */
const UNIT =
  '(?:inch(?:es)?|feet|foot|yards?|miles?|pounds?|ounces?|gallons?|acres?|dollars?|euros?|people|guests|persons?|pages?|cm|mm|m|km|kg|g|lbs?|Zentimetern?|Millimetern?|Metern?|Kilometern?|Kilogramm|Gramm|Litern?|Personen|Gästen?|Seiten|centímetros|metros|kilómetros|kilos|gramos|litros|personas|páginas)';

/** A range of two numbers with one unit, and one of wages. */
const RANGES = new RegExp(
  [
    `(?<!\\p{L})(?:between (?<a>${NUMBER}) and (?<b>${NUMBER})|zwischen (?<c>${NUMBER}) und (?<d>${NUMBER})|entre (?<e>${NUMBER}) y (?<f>${NUMBER})) ${UNIT}(?!\\p{L})`,
    `(?<!(?:from|was|down|cut|went|dropped) )[$£€](?<g>${NUMBER}) to [$£€](?<h>${NUMBER}) (?:an hour|per hour|a year|per year|a week|per week|a month|per month)(?!\\p{L})`,
  ].join('|'),
  'giu',
);

/** Quick test for one in a copy. */
export const MAY_RUN_BACK = /(?:between|zwischen|entre) \d|[$£€]\d[\d.,]* to [$£€]\d/i;

/** The value of digits whose points and commas are those of thousands or decimals. */
function numberIn(written: string): number {
  const whole = /^\d{1,3}(?:[.,]\d{3})+$/.test(written) ? written.replace(/[.,]/g, '') : written;
  return Number(whole.replace(',', '.'));
}

/** Typed ranges that run backwards: "between 24 and 21 inches", "$26 to $22 an hour". */
export function* backwardNumbers(text: string): Generator<Span> {
  for (const { 0: found, index, groups = {} } of matchesIn(text, RANGES)) {
    const [from, to] = Object.values(groups).filter((written) => written !== undefined);
    if (!from || !to || numberIn(from) <= numberIn(to)) continue;
    if (areApart(text.slice(sentenceAt(text, index).start, index))) continue;
    yield [index, index + found.length];
  }
}
