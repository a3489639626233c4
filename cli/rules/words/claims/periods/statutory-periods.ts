import type { Facts } from '../../../../content/facts/facts.ts';
import type { CopyFile } from '../../../../content/rule.ts';
import type { Span } from '../../../../content/span-location.ts';
import { matchesIn } from '../../../../content/text-rules/matches-in.ts';
import { PartTest } from '../../../texts/part-test.ts';
import { readNumber } from '../../figures/number-words.ts';
import { sentenceAt } from '../../sentence-at.ts';
import { headingAbove } from '../../surroundings.ts';
import { ENGLISH_PLAIN, GERMAN_PLAIN, SPANISH_PLAIN } from '../withdrawals/plain-withdrawals.ts';
import { AUSTRIAN_PERIODS } from './austrian-periods.ts';
import { ENGLISH_DATA, GERMAN_DATA, SPANISH_DATA } from './data-requests.ts';
import { ENGLISH_DISTANCE, GERMAN_DISTANCE, SPANISH_DISTANCE } from './distance-periods.ts';
import { ENGLISH_PERIODS } from './english-periods.ts';
import { GERMAN_PERIODS } from './german-periods.ts';
import { lawsOf, type PeriodLaw } from './period-laws.ts';
import { ANSWERED, type SaidPeriods } from './said-periods.ts';
import { SPANISH_PERIODS } from './spanish-periods.ts';

const PHRASES: Readonly<Record<string, readonly SaidPeriods[]>> = {
  de: [...GERMAN_PERIODS, ...AUSTRIAN_PERIODS, GERMAN_DISTANCE, GERMAN_PLAIN, GERMAN_DATA],
  es: [...SPANISH_PERIODS, SPANISH_DISTANCE, SPANISH_PLAIN, SPANISH_DATA],
  en: [...ENGLISH_PERIODS, ENGLISH_DISTANCE, ENGLISH_PLAIN, ENGLISH_DATA],
};

/** Days of a unit, by its first letters. Of seven working days, two more are a weekend. */
const DAYS: readonly (readonly [unit: RegExp, days: number])[] = [
  [/^(?:hour|stunde|hora)/i, 1 / 24],
  [/^(?:werktag|arbeitstag|business|working)/i, 1.4],
  [/^(?:day|calendar|tag|täg|kalendertag|día)/i, 1],
  [/^(?:week|woche|wöch|semana)/i, 7],
  [/^(?:month|monat|mes)/i, 30.5],
  [/^(?:year|jahr|jähr|año)/i, 365],
];

/** Numbers with words of their own; until the end of the second day are two. */
const ORDINALS: readonly (readonly [word: RegExp, value: number])[] = [
  [/^(?:(?:an?|ein(?:em)?) )?(?:half(?: an?)?|halbe[ns]?|halbjahr|medio)$/i, 0.5],
  [/^(?:an?|one|eine?[nmrs]?|una?|first|next)$/i, 1],
  [/^second$/i, 2],
];

function daysOf(count: string, unit: string, language: string, facts: Facts): number | undefined {
  const shown = count.startsWith('{') ? facts.get(count.slice(1, -1)) : count;
  const [digits] = /^\d{1,3}$/.exec(shown ?? '') ?? [];
  const [, counted] = ORDINALS.find(([word]) => word.test(count)) ?? [];
  const words = counted ?? readNumber(count, language);
  const number = digits === undefined ? words : Number(digits);
  const days = DAYS.find(([name]) => name.test(unit))?.[1];
  return number === undefined || days === undefined ? undefined : number * days;
}

/** Says what once was, or what is void. */
const NOT_HERE =
  /(?<!\p{L})(?:früher|damals|betrug|bis (?:ende )?20\d\d|vor (?:dem )?(?:\d{1,2}\. \p{L}+ )?20\d\d|wäre[n]?|unwirksam|unzulässig|verboten|nichtig|used to|until 20\d\d|before (?:\p{L}+ )?20\d\d|formerly|void|unlawful|illegal|unenforceable|not allowed|antes de(?: \p{L}+ de)? 20\d\d|hasta 20\d\d|anteriormente|nul[oa]s?|ilegal(?:es)?|abusiv[oa]s?)(?!\p{L})/iu;

const DENIED =
  /(?<!\p{L})(?:nicht|kein\p{L}*|niemals?|not|never|no|nunca|tampoco)(?!\p{L})[^,;:]*$/iu;

/** A period that is too short, or too long, by the law of a country. */
export interface WrongPeriod {
  span: Span;
  law: PeriodLaw;
}

const SIGNS = new Map(
  Object.values(PHRASES)
    .flat()
    .map((phrase) => [phrase, new PartTest((copy) => phrase.sign.test(copy))]),
);

/** What a file may say of periods that a country prescribes. */
export function suspectedPeriods(file: CopyFile, country: string): readonly SaidPeriods[] {
  const laws = lawsOf(country);
  if (laws.length === 0) return [];
  return (PHRASES[file.language.slice(0, 2)] ?? []).filter(
    (phrase) => laws.some((law) => law.right === phrase.right) && SIGNS.get(phrase)?.mayPass(file),
  );
}

function foundIn(text: string, patterns: readonly RegExp[]): RegExpExecArray[] {
  return patterns.flatMap((pattern) => [...matchesIn(text, pattern)]);
}

/**
 * Periods of a text that take from consumers what the law of a country gives them.
 *
 * @param above the question, title or heading that the text belongs to.
 * @param page the title and the first headline of the page.
 */
export function* wrongPeriods(
  located: { text: string; above: string; page: string },
  suspected: readonly SaidPeriods[],
  { language, country, facts }: { language: string; country: string; facts: Facts },
): Generator<WrongPeriod> {
  const text = located.text;
  const told = new Set<number>();
  const answers = ANSWERED[language.slice(0, 2)] ?? [];
  for (const { right, sign, said, saidAlone, asked, bare, unless } of suspected) {
    const isAsked = asked.test(located.above);
    const isOfPage = isAsked || asked.test(located.page);
    if (!isOfPage && !sign.test(text)) continue;
    const law = lawsOf(country).find((one) => one.right === right);
    if (!law) continue;
    const read = (found: RegExpMatchArray) =>
      daysOf(found.groups?.count ?? '', found.groups?.unit ?? '', language, facts);
    const isWrong = (days: number | undefined) =>
      days !== undefined && (law.most === undefined ? days < law.least : days > law.most);
    const named = foundIn(text, [...said, ...(isAsked && bare !== false ? answers : [])]);
    // A heading or the title of a note names the subject of sentences that do not.
    const unnamed = isOfPage || asked.test(text) ? foundIn(text, saidAlone ?? []) : [];
    const isBelow = ({ index }: RegExpExecArray) =>
      isOfPage || asked.test(headingAbove(located.text, index));
    for (const found of [...named, ...unnamed.filter(isBelow)]) {
      if (!isWrong(read(found))) continue;
      const span = found.indices?.groups?.period;
      if (!span || told.has(span[0])) continue;
      const { start, end } = sentenceAt(text, span[0]);
      const sentence = text.slice(start, end);
      if (text[end] === '?' || NOT_HERE.test(sentence)) continue;
      if (DENIED.test(text.slice(start, span[0]))) continue;
      if ([sentence, found[0], located.above].some((words) => unless.test(words))) continue;
      told.add(span[0]);
      yield { span, law };
      break;
    }
  }
}
