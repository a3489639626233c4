import { forbiddenTitle, mayHoldForbiddenTitle } from '../forbidden-title.ts';
import type { Rule } from '../rule.ts';
import { copyTexts, wholeCopy } from '../texts.ts';

/** Texas Government Code, section 406.017: these words are forbidden in a notary's advertising. */
export const lawNotario: Rule = {
  name: 'law/notario',
  severity: 'error',
  *check({ page }) {
    if (!mayHoldForbiddenTitle(wholeCopy(page.landing))) return;
    for (const { path, text } of copyTexts(page.landing)) {
      const words = forbiddenTitle(text);
      if (words) yield { path, ...words };
    }
  },
};
