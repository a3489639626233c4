import type { Facts } from '../../../content/facts/facts.ts';
import type { Span } from '../../../content/span-location.ts';
import { MONTH } from '../dates/dates.ts';
import { matchesAtDigits } from '../figures/digits.ts';
import { isTerm, type KnownFigure, knownFigures } from '../figures/known-figures.ts';
import { withoutPurposes } from '../several/occasions.ts';
import { isRate, isSomeOfThem } from '../several/some-of-them.ts';
import { isChargedWay, isFreeUpTo, saysFree } from './charged-ways.ts';
import { isComparable } from './comparable-figures.ts';
import { ofSaidKind, restOf, SMALL_WORD } from './key-nouns.ts';
import { isLeadTime } from './lead-times.ts';
import { isLimitOfOthers, isRefundOfPayment } from './limits-of-others.ts';
import { DISTANCES, GENERAL, nounRoot, UNITS } from './nouns.ts';
import { isOfGroup } from './of-group.ts';
import { isOfOtherPlaces } from './other-places.ts';
import { isRateOfDistance } from './rates-of-distances.ts';
import { isOfRoute } from './routes.ts';
import { isSaid } from './said-words.ts';
import { isSizeOfAny } from './sizes-of-any.ts';
import { isMoment, isOfLife } from './years-of-life.ts';

/** A number and what it counts, if a fact counts the same. */
export interface CountedThing {
  /** The number and its sign. */
  span: Span;
  value: number;
  /** The facts that count it. */
  figures: readonly KnownFigure[];
}

/** A plain number, up to three words, and the noun among them, not in the next entry of a list or the next paragraph. */
const COUNTED =
  /(?<![\p{L}\d.,:/$€£#–-])(?<number>\d{1,3}(?:[.,]\d{3})+|\d{1,6})\+?(?![\d%:/]|[.,]\d)(?!\s*\n\s*-|\s*\n\s*\n)[\s-]+(?<words>\p{L}+(?:(?!\s*\n\s*-)[\s-]+\p{L}+){0,3})/uy;

/** A number that is a year, unless what it counts follows directly: "By the end of 2025 we had done". */
const YEAR = /^(?:19|20)\d\d$/;
const OF_YEAR =
  /(?<!\p{L})(?:in|since|by|until|during|early|late|mid|en|desde|durante|hasta|cerrar|cierre|terminar|acabar|im jahr|seit|anfang|mitte|ende|sommer|herbst|winter|frühjahr|spring|summer|autumn|fall)\s+$/iu;
/** Directly before the year of a day or a month, whatever follows: "On May 14, 2026 affidavits were due". */
const OF_DATE = new RegExp(
  `(?<!\\p{L})(?:${MONTH})\\.?(?:\\s\\d{1,2}(?:st|nd|rd|th)?,?)?(?:\\sdel?|,)?\\s+$`,
  'iu',
);

/** Words that change the meaning of a number: bounds, parts, and names such as Section 2. */
const BOUND =
  /(?<!\p{L})(?:cada|alle|noch|still|another|remaining|weitere\p{L}*|aún|todavía|quedan|faltan|and|or|over|than|least|to|of|about|around|nearly|almost|first|last|next|other|every|each|section|form|part|chapter|step|rule|article|route|highway|loop|exit|suite|room|floor|unit|box|y|o|de|más|casi|unos|unas|primer\p{L}*|sección|artículo|paso|parte|und|oder|über|als|mindestens|fast|rund|etwa|erste\p{L}*|von|bis|abschnitt|teil|schritt|raum)\s+$/iu;

/** Directly before the end of a range, which is no number of its own: «de 8 a 12 horas». */
const RANGE = /\d\s?(?:to|until|bis|a|al|hasta|-|–)\s?$/iu;

/** A total, whose name precedes it. */
const WHOLE = /(\p{L}+) (?:of|de|von)\s+$/u;

/** Shorter distances are stated of many things. */
const FAR = 5;

/** Characters before a number in which bounds stand, or its fact is named: `Panels: 30 years`. */
const CLOSE = 20;

/** Says that a number with its unit is that of others, or of the law. */
const OF_OTHERS =
  /(?<!\p{L})(?:most|many|some|others?|elsewhere|usual(?:ly)?|competitors?|statutory|legal|law|standard|used to|andere[rnsm]?|anderswo|meisten|üblich\p{L}*|gesetzlich\p{L}*|früher|otr[oa]s?|mayoría|muchos|ley|legal(?:es)?|habitual(?:es)?|antes)(?!\p{L})/iu;

/** Whoever made a thing, whose terms are no terms of the business. */
const OF_MAKER =
  /(?<!\p{L})(?:(?:its|their|the) (?:maker|manufacturer|supplier)s?|hersteller\p{L}*|lieferant\p{L}*|fabricantes?)(?!\p{L})/iu;

/** Directly before a distance up to which the business itself goes. */
const OUR_WAY =
  /(?<!\p{L})(?:we|our|free|wir|unser\p{L}*|liefer\p{L}*|kostenlos\p{L}*|gratis|\p{L}{2,}(?:amos|emos|imos))(?!\p{L})[^.!?\n]{0,60}(?:up to|bis(?: zu)?|hasta)\s$/iu;

/** Characters before a distance in which that is said. */
const WAY = 90;
/** A subject that is others, in the same sentence. */
const OTHERS_DO =
  /(?<!\p{L})(?:most|many|other|some|andere|viele|die meisten|otros|muchos)\s\p{L}+[^.!?\n]*$/iu;

/** Persons and their places are counted of many things; in the form of `nounRoot`. */
export const OF_SOME: ReadonlySet<string> = new Set([
  ...['people', 'person', 'persona', 'gente', 'leute'],
  ...['customer', 'patient', 'student'],
  ...['seat', 'place', 'platz', 'plaetze', 'plaza', 'asiento'],
]);

/** Fewer persons or things of a general kind are counted everywhere. */
export const FEW = 5;

/** Before a number of persons who are the business, and after it. */
export const WE_ARE =
  /(?<!\p{L})(?:we(?: are|['’]re)|team of|crew of|staff of|company of|employs?|wir sind|sind wir|team (?:von|aus)|beschäftig\p{L}*|somos|equipo de|plantilla de)\s(?:(?:now|today|about|over|jetzt|heute|rund|ya|hoy)\s)?$/iu;
const WITH_THEM =
  /^\S+\s\p{L}+\s(?:strong|on (?:the|our) (?:team|crew|payroll)|work (?:here|with us)|in (?:the|our) (?:team|company)|im team|arbeiten (?:hier|bei uns)|en (?:el|nuestro) equipo|trabajan? (?:aquí|con nosotros))(?!\p{L})/iu;

/** Directly before a number that does not begin a sentence, or the only line of a tile. */
const IN_SENTENCE = /[\p{L}\d,;)][^\S\n]$/u;

/** Less than half of all persons of a business are some of them: two at a visit. */
const isMuchFewer = ({ value = 0 }: KnownFigure, fewer: number) => 2 * fewer < value;

/** Words that do not tell one kind of things from others: "400 Google reviews" are the reviews. */
const OF_ANY_KIND =
  /^(?:google|yelp|facebook|verified|online|five|star|happy|satisfied|delighted|loyal|local|complet\p{L}*|finish\p{L}*|sign\p{L}*|different|separate|whole|full|total|individual|registered|active|current|new|public|written|real|honest|customer|client|surrounding|neighbou?ring|rural|west|east|north|south|zufrieden\p{L}*|glücklich\p{L}*|abgeschlossen\p{L}*|verschieden\p{L}*|echt\p{L}*)$/u;

/** True for a number of some kind of what a fact counts as a whole, by the word before the noun: flower shares. */
function isOfKind([kind = '', noun]: readonly string[], { nouns }: KnownFigure): boolean {
  return noun === nouns.at(-1) && nouns.length === 1 && !OF_ANY_KIND.test(kind);
}

/** What days are not all of: those of work. */
const OF_WORK = /^(?:business|working)$/i;
const WORKDAYS = /^(?:werk|arbeits|öffnungs)(tage?n?)$/i;

/** The words after a number that may be what it counts. */
function nearRoots(words: string): string[] {
  const said = words.split(/[\s-]+/);
  const all = OF_WORK.test(said[0] ?? '') ? said.slice(1) : said;
  if (/tage?n?$/i.test(all[0] ?? '')) all[0] = (all[0] ?? '').replace(WORKDAYS, '$1');
  const end = all.findIndex((word) => SMALL_WORD.test(word));
  return all.slice(0, end === -1 ? 2 : Math.min(2, end)).map(nounRoot);
}

/** Years that somebody has spent in a trade, after their number: `7 years of roofing`. */
const SPENT =
  /^\d+\+?\s(?:years (?:of \p{L}{3,}ing|in (?:the )?(?:business|trade|field)|on the job)|años (?:en el (?:oficio|negocio|ramo))|jahren? im (?:beruf|geschäft|handwerk))(?!\p{L})/iu;

/** What is meant beyond a fact, such as a free distance. */
const BEYOND =
  /^\S+\s\p{L}+\s(?:beyond|past|over|above|more than|über|darüber|jenseits|más allá)(?!\p{L})/iu;

/** All the way around, which is no part of it. */
const ALL_AROUND = /^\d+\s\p{L}+ a la redonda(?!\p{L})/iu;

/** The words on both sides of a position, in its sentence. */
function rootsAround(text: string, index: number): ReadonlySet<string> {
  const [before = ''] = text
    .slice(Math.max(0, index - 50), index)
    .split(/[.!?;]\s/)
    .slice(-1);
  // What several numbers announce is listed behind the colon: "Three years, four trades: shingles, slate and flat roofs."
  const [after = ''] = text
    .slice(index, index + 60)
    .split(/[.!?;]\s|(?<=^[^:,]*,\s(?:\d+|\p{L}+)\s\p{L}+):\s/u, 1);
  const around = withoutPurposes(before + after);
  const roots = around.match(/\p{L}+/gu)?.map(nounRoot) ?? [];
  return new Set(SPENT.test(text.slice(index)) ? [...roots, 'experience'] : roots);
}

/** True if a number with its unit is that of a fact: its group is named nearby, or its key directly before it. */
function isNamed(
  group: string,
  rest: readonly string[],
  around: ReadonlySet<string>,
  before: string,
): boolean {
  if (isSaid(group, around)) return true;
  const close = before.match(/\p{L}+/gu)?.map(nounRoot) ?? [];
  return rest.length > 0 && rest.every((each) => close.includes(each));
}

/** True for a distance up to which the business itself goes. */
function isOurWay(text: string, index: number, words: string): boolean {
  const way = text.slice(Math.max(0, index - WAY), index);
  if (!/(?:to|bis|zu|hasta) $/i.test(way)) return false;
  return OUR_WAY.test(way) && DISTANCES.has(nearRoots(words)[0] ?? '');
}

/** True for a distance after which something is charged. */
function isCharged(text: string, index: number, words: string): boolean {
  if (!DISTANCES.has(nearRoots(words)[0] ?? '')) return false;
  return isChargedWay(text.slice(Math.max(0, index - WAY), index), text.slice(index));
}

/** The numbers in a text that count the same thing as a fact. */
export function countedThings(text: string, facts: Facts): CountedThing[] {
  return [...matchesAtDigits(text, COUNTED)].flatMap(({ index, groups = {} }) => {
    const { number = '', words = '' } = groups;
    const before = text.slice(Math.max(0, index - CLOSE), index);
    const whole = nounRoot(WHOLE.exec(before)?.[1] ?? '');
    const isBound =
      BOUND.test(before) && !isOurWay(text, index, words) && !isCharged(text, index, words);
    if ((isBound && whole === '') || BEYOND.test(text.slice(index))) return [];
    if (RANGE.test(before) || (nearRoots(words)[0] === 'year' && isOfLife(text, index, before)))
      return [];
    if (isMoment(text.slice(index), before) || isOfOtherPlaces(text, index)) return [];
    if (isLimitOfOthers(text, index)) return [];
    // "400-day clocks" are no 400 clocks.
    const isPartOfWord = text[index + number.length] === '-';
    const isYear = YEAR.test(number);
    if (isYear && (OF_YEAR.test(before) || OF_DATE.test(before))) return [];
    const near = nearRoots(words).slice(0, isPartOfWord || isYear ? 1 : undefined);
    const value = Number(number.replace(/[.,]/g, ''));
    const isAllOfUs = WE_ARE.test(before) || WITH_THEM.test(text.slice(index));
    let around: ReadonlySet<string> | undefined;
    let isFree: boolean | undefined;
    const figures = knownFigures(facts).filter((figure) => {
      // What is on time in 98 % of all cases is no number of times.
      if (figure.text.endsWith('%')) return false;
      // "A warranty of 5 years" is the total, "one of 5 years" a part.
      if (isBound && !figure.nouns.includes(whole) && figure.group !== whole) return false;
      const rest = isComparable(figure, value, isAllOfUs) ? restOf(figure, near) : undefined;
      if (!rest) return false;
      if (isSizeOfAny(figure.name, text, index) || isLeadTime(figure, text, index)) return false;
      if (isRefundOfPayment(figure.name, text, index)) return false;
      if (isRateOfDistance(figure.name, text.slice(index + number.length))) return false;
      if (figure.value !== value && isOfRoute(text.slice(index))) return false;
      const isOfWay = near.some((unit) => DISTANCES.has(unit));
      if (figure.value === value && value >= FAR && isOfWay && !isTerm(figure)) return true;
      around ??= rootsAround(text, index);
      const said = around;
      isFree ??= isFreeUpTo(text.slice(Math.max(0, index - WAY), index), text.slice(index));
      if (!rest.every((each) => isSaid(each, said) || (isFree && saysFree(each)))) return false;
      if (rest.length > 0 && OTHERS_DO.test(text.slice(0, index))) return false;
      const beside = text.slice(Math.max(0, index - 80), index + 60);
      const isOfUnit = figure.nouns.some((noun) => UNITS.has(noun));
      const isOfSome = rest.length === 0 && near.some((noun) => OF_SOME.has(noun));
      if (isOfSome && !isAllOfUs) {
        const isFirst = !IN_SENTENCE.test(before);
        if (isMuchFewer(figure, value) || !(isFirst || isOfGroup(figure, said))) return false;
      }
      const after = text.slice(index);
      const isFewer = !isOfUnit && (figure.value ?? 0) > value;
      if (isFewer && isOfKind(near, figure)) return false;
      if (rest.length === 0 && near.some((noun) => GENERAL.has(noun)) && value < FEW && !isAllOfUs)
        return false;
      if (isFewer && isSomeOfThem(after) && !ALL_AROUND.test(after)) return false;
      if (!isOfUnit && isRate(after)) return false;
      if (figure.group === undefined && isOfUnit && OF_MAKER.test(beside)) return false;
      if (figure.group === undefined) return true;
      return isNamed(figure.group, rest, around, before) && !OF_OTHERS.test(beside);
    });
    if (figures.length === 0) return [];
    const plus = text[index + number.length] === '+' ? 1 : 0;
    return {
      span: [index, index + number.length + plus] as const,
      value,
      figures: ofSaidKind(figures, near),
    };
  });
}

/** Cache of the last copy: several rules ask for it. */
let known: { copy: string; facts: Facts; counts: boolean } | undefined;

/** True if a number in a copy counts the same thing as a fact. */
export function mayCount(copy: string, facts: Facts): boolean {
  if (known?.copy !== copy || known.facts !== facts)
    known = { copy, facts, counts: /\d/.test(copy) && countedThings(copy, facts).length > 0 };
  return known.counts;
}
