import type { CopyFile, CopyRule, RuleFinding } from '../../content/rule.ts';
import { paidReviews } from '../words/claims/paid/paid-reviews.ts';
import { paidVoice } from '../words/claims/paid/paid-voices.ts';
import { rewardedReview, suspectedBargain } from '../words/claims/rewarded-reviews.ts';
import { withoutQuotations } from '../words/quotations.ts';
import { isBody, isMessage, isQuoted, isSearched } from '../words/text-kinds.ts';

/** Texts that ask for a review and reward it. */
function* bargains({ copy, texts, language }: CopyFile): Generator<RuleFinding> {
  const bargain = suspectedBargain(copy, language);
  if (bargain === undefined) return;
  for (const located of texts) {
    if (isQuoted(located) || isMessage(located) || isSearched(located)) continue;
    if (!isBody(located) && paidVoice(located.text, language)) continue;
    const span = rewardedReview(withoutQuotations(located.text, isBody(located)), bargain);
    if (span)
      yield {
        path: located.path,
        span,
        message: 'A review that is rewarded deceives those who read it, and the law forbids it.',
        hint: 'Ask for an honest review, and give nothing for it.',
      };
  }
}

/** `law/rewarded-review`: a reward for a review. */
export const lawRewardedReview: CopyRule = {
  name: 'law/rewarded-review',
  severity: 'warning',
  perText: true,
  *check(file) {
    yield* paidReviews(file);
    yield* bargains(file);
  },
};
