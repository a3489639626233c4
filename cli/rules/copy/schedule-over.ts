import { instantOf } from '../../../renderer/text/zoned-time.ts';
import { timeZoneOf } from '../../content/config/time-zone.ts';
import { namedBlocks } from '../../content/pages/section-blocks.ts';
import type { CopyRule } from '../../content/rule.ts';
import { valueAt } from '../../content/value-path.ts';
import { isPast } from '../words/dates/today.ts';

/** Moments as in `countdown.until`; others are reported by their shape. */
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/;

/** Countdowns that have nothing left to count on the day of the check, or on that of the page's publication. */
export const scheduleOver: CopyRule = {
  name: 'schedule/over',
  severity: 'warning',
  *check({ kind, raw }, facts) {
    if (kind !== 'landing' && kind !== 'page') return;
    const blocks = [...namedBlocks(raw, 'countdown')];
    if (blocks.length === 0) return;
    const timeZone = timeZoneOf(facts);
    const { now = Date.now() } = facts;
    const keys = kind === 'landing' ? ['page'] : [];
    const momentOf = (time: unknown) =>
      MOMENT.test(String(time)) ? instantOf(String(time), timeZone) : undefined;
    const from = momentOf(valueAt(raw, [...keys, 'publishAt']));
    const end = momentOf(valueAt(raw, [...keys, 'expireAt']));
    // An expired page shows its notice instead.
    if (end !== undefined && end <= now) return;
    // A page that ends before it is published has a wrong time itself, which `schedule/order` tells.
    if (from !== undefined && end !== undefined && end <= from) return;
    for (const { path, block } of blocks) {
      const until = momentOf(valueAt(block, ['until']));
      if (until === undefined) continue;
      const isBefore = from !== undefined && until <= from;
      if (!isBefore && !isPast(until, now)) continue;
      yield {
        path: [...path, 'until'],
        message: isBefore
          ? 'This countdown is over before the page is published, so nobody ever sees the offer.'
          : 'This countdown is over: visitors read that the offer has ended.',
        hint: 'Write the next moment, or take the countdown out.',
      };
    }
  },
};
