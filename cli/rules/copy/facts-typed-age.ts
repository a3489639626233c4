import { ANY_FACT, type Facts } from '../../content/facts/facts.ts';
import { isYear } from '../../content/facts/year-names.ts';
import type { CopyRule } from '../../content/rule.ts';
import { inDigits } from '../words/figures/in-digits.ts';
import { knownFigures } from '../words/figures/known-figures.ts';
import { isOtherAge, maySayYears, yearsSince } from '../words/figures/years-since.ts';
import { proseOf } from '../words/prose-of.ts';
import { isQuoted } from '../words/text-kinds.ts';
import { isExample, isFactPlace, languageAt } from '../words/text-place.ts';

interface Beginning {
  name: string;
  year: number;
}

/** The year of something that need not be the business. */
const OTHER_YEAR = /(?:^|\.)(?:year|jahr|año|anio)$|(?:Year|Jahr|Año|Anio)$/;

/** The year of the business all the same. */
const FOUNDED_YEAR = /(?:founded|founding|opened|opening|started)Year$/;

const beginnings = new WeakMap<Facts, Beginning | false>();

/** The only fact with the year in which the business began; false if none is, or its years are a fact of their own. */
function beginningOf(facts: Facts): Beginning | false {
  const known = beginnings.get(facts);
  if (known !== undefined) return known;
  const years = facts.names.flatMap((name) => {
    const text = facts.get(name) ?? '';
    const isBeginning = !OTHER_YEAR.test(name) || FOUNDED_YEAR.test(name);
    return /^\d{4}$/.test(text) && isBeginning && isYear(name, Number(text))
      ? [{ name, year: Number(text) }]
      : [];
  });
  const [only, ...others] = years;
  const isCounted = knownFigures(facts).some(
    ({ name, nouns }) => nouns.includes('year') && !/warrant|guarant|garant/i.test(name),
  );
  const found = only && others.length === 0 && !isCounted ? only : false;
  beginnings.set(facts, found);
  return found;
}

/** Years that the business has been there according to a text, and not according to the year in which it began. */
export const factsTypedAge: CopyRule = {
  name: 'facts/typed-age',
  severity: 'warning',
  perText: true,
  *check(file, facts) {
    if (facts === ANY_FACT) return;
    const began = beginningOf(facts);
    if (!began || !maySayYears(file.copy)) return;
    const age = new Date(facts.now ?? Date.now()).getUTCFullYear() - began.year;
    for (const located of file.texts) {
      if (!maySayYears(located.text) || isFactPlace(located, file)) continue;
      if (isExample(located) || isQuoted(located) || located.path.includes('timeline')) continue;
      const digits = inDigits(proseOf(located.text), languageAt(located, file, facts));
      const said = yearsSince(digits.text);
      if (!said || !isOtherAge(said, age)) continue;
      yield {
        path: located.path,
        span: digits.whole(said.span),
        message: `{${began.name}} is ${began.year}, so it is ${age - 1} or ${age} years.`,
        hint: `Correct it, or write since {${began.name}}, which stays true.`,
      };
    }
  },
};
