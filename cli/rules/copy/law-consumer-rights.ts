import type { CopyRule } from '../../content/rule.ts';
import { breachOf, suspectedBreaches, type Wrong } from '../words/claims/consumer-rights.ts';
import { withoutQuotations } from '../words/quotations.ts';
import { isBody, isMessage, isQuoted, isSearched } from '../words/text-kinds.ts';

/** Countries of the European Union whose languages the rule knows, and those that kept its law. */
const COUNTRIES = new Set(['DE', 'AT', 'ES', 'GB', 'IE', 'LU', 'BE', 'IT', 'FR', 'NL']);

const TOLD: Readonly<Record<Wrong, { message: string; hint: string }>> = {
  excluded: {
    message: 'Consumers cannot be denied this right: the clause is void, and competitors may sue.',
    hint: 'Leave it out, or name the case in which the law allows it.',
  },
  'without-tax': {
    message: 'Prices for consumers must include the tax.',
    hint: 'Write the prices with tax, or say that the offer is for businesses.',
  },
  bought: {
    message: 'Good reviews must not be paid for: readers take them for free opinions.',
    hint: 'Ask for an honest review, and promise nothing for it.',
  },
  praised: {
    message: 'The law gives this to everybody: advertising must not call it an advantage.',
    hint: 'Say what you give beyond the law.',
  },
};

/** `law/consumer-rights`: what no business may take from consumers in Europe. */
export const lawConsumerRights: CopyRule = {
  name: 'law/consumer-rights',
  severity: 'warning',
  *check(file, facts) {
    if (file.kind === 'words') return;
    const breaches = suspectedBreaches(file.copy, file.language);
    if (breaches.length === 0 || !COUNTRIES.has(facts.get('business.address.country') ?? ''))
      return;
    for (const located of file.texts) {
      if (isQuoted(located) || isMessage(located) || isSearched(located)) continue;
      const found = breachOf(withoutQuotations(located.text, isBody(located)), breaches);
      if (found) yield { path: located.path, span: found.span, ...TOLD[found.wrong] };
    }
  },
};
