import { MONEY_GROUP } from '../../../../schemas/config/units.ts';
import type { CopyFile, LocatedText } from '../../../content/rule.ts';
import type { Span } from '../../../content/span-location.ts';
import { valueAt } from '../../../content/value-path.ts';
import type { KnownFigure } from '../figures/known-figures.ts';
import { sentenceAt } from '../sentence-at.ts';
import { blockOf, headlineOf } from '../surroundings.ts';
import { isBody } from '../text-kinds.ts';
import { FEW } from './counted-things.ts';
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

const TIME =
  '(?:(?:\\d+|an?|one|two|three|four|five|six|seven|eight|half an?|first|ein(?:e[nr]?)?|zwei|drei|vier|fünf|sechs|sieben|acht|erste|una?|dos|tres|cuatro|cinco|seis|siete|ocho|media|primera)\\s(?:(?:full|whole|ganze[nr]?|entera?)\\s)?(?:hours?|days?|mornings?|afternoons?|stunden?|tage?|vormittage?|horas?|días?|mañanas?|jornadas?))(?!\\p{L})(?! a (?:day|week)| am tag| pro tag| al día)';

/** How long they come for. */
const DURATION = new RegExp(`(?<!\\p{L})${TIME}`, 'iu');

/** Behind a number and what it counts, the time or the place of one job: who belongs to a business does so for longer. */
const ON_JOB = new RegExp(
  `^\\S+\\s(?:[\\p{L}-]+\\s){1,2}(?:${[
    `(?:for|für|durante|por)\\s${TIME}`,
    '(?:for|during) (?:the|your) (?:(?:whole|full|entire) )?(?:hour|day|morning|afternoon|job|visit|project)(?!\\p{L})',
    'all (?:day|morning|afternoon)(?!\\p{L})',
    '(?:für )?(?:den ganzen (?:tag|vormittag|nachmittag)|einen (?:tag|vormittag|nachmittag))(?!\\p{L})',
    '(?:(?:durante|para) )?(?:tod[oa] (?:el día|la (?:jornada|mañana|tarde))|(?:el día|la (?:jornada|mañana|tarde)) enter[oa])(?!\\p{L})',
    '(?:at|in|to) your (?:home|house|apartment|flat|door|garage|kitchen|office|garden|yard|place|property|premises)(?!\\p{L})',
    '(?:bei ihnen (?:zu hause|im haus|daheim|vor ort)|in ihre[rnm] (?:haus|wohnung|garage|küche|büro|garten|keller|räumen))(?!\\p{L})',
    '(?:en|a) (?:su|tu) (?:casa|piso|domicilio|puerta|garaje|cocina|oficina|jardín|local)(?!\\p{L})',
  ].join('|')})`,
  'iu',
);

/** What is hired out for a time is counted with it, too. */
const HIRED_OUT =
  /(?<!\p{L})(?:rent(?:s|ed|als?|ing)?|hir(?:es?|ed|ing)|borrow\p{L}*|lend\p{L}*|loans?|(?:ver|aus)?miet\p{L}*|\p{L}*verleih\p{L}*|\p{L}*leih\p{L}*|alquil\p{L}*|prest(?:a|amos|ar)|arrend\p{L}*)(?!\p{L})/iu;

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

/** A sentence without the words for the whole of a job, which are no words for all of a team: "for the whole day". */
const forJob = (sentence: string) =>
  sentence.replace(
    /(?<!\p{L})(?:all|whole|entire|ganzen?|tod[oa] (?:el|la)) (?=(?:day|morning|afternoon|job|visit|project|tag|vormittag|nachmittag|día|jornada|mañana|tarde)(?!\p{L}))/giu,
    '',
  );

/** True for a number with the time or the place of one job behind it, which is not said to be of all. */
function isSaidOfJob(
  located: LocatedText,
  { raw, whole }: Pick<CopyFile, 'raw' | 'whole'>,
  text: string,
  at: number,
): boolean {
  const { start, end } = sentenceAt(text, at);
  if (!ON_JOB.test(text.slice(at, end)) || OF_ALL.test(forJob(text.slice(start, end))))
    return false;
  return !HIRED_OUT.test([text, blockOf(located, raw), headlineOf(whole.raw)].join('\n'));
}

/**
 * True for persons or things of the business that come for one job: in a list of what is brought along, fewer than half of all; with the time or
 * the place of the job, a few. More may be a number that was forgotten.
 *
 * @param file that the text is in.
 */
export function isCrewOfJob(
  located: LocatedText,
  file: Pick<CopyFile, 'raw' | 'whole'>,
  text: string,
  { span: [at], value }: { span: Span; value: number },
  figures: readonly KnownFigure[],
): boolean {
  const areThings = figures.every(({ nouns }) => !nouns.some((noun) => UNITS.has(noun)));
  if (!areThings) return false;
  const isHalf = figures.every(({ value: all = 0 }) => 2 * value < all);
  const isFewer = figures.every(({ value: all = 0 }) => value < all);
  if ((isHalf || (isFewer && value < FEW)) && isSaidOfJob(located, file, text, at)) return true;
  return (
    isHalf &&
    figures.every(({ name }) => isOfTeam(name)) &&
    isListedForJob(located, file.raw, text, at)
  );
}
