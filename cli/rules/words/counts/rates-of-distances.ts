import { DISTANCE_UNIT } from '../figures/unit-words.ts';

const HOUR = '(?:h|hr|std|hours?|stunden?|horas?)';

/** What goes on behind a distance makes it a speed, a consumption or an area: "25 km/h", "40 miles to the gallon", "30 km²". */
const RATE = new RegExp(
  `^[\\s\\u00a0-]?(?:${DISTANCE_UNIT})(?:²|\\^2|\\s?\\/\\s?(?:${HOUR}|l|kwh)(?!\\p{L})|-?h(?!\\p{L})|\\s(?:an?|per|each|to the|pro|je|in der|die|por|a la|al|la|cada)\\s(?:${HOUR}|gallons?|lit(?:er|re|ro)s?|gal[oó]n|charge|ladung|carga|kwh)(?!\\p{L}))`,
  'iu',
);

/** Names of facts that are such a rate themselves. */
const OF_RATE = /speed|kmh|mph|tempo|geschwind|veloc|consum|verbrauch/i;

/**
 * True for a number whose distance is part of another measure, which no distance of the business can be.
 *
 * @param after the text behind the number.
 */
export function isRateOfDistance(name: string, after: string): boolean {
  return RATE.test(after) && !OF_RATE.test(name);
}
