import type { Amount } from './amounts.ts';

/** Directly after an amount: it is a price. */
const EACH = /^\s(?:for|per|each|an?|por|cada|pro|je|für)(?!\p{L})/iu;

/** Directly before an amount: it is a price. */
const COSTS =
  /(?<!\p{L})(?:adds?|costs?|charges?|pays?|plus|another|cuestan?|cobramos|pagan?|suma|agrega|añade|kostet|kosten|zahlt|zahlen|zuzüglich)\s(?:only |just |solo |nur )?$/iu;

/** Directly before an amount: what costs it each, without a verb. */
const EACH_BEFORE =
  /(?:^|[.;:!?(]\s|,\s)(?:each|every|per|cada|por cada|jede[rs]?|je|pro)\s(?:\p{L}+\s){0,3}\p{L}+(?:,|:|\s[–—])\s(?:only |just |solo |nur )?$/iu;

/** Directly before a sum in words that somebody carries along: "with a list and twenty euros". */
const CARRIED =
  /(?<!\p{L})(?:with|con|mit) (?:an?|the|una?|el|la|einer?|einem|der|dem) \p{L}+ (?:and|y|und) $/iu;

/** Directly before a sum by how much another may be off: "we can say it within $20". */
const ACCURACY =
  /(?<!\p{L})(?:(?:say|tell|know|estimate|guess|quote|price|be|is|are|get)(?: (?:it|that|you|them|this|right))? (?:to )?within|give or take|plus or minus|to the nearest|plus\/minus|plus minus|con un margen de|más\/menos) (?:about |some )?$|±\s?$/iu;

/** Directly after one. */
const IN_COINS =
  /^\sin (?:coins?|change|(?:kleinen )?münzen|kleingeld|bar)(?!\p{L})|^\sen (?:monedas|suelto)(?!\p{L})/iu;

/**
 * True for a sum in words that is a figure of speech, such as "one dollar", "a thousand dollars" and "a two-dollar radio", and for one that says
 * how exact a price is.
 *
 * @param isFee whether a fee has this amount.
 */
export function isFigureOfSpeech(
  text: string,
  { span, value, written, isInWords }: Amount,
  isFee: boolean,
): boolean {
  const [before, after] = [text.slice(0, span[0]), text.slice(span[1])];
  if (!isFee && ACCURACY.test(before)) return true;
  if (!isInWords) return false;
  const costs = COSTS.test(before) || (isFee && EACH_BEFORE.test(before));
  if (value === 1 && !(isFee && (EACH.test(after) || costs))) return true;
  if (isFee) return false;
  const isRound = /^(?:10+|\d000)$/.test(String(value)) && !(value === 10 && costs);
  return isRound || CARRIED.test(before) || IN_COINS.test(after) || /-\p{L}+$/u.test(written);
}
