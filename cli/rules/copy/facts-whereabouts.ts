import type { CopyRule } from '../../content/rule.ts';
import { foreignNumbers } from '../words/names/emergency-numbers.ts';
import { oddCodes } from '../words/names/odd-codes.ts';
import { swappedCodes } from '../words/names/swapped-codes.ts';

/** `facts/whereabouts`: the number for emergencies of another country, and the postal code of one of several places that is written otherwise, or has a digit more or less. */
export const factsWhereabouts: CopyRule = {
  name: 'facts/whereabouts',
  severity: 'warning',
  suspects:
    /(?<!\d)(?:911|999|000|11[012]|144)(?!\d)|\d{4}(?:$|[,.]?$|,? \p{Lu}|,?\s(?:and|or|y|o|und|oder|&)?\s?\d)/mu,
  *check(file, facts) {
    const { whole } = file;
    const country = facts.get('business.address.country') ?? '';
    for (const { located, span, number, own } of foreignNumbers(file, country))
      yield {
        path: located.path,
        span,
        message: `In an emergency nobody answers at ${number} in ${country}: that is the number of another country.`,
        hint: `Write ${own}, or say where the number holds.`,
      };
    for (const { located, span, code, other } of swappedCodes(whole))
      yield {
        path: located.path,
        span,
        message: `${code} is ${other} in all other addresses of this list, with two digits exchanged.`,
        hint: `Write ${other}, unless this place has a code of its own.`,
      };
    for (const { located, span, code, other } of oddCodes(whole, facts)) {
      const what = code.length < other.length ? 'lacks a digit' : 'has a digit too many';
      yield {
        path: located.path,
        span,
        message: `${code} ${what}: the other postal codes here are such as ${other}.`,
        hint: 'Write the code of the place in full.',
      };
    }
  },
};
