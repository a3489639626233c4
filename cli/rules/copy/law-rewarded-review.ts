import type { CopyFile, CopyRule, RuleFinding } from '../../content/rule.ts';
import { paidVoice } from '../words/claims/paid/paid-voices.ts';
import { rewardedReview, suspectedBargain } from '../words/claims/rewarded-reviews.ts';
import { withoutQuotations } from '../words/quotations.ts';
import { isBody, isMessage, isQuoted, isSearched } from '../words/text-kinds.ts';

const TOLD_BY_ITSELF = {
  message: 'This review says that it was rewarded, which deceives those who read it.',
  hint: 'Show reviews for which nothing was given.',
};

/** Reviews that tell of their own reward, in code or anywhere but in an article, which may be about such reviews. */
export function* paidReviews({ texts, language }: CopyFile): Generator<RuleFinding> {
  for (const located of texts) {
    if (isBody(located) || isMessage(located) || isSearched(located)) continue;
    const span = paidVoice(located.text, language);
    if (span) yield { path: located.path, span, ...TOLD_BY_ITSELF };
  }
}

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
