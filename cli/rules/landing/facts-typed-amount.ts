import type { CopyRule } from '../../content/rule.ts';
import { copyTexts } from '../texts.ts';
import { typedAmounts } from '../typed-amounts.ts';

/** A price that is typed goes stale the day the fee changes. */
export const factsTypedAmount: CopyRule = {
  name: 'facts/typed-amount',
  severity: 'warning',
  *check({ raw }, facts) {
    for (const { path, text } of copyTexts(raw))
      for (const words of typedAmounts(text, facts)) yield { path, ...words };
  },
};
