import { ANY_FACT, type Facts } from '../../content/facts/facts.ts';
import { isOfEdition } from '../../content/facts/year-names.ts';
import type { CopyRule, LocatedText, RuleFinding } from '../../content/rule.ts';
import type { Span } from '../../content/span-location.ts';
import { matchesIn } from '../../content/text-rules/matches-in.ts';
import { type Beginning, beginnings, partNamed } from '../words/dates/beginnings.ts';
import { type Start, yearOfTown } from '../words/dates/business-starts.ts';
import { isCountedSince } from '../words/dates/counted-since.ts';
import { isLabelledBeginning, isSinceAtTop } from '../words/dates/labelled-years.ts';
import { isNear } from '../words/dates/large-years.ts';
import {
  isJustBefore,
  isNearYear,
  isOpeningYear,
  isShownBeside,
  isSwapped,
} from '../words/dates/near-years.ts';
import { isCitedWork, isPictureCredit } from '../words/dates/picture-credits.ts';
import { isOfBusiness } from '../words/dates/said-of-business.ts';
import { saidStarts } from '../words/dates/said-starts.ts';
import { isOfNamedOther } from '../words/dates/starts-of-others.ts';
import { isAmongYears, isTitleOfYear } from '../words/dates/timeline-order.ts';
import { isInTownAtTop } from '../words/dates/years-in-town.ts';
import { isPriceYear, otherPriceYear } from '../words/dates/years-of-prices.ts';
import { isOfStaff } from '../words/dates/years-of-staff.ts';
import { isOfThing } from '../words/dates/years-of-things.ts';
import { proseOf } from '../words/prose-of.ts';
import { sentenceAt } from '../words/sentence-at.ts';
import { blockOf } from '../words/surroundings.ts';
import { SIGN } from '../words/telling-words.ts';
import { isBody, isQuoted } from '../words/text-kinds.ts';
import { isExample, isFactPlace, isOfAuthors, languageAt } from '../words/text-place.ts';

const COPYRIGHT = /(?:©|\(c\)|copyright)\s*(?:(?:19|20)\d\d\s?[-–]\s?)?((?:19|20)\d\d)/iu;

/** A year from 1500 on; the other patterns are more expensive. */
const SUSPECTS = /(?:1[5-9]|20)\d\d(?!\d)/;

const YEAR = '(?<year>(?:1[5-9]|20)\\d\\d)(?!\\d)';

/** Phrases for a beginning, followed by the year. */
const SINCE = new RegExp(
  [
    '(?:\\bsince|\\best(?:ablished|\\.)?(?: in)?|\\b(?:founded|opened|started|began|set up|launched|incorporated)(?: (?!and )[\\p{L}]+){0,3} in|\\bdesde(?: el año)?|\\b(?:fundad[oa]s?|abrimos|abierta|abrió|nacimos|empezamos|comenzamos|inaugurad[oa])(?: (?!y )[\\p{L}]+){0,3} en(?: el año)?|\\bseit(?: dem jahr)?|\\b(?:gegründet|eröffnet|eröffneten)(?: im jahr)?)',
    `\\s+${YEAR}`,
  ].join(''),
  'giu',
);

/** German and headlines put the year first: `1924 gegründet`. */
const BEGAN = new RegExp(
  `${YEAR}(?:\\s[\\p{L}]+){0,3}\\s(?:gegründet|eröffnet|founded|established|fundad[oa]|inaugurad[oa])(?!\\p{L})`,
  'giu',
);

/** Before a year: something began, rather than has gone on since. */
const BEGINS =
  /(?<!\p{L})(?:open(?:ed)?|founded|established|started|began|eröffnet|gegründet|fundad[oa]|abiert[oa]|abrió|abrimos|inaugurad[oa])(?:\s\p{L}+){0,4}\s$/iu;

/** First person plural as a subject: "we" cannot have existed before the business began, but our vicar and our house can. */
const OURS =
  /(?<!\p{L})(?:we|ours|our (?:shop|store|studio|workshop|salon|practice|firm|business|company|family|clinic|school|bakery|farm|team|crew)|wir|uns gibt es|gibt es uns|unser\p{L}* (?:haus|betrieb|werkstatt|laden|firma|praxis|familie|team|studio|geschäft)|nosotros|nuestr[oa] (?:casa|taller|tienda|empresa|familia|negocio|equipo|clínica|estudio)|\p{L}+(?:amos|emos|imos))(?!\p{L})/iu;

/** The name of a year in which nothing began: that of a price list or a season. */
const OTHER_YEAR = /(?:^|\.)(?:year|jahr|año|anio)$/i;

/** True if another year refers to the whole business, or to "us" before the business existed. */
function contradicts(
  located: LocatedText,
  at: number,
  known: Beginning,
  { raw, facts }: { raw: object; facts: Facts },
): boolean {
  const { text } = located;
  const year = text.slice(at, at + 4);
  const { start, end } = sentenceAt(text, at);
  const sentence = text.slice(start, end);
  if (!isBody(located)) {
    const block = blockOf(located, raw);
    // A line that is one sentence is about what its block is about; an answer of several need not be.
    const about = sentence.length < text.trim().length ? sentence : block;
    return isOfBusiness(block, facts) || (year < known.year && OURS.test(about));
  }
  return isOfBusiness(sentence, facts) || (year < known.year && OURS.test(sentence));
}

/** The beginnings that a statement may be of: those of the whole business, and of the kind that it is of. */
function mostLikely(known: readonly Beginning[], said: Start | undefined): readonly Beginning[] {
  if (known.length < 2) return known;
  const ofBusiness = known.filter(({ name }) => name.startsWith('business.'));
  if (ofBusiness.length > 0 || !said) return ofBusiness;
  return known.filter((beginning) => isOpeningYear(beginning) === (said.kind === 'opening'));
}

/** A year in which something began according to a text. */
interface SaidYear {
  year: string;
  start: number;
  /** Set if the text says so of the business. */
  ofBusiness?: Start;
  /** True for a text that is nothing but the year: what began then is said beside it. */
  isAlone?: boolean;
}

/** The years in which something began according to a text, or a text that is only a year. */
function* yearsIn(
  { text: written }: LocatedText,
  known: readonly Beginning[],
  starts: Iterable<Start>,
): Generator<SaidYear> {
  const text = proseOf(written);
  if (/^\s*\d{4}\s*$/.test(text)) {
    yield { year: text.trim(), start: text.length - text.trimStart().length, isAlone: true };
    return;
  }
  // References tell whose beginning it is.
  const told = new Set<number>();
  for (const ofBusiness of starts) {
    const {
      year,
      span: [start],
    } = ofBusiness;
    // The same year in any words may tell of something else that year.
    if (told.has(start) || known.some((beginning) => beginning.year === year)) continue;
    told.add(start);
    yield { year, start, ofBusiness };
  }
  for (const pattern of [SINCE, BEGAN])
    for (const { 0: found, index, groups } of matchesIn(text, pattern)) {
      const year = groups?.year;
      if (year === undefined) continue;
      const start = index + found.indexOf(year);
      if (isOfStaff(text.slice(0, index), text.slice(start + year.length))) continue;
      if (!told.has(start)) yield { year, start };
    }
}

/** What is wrong with a year in which something began; undefined if it is another thing than the business. */
function faultOf(
  { year, start, ofBusiness: said, isAlone = false }: SaidYear,
  located: LocatedText,
  known: readonly Beginning[],
  { raw, now, facts }: { raw: object; now: number; facts: Facts },
): RuleFinding | undefined {
  const { path } = located;
  const span: Span = [start, start + year.length];
  const same = known.find(
    ({ name, year: its }) => its === year && !isPriceYear(name) && !isOfEdition(name),
  );
  const isLabelled = (only: Beginning) =>
    isNearYear(year, only) && isLabelledBeginning(located, raw, only);
  if (isAlone && !same && !known.some(isLabelled)) return undefined;
  const isPast = Number(year) < new Date(now).getFullYear();
  const isSure = said?.kind === 'start';
  // A customer says since when something is theirs.
  if (!isSure && isQuoted(located)) return undefined;
  if (isPast && !isSure && isOfThing(located.text, span, facts)) return undefined;
  if (Number(year) > new Date(now).getFullYear())
    return same
      ? undefined
      : {
          path,
          span,
          message: `${year} has not come yet, so nothing can have begun in it.`,
          hint: 'Write the year that is meant.',
        };
  const hint = (name: string) => `Write {${name}} in its place.`;
  if (!isSure && isOfNamedOther(located.text, start, facts)) return undefined;
  if (same && (isAmongYears(located, raw) || isOfAuthors(located))) return undefined;
  if (isAlone && same && isTitleOfYear(located, raw)) return undefined;
  if (same && isCountedSince(located, start, raw)) return undefined;
  if (same)
    return {
      path,
      span,
      message: `${year} is typed in by hand, and site.config.yaml holds it.`,
      hint: hint(same.name),
    };
  const began = known.filter(({ name }) => !OTHER_YEAR.test(name));
  const part = partNamed(located.text, start, began, facts);
  const [only, ...others] = part ? [part] : mostLikely(began, said);
  if (!only || others.length > 0 || isShownBeside(located.text, start, only)) return undefined;
  const isTold =
    part !== undefined ||
    isNear(located, year, only, raw) ||
    isSinceAtTop(located) ||
    isInTownAtTop(located, only, facts) ||
    isSure ||
    (said?.kind === 'opening' && (isOpeningYear(only) || isJustBefore(year, only))) ||
    (said?.kind === 'step' && isNearYear(year, only)) ||
    yearOfTown(located.text, facts) === year ||
    isLabelled(only) ||
    (isSwapped(year, only.year) && BEGINS.test(located.text.slice(0, start))) ||
    (began.length === 1 && contradicts(located, start, only, { raw, facts }));
  if (!isTold) return undefined;
  return { path, span, ...notAsKnown(located.text, { span, known: only }) };
}

/** What is said of a year that a fact has otherwise. */
function notAsKnown(text: string, { span, known }: { span: Span; known: Beginning }) {
  return {
    message: `${text.slice(...span)} is not what site.config.yaml says: {${known.name}} is ${known.year}.`,
    hint: `Write {${known.name}} in its place.`,
  };
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
    const at = { raw: file.raw, now: facts.now ?? Date.now(), facts };
    for (const located of file.texts) {
      if (isFactPlace(located, file) || isExample(located) || !SUSPECTS.test(located.text))
        continue;
      // Whether a year is that of the business may depend on the texts around it.
      file.dependsOnOthers(located);
      const text = proseOf(located.text);
      const copyright = COPYRIGHT.exec(text);
      const credited = text.slice(0, copyright?.index);
      if (copyright && !isPictureCredit(credited) && !isCitedWork(credited))
        yield {
          path: located.path,
          span: [copyright.index, copyright.index + copyright[0].length],
          message: 'A year of copyright that is typed in is soon an old one.',
          hint: 'Leave it out: the foot of every page says whose site it is.',
        };
      const listed = otherPriceYear(located, file.whole.copy, facts);
      if (listed) {
        yield { path: located.path, span: listed.span, ...notAsKnown(text, listed) };
        continue;
      }
      const starts =
        known.length > 0 ? saidStarts(located.text, languageAt(located, file, facts), facts) : [];
      for (const year of yearsIn(located, known, starts)) {
        const fault = faultOf(year, located, known, at);
        if (fault) yield fault;
        // A short text is about one thing; each sentence of a body may be about another.
        if (fault || !isBody(located)) break;
      }
    }
  },
};
