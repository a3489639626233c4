import { DISTANCE_UNIT } from '../figures/unit-words.ts';

const HOUR = '(?:h|hr|std|hours?|stunden?|horas?)';

/** What goes on behind a distance makes it a speed, a consumption or an area: "25 km/h", "40 miles to the gallon", "30 km²". */
const RATE = new RegExp(
  `^[\\s\\u00a0-]?(?:${DISTANCE_UNIT})(?:²|\\^2|\\s?\\/\\s?(?:${HOUR}|l|kwh)(?!\\p{L})|-?h(?!\\p{L})|\\s(?:an?|per|each|to the|pro|je|in der|die|por|a la|al|la|cada)\\s(?:${HOUR}|gallons?|lit(?:er|re|ro)s?|gal[oó]n|charge|ladung|carga|kwh)(?!\\p{L}))`,
  'iu',
);

/** What goes on behind a distance makes it one of each day or year, such as what a customer drives. */
const PER_TIME = new RegExp(
  `^[\\s\\u00a0-]?(?:${DISTANCE_UNIT})\\s(?:(?:an?|per|each)\\s(?:day|week|weekday|month|year|trip|commute)|(?:am|pro|je|in der|die|im)\\s(?:tag|woche|arbeitstag|monat|jahr)|(?:al|a la|por)\\s(?:día|semana|mes|año))(?!\\p{L})`,
  'iu',
);

/** Names of facts that may be one: what a rental includes, or leaves free. */
const OF_TIME =
  /inclu|inkl|free|frei|gratis|libre|limit|max|allow|day|daily|week|month|year|tag|woche|monat|jahr|dia|semana|mes|anual|annual|rent|miet|alquil|leas/i;

/** Names of facts that are such a rate themselves. */
const OF_RATE = /speed|kmh|mph|tempo|geschwind|veloc|consum|verbrauch/i;

/**
 * True for a number whose distance is part of another measure, which no distance of the business can be.
 *
 * @param after the text behind the number.
 */
export function isRateOfDistance(name: string, after: string): boolean {
  if (PER_TIME.test(after)) return !OF_TIME.test(name) && !OF_RATE.test(name);
  return RATE.test(after) && !OF_RATE.test(name);
}
