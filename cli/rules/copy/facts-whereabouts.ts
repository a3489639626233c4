import type { CopyRule } from '../../content/rule.ts';
import { swappedCodes } from '../words/names/swapped-codes.ts';

/** `facts/whereabouts`: the postal code of one of several places in a town that is written otherwise. */
export const factsWhereabouts: CopyRule = {
  name: 'facts/whereabouts',
  severity: 'warning',
  suspects: /\d{4}(?:$|[,.]?$|,? \p{Lu})/mu,
  *check({ whole }) {
    for (const { located, span, code, other } of swappedCodes(whole))
      yield {
        path: located.path,
        span,
        message: `${code} is ${other} in all other addresses of this list, with two digits exchanged.`,
        hint: `Write ${other}, unless this place has a code of its own.`,
      };
  },
};
