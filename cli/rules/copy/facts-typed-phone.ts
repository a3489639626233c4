import { ANY_FACT, type Facts } from '../../content/facts.ts';
import type { CopyRule } from '../../content/rule.ts';
import { phoneNumbers } from '../words/phone-numbers.ts';
import { SIGN } from '../words/telling-words.ts';
import { isExample, isFactPlace } from '../words/text-place.ts';

/**
 * Number of final digits by which two notations of a number are matched: with the country code, or a trunk prefix
 * 0.
 */
const TELLING = 7;

/** The fact with this number. */
function factOf(digits: string, facts: Facts): string | undefined {
  const ending = digits.slice(-TELLING);
  return facts.names.find((name) => {
    const text = facts.get(name) ?? '';
    return /^[\d\s()+./-]+$/.test(text) && text.replace(/\D/g, '').endsWith(ending);
  });
}

/** Maximum number of digits by which one notation exceeds another: the country code in front. */
const COUNTRY_CODE = 3;

/** The same number in another grouping, with or without country code or trunk prefix; no letters, no extension. */
function isSameNumber(written: string, fact: string): boolean {
  if (!/^[\d\s()+./·•‐-―−_-]+$/.test(written)) return false;
  const [short = '', long = ''] = [written, fact]
    .map((number) => number.replace(/\D/g, '').replace(/^0+/, ''))
    .sort((a, b) => a.length - b.length);
  return long.endsWith(short) && long.length - short.length <= COUNTRY_CODE;
}

/** A typed phone number becomes wrong when the business changes it. */
export const factsTypedPhone: CopyRule = {
  name: 'facts/typed-phone',
  severity: 'warning',
  perText: true,
  signs: SIGN.phone,
  suspects: /\d(?:[\s()./·•‐-―−_-]{0,3}\d){6}|\d{3}\)?[-. ][A-Z]{3}/,
  *check(file, facts) {
    if (facts === ANY_FACT) return;
    const isKnown = (digits: string) =>
      digits.length >= TELLING && factOf(digits, facts) !== undefined;
    for (const located of file.texts) {
      if (isFactPlace(located, file) || isExample(located)) continue;
      for (const { span, digits } of phoneNumbers(located.text, isKnown)) {
        const name = factOf(digits, facts);
        const written = located.text.slice(...span);
        const isSame = name !== undefined && isSameNumber(written, facts.get(name) ?? '');
        yield {
          path: located.path,
          span,
          repair: isSame ? { span, becomes: `{${name}}` } : undefined,
          message:
            name === undefined
              ? `${written} is not a number of the business in site.config.yaml: it is an old one, or somebody else's.`
              : `${written} is typed in by hand, so it stays when the number in site.config.yaml changes.`,
          hint:
            name === undefined
              ? 'Write {business.phone}, or add the number to site.config.yaml and refer to it by name.'
              : `Write {${name}} in its place.`,
        };
      }
    }
  },
};
