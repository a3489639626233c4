import type { Span } from '../../../content/span-location.ts';
import { matchesIn } from '../../../content/text-rules/matches-in.ts';
import { inClockDigits } from './clock-words.ts';

/** A range of times, in minutes after midnight. */
export interface ClockRange {
  span: Span;
  from: number;
  to: number;
  /** False for mere numbers: "9 to 5" may be anything. */
  isClock: boolean;
}

/** A pattern of a time, with groups for hour, minutes and half of the day. */
export const TIME = (name: string) =>
  `(?<${name}h>\\d{1,2})(?:[:.h](?<${name}m>[0-5]\\d))?\\s?(?<${name}p>[ap](?:\\.\\s?m\\b\\.?|m\\b)|uhr\\b|h\\b|hrs?\\b)?`;

/** What a range of numbers counts that is no time of a day: "open for 5 to 7 days". */
const LASTING =
  'days?|weeks?|months?|years?|tagen?|wochen?|monaten?|jahren?|días?|semanas?|meses|años?|people|guests|persons|personen|personas|lines?|paragraphs?|sentences?|pages?|words?|zeilen|absätzen?|sätzen?|seiten|líneas?|párrafos?|páginas?';

const RANGE = new RegExp(
  `(?<![\\d.,/:$€£-])${TIME('a')}(?:\\s?(?:-|–|—)|\\s*(?:\\bto\\b|\\btill?\\b|\\buntil\\b|\\bbis\\b|\\ba\\b|\\bhasta\\b|(?<=\\bbetween\\b.{1,9})\\band\\b|(?<=\\bzwischen\\b.{1,9})\\bund\\b|(?<=\\bentre las?\\b.{1,9})\\by\\b))\\s*(?:las?\\s+)?${TIME('b')}(?![\\d/%€$]|[.,]\\d|[\\s-]*(?:${LASTING})(?!\\p{L}))`,
  'giu',
);

/** Directly before the days of a month, which are no hours: "May 14 to 16". */
const MONTH =
  /(?<!\p{L})(?:january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)\.?\s$/iu;

/** Directly before the ages of people, and classes, which are no hours either: "open to ages 2 to 6". */
const AGES =
  /(?<!\p{L})(?:ages?|aged|grades?|alter|klassen?|edad(?:es)?|(?:children|kids|kinder|niñ[oa]s))(?: (?:of|from|between|von|de|entre))?\s$/iu;

/** Directly before what something takes, in hours: "takes 2 to 4 hrs". */
const TAKES =
  /(?<!\p{L})(?:takes?|took|lasts?|needs?|within|dauert|dauern|brauch(?:t|en)|binnen|innerhalb von|tarda[ns]?|duran?|lleva[ns]?)(?: (?:about|around|from|another|etwa|rund|von|de|entre|unas))?\s$/iu;

const DAY = 24 * 60;

/** Minutes after midnight. */
export function minutes(
  hour: string,
  minute: string | undefined,
  half: string | undefined,
): number {
  const isHalf = half !== undefined && /^[ap]/i.test(half);
  const hours = isHalf ? (Number(hour) % 12) + (/^p/i.test(half) ? 12 : 0) : Number(hour);
  return hours * 60 + Number(minute ?? 0);
}

/** The ranges of clock times in a text: `8 AM to 6 PM`, `8–6`, `von 8 bis 18 Uhr`, `de 8 a 18 h`. */
export function clockRanges(text: string): ClockRange[] {
  const { text: digits, whole } = inClockDigits(text);
  return [...matchesIn(digits, RANGE)].flatMap(({ 0: found, index, groups: g = {} }) => {
    const { ah = '', am, ap, bh = '', bm, bp } = g;
    if (Number(ah) > 24 || Number(bh) > 24) return [];
    // "8 to 10 PM" begins in the evening.
    const half =
      ap ?? (/^p/i.test(bp ?? '') && Number(ah) < Number(bh) && Number(bh) < 12 ? bp : undefined);
    const from = minutes(ah, am, half);
    let to = minutes(bh, bm, bp);
    // "8–6" ends in the evening, but "18:00–9:00" and "10 PM – 6" on the next day.
    const isOfFace = Number(ah) <= 12 && to + DAY / 2 > from;
    if (bp === undefined && to <= from && to < DAY / 2 && isOfFace) to += DAY / 2;
    const isClock = am !== undefined || bm !== undefined || ap !== undefined || bp !== undefined;
    const before = digits.slice(Math.max(0, index - 20), index);
    if (!ap && !bp && MONTH.test(before)) return [];
    if (!isClock && AGES.test(before)) return [];
    if (/^h/i.test(bp ?? '') && !ap && !am && !bm && TAKES.test(before)) return [];
    const span = whole([index, index + found.trimEnd().length]);
    return { span, from, to, isClock };
  });
}
