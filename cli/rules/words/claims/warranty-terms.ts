import type { Facts } from '../../../content/facts/facts.ts';
import type { LocatedText } from '../../../content/rule.ts';
import type { Span } from '../../../content/span-location.ts';
import { matchesIn } from '../../../content/text-rules/matches-in.ts';
import { valueAt } from '../../../content/value-path.ts';
import { isOfSibling } from '../counts/nearest-figures.ts';
import { isWarrantyOfOne } from '../counts/warranty-of-one.ts';
import { type KnownFigure, knownFigures } from '../figures/known-figures.ts';
import { readNumber } from '../figures/number-words.ts';
import { sentenceAt } from '../sentence-at.ts';
import { namesOfEntry } from '../surroundings.ts';

const NOUN = '(?:warranty|guarantee|garantía|garantie|gewährleistung)';
const WORDS =
  'an?|one|two|three|four|five|six|ten|twelve|eine?|zwei|drei|vier|fünf|sechs|zehn|zwölf|un|dos|tres|cuatro|cinco|seis|diez|doce';
const YEARS = '(?:years?|jahre?n?|años?)';
const MONTHS = '(?:months?|monaten?|monate|mes(?:es)?)';

/** Months in digits are told as what any other fact counts. */
function timed(name: string): string {
  return `(?:(?<${name}>\\d{1,2}|${WORDS})[\\s-]${YEARS}|(?<${name}Months>${WORDS})[\\s-]${MONTHS})`;
}

/** One year. */
const ONE = /^(?:an?|one|eine?|un)$/i;

/** How long a warranty is, in the orders of the languages. */
const TERM = new RegExp(
  [
    `(?<!\\p{L})${NOUN} (?:of|von|de|is|beträgt|es de) ${timed('after')}(?!\\p{L})`,
    `(?<![\\p{L}\\d.,-])${timed('before')}(?: of| de)? ${NOUN}(?!\\p{L})`,
  ].join('|'),
  'giu',
);

const SEEN = /warranty|guarantee|garant|gewähr/i;

/** Whose warranty it is, if not that of the business. */
const OF_OTHERS =
  /(?<!\p{L})(?:manufacturer|maker|factory|supplier|statutory|legal|law|others?|hersteller\p{L}*|gesetzlich\p{L}*|fabricante|fábrica|legal|ley)(?!\p{L})/iu;

/** Parts that somebody has rebuilt, who gives a warranty of his own. */
const REBUILT =
  /(?<!\p{L})(?:re-?built|re-?conditioned|refurbished|re-?manufactured|(?:general)?überholt\p{L}*|aufgearbeitet\p{L}*|austausch(?:teil|motor|getriebe|gerät)\p{L}*|re(?:manufactur|acondicion|constru)[\p{L}]+)(?!\p{L})/iu;

/** What customers bring along, for which a business answers only in part. */
const BROUGHT =
  /(?<!\p{L})(?:(?:my|your|their) own (?:parts?|materials?|spares?)|(?:bring|supply|supplied|provide)\p{L}* (?:my|your|the|their) (?:parts?|materials?|spares?)|(?:parts?|materials?) (?:that |which )?(?:you|i|customers?|the customer) (?:bring|supply|buy|bought)|(?:eigene|selbst gekaufte|mitgebrachte)[nsr]? (?:\p{L}*teile?n?|material\p{L}*)|(?:llevar|traer|traiga|lleva|trae|llevo|traigo) (?:mis|sus|tus|mi|su) (?:propi[oa]s? )?(?:refacciones|refacción|piezas?|repuestos?|recambios?|materiale?s?)|(?:mis|sus|tus) propi[oa]s (?:refacciones|piezas|repuestos|recambios|materiales))(?!\p{L})/iu;

const WARRANTY = /^(?:warranty|guarantee|garant[ií]a|garantie|gewaehrleistung)$/;

/** A fact that says how long a warranty is. */
interface Term {
  figure: KnownFigure;
  months: number;
  isOfMonths: boolean;
  /** The beginning of what has it, by the key: `garantia.reparacionMeses`; undefined if it is a warranty of everything. */
  kind: string | undefined;
}

/** Letters by which the forms of a word begin: a repair, repairs, repaired. */
const STEM = 5;

const known = new WeakMap<Facts, readonly Term[]>();

function termOf(figure: KnownFigure): Term[] {
  const { name, nouns, value } = figure;
  const [noun = '', unit, more] = nouns;
  if (value === undefined || value >= 40 || more !== undefined) return [];
  const isOfMonths = unit === 'month';
  const months = isOfMonths ? value : value * 12;
  if (WARRANTY.test(noun))
    return unit === undefined || isOfMonths
      ? [{ figure, months, isOfMonths, kind: undefined }]
      : [];
  const group = name.split('.').at(-2)?.toLowerCase() ?? '';
  const isOfKind = WARRANTY.test(group) && (isOfMonths || unit === 'year') && noun.length >= STEM;
  return isOfKind ? [{ figure, months, isOfMonths: true, kind: noun.slice(0, STEM) }] : [];
}

function termsOf(facts: Facts): readonly Term[] {
  const terms = known.get(facts) ?? knownFigures(facts).flatMap(termOf);
  known.set(facts, terms);
  return terms;
}

/** False if no text of a copy can say how long a warranty lasts. */
export function mayWarrant(copy: string, facts: Facts): boolean {
  return SEEN.test(copy) && termsOf(facts).length > 0;
}

/** A large text that is only a time, with the warranty below it: "Two years", "of warranty, in writing". */
function tileOf({ path, text }: LocatedText, raw: object): string | undefined {
  if (path.at(-1) !== 'stat' || text.length > 20) return undefined;
  const below = valueAt(raw, [...path.slice(0, -1), 'description']);
  const isWarranty =
    typeof below === 'string' && /^(?:of |de )?(?:garant|warrant|guarant|gewähr)/i.test(below);
  return isWarranty && !/\p{L} (?:on|for|in|auf|für|en|para|sobre) /iu.test(below)
    ? `${text} ${below}`
    : undefined;
}

/** The term that a text means: the only one of everything, that of what the text names, or in a tile that of all. */
function meantBy(terms: readonly Term[], text: string, isTile: boolean): Term | undefined {
  const [only, ...more] = terms;
  if (only?.kind === undefined) return more.length === 0 ? only : undefined;
  // The name of a fact is no word of its sentence.
  const words =
    text
      .replace(/\{[^{}]*\}/g, '')
      .toLowerCase()
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .match(/\p{L}+/gu) ?? [];
  const named = terms.filter(
    ({ kind }) => kind !== undefined && words.some((word) => word.startsWith(kind)),
  );
  if (named.length > 0) return named.length === 1 ? named[0] : undefined;
  const isOneTerm = more.every(({ months }) => months === only.months);
  return isTile && isOneTerm ? only : undefined;
}

/** Times of a warranty that differ from the fact about it, be it in years or in months. */
export function* otherTerms(
  located: LocatedText,
  raw: object,
  facts: Facts,
  language: string,
): Generator<{ span: Span; meant: KnownFigure }> {
  const tile = tileOf(located, raw);
  const text = tile ?? located.text;
  if (OF_OTHERS.test(text)) return;
  const terms = termsOf(facts);
  for (const { 0: found, index, groups = {} } of matchesIn(text, TERM)) {
    const { after, before, afterMonths, beforeMonths } = groups;
    const number = after ?? before ?? afterMonths ?? beforeMonths ?? '';
    const said = /\d/.test(number) ? Number(number) : readNumber(number, language);
    const value = ONE.test(number) ? 1 : said;
    const meant = meantBy(terms, text, tile !== undefined);
    if (value === undefined || !meant) continue;
    const isInMonths = (afterMonths ?? beforeMonths) !== undefined;
    const months = value * (isInMonths ? 1 : 12);
    if (months === meant.months) continue;
    if (!isInMonths && value === meant.figure.value && !meant.isOfMonths) continue;
    const { start: from, end } = sentenceAt(text, index);
    const sentence = text.slice(from, end);
    const inUnit = meant.isOfMonths ? months : months / 12;
    if (REBUILT.test(sentence) || isOfSibling(meant.figure, inUnit, sentence, facts)) continue;
    if (isWarrantyOfOne(sentence, facts)) continue;
    if (BROUGHT.test(`${namesOfEntry(located, raw)}\n${sentence}`)) continue;
    const isBefore = (before ?? beforeMonths) !== undefined;
    const start = index + (isBefore ? 0 : found.lastIndexOf(` ${number}`) + 1);
    yield { span: [start, start + number.length], meant: meant.figure };
  }
}

/** True of a text of a warranty, which the texts beside it tell more of: what is written below a large time, or the question. */
export function isOfWarranty(located: LocatedText, raw: object): boolean {
  return SEEN.test(located.text) || tileOf(located, raw) !== undefined;
}
