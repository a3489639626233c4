/** Directly before the word that begins a range: what has it, such as a price or whoever pays it. */
const COSTS =
  /(?<!\p{L})(?:costs?|prices?|fees?|rates?|is|are|be|ranges?|runs?|vary|varies|pays?|paid|charges?|asks?|takes?|lasts?|totals?|anywhere|somewhere|kosten|kostet|preise?|liegt|liegen|beträgt|betragen|zahlt|zahlen|berechnen|dauert|dauern|ist|sind|reicht|reichen|bewegt sich|bewegen sich|cuestan?|costar|valen?|es|son|oscilan?|varían?|(?:precios?|tarifas?|cost[eo]s?) van?|pag\p{L}+|cobramos|tardan?|duran?|precios?|tarifas?|cost[eo]s?)(?: (?:(?<=costs? )(?:you|us|me)|now|usually|typically|mostly|often|always|about|sie|ihnen|meist|meistens|jetzt|etwa|le|hoy|casi siempre))?\s$/iu;

/** Nothing of the same statement. */
const BEGINS = /(?:^|[:(|–—])\s*$/u;

/** Directly after a range that is a statement by itself: its end, what it is for, or by what it varies. */
const GOES_ON =
  /^\s*(?:$|[.;!?)|\n]|,?\s(?:depending|according|plus|incl\p{L}*|excl\p{L}*|with|without|per|an?|for|each|all|net|je|pro|inkl\p{L}*|zzgl|mit|ohne|für|brutto|netto|según|por|más|con|sin|cada|para|al)(?!\p{L}))/iu;

/** Two things of which the reader takes one, or what lies between them. */
const APART =
  /(?<!\p{L})(?:choice|choose|chose|pick|decide|decision|difference|gap|margin|distance|wahl|wähl\p{L}*|entscheid\p{L}*|unterschied\p{L}*|abstand|spanne|diferencia|elegir|elige|elija\p{L}*|elección|escog\p{L}+|escoj\p{L}+|decid\p{L}+|margen)(?!\p{L})/iu;

/** True for a text in which two values are held against each other: "the difference between 40 and 25 miles". */
export const areApart = (before: string) => APART.test(before);

/**
 * True if two values with the words of a range around them are one. What goes “from $445 to $265” may be anything that changes, so that a
 * range needs what has it before it, or is the whole of its statement.
 *
 * @param before what stands before the first word of the range in its sentence.
 */
export function isSaidRange(before: string, after: string): boolean {
  if (areApart(before)) return false;
  return COSTS.test(before) || (BEGINS.test(before) && GOES_ON.test(after));
}
