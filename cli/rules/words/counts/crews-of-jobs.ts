import { MONEY_GROUP } from '../../../../schemas/config/units.ts';
import type { LocatedText } from '../../../content/rule.ts';
import type { Span } from '../../../content/span-location.ts';
import { valueAt } from '../../../content/value-path.ts';
import type { KnownFigure } from '../figures/known-figures.ts';
import { blockOf, sentenceAt } from '../surroundings.ts';
import { isBody } from '../text-kinds.ts';
import { UNITS } from './nouns.ts';
import { isOfTeam } from './sizes-of-groups.ts';

/** Behind a number, what it counts, and the next thing of a list: “people, a truck, saws and the first hour”. */
const LISTED =
  /^\S+\s(?:[\p{L}-]+\s)?[\p{L}-]+(?:,\s|\s(?:and|with|plus|und|mit|samt|sowie|y|e|con|más)\s)/u;

/** Before it, another thing of the list, or nothing of the statement. */
const BEGINS =
  /(?:^|[:–—(]\s*|,\s|(?<!\p{L})(?:with|by|and|plus|for|includes?|including|mit|und|für|inklusive|samt|con|y|incluye|de)\s)$/iu;

/** Says that a number is of all, or that somebody belongs to the business. */
const OF_ALL =
  /(?<!\p{L})(?:all|everybody|everyone|whole|entire|altogether|total|team|staff|employ\p{L}*|works?|we|we['’]re|our|family|alle|insgesamt|ganze\p{L}*|wir|unser\p{L}*|arbeite[nt]|beschäftig\p{L}*|belegschaft|familie\p{L}*|tod[oa]s|equipo|plantilla|somos|nuestr[oa]s?|trabaj\p{L}*|familia)(?!\p{L})/iu;

/** A price, as a reference or an amount. */
const PRICE = new RegExp(
  `\\{${MONEY_GROUP}\\.[\\w.]+\\}|[$£€]\\s?\\d|\\d\\s?(?:€|EUR|euros?|dollars?|pounds)(?!\\p{L})`,
  'iu',
);

/** How long they come for. */
const DURATION =
  /(?<!\p{L})(?:\d+|an?|one|two|three|four|five|six|seven|eight|half an?|first|ein(?:e[nr]?)?|zwei|drei|vier|fünf|sechs|sieben|acht|erste|una?|dos|tres|cuatro|cinco|seis|siete|ocho|media|primera)\s(?:(?:full|whole|ganze[nr]?|entera?)\s)?(?:hours?|days?|mornings?|afternoons?|stunden?|tage?|vormittage?|horas?|días?|mañanas?|jornadas?)(?!\p{L})(?! a (?:day|week)| am tag| pro tag| al día)/iu;

/** What an offer says of itself: the texts of its entry, also of what it includes. */
function offerOf(located: LocatedText, raw: object, sentence: string): string {
  if (isBody(located)) return sentence;
  const list = located.path.lastIndexOf('includes');
  if (list < 0) return blockOf(located, raw);
  const entry: unknown = valueAt(raw, located.path.slice(0, list));
  return Object.values(Object(entry))
    .filter((text) => typeof text === 'string')
    .join('\n');
}

/** True for a number that begins a list of what is brought along for a price or a time, and is not said to be of all. */
export function isListedForJob(located: LocatedText, raw: object, text: string, at: number) {
  const { start, end } = sentenceAt(text, at);
  const sentence = text.slice(start, end);
  if (!BEGINS.test(text.slice(start, at)) || !LISTED.test(text.slice(at, end))) return false;
  if (OF_ALL.test(sentence)) return false;
  return DURATION.test(sentence) || PRICE.test(offerOf(located, raw, sentence));
}

/**
 * True for persons or things of the business that come for one job: fewer than half of all, in a list of what is brought along. More may be a
 * number that was forgotten.
 */
export function isCrewOfJob(
  located: LocatedText,
  raw: object,
  text: string,
  { span: [at], value }: { span: Span; value: number },
  figures: readonly KnownFigure[],
): boolean {
  const areFew = figures.every(
    ({ name, nouns, value: all = 0 }) =>
      isOfTeam(name) && !nouns.some((noun) => UNITS.has(noun)) && 2 * value < all,
  );
  return areFew && isListedForJob(located, raw, text, at);
}
