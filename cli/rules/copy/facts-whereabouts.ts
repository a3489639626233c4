import type { CopyRule } from '../../content/rule.ts';
import { foreignNumbers } from '../words/names/emergency-numbers.ts';
import { oddCodes } from '../words/names/odd-codes.ts';
import { otherDistricts } from '../words/names/other-districts.ts';
import { swappedCodes } from '../words/names/swapped-codes.ts';
import { isQuoted } from '../words/text-kinds.ts';
import { isFactPlace } from '../words/text-place.ts';

/** `facts/whereabouts`: the number for emergencies of another country, the postal code of one of several places that is written otherwise, or has a digit more or less, and a town in another district. */
export const factsWhereabouts: CopyRule = {
  name: 'facts/whereabouts',
  severity: 'warning',
  suspects:
    /(?<!\d)(?:911|999|000|11[012]|144)(?!\d)|\d{4}(?:$|[,.]?$|,? \p{Lu}|,?\s(?:and|or|y|o|und|oder|&)?\s?\d)|\bCounty|[Kk]reis|condado|provincia|comarca/mu,
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
    for (const located of file.texts)
      if (!isQuoted(located) && !isFactPlace(located, file))
        for (const { span, town, district } of otherDistricts(located, file, facts))
          yield {
            path: located.path,
            span,
            message: `${town} is not in ${located.text.slice(...span)}: site.config.yaml has it in ${district}.`,
            hint: `Write ${district}, or correct it there.`,
          };
  },
};
