import { regional } from '../../../renderer/text/money.ts';
import { ANY_FACT } from '../../content/facts/facts.ts';
import type { CopyRule } from '../../content/rule.ts';
import { foreignNumbers, mayHaveSigns } from '../words/figures/number-signs.ts';
import { proseOf } from '../words/prose-of.ts';
import { isQuoted, isSearched } from '../words/text-kinds.ts';
import { languageAt } from '../words/text-place.ts';

/** A number with the decimal or thousands sign of another language: to a Spaniard, 28,800 is less than thirty. */
export const copyNumberSigns: CopyRule = {
  name: 'copy/number-signs',
  severity: 'warning',
  ofLanguage: true,
  *check(file, facts) {
    const country = facts.site?.business.address.country;
    if (facts === ANY_FACT || country === undefined || !mayHaveSigns(file.copy)) return;
    for (const located of file.texts) {
      if (isSearched(located) || isQuoted(located) || !mayHaveSigns(located.text)) continue;
      const language = languageAt(located, file, facts);
      if (!/^(?:en|es|de)(?!\p{L})/u.test(language)) continue;
      const locale = regional(language, country);
      for (const { span, becomes } of foreignNumbers(proseOf(located.text), locale, file.copy))
        yield {
          path: located.path,
          span,
          message: `${located.text.slice(...span)} is written with the signs of another language.`,
          hint: `Write ${becomes}.`,
        };
    }
  },
};
