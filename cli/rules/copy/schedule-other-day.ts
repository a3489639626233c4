import type { Facts } from '../../content/facts/facts.ts';
import { namedBlocks } from '../../content/pages/section-blocks.ts';
import type { CopyRule } from '../../content/rule.ts';
import { valueAt } from '../../content/value-path.ts';
import { dayOf, daysNear, namedDays, yearlessDays } from '../words/dates/last-days.ts';

/** Moments as in `countdown.until`; others are reported by their shape. */
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/;

/** In milliseconds. */
const MINUTE = 60 * 1000;

/** What may be used after its page is gone. */
const VOUCHER = /voucher|gift|gutschein|redeem|einlös|\bvales?\b|\bbonos?\b|tarjeta regalo|canje/i;

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
      const [other] = named.length > 0 ? named : yearlessDays(block, [day, last], facts);
      if (other !== undefined && !named.includes(day) && !named.includes(last))
        yield { ...told, message: `The countdown ends on ${day}, and its words say ${other}.` };
    }
  },
};
