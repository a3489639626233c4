import type { Facts } from '../../../../content/facts/facts.ts';
import { amountsNamed, type ListedAmount, listedAmounts } from './listed-amounts.ts';

/** What a drive is called, besides what its key says. */
export const WAYS =
  'travel|drive|road|way|trip|ride|anfahrt\\p{L}*|fahrt\\p{L}*|weg|strecke|viaje|camino|trayecto|traslado';
export const WAY = new RegExp(`^(?:${WAYS})$`, 'iu');
/** The key of what it costs. */
export const KEY_OF_WAY = /travel|trip|drive|anfahrt|fahrt|viaje|traslado/i;

/** Hours at which something else is taken. */
export const AT_OTHER_HOURS =
  /(?<!\p{L})(?:evenings?|nights?|midnight|after|weekends?|sundays?|saturdays?|holidays?|abends?|nachts?|nach \d+|wochenend\p{L}*|sonntags?|feiertag\p{L}*|noches?|tardes?|después|domingos?|festivos?)(?!\p{L})/iu;

/** What makes the sum another one than that of the entry alone, or says that it is another one. */
export const OTHERWISE =
  /(?<!\p{L})(?:both|two|three|twice|double|round trip|return|with|includ\p{L}+|plus|extra|more|total|together|altogether|in all|from|up to|about|around|almost|over|under|instead|not|never|was|were|used to|usually|elsewhere|others?|beide[nr]?|zwei|doppelt|hin und zurück|mit|inklusive|zuzüglich|mehr|gesamt\p{L}*|zusammen|insgesamt|ab|bis|etwa|rund|fast|statt|nicht|war|früher|sonst|dos|ambos|doble|ida y vuelta|con|incluid\p{L}+|más|en total|juntos|desde|hasta|unos|casi|lugar|no|era|antes)(?!\p{L})/iu;

/** What a title says besides a name: "To Deal, Kent (20 miles)". */
export const BESIDE =
  /^(?:(?:[Tt]o|[Ii]n|[Ff]or|[Nn]ach|[AaEe]n?|[Hh]asta|[Pp]ara)\s)?@(?:(?:[,·–—-]|\s\()?\s?(?:\p{Lu}[\p{L}.]*|condado de|county|\d+\s\p{L}+|\)|,)\s?)*$/u;

/** Letters of a single word that is hardly the name of many things, as "Small" is. */
const TELLING = 8;

/** True for the name of a place, and for any other one of several words or a long one. */
function isTelling({ names, key }: ListedAmount): boolean {
  return KEY_OF_WAY.test(key) || names.some((name) => name.includes(' ') || name.length >= TELLING);
}

/** The only amount of an entry that some words name. */
export function onlyNamed(words: string, facts: Facts): ListedAmount | undefined {
  const [only, ...others] = amountsNamed(words, listedAmounts(facts));
  return only && others.length === 0 && isTelling(only) ? only : undefined;
}

/** Words with the name of an entry as a sign. */
export function marked(words: string, { names }: ListedAmount): string {
  const name = [...names]
    .sort((one, other) => other.length - one.length)
    .find((each) => words.includes(each));
  return name === undefined ? words : words.replace(name, '@');
}
