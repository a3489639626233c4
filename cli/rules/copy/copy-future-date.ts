import type { CopyRule } from '../../content/rule.ts';
import { valueAt } from '../../content/value-path.ts';
import { isPast } from '../words/dates/today.ts';

const DAY = 24 * 60 * 60 * 1000;

/** Where a landing and a page say when they were last changed. */
const PLACES = [['page', 'updated'], ['updated']] as const;

/** The day of a last change that has not come anywhere on earth: a typo, which the sitemap passes on. */
export const copyFutureDate: CopyRule = {
  name: 'copy/future-date',
  severity: 'warning',
  *check({ kind, raw }, { now = Date.now() }) {
    if (kind !== 'landing' && kind !== 'page') return;
    for (const path of PLACES) {
      const updated = Date.parse(String(valueAt(raw, path)));
      if (Number.isNaN(updated) || !isPast(now, updated)) continue;
      // A page may be written for the day of its publication.
      const publishAt = valueAt(raw, [...path.slice(0, -1), 'publishAt']);
      if (Date.parse(String(publishAt)) + DAY > updated) continue;
      yield {
        path,
        message: 'This day has not come yet, so nothing can have been changed on it.',
        hint: 'Write the day of the last change.',
      };
    }
  },
};
