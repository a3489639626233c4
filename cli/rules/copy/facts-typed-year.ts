import { ANY_FACT, type Facts } from '../../content/facts.ts';
import type { CopyRule, LocatedText } from '../../content/rule.ts';
import { valueAt } from '../../content/value-path.ts';
import { isYear } from '../../content/year-names.ts';
import { proseOf } from '../words/prose-of.ts';
import { SIGN } from '../words/telling-words.ts';
import { isExample, isFactPlace } from '../words/text-place.ts';

const COPYRIGHT = /(?:©|\(c\)|copyright)\s*(?:(?:19|20)\d\d\s?[-–]\s?)?((?:19|20)\d\d)/iu;

/** A year from 1500 on; the other patterns are more expensive. */
const SUSPECTS = /(?:1[5-9]|20)\d\d(?!\d)/;

/** What a person has been since a year: "Malermeisterin seit 2009". */
const OF_PERSON =
  /(?:\p{L}*meister(?:in)?|gesell(?:e|in)|ärzt(?:e|in)|anwält(?:e|in)|anwalt|arzt|mitglied|inhaber(?:in)?|chef(?:in)?|member|colegiad[oa]|titulad[oa]|licenciad[oa]|soci[oa])\s$/iu;

const YEAR = '(?<year>(?:1[5-9]|20)\\d\\d)(?!\\d)';

/** Phrases for a beginning, followed by the year. */
const SINCE = new RegExp(
  [
    '(?:\\bsince|\\best(?:ablished|\\.)?(?: in)?|\\b(?:founded|opened|started|began|set up|launched|incorporated)(?: [\\p{L}]+){0,3} in|\\bdesde(?: el año)?|\\b(?:fundad[oa]s?|abrimos|abierta|abrió|nacimos|empezamos|comenzamos|inaugurad[oa])(?: [\\p{L}]+){0,3} en(?: el año)?|\\bseit(?: dem jahr)?|\\b(?:gegründet|eröffnet|eröffneten)(?: im jahr)?)',
    `\\s+${YEAR}`,
  ].join(''),
  'iu',
);

/** German and headlines put the year first: `1924 gegründet`. */
const BEGAN = new RegExp(
  `${YEAR}(?:\\s[\\p{L}]+){0,3}\\s(?:gegründet|eröffnet|founded|established|fundad[oa]|inaugurad[oa])(?!\\p{L})`,
  'iu',
);

/** Indicates that the statement is about the business. */
const OF_BUSINESS =
  /\b(?:est(?:ablished|\.)?|founded|serving|family|in business|fundad[oa]s?|sirviendo|al servicio|familia|gegründet|familien?|familie|familienbetrieb|(?:opened|started|founded) the (?:business|company|shop|store|salon|studio|practice|firm|workshop|clinic|school|bakery|restaurant)|(?:abrió|fundó) (?:la|el) (?:negocio|empresa|tienda|taller|salón|estudio|clínica|escuela|despacho|panadería|restaurante))\b/iu;

/** First person plural: "we" cannot have existed before the business began. */
const OURS =
  /(?<!\p{L})(?:we|our|us|wir|uns|unser\p{L}*|nosotros|nuestr\p{L}+|\p{L}+(?:amos|emos|imos))(?!\p{L})/iu;

interface Beginning {
  name: string;
  year: string;
}

/** Facts with a year in which the business or a part of it began. */
function beginnings(facts: Facts): Beginning[] {
  return facts.names.flatMap((name) => {
    const year = facts.get(name) ?? '';
    return /^\d{4}$/.test(year) && isYear(name, Number(year)) ? [{ name, year }] : [];
  });
}

/** A text with its siblings: a figure and its label, a heading and its line. */
function blockOf({ path, text }: LocatedText, raw: object): string {
  const block = valueAt(raw, path.slice(0, -1));
  const beside = Array.isArray(block) ? [] : Object.values(Object(block));
  return [text, ...beside.filter((value) => typeof value === 'string')].join('\n');
}

/** The name of a year in which nothing began: that of a price list or a season. */
const OTHER_YEAR = /(?:^|\.)(?:year|jahr|año|anio)$/i;

/** True if another year refers to the whole business, or to "us" before the business existed. */
function contradicts(year: string, known: Beginning, block: string): boolean {
  return OF_BUSINESS.test(block) || (year < known.year && OURS.test(block));
}

/** Years by which a slip of the pen, or of the memory, misses a year. */
const NEAR = 3;

/** A line above the heading of a page says of the business since when it has been there. */
function isNearInKicker({ path }: LocatedText, year: string, { year: began }: Beginning): boolean {
  if (path.at(-1) !== 'kicker') return false;
  const isSwapped = [...year].sort().join() === [...began].sort().join();
  return isSwapped || Math.abs(Number(year) - Number(began)) <= NEAR;
}

/** The year in which the business began according to a text, or a text that is only a year. */
function yearIn(
  text: string,
  known: readonly Beginning[],
): { year: string; start: number } | undefined {
  if (known.some(({ year }) => year === text.trim()))
    return { year: text.trim(), start: text.length - text.trimStart().length };
  for (const pattern of [SINCE, BEGAN]) {
    const found = pattern.exec(text);
    const year = found?.groups?.year;
    if (found && OF_PERSON.test(text.slice(0, found.index))) continue;
    if (found && year) return { year, start: found.index + found[0].indexOf(year) };
  }
  return undefined;
}

/** A copyright year, and the founding year of the business if a fact contains it. */
export const factsTypedYear: CopyRule = {
  name: 'facts/typed-year',
  severity: 'warning',
  perText: true,
  signs: SIGN.year,
  suspects: SUSPECTS,
  *check(file, facts) {
    if (facts === ANY_FACT) return;
    const known = beginnings(facts);
    for (const located of file.texts) {
      if (isFactPlace(located, file) || isExample(located) || !SUSPECTS.test(located.text))
        continue;
      // Whether a year is that of the business may depend on the texts around it.
      file.dependsOnOthers(located);
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
      if (Number(year) > new Date(facts.now ?? Date.now()).getFullYear()) {
        if (!known.some((beginning) => beginning.year === year))
          yield {
            path,
            span: [start, start + year.length],
            message: `${year} has not come yet, so nothing can have begun in it.`,
            hint: 'Write the year that is meant.',
          };
        continue;
      }
      const same = known.find((beginning) => beginning.year === year);
      const began = known.filter(({ name }) => !OTHER_YEAR.test(name));
      const [only] = began;
      if (
        !same &&
        (!only ||
          began.length > 1 ||
          !(
            isNearInKicker(located, year, only) ||
            contradicts(year, only, blockOf(located, file.raw))
          ))
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
