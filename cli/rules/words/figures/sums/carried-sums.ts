import type { Span } from '../../../../content/span-location.ts';

/** Directly before a sum in words that somebody carries along: "with a list and twenty euros". */
const CARRIED =
  /(?<!\p{L})(?:with|con|mit) (?:an?|the|una?|el|la|einer?|einem|der|dem) \p{L}+ (?:and|y|und) $/iu;

/** Directly after one. */
const IN_COINS =
  /^\sin (?:coins?|change|(?:kleinen )?münzen|kleingeld|bar)(?!\p{L})|^\sen (?:monedas|suelto)(?!\p{L})/iu;

/** True for a sum that somebody carries, which is no price. */
export function isCarriedAlong(text: string, [at, end]: Span): boolean {
  return CARRIED.test(text.slice(0, at)) || IN_COINS.test(text.slice(end));
}
