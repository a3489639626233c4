import type { Facts } from '../../../content/facts/facts.ts';
import type { Span } from '../../../content/span-location.ts';
import { matchesIn } from '../../../content/text-rules/matches-in.ts';
import { isLimitOfOthers, isRefundOfPayment } from '../counts/limits-of-others.ts';
import { isRateOfDistance } from '../counts/rates-of-distances.ts';
import { sentenceAt } from '../sentence-at.ts';
import { withoutPurposes } from '../several/occasions.ts';
import { isOtherPart } from '../several/parts-of-whole.ts';
import { headingAbove } from '../surroundings.ts';
import { isAbout } from './figure-topics.ts';
import { isTerm, type KnownFigure, knownFigures } from './known-figures.ts';
import { UNIT, type UnitName, unitOf } from './unit-words.ts';

/** A figure of a business with its unit; a range has two numbers. */
interface Measure {
  name: string;
  unit: UnitName;
  numbers: readonly number[];
}

/** A number with a unit, or a range. */
const MEASURED = new RegExp(
  `(?<![\\p{L}\\d.,:/$€£#–-])(?<first>\\d{1,6}(?:[.,]\\d{1,2})?)(?:\\s?(?:-|–|to|or|and|bis|oder|und|a|o|y)\\s*(?<second>\\d{1,6}))?(?<plus>\\+?)[\\s\\u00a0-]?\\s?(?<unit>${UNIT})(?![\\p{L}\\d])`,
  'giu',
);

/** A fact that is nothing but a number with its unit. */
const WHOLE = new RegExp(`^${MEASURED.source}$`, 'iu');

/** Words that set a limit to a time, before it. */
const LIMIT =
  /(?<!\p{L})(?:within|inside|under|in|less than|up to|at most|no more than|maximum|innerhalb(?: von)?|binnen|unter|höchstens|bis zu|maximal|en|en menos de|dentro de|hasta|máximo|como mucho)(?:\s+(?:about|around|just|only|etwa|nur|unos|solo|the next))?\s+$/iu;

/** The same, after it. */
const LIMITED =
  /^\s*(?:or (?:less|sooner|faster)|at (?:most|the latest)|tops|oder weniger|o menos|como mucho|from (?:your|the) call|after (?:your|the) call|away at most|response)(?!\p{L})/iu;

/** A clause of a law or an office, whose share it is: "20 % of the labor, § 35a EStG". */
const OF_LAW =
  /§|(?<!\p{L})(?:law (?:(?:in general|generally|now|also) )?(?:allows|requires|limits|caps)|la ley (?:permite|limita|exige)|das gesetz (?:erlaubt|begrenzt|verlangt)|art(?:\.|icle|ículo) \d|IRC|IRPF|HMRC|IRS|EStG|UStG|BGB|einkommensteuer\p{L}*|steuererklärung|absetz\p{L}+|absetzbar|finanzamt|income tax|tax (?:credit|relief|deduction|return)|deduc(?:ible|ción|irse?)|declaración de la renta|hacienda)(?!\p{L})/iu;

/** A right to take a contract back, whose periods a law sets, in a sentence or the heading above it. */
const WITHDRAWAL =
  /(?<!\p{L})(?:widerruf\p{L}*|rücktritt\p{L}*|fernabsatz\p{L}*|FAGG|KSchG|withdrawal|cooling[- ]off|(?:right|rights) to (?:cancel|withdraw)|consumer contracts|desist\p{L}*)(?!\p{L})/iu;

/** Facts that say such a period themselves. */
const OF_WITHDRAWAL = /widerruf|r(?:ü|ue)cktritt|withdraw|cooling|desist/i;

/** True for days of which a law says how many they are: until money is paid back, goods are sent back. */
function isOfWithdrawal(name: string, text: string, at: number): boolean {
  if (OF_WITHDRAWAL.test(name)) return false;
  return WITHDRAWAL.test(`${headingAbove(text, at)}\n${sentenceOf(text, at, at)}`);
}

/** Names of laws, and words for them. */
const LAW =
  /§|(?<!\p{L})(?:[A-Z]\p{L}+ (?:Act|Regulations?)|directive|statut\p{L}+|by law|gesetz\p{L}*|BGB|richtlinie|(?:la )?ley|directiva)(?!\p{L})/u;

/** Days that laws of different countries give for such a right. */
const GIVEN_BY_LAW = /^(?:3|5|10|14)(?!\d)/;

/** Directly behind their number: the right itself, as in "14-day right to cancel", „14-tägiges Widerrufsrecht“, «14 días de desistimiento». */
const OF_RIGHT =
  /^\d+(?:[\s-](?:business |working |calendar )?days?[’']?|[\s-]tägige[nrs]?|[\s-]tage[ns]?|\s(?:días? )?(?:naturales |hábiles )?)[\s-]?(?:statutory |legal |gesetzliche[nrs]? |para |de )?(?:rights? (?:to (?:cancel|withdraw)|of (?:withdrawal|cancellation))|cooling[- ]off|withdrawal|widerruf\p{L}*|rücktritt\p{L}*|(?:el |derecho de )?desist\p{L}*)(?!\p{L})/iu;

/** The same directly before it, unless the days are those before an appointment. */
const RIGHT_FOR =
  /(?<!\p{L})(?:rights? (?:to (?:cancel|withdraw)|of (?:withdrawal|cancellation))|cooling[- ]off (?:period|right)|widerrufs(?:recht|frist)|rücktritts(?:recht|frist)|(?:derecho|plazo) de desistimiento)(?: (?:within|in|for|of|is|lasts|runs for|von|binnen|innerhalb von|beträgt|de|en|durante|es de))?(?: the first)? $/iu;
const BEFORE_IT = /^\S+\s\p{L}+ (?:before|vor|antes)(?!\p{L})/iu;

/** True for the days that a law gives for such a right, by the name of the law or as those of the right. */
export function isOfNamedLaw(name: string, text: string, at: number): boolean {
  if (!isOfWithdrawal(name, text, at)) return false;
  if (LAW.test(sentenceOf(text, at, at))) return true;
  const after = text.slice(at);
  if (!GIVEN_BY_LAW.test(after) || BEFORE_IT.test(after)) return false;
  return OF_RIGHT.test(after) || RIGHT_FOR.test(text.slice(0, at));
}

/** Shorter distances are stated of many things. */
const FAR = 5;

const TIMES: ReadonlySet<UnitName> = new Set(['minute', 'hour', 'day', 'week', 'month']);
const DISTANCES: ReadonlySet<UnitName> = new Set(['mile', 'kilometre']);
const SHARES = /percent|prozent|porcentaje|anteil$/i;

function numberOf(written: string): number {
  return Number(written.replace(',', '.'));
}

function measureOf({ name, text, value, nouns }: KnownFigure): Measure[] {
  const { first, second, unit } = WHOLE.exec(text)?.groups ?? {};
  const told = unit === undefined ? undefined : unitOf(unit);
  if (first !== undefined && told !== undefined)
    return [{ name, unit: told, numbers: [first, ...(second ? [second] : [])].map(numberOf) }];
  if (value === undefined || text.includes('%')) return [];
  if (SHARES.test(name)) return [{ name, unit: 'percent', numbers: [value] }];
  return nouns.flatMap((noun) => {
    const own = unitOf(noun);
    return own === undefined ? [] : [{ name, unit: own, numbers: [value] }];
  });
}

const known = new WeakMap<Facts, readonly Measure[]>();

function measuresOf(facts: Facts): readonly Measure[] {
  const measures = known.get(facts) ?? knownFigures(facts).flatMap(measureOf);
  known.set(facts, measures);
  return measures;
}

/** True if a number says something of its own, and is not one of many of its kind. */
function isTelling(unit: UnitName, numbers: readonly number[], before: string, after: string) {
  const [first = 0] = numbers;
  if (unit === 'percent') return first !== 100;
  if (DISTANCES.has(unit)) return first >= FAR;
  return TIMES.has(unit) && (numbers.length > 1 || LIMIT.test(before) || LIMITED.test(after));
}

/** Numbers that times, shares and distances of all kinds have. */
const COMMONPLACE: Readonly<Record<UnitName, ReadonlySet<number>>> = {
  percent: new Set([5, 10, 15, 20, 25, 30, 40, 50, 60, 70, 75, 80, 90]),
  minute: new Set([5, 10, 15, 20, 30, 45, 60]),
  hour: new Set([1, 2, 12, 24, 48, 72]),
  day: new Set([1, 2, 3, 4, 5, 6, 7, 10, 14, 15, 20, 21, 28, 30, 60, 90]),
  week: new Set([1, 2, 3, 4, 6, 8]),
  month: new Set([1, 2, 3, 6, 12, 18, 24]),
  year: new Set(),
  mile: new Set([5, 10, 15, 20, 25, 30, 40, 50, 100]),
  kilometre: new Set([5, 10, 15, 20, 25, 30, 40, 50, 100]),
};

function sentenceOf(text: string, start: number, end: number): string {
  const sentence = sentenceAt(text, start);
  return text.slice(sentence.start, Math.max(end, sentence.end));
}

/** Words of units that a copy must contain for a number of facts to be in it. */
const SEEN =
  /\d[\s\u00a0-]?\s?(?:%|\+|per ?cent|prozent|por ciento|min|hour|hrs?|hora|stunde|day|día|tage|week|semana|woche|month|mes|monat|mi\b|mile|milla|meile|km|kilom|kilóm)/i;

/** False if no number in a copy has a unit. */
export function mayMeasure(copy: string, facts: Facts): boolean {
  return measuresOf(facts).length > 0 && SEEN.test(copy);
}

/** What stands above a cell of a table: the first row, and the heading or the title; empty elsewhere. */
function headsOfCell(text: string, at: number): string {
  const lines = text.slice(0, at).split('\n');
  if (!lines.at(-1)?.startsWith('|')) return '';
  const first = lines.findLastIndex((line) => !line.startsWith('|')) + 1;
  return `${lines[first]}\n${headingAbove(text, at)}`;
}

/**
 * The figures in a text that have the value and the unit of a fact.
 *
 * @param row title of the row of a cell, which says what the figure is of.
 */
export function* sameMeasures(
  text: string,
  facts: Facts,
  row = '',
): Generator<{ span: Span; name: string }> {
  const measures = measuresOf(facts);
  if (measures.length === 0 || !SEEN.test(text)) return;
  for (const { 0: found, index, groups = {} } of matchesIn(text, MEASURED)) {
    const { first = '', second, unit: word = '', plus } = groups;
    const unit = unitOf(word);
    const numbers = [first, ...(second ? [second] : [])].map(numberOf);
    const end = index + found.length;
    const equal = measures.filter(
      (measure) =>
        measure.unit === unit &&
        measure.numbers.length === numbers.length &&
        measure.numbers.every((number, at) => number === numbers[at]),
    );
    if (equal.length === 0 || unit === undefined) continue;
    const [only = Number.NaN, ...others] = numbers;
    const isCommonplace = others.length === 0 && COMMONPLACE[unit].has(only);
    const sentence = sentenceOf(text, index, end);
    const topic = TIMES.has(unit) ? withoutPurposes(sentence) : sentence;
    const about = equal.find(({ name }) => isAbout(name, topic));
    const same = about ?? (isCommonplace ? undefined : equal.find((known) => !isTerm(known)));
    if (!same) continue;
    if (row !== '' && !about && !isAbout(same.name, row)) continue;
    const table = about ? '' : headsOfCell(text, index);
    if (table !== '' && !isAbout(same.name, table)) continue;
    const isExact = plus === '+' && facts.get(same.name) === `${first}+`;
    const [before, after] = [text.slice(Math.max(0, index - 40), index), text.slice(end, end + 20)];
    // A law or an office sets this share.
    if (unit === 'percent' && OF_LAW.test(sentence)) continue;
    if (unit === 'percent' && isOtherPart(same.name, text, [index, end])) continue;
    if (unit === 'day' && isOfWithdrawal(same.name, text, index)) continue;
    if (isLimitOfOthers(text, index) || isRefundOfPayment(same.name, text, index)) continue;
    if (isRateOfDistance(same.name, text.slice(end - word.length))) continue;
    if (isExact || isTelling(unit, numbers, before, after))
      yield { span: [index, end], name: same.name };
  }
}
