import type { Span } from '../../../content/span-location.ts';

/** Directly before the quantity of an ingredient: the beginning of an entry. */
const ENTRY = /(?:^|\n)[ \t]*(?:[-*+]|\d{1,2}\.)\s+(?:(?:ca\.|etwa|about|unos)\s)?$/;

/** Measures of kitchens, directly behind the number. */
const MEASURE =
  /^\s?(?:Dosen?|Bund|Prisen?|EL|TL|Päckchen|Packungen|Zehen?|Knoblauchzehen?|Tassen?|Becher|Scheiben?|Stangen?|Würfel|Handvoll|Stiele|Zweige|cups?|tbsp|tsp|cloves?|tins?|[Cc]ans?|[Tt]bl?sps?\.?|[Tt]ablespoons?|[Tt]easpoons?|[Tt]sps?\.?|[Cc]ups|jars?|packages?|heads?|quarts?|pints?|pounds?|ounces?|Cloves?|Sprigs?|Slices?|bunch(?:es)?|pinch(?:es)?|slices?|sprigs?|sticks?|cucharad(?:it)?as?|tazas?|dientes?|latas?|pizcas?|ramas?|lonchas?|(?:m?l|k?g|cl|dl|oz|lbs?))(?!\p{L})/u;

/** The heat of an oven, of which that of a kiln is several times as much. */
const HEAT = /^(?:[12]\d\d|[3-9]\d|300)\s?°\s?[CF](?!\p{L})/u;

/** True for a number of a recipe, which another recipe has otherwise: "- 2 Dosen Bohnen", "auf 200 °C". */
export function isOfRecipe(text: string, [start, end]: Span): boolean {
  const said = text.slice(start, end + 30);
  const rest = said.replace(/^[\d.,/½¼¾ ]+/, '');
  return HEAT.test(said) || (ENTRY.test(text.slice(0, start)) && MEASURE.test(rest));
}
