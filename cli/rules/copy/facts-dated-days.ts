import { ANY_FACT } from '../../content/facts/facts.ts';
import type { CopyRule } from '../../content/rule.ts';
import { mayCountDays, otherDayCounts } from '../words/counts/dated-days.ts';

/** `facts/contradiction`: “five Fridays” at the top of a page whose timeline has four. */
export const factsDatedDays: CopyRule = {
  name: 'facts/contradiction',
  severity: 'warning',
  *check({ whole, kind }, facts) {
    if (facts === ANY_FACT || (kind !== 'landing' && kind !== 'page')) return;
    if (!mayCountDays(whole.copy)) return;
    for (const { located, span, count } of otherDayCounts(whole, facts))
      yield {
        path: located.path,
        span,
        message: `${located.text.slice(...span)} is not how many dates the timeline of this page has: ${count}.`,
        hint: 'Correct the number, or the timeline.',
      };
  },
};
