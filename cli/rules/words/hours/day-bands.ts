import { hourRange } from '../../../content/config/hour-ranges.ts';
import { endsHalfDayLate, otherPart, tooEarly } from '../../../content/config/parts-of-day.ts';
import { type Facts, resolveFacts } from '../../../content/facts/facts.ts';
import type { CopyFile, LocatedText } from '../../../content/rule.ts';
import { valueAt } from '../../../content/value-path.ts';
import { isJobsPage } from '../page-titles.ts';
import type { Told } from './hours-told.ts';

/** Whoever works in shifts is there while the next one comes, and guests keep a room while others have one. */
const SHARED =
  /(?<!\p{L})(?:shifts?|crews?|staff|\p{L}*schicht\p{L}*|\p{L}*dienste?|turnos?|overnight|stays?|check-?in|rooms?|übernacht\p{L}*|zimmer|hospedaje|habitaci\p{L}+)(?!\p{L})/iu;

/** True for the times of a row of a schedule, typed or referred to. */
export function isBandTime({ path, text }: LocatedText): boolean {
  return (
    path.at(-1) === 'hours' && path.at(-3) === 'slots' && text.length < 60 && /\d|\{/.test(text)
  );
}

/**
 * The row beside one whose times overlap it or leave a gap, where all rows are parts of a day and the others follow each other around the
 * clock. If one of the two refers to facts, the other one is wrong.
 */
export function brokenBand(
  located: LocatedText,
  file: CopyFile,
  facts: Facts,
): { other: string; isGap: boolean } | undefined {
  const { path, text } = located;
  if (!hourRange(resolveFacts(text, facts))) return undefined;
  file.dependsOnOthers(located);
  const { raw } = file;
  const slots = valueAt(raw, path.slice(0, -2));
  const rows = (Array.isArray(slots) ? slots : []).map((slot) => Object(slot));
  const written = rows.map(({ hours }) => (typeof hours === 'string' ? hours : ''));
  const shown = written.map((hours) => resolveFacts(hours, facts));
  const ranges = shown.flatMap((hours, at) => {
    const range = hourRange(hours);
    return range ? [{ key: String(at), ...range }] : [];
  });
  if (ranges.length < rows.length) return undefined;
  const early = tooEarly(ranges);
  const part = early ? undefined : otherPart(ranges);
  const late = early || part ? undefined : endsHalfDayLate(ranges);
  const pair = early ? [early.early, early.before] : [part?.part ?? late, part?.after];
  const [first = -1, second = -1] = pair.map((one) => (one ? Number(one.key) : -1));
  const isTyped = (at: number) => at >= 0 && !written[at]?.includes('{');
  const wrong = [first, second].find(isTyped);
  if (wrong !== path.at(-2)) return undefined;
  const heading = Object(valueAt(raw, path.slice(0, -3))).heading;
  const words = [heading, ...rows.map(({ name }) => name)].join('\n');
  if (SHARED.test(words) || isJobsPage(raw)) return undefined;
  return { other: shown[wrong === first ? second : first] ?? '', isGap: part?.after !== undefined };
}

/** What is said of such a row. */
export function besideBand(
  text: string,
  { other, isGap }: { other: string; isGap: boolean },
): Told {
  const fault = isGap ? 'leaves a gap to' : 'overlaps';
  const beside = other === '' ? 'another of these times' : `“${other}”`;
  return {
    message: `${text} ${fault} ${beside}, and the other times here follow one another around the clock.`,
    hint: 'Let each of them begin where another one ends.',
  };
}
