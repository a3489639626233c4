import type { CopyRule } from '../../content/rule.ts';
import { rewardedReview, suspectedBargain } from '../words/claims/rewarded-reviews.ts';
import { withoutQuotations } from '../words/quotations.ts';
import { isBody, isMessage, isQuoted, isSearched } from '../words/text-kinds.ts';

/** `law/rewarded-review`: a reward for a review. */
export const lawRewardedReview: CopyRule = {
  name: 'law/rewarded-review',
  severity: 'warning',
  perText: true,
  *check(file) {
    const bargain = suspectedBargain(file.copy, file.language);
    if (bargain === undefined) return;
    for (const located of file.texts) {
      if (isQuoted(located) || isMessage(located) || isSearched(located)) continue;
      const span = rewardedReview(withoutQuotations(located.text, isBody(located)), bargain);
      if (span)
        yield {
          path: located.path,
          span,
          message: 'A review that is rewarded deceives those who read it, and the law forbids it.',
          hint: 'Ask for an honest review, and give nothing for it.',
        };
    }
  },
};
