import { ANY_FACT } from '../../content/facts/facts.ts';
import type { CopyRule } from '../../content/rule.ts';
import { dearerOffers, falseShare, mayBeShare } from '../words/figures/price-relations.ts';

/** What somebody would have to change who means what the page says. */
const HINT = 'Correct the price in site.config.yaml, or what the page says of it.';

/** An offer of several that is said to be cheaper. */
const MAY_BE_CHEAPER =
  /(?:cheaper|less|saves?) (?:by|per|an?|each) |günstiger|billiger|más (?:barat|económic)/i;

/** `facts/contradiction`: “half price” of a price that is not half of the usual one, and “cheaper by the hour” of hours that are not. */
export const factsPriceRelation: CopyRule = {
  name: 'facts/contradiction',
  severity: 'warning',
  *check({ whole, kind }, facts) {
    if (facts === ANY_FACT || (kind !== 'landing' && kind !== 'page')) return;
    const shown = (name: string) => `{${name}}, ${facts.get(name)},`;
    const share = mayBeShare(whole.copy) ? falseShare(whole.texts, facts) : undefined;
    if (share)
      yield {
        path: share.path,
        ...(share.span ? { span: share.span } : {}),
        message: `The page says what is left of ${shown(share.more.name)} and that would be ${Number(share.right.toFixed(2))}, but {${share.less.name}} is ${facts.get(share.less.name)}.`,
        hint: HINT,
      };
    if (!MAY_BE_CHEAPER.test(whole.copy)) return;
    for (const { path, less, more, right } of dearerOffers(whole.raw, facts))
      yield {
        path,
        message: `${shown(less.name)} is said to be cheaper than single ones at ${shown(more.name)} which come to ${Number(right.toFixed(2))}.`,
        hint: HINT,
      };
  },
};
