import { type Facts, resolveFacts } from '../../content/facts/facts.ts';
import { namedBlocks } from '../../content/pages/section-blocks.ts';
import type { CopyRule } from '../../content/rule.ts';
import { matchesIn } from '../../content/text-rules/matches-in.ts';
import { valueAt } from '../../content/value-path.ts';
import { datesIn, MONTH } from '../words/dates/dates.ts';
import { sentenceAt } from '../words/surroundings.ts';

/** Moments as in `countdown.until`; others are reported by their shape. */
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/;

/** In milliseconds. */
const MINUTE = 60 * 1000;

/** Directly before the last day of an offer. */
const UNTIL =
  /(?<!\p{L})(?:until|till?|through|by|ends?(?: on)?|closes?(?: on)?|bis(?: zum| einschließlich)?|endet(?: am)?|spätestens(?: am)?|hasta(?: el)?|a más tardar(?: el)?|termina(?: el)?|acaba(?: el)?|vence(?: el)?)\s(?:the |el )?(?:\p{L}+,? (?:den |dem |el )?)?$/iu;

/** What may happen after an offer has ended, of which its words may name the last day, too. */
const LATER =
  /(?<!\p{L})(?:later|afterwards?|post(?:ed)?|deliver\p{L}*|shipped|sent|arrives?|ready|collect\p{L}*|geliefert|verschickt|versandt|fertig|entreg\p{L}*|env[ií]\p{L}*|list[oa]s|redeem\p{L}*|used (?:until|till|by)|einlös\p{L}*|eingelöst|später|danach|canje\p{L}*|más tarde|después|posterior\p{L}*)(?!\p{L})/iu;

/** Texts of a countdown that are shown while it runs. */
const SHOWN = ['kicker', 'heading', 'text'] as const;

function dayOf(moment: number): string {
  return new Date(moment).toISOString().slice(0, 10);
}

/** The last days of an offer that the texts of a countdown name. */
function namedDays(block: unknown, facts: Facts): string[] {
  return SHOWN.flatMap((key) => {
    const raw: unknown = Object(block)[key];
    if (typeof raw !== 'string' || !/\d|\{/.test(raw)) return [];
    const text = resolveFacts(raw, facts);
    if (typeof text !== 'string') return [];
    return datesIn(text).flatMap(({ span, ends }) => {
      const isDay = /(?<!\d)\d{1,2}(?!\d)/.test(text.slice(...span));
      const { start } = sentenceAt(text, span[0]);
      const before = text.slice(start, span[0]);
      return isDay && UNTIL.test(before) && !LATER.test(before) ? [dayOf(ends)] : [];
    });
  });
}

/** A day of a month without its year, in words or as `31.12.`. */
const DAY_OF_YEAR = new RegExp(
  `(?<![\\p{L}\\d.])(?:\\d{1,2}(?:st|nd|rd|th|\\.)?(?: de| of)? (?:${MONTH})(?!\\p{L})|\\d{1,2}\\.\\d{1,2}\\.|(?:${MONTH})\\.? \\d{1,2}(?:st|nd|rd|th)?(?![\\d:]))(?!,? ?(?:de |del )?20\\d\\d)`,
  'giu',
);

/** What may be used after its page is gone. */
const VOUCHER = /voucher|gift|gutschein|redeem|einlös|\bvales?\b|\bbonos?\b|tarjeta regalo|canje/i;

/** The day of a date without its year, in the year of another day or that before: a page of an offer until Christmas may stay into January. */
function nearestDay(written: string, last: string): string[] {
  const distance = (day: string) => Math.abs(Date.parse(day) - Date.parse(last));
  const year = Number(last.slice(0, 4));
  const days = [year - 1, year].flatMap((each) =>
    datesIn(`${written} ${each}`).map(({ ends }) => dayOf(ends)),
  );
  return days.sort((one, other) => distance(one) - distance(other)).slice(0, 1);
}

/** The last days of an offer that a text names without their year, near another day. */
function daysNear(text: string, last: string): string[] {
  return [...matchesIn(text, DAY_OF_YEAR)].flatMap(({ 0: written, index }) => {
    const { start, end } = sentenceAt(text, index);
    if (!UNTIL.test(text.slice(start, index)) || LATER.test(text.slice(start, end))) return [];
    return nearestDay(written, last);
  });
}

/** A banner whose offer ends on a later day than its page, which nobody sees on that day. */
function* bannerFaults(raw: object, expireAt: string, facts: Facts) {
  const banner = valueAt(raw, ['hero', 'urgencyBanner']);
  const text: unknown = Object(banner).text;
  if (typeof text !== 'string' || VOUCHER.test(text)) return;
  const last = expireAt.slice(0, 10);
  const named = [...namedDays(banner, facts), ...daysNear(text, last)];
  const later = named.find((day) => day > last);
  if (later !== undefined && !named.includes(last))
    yield {
      path: ['hero', 'urgencyBanner', 'text'],
      message: `The banner names ${later} as the last day, and its page is taken down on ${last}.`,
      hint: 'Write the same day in both places.',
    };
}

/** A countdown that ends on another day than its words say, and an offer that lasts longer than its page. */
export const scheduleOtherDay: CopyRule = {
  name: 'schedule/other-day',
  severity: 'warning',
  *check({ kind, raw }, facts) {
    if (kind !== 'landing' && kind !== 'page') return;
    const expireAt = String(valueAt(raw, [...(kind === 'landing' ? ['page'] : []), 'expireAt']));
    if (kind === 'landing' && MOMENT.test(expireAt)) yield* bannerFaults(raw, expireAt, facts);
    for (const { path, block } of namedBlocks(raw, 'countdown')) {
      const until = String(Object(block).until);
      if (!MOMENT.test(until)) continue;
      const told = { path: [...path, 'until'], hint: 'Write the same day in both places.' };
      if (MOMENT.test(expireAt) && until > expireAt) {
        yield {
          ...told,
          message: `The countdown runs longer than its page, which is taken down at ${expireAt.replace('T', ', ')}.`,
        };
        continue;
      }
      const end = Date.parse(`${until}Z`);
      // An offer that ends at midnight ends on the day before.
      const [day, last] = [dayOf(end), dayOf(end - MINUTE)];
      const named = namedDays(block, facts);
      const [other] = named;
      if (other !== undefined && !named.includes(day) && !named.includes(last))
        yield { ...told, message: `The countdown ends on ${day}, and its words say ${other}.` };
    }
  },
};
