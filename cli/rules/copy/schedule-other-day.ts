import type { Facts } from '../../content/facts/facts.ts';
import { namedBlocks } from '../../content/pages/section-blocks.ts';
import type { CopyFile, CopyRule, RuleFinding } from '../../content/rule.ts';
import { type Path, valueAt } from '../../content/value-path.ts';
import { announcedAfter, lastDayOf, outlastsOffer } from '../words/dates/ends-of-pages.ts';
import { dayOf, daysNear, namedDays, SHOWN, yearlessDays } from '../words/dates/last-days.ts';
import { meantPublication } from '../words/dates/late-publication.ts';
import { otherEventDay } from '../words/dates/one-day-events.ts';

/** Moments as in `countdown.until`; others are reported by their shape. */
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/;

/** In milliseconds. */
const MINUTE = 60 * 1000;

/** What may be used after its page is gone. */
const VOUCHER = /voucher|gift|gutschein|redeem|einlös|\bvales?\b|\bbonos?\b|tarjeta regalo|canje/i;

/** The day on which the offer of a banner ends, if that is later than its page does. */
function laterDayOf(raw: object, expireAt: string, facts: Facts): string | undefined {
  const banner = valueAt(raw, ['hero', 'urgencyBanner']);
  const text: unknown = Object(banner).text;
  if (typeof text !== 'string' || VOUCHER.test(text)) return undefined;
  const last = expireAt.slice(0, 10);
  const named = [...namedDays(banner, facts), ...daysNear(text, last)];
  return named.includes(last) ? undefined : named.find((day) => day > last);
}

/** An offer that ends on a later day than its page: at the end of the page, if banner and countdown agree on the day. */
function* cutOffer(
  raw: object,
  { path, untils }: { path: Path; untils: readonly string[] },
  facts: Facts,
): Generator<RuleFinding> {
  const expireAt = String(valueAt(raw, path));
  const later = laterDayOf(raw, expireAt, facts);
  if (later === undefined) return;
  const end = expireAt.slice(0, 10);
  const hint = 'Write the same day in both places.';
  yield untils.some((until) => until.startsWith(later))
    ? { path, message: `The page is taken down on ${end}, and its offer ends on ${later}.`, hint }
    : {
        path: ['hero', 'urgencyBanner', 'text'],
        message: `The banner names ${later} as the last day, and its page is taken down on ${end}.`,
        hint,
      };
}

/** Hours by which a countdown may end before the last day of its page and be a slip: two days. */
const SLIP = 2 * 24 * 60 * MINUTE;

/** True for two days of one month whose digits are swapped: the 13th and the 31st. */
function isSwapped(day: string, other: string): boolean {
  const [tens, ones] = day.slice(8);
  return day.slice(0, 8) + ones + tens === other && tens !== ones;
}

/** True for the same day of a later month than the other one. */
function isMonthsLater(day: string, other: string): boolean {
  return day.slice(8) === other.slice(8) && day > other;
}

/** Of what a countdown runs out, if it is that of an offer and not, for instance, that of the day on which something begins. */
const PRICE =
  /(?<!\p{L})(?:price|offer|deal|discount|special|save|preis\p{L}*|\p{L}+preis|angebot\p{L}*|aktion\p{L}*|rabatt\p{L}*|precios?|ofertas?|descuentos?|promoción)(?!\p{L})/iu;

/** Texts of the head of a page that settle the last day of its offer against a countdown that is far from it. */
const SETTLED = 3;

/** What ends before the offer itself does. */
const EARLIER =
  /(?<!\p{L})(?:early|(?:first|next) (?:round|stage|wave|block|places|deadline)|frühbuch\p{L}*|erste[nr]? (?:runde|stufe|plätze|frist)|anticipad\p{L}*|primer[ao]?s? (?:ronda|fase|plazas?|plazo|turno))(?!\p{L})/iu;

/** A page that is taken down before what it announces. */
function endsTooEarly(file: CopyFile, path: Path, facts: Facts): RuleFinding[] {
  const expireAt = String(valueAt(file.raw, path));
  const day = announcedAfter(file.whole, expireAt, facts);
  if (day === undefined) return [];
  const message = `The page is taken down on ${expireAt.slice(0, 10)}, before ${day}, which it announces.`;
  return [{ path, message, hint: 'Set expireAt to the last of its days.' }];
}

/** A page that stays long after its offer. */
function* staysTooLong(file: CopyFile, path: Path, untils: readonly string[], facts: Facts) {
  const expireAt = String(valueAt(file.raw, path));
  const end = expireAt.slice(0, 10);
  const last = lastDayOf(file.raw, facts, end);
  const isOver = untils.length > 0 && untils.every((until) => until.startsWith(String(last)));
  if (last !== undefined && isOver && outlastsOffer(file.whole, expireAt, last, facts))
    yield {
      path,
      message: `The page says until ${end} that its offer ends on ${last}.`,
      hint: 'Set expireAt to the last day of the offer.',
    };
}

/** A page that is published a year after what it announces, by which it would be over. */
function publishedTooLate(file: CopyFile, path: Path, facts: Facts): RuleFinding[] {
  const publishAt = String(valueAt(file.raw, path));
  if (!MOMENT.test(publishAt)) return [];
  const day = publishAt.slice(0, 10);
  const found = meantPublication(file.whole.texts, day, facts);
  if (!found) return [];
  const message = `The page is published on ${day}, after all days that it names; the last is ${found.last}.`;
  return [{ path, message, hint: `Did you mean ${found.meant}?` }];
}

/** What to do about a countdown that runs longer than its page. @param other the day that its own words say instead. */
function hintOfLonger(
  other: string | undefined,
  days: readonly string[],
  expireAt: string,
): string {
  const end = expireAt.slice(0, 10);
  if (other !== undefined && other <= end) return `Let it end on ${other}, as its words say.`;
  return days.includes(end)
    ? 'Let both end at the same time.'
    : 'Let the countdown end earlier, or set expireAt to its end.';
}

/** What to do about a countdown whose words say another day: the page may confirm one of the two. */
function hintOfWords(other: string, days: readonly string[], ofPage: string | undefined): string {
  if (ofPage === other) return `Let it end on ${other}, as the page says, too.`;
  return ofPage !== undefined && days.includes(ofPage)
    ? `Write ${ofPage} in its words, as the page says.`
    : 'Write the day that is right in both: in until, and in the words of the countdown.';
}

/** True if one text of a countdown names a day. */
function saysDay(
  block: unknown,
  key: (typeof SHOWN)[number],
  day: string,
  days: readonly [string, string],
  facts: Facts,
): boolean {
  const only = { [key]: Object(block)[key] };
  return namedDays(only, facts).includes(day) || yearlessDays(only, days, facts).includes(day);
}

/** The time at which a page is taken down; one before it is published is wrong by itself, which `schedule/order` tells. */
function usedEnd(raw: object, path: Path): string {
  const expireAt = String(valueAt(raw, path));
  const publishAt = String(valueAt(raw, [...path.slice(0, -1), 'publishAt']));
  return MOMENT.test(publishAt) && expireAt <= publishAt ? '' : expireAt;
}

/** A countdown that ends on another day than its words say, and an offer that lasts longer than its page. */
export const scheduleOtherDay: CopyRule = {
  name: 'schedule/other-day',
  severity: 'warning',
  *check(file, facts) {
    const { kind, raw } = file;
    if (kind !== 'landing' && kind !== 'page') return;
    const schedule = kind === 'landing' ? ['page'] : [];
    const ending = [...schedule, 'expireAt'];
    const expireAt = usedEnd(raw, ending);
    const blocks = [...namedBlocks(raw, 'countdown')];
    // An end or a countdown after it confirms the year, and one before it is reported by itself.
    if (expireAt === 'undefined' && blocks.length === 0)
      yield* publishedTooLate(file, [...schedule, 'publishAt'], facts);
    if (MOMENT.test(expireAt)) {
      const early = endsTooEarly(file, ending, facts);
      yield* early;
      // The countdown and the banner are right then.
      if (early.length > 0) return;
      const untils = blocks.map(({ block }) => String(Object(block).until));
      const cut = kind === 'landing' ? [...cutOffer(raw, { path: ending, untils }, facts)] : [];
      yield* cut;
      // So is the countdown.
      if (cut.some(({ path }) => path === ending)) return;
      yield* staysTooLong(file, ending, untils, facts);
      const event = kind === 'landing' ? otherEventDay(file.whole, expireAt, facts) : undefined;
      if (event)
        yield {
          path: event.path,
          span: event.span,
          message: `This text says ${event.day}, and the others of the page ${event.meant}, on which it is taken down.`,
          hint: 'Write the same day in all of its texts.',
        };
    }
    for (const { path, block } of blocks) {
      const until = String(Object(block).until);
      if (!MOMENT.test(until)) continue;
      const told = { path: [...path, 'until'], hint: 'Write the same day in both places.' };
      const end = Date.parse(`${until}Z`);
      // An offer that ends at midnight ends on the day before.
      const days = [dayOf(end), dayOf(end - MINUTE)] as const;
      const [day, last] = days;
      const named = namedDays(block, facts);
      const [other] = named.length > 0 ? named : yearlessDays(block, days, facts);
      const isOther = other !== undefined && !named.includes(day) && !named.includes(last);
      if (MOMENT.test(expireAt) && until > expireAt) {
        const message = `The countdown runs longer than its page, which is taken down at ${expireAt.replace('T', ', ')}.`;
        yield { ...told, message, hint: hintOfLonger(isOther ? other : undefined, days, expireAt) };
        continue;
      }
      const ofPage = lastDayOf(raw, facts, day);
      if (other !== undefined) {
        const message = `The countdown ends on ${day}, and its words say ${other}.`;
        const hint = hintOfWords(other, days, ofPage);
        const isRight = ofPage !== undefined && days.includes(ofPage);
        const key = isRight
          ? SHOWN.find((one) => saysDay(block, one, other, days, facts))
          : undefined;
        if (isOther && key !== undefined)
          yield {
            path: [...path, key],
            message: `The words of the countdown say ${other}, and it ends on ${day}, as the page says, too.`,
            hint,
          };
        else if (isOther) yield { ...told, message, hint };
        continue;
      }
      if (ofPage === undefined || ofPage === day || ofPage === last) continue;
      const isNear =
        Math.abs(Date.parse(ofPage) - Date.parse(day)) <= SLIP ||
        isSwapped(day, ofPage) ||
        isMonthsLater(day, ofPage);
      const says = (words: RegExp) =>
        SHOWN.some((key) => words.test(String(Object(block)[key] ?? '')));
      // A countdown that is over is reported as `schedule/over`.
      const isAhead = end > (facts.now ?? Date.now());
      const isSettled = isAhead && lastDayOf(raw, facts, day, SETTLED) !== undefined && says(PRICE);
      if ((isNear || isSettled) && !says(EARLIER))
        yield { ...told, message: `The countdown ends on ${day}, and its page says ${ofPage}.` };
    }
  },
};
