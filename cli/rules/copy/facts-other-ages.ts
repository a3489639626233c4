import { ANY_FACT } from '../../content/facts/facts.ts';
import type { CopyRule } from '../../content/rule.ts';
import { otherAges } from '../words/figures/age-ranges.ts';

/** Two numbers that may be ages, in a copy that refers to one. */
const SUSPECTS = /\d-?(?:\s?[-–]\s?| to | bis | a )\d/u;

/** `facts/contradiction`: ages that a page is for, other than those of the facts that it shows. */
export const factsOtherAges: CopyRule = {
  name: 'facts/contradiction',
  severity: 'warning',
  suspects: SUSPECTS,
  *check({ whole, kind }, facts) {
    if (facts === ANY_FACT || (kind !== 'landing' && kind !== 'page')) return;
    for (const { located, span, known } of otherAges(whole.texts, facts)) {
      const [from, to] = known.names;
      yield {
        path: located.path,
        span,
        message: `${located.text.slice(...span)} is not what site.config.yaml says: {${from}} is ${known.from}, {${to}} is ${known.to}.`,
        hint: `Write {${from}} and {${to}} where they are meant.`,
      };
    }
  },
};
