import { ANY_FACT, type Facts } from '../../content/facts.ts';
import type { CopyRule, LocatedText } from '../../content/rule.ts';
import { valueAt } from '../../content/value-path.ts';
import { isYear } from '../../content/year-names.ts';
import { proseOf } from '../words/prose-of.ts';
import { SIGN } from '../words/telling-words.ts';
import { isExample, isFactPlace } from '../words/text-place.ts';

const COPYRIGHT = /(?:©|\(c\)|copyright)\s*(?:(?:19|20)\d\d\s?[-–]\s?)?((?:19|20)\d\d)/iu;

/** A year from 1500 on, which the other patterns look for at length. */
const SUSPECTS = /(?:1[5-9]|20)\d\d(?!\d)/;

const YEAR = '(?<year>(?:1[5-9]|20)\\d\\d)(?!\\d)';

/** Since when something is so, and that it began then. */
const SINCE = new RegExp(
  [
    '(?:\\bsince|\\best(?:ablished|\\.)?(?: in)?|\\b(?:founded|opened|started|began|set up|launched|incorporated)(?: [\\p{L}]+){0,3} in|\\bdesde(?: el año)?|\\b(?:fundad[oa]s?|abrimos|abierta|abrió|nacimos|empezamos|comenzamos|inaugurad[oa])(?: [\\p{L}]+){0,3} en(?: el año)?|\\bseit(?: dem jahr)?|\\b(?:gegründet|eröffnet|eröffneten)(?: im jahr)?)',
    `\\s+${YEAR}`,
  ].join(''),
  'iu',
);

/** German and headlines tell the year first: `1924 gegründet`. */
const BEGAN = new RegExp(
  `${YEAR}(?:\\s[\\p{L}]+){0,3}\\s(?:gegründet|eröffnet|founded|established|fundad[oa]|inaugurad[oa])(?!\\p{L})`,
  'iu',
);

/** Says that it is the business that is so. */
const OF_BUSINESS =
  /\b(?:est(?:ablished|\.)?|founded|serving|family|in business|fundad[oa]s?|sirviendo|al servicio|familia|gegründet|familien?|familie|familienbetrieb)\b/iu;

/** Says that we are so, who cannot have been before we began. */
const OURS =
  /(?<!\p{L})(?:we|our|us|wir|uns|unser\p{L}*|nosotros|nuestr\p{L}+|\p{L}+(?:amos|emos|imos))(?!\p{L})/iu;

interface Beginning {
  name: string;
  year: string;
}

/** The facts that hold a year in which something of the business began. */
function beginnings(facts: Facts): Beginning[] {
  return facts.names.flatMap((name) => {
    const year = facts.get(name) ?? '';
    return /^\d{4}$/.test(year) && isYear(name, Number(year)) ? [{ name, year }] : [];
  });
}

/** A text together with those that stand beside it: the figure and its words, the heading and its line. */
function blockOf({ path, text }: LocatedText, raw: object): string {
  const block = valueAt(raw, path.slice(0, -1));
  const beside = Array.isArray(block) ? [] : Object.values(Object(block));
  return [text, ...beside.filter((value) => typeof value === 'string')].join('\n');
}

/** True of another year that tells of the whole business, or of us before there was one. */
function contradicts(year: string, known: Beginning, block: string): boolean {
  return OF_BUSINESS.test(block) || (year < known.year && OURS.test(block));
}

/** The year that a text says the business began in, or that is all it says. */
function yearIn(
  text: string,
  known: readonly Beginning[],
): { year: string; start: number } | undefined {
  if (known.some(({ year }) => year === text.trim()))
    return { year: text.trim(), start: text.length - text.trimStart().length };
  for (const pattern of [SINCE, BEGAN]) {
    const found = pattern.exec(text);
    const year = found?.groups?.year;
    if (found && year) return { year, start: found.index + found[0].indexOf(year) };
  }
  return undefined;
}

/** A year of copyright, and the year in which the business began, where a fact holds it. */
export const factsTypedYear: CopyRule = {
  name: 'facts/typed-year',
  severity: 'warning',
  signs: SIGN.year,
  suspects: SUSPECTS,
  *check(file, facts) {
    if (facts === ANY_FACT) return;
    const known = beginnings(facts);
    for (const located of file.texts) {
      if (isFactPlace(located, file) || isExample(located) || !SUSPECTS.test(located.text))
        continue;
      const text = proseOf(located.text);
      const { path } = located;
      const copyright = COPYRIGHT.exec(text);
      if (copyright)
        yield {
          path,
          span: [copyright.index, copyright.index + copyright[0].length],
          message: 'A year of copyright that is typed in is soon an old one.',
          hint: 'Leave it out: the foot of every page says whose site it is.',
        };
      const found = yearIn(text, known);
      if (!found) continue;
      const { year, start } = found;
      const same = known.find((beginning) => beginning.year === year);
      const [only] = known;
      if (
        !same &&
        (!only || known.length > 1 || !contradicts(year, only, blockOf(located, file.raw)))
      )
        continue;
      const { name } = same ?? (only as Beginning);
      yield {
        path,
        span: [start, start + year.length],
        message: same
          ? `${year} is typed in by hand, and site.config.yaml holds it.`
          : `${year} is not what site.config.yaml says: {${name}} is ${only?.year}.`,
        hint: `Write {${name}} in its place.`,
      };
    }
  },
};
