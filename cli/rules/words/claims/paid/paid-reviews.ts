import type { CopyFile, RuleFinding } from '../../../../content/rule.ts';
import { isBody, isMessage, isSearched } from '../../text-kinds.ts';
import { paidVoice } from './paid-voices.ts';

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
