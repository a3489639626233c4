import type { CopyRule } from '../../content/rule.ts';
import { typedAmounts } from '../typed-amounts.ts';

/** A price that is typed goes stale the day the fee changes. */
export const factsTypedAmount: CopyRule = {
  name: 'facts/typed-amount',
  severity: 'warning',
  suspects: /\$\d/,
  *check({ kind, texts }, facts) {
    // Where facts have their one place.
    if (kind === 'config') return;
    for (const { path, text } of texts)
      for (const words of typedAmounts(text, facts)) yield { path, ...words };
  },
};
