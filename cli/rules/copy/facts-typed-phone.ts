import { ANY_FACT, type Facts } from '../../content/facts.ts';
import type { CopyRule } from '../../content/rule.ts';
import { phoneNumbers } from '../words/phone-numbers.ts';
import { SIGN } from '../words/telling-words.ts';
import { isExample, isFactPlace } from '../words/text-place.ts';

/** Digits at the end by which two ways to write one number are known: with the country's code, or the town's 0. */
const TELLING = 7;

/** The fact that is this number. */
function factOf(digits: string, facts: Facts): string | undefined {
  const ending = digits.slice(-TELLING);
  return facts.names.find((name) => {
    const text = facts.get(name) ?? '';
    return /^[\d\s()+./-]+$/.test(text) && text.replace(/\D/g, '').endsWith(ending);
  });
}

/** Most digits that one way to write a number has more than another: the country's code, in front. */
const COUNTRY_CODE = 3;

/** The same number in other groups, with or without the country's code or the town's 0; no letters, nothing to dial behind it. */
function isSameNumber(written: string, fact: string): boolean {
  if (!/^[\d\s()+./–-]+$/.test(written)) return false;
  const [short = '', long = ''] = [written, fact]
    .map((number) => number.replace(/\D/g, '').replace(/^0+/, ''))
    .sort((a, b) => a.length - b.length);
  return long.endsWith(short) && long.length - short.length <= COUNTRY_CODE;
}

/** A phone number that is typed into a text stays when the business gets another one. */
export const factsTypedPhone: CopyRule = {
  name: 'facts/typed-phone',
  severity: 'warning',
  signs: SIGN.phone,
  suspects: /\d(?:[\s\u00a0()./–-]{0,3}\d){6}|\d{3}\)?[-. ][A-Z]{3}/,
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
