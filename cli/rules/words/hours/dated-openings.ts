import type { CopyFile, LocatedText } from '../../../content/rule.ts';
import { matchesIn } from '../../../content/text-rules/matches-in.ts';
import { valueAt } from '../../../content/value-path.ts';
import { blockOf } from '../surroundings.ts';
import { clockRanges } from './clock-ranges.ts';
import { clockTimes } from './clock-times.ts';
import { CALENDAR_DAY } from './single-days.ts';
import { clock, DAYS, dayNamed } from './weekdays.ts';

/** One day of the week: “Sundays”, „sonntags“ and «los domingos» are all of them. */
const ONE_DAY = new RegExp(
  `(?<!\\p{L}|(?<!\\p{L})los )(?:${DAYS.flat().join('|')})(?!\\p{L})`,
  'giu',
);

function daysIn(words: string): number[] {
  return [...matchesIn(words, ONE_DAY)].flatMap(([name]) => dayNamed(name) ?? []);
}

/** True if words end at a time, in minutes after midnight. */
function endAt(words: string, time: number): boolean {
  return (
    clockRanges(words).some(({ to }) => to === time) ||
    [...clockTimes(words)].some(({ at, as }) => as === 'closes' && at === time)
  );
}

/** The day on which a page expires at a time, from Monday as 0. */
function expiringDay(raw: object, time: number): number | undefined {
  const [, date = '', end = ''] =
    /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d)/.exec(String(valueAt(raw, ['page', 'expireAt']))) ?? [];
  if (date === '' || clock(end) !== time) return undefined;
  return (new Date(`${date}T00:00Z`).getUTCDay() + 6) % 7;
}

/** What a page says in one go: the name of a row with its times, and the sentences of all other texts. */
function statementsOf({ whole }: CopyFile): string[] {
  return whole.texts.flatMap((located) =>
    located.path.includes('slots')
      ? [blockOf(located, whole.raw)]
      : located.text.split(/(?<=[.!?])\s|\n/),
  );
}

/**
 * True for the end of the one day that a text names, if its page says elsewhere which day of the calendar that is: a shop that is closed
 * on Sundays may open on a Sunday, 14 February.
 *
 * @param time in minutes after midnight.
 */
export function isOfDatedOpening(located: LocatedText, time: number, file: CopyFile): boolean {
  const [day, ...others] = daysIn(blockOf(located, file.raw));
  if (day === undefined || others.length > 0) return false;
  if (expiringDay(file.whole.raw, time) === day) return true;
  return statementsOf(file).some(
    (said) => CALENDAR_DAY.test(said) && daysIn(said).includes(day) && endAt(said, time),
  );
}
