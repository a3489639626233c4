import type { Facts } from '../../../content/facts/facts.ts';
import type { CopyFile, LocatedText } from '../../../content/rule.ts';
import type { Span } from '../../../content/span-location.ts';
import { valueAt } from '../../../content/value-path.ts';
import { isJobsPage } from '../page-titles.ts';
import { headingsAbove, namesOfEntry } from '../surroundings.ts';
import { clockRanges } from './clock-ranges.ts';
import { haveOwnHours } from './contact-hours.ts';
import { isBelowOtherName, isOfElse } from './hours-of-others.ts';
import { rangesOf } from './known-ranges.ts';
import { ON_HOLIDAY } from './opening-words.ts';
import { ONLY_DAYS } from './said-days.ts';
import { isOfSeason } from './seasons.ts';

/** Keys of the text that an entry has below its name. */
const VALUES: ReadonlySet<PropertyKey | undefined> = new Set([
  'description',
  'figure',
  'hours',
  'short',
  'stat',
  'text',
  'value',
]);

/** Longer texts say more than two times. */
const LONGEST = 40;

/** What may stand around two times that are all that a text says. */
const AROUND =
  /^(?:from|between|open|von|zwischen|geöffnet|de|desde|entre|abierto|las?|uhr|h|hrs?|daily|every day|täglich|todos los días|[\s.,:()–-])*$/iu;

/** The name of an entry that says when the business is open. */
const HOURS =
  /^(?:(?:our|regular|usual|normal|unsere|reguläre|nuestro) )*(?:(?:opening|office|business|shop|store|studio) )?(?:hours|opening times|öffnungszeiten|geschäftszeiten|bürozeiten|horarios?(?: (?:habitual|normal|de atención|de apertura|regular))?)$/iu;

/** Says of days and times that they are the usual hours of the business. */
const REGULAR =
  /(?<!\p{L})(?:(?:regular|usual|normal|standard|opening|business) hours|(?:reguläre|übliche|normale|unsere) (?:öffnungs|geschäfts)?zeiten|öffnungszeiten|geschäftszeiten|horario (?:regular|habitual|normal|de atención|de apertura))(?!\p{L})/iu;

/** Hours of the days between, or beside those hours: "outside regular hours". */
const BESIDE =
  /(?<!\p{L})(?:outside|after|before|beyond|außerhalb|nach|vor|fuera|después|antes)(?!\p{L})/iu;

/** The work of visitors, around which they come. */
const THEIR_WORK =
  /(?<!\p{L})(?:(?:before|after) work|(?:vor|nach) der arbeit|(?:antes|después) del trabajo)(?!\p{L})/giu;

/** Fewer days may have hours of their own. */
const WEEK =
  /(?:every|all|daily|seven|tägl|jeden|todos|siete|sieben|tag bis|days? (?:to|through)|[-–])/iu;

/**
 * Two times that are all that an entry says, if its name or the text beside calls them the opening hours and the business has others:
 * "Opening hours", "9 AM to 5 PM".
 */
export function otherLabelledHours(
  located: LocatedText,
  file: CopyFile,
  facts: Facts,
): Span | undefined {
  const { path, text } = located;
  if (!VALUES.has(path.at(-1)) || text.length > LONGEST) return undefined;
  const [range, second] = clockRanges(text);
  if (!range?.isClock || second) return undefined;
  const [start, end] = range.span;
  if (!AROUND.test(text.slice(0, start)) || !AROUND.test(text.slice(end))) return undefined;
  file.dependsOnOthers(located);
  const entry = Object(valueAt(file.raw, path.slice(0, -1))) as Record<string, unknown>;
  const name = typeof entry.term === 'string' ? entry.term : namesOfEntry(located, file.raw);
  const beside = Object.values(entry)
    .filter((value) => typeof value === 'string')
    .join('\n');
  const regular = beside.split(/(?<=[.!?])\s|\n/u).filter((each) => REGULAR.test(each));
  const isWeek = ONLY_DAYS.test(name) && WEEK.test(name) && regular.length > 0;
  if (!HOURS.test(name) && !(isWeek && !BESIDE.test(beside))) return undefined;
  if (isJobsPage(file.raw)) return undefined;
  // What a sentence of its own says of answers and phones is not said of the hours.
  const own = isWeek ? regular.join('\n') : beside;
  const said = `${headingsAbove(located, file.raw)}\n${own}`.replace(THEIR_WORK, ' ');
  if (
    isOfElse(said) ||
    haveOwnHours(said) ||
    said.split('\n').some((line) => ON_HOLIDAY.test(line))
  )
    return undefined;
  if (isOfSeason(said, [0, said.length]) || isBelowOtherName(located, file.raw, facts))
    return undefined;
  const ranges = rangesOf(facts);
  const isKnown = ranges.some(({ from, to }) => from === range.from && to === range.to);
  return isKnown || !ranges.some(({ isOpening }) => isOpening) ? undefined : range.span;
}
