import { MONEY_GROUP } from '../../../../schemas/config/units.ts';
import type { Facts } from '../../../content/facts/facts.ts';
import { DISTANCES, MEASURES, nounRoot, UNITS } from '../counts/nouns.ts';

/** A figure in a fact. */
export interface KnownFigure {
  name: string;
  /** As shown in texts. */
  text: string;
  /** Its value, if it is a number with at most one sign after it. */
  value?: number;
  /** True for an assigned number, such as that of a license, which counts nothing. */
  isCode: boolean;
  /** True for a text that is hardly typed by chance. */
  isDistinctive: boolean;
  /** The group of a number that is written with its unit, such as `warranty` of `warranty.panels`. */
  group?: string;
  /** What it counts, with the noun last: `emergencyMinutes` is `[emergency, minute]`. */
  nouns: readonly string[];
}

/** Words in a name that describe the format, not the content. */
const MANNER = new Set([
  'long',
  'short',
  'structured',
  'total',
  'count',
  'number',
  'text',
  'max',
  'min',
  'faq',
  'typical',
  'usual',
  'average',
]);

/** Groups of facts that are not figures: map positions, data about the business, prices. */
const NO_FIGURES = new RegExp(
  `^(?:site|business|${MONEY_GROUP})\\.|latitude|longitude|lat$|lon$|lng$`,
  'i',
);

/** Names of percentages, which are no prices. */
const SHARES = /percent|prozent|porcentaje/i;

/** A sum of millions, which is not a listed fee. */
const ROUND_SUM =
  /^[$€£]\s?\d[\d.,]*\s?(?:million|billion|mio|mrd|mill|m|k)\b|^[$€£]\s?\d{1,3}(?:[.,]\d{3}){2}$|^\d{1,3}(?:[.,]\d{3}){2}\s?[$€£]$/i;

/** Names of assigned numbers, which count nothing. */
const CODE =
  /licen[cs]e|lizenz|regist|permit|^vat|^ust|^nif$|^cif$|^cuit$|^nit$|^rfc$|colegiad|matr[ií]cula|c[eé]dula|number$|nummer$|numero$|code$|insuranceNo|^id$|Id$|No$/i;

/** Names of sums outside the fees, which count nothing: `totals.halfDayDeposit`. */
const SUM =
  /(?:deposit|fee|price|cost|rate|total|charge|balance|payment|wage|salary|anzahlung|kaution|preis|kosten|gebuehr|betrag|lohn|gehalt|anticipo|fianza|precio|coste?|tarifa|importe|sueldo)s?$/i;

/** Names of years since which something is: they count nothing. */
const BEGINNING =
  /^(?:since|founded|established|opened|desde|fundaci[oó]n|fundad[oa]|apertura|seit|gegr(?:ü|ue)ndet|er(?:ö|oe)ffnet)/i;

/** Groups of assigned numbers, whose keys name the register: `license.roc`. */
const CODE_GROUP =
  /(?:^|\.)(?:licen[cs]es?|lizenz(?:en)?|licencias?|matr[ií]culas?|regist(?:er|rations?))\.\w+$/i;

/** Groups of times, whose keys name what takes so long: `leadDays.flyers`. They count no flyers. */
const TIME_GROUP =
  /^(?:plazos?|tiempos?|dias|días|horas|semanas|duraci(?:ones|ón|on)|deadlines?|turnarounds?|durations?|times|(?:lead|turnaround|delivery)?(?:days|hours|weeks|minutes|times?)|fristen|dauer|(?:liefer)?zeiten|tage|stunden|wochen)\.[^.]+$/i;

/** Letters of a register, and its number. */
const REGISTERED = /^\p{Lu}{2,4}[-\s]?\d{5,}$/u;

/** With a percent sign, a plus, a comma, two numbers, or a long number. */
const DISTINCTIVE = /\d.*%|\d\d\+|\d,\d{3}|\d\D+\d.*\D$|\d-\d|^\D*\d{5,}|\d\.\d/;

/** A unit in a key behind several things, as many as there are in one of it: `rebuildsYear`, `lessonsWeek`. They are not all. */
const IN_UNIT =
  /(?<=[^s]s|[a-z]en)[_-]?(?:year|month|week|day|jahr|monat|woche|tag|anio|ano|mes|semana|dia)$/i;

/** Groups of what holds for so long, or for as far as a thing is driven: `garantia.kilometros`, `intervals.miles`. */
const OF_TERM =
  /(?:^|\.)(?:garant|warrant|guarant|gewaehr|gewähr|wartung|mantenimiento|maintenance|interval|leas)[^.]*\.[^.]+$/i;

/**
 * True for the term of something, which counts nothing: `garantia.obra` are the years of the works. Its distance is no way to anybody,
 * of which there are others: what it is of is said beside it.
 */
export function isTerm({ name }: Pick<KnownFigure, 'name'>): boolean {
  return OF_TERM.test(name);
}

function figureOf(name: string, text: string): KnownFigure {
  const [, number, unit] = /^(\d[\d.,]*)(?:[+%]|\s(\p{L}{3,}))?$/u.exec(text) ?? [];
  const counted = unit === undefined ? undefined : nounRoot(unit);
  const isMeasure = counted !== undefined && UNITS.has(counted);
  const key = name.slice(name.lastIndexOf('.') + 1);
  const words = key
    .split(/(?=[A-Z])|[_-]/)
    .map((word) => word.toLowerCase())
    .filter((word) => !MANNER.has(word))
    .map(nounRoot);
  // `warranty.years` counts the years of the warranty.
  const isOfGroup = (word: string) =>
    UNITS.has(word) || MEASURES.has(word) || (DISTANCES.has(word) && isTerm({ name }));
  const nouns = words.every(isOfGroup) ? [nounRoot(name.split('.').at(-2) ?? ''), ...words] : words;
  const value =
    number === undefined || (counted !== undefined && !isMeasure)
      ? Number.NaN
      : Number(number.replace(/[.,](?=\d{3})/g, ''));
  const isBeginning = BEGINNING.test(key) && /^(?:1[5-9]|20)\d\d$/.test(text);
  const isTime =
    TIME_GROUP.test(name) && unit === undefined && !words.some((each) => UNITS.has(each));
  const isSum = SUM.test(key) && unit === undefined && !text.endsWith('%');
  const isCode =
    (CODE.test(key) && text.replace(/\D/g, '').length >= 4) ||
    (CODE_GROUP.test(name) && REGISTERED.test(text));
  const isDistinctive = text.length > 2 && (DISTINCTIVE.test(text) || ROUND_SUM.test(text));
  return {
    name,
    text,
    isCode,
    isDistinctive,
    nouns: isMeasure ? [...nouns, counted] : nouns,
    ...(isMeasure ? { group: nounRoot(name.split('.').at(-2) ?? '') } : {}),
    ...(Number.isNaN(value) || isBeginning || isSum || isTime || IN_UNIT.test(key)
      ? {}
      : { value }),
  };
}

const known = new WeakMap<Facts, readonly KnownFigure[]>();

/** The figures among the facts, formatted in the language of the facts. */
export function knownFigures(facts: Facts): readonly KnownFigure[] {
  const figures =
    known.get(facts) ??
    facts.names.flatMap((name) => {
      const text = facts.get(name) ?? '';
      const isFigure =
        /\d/.test(text) && text.length < 40 && (!/[$€£{]/.test(text) || ROUND_SUM.test(text));
      if (!isFigure || /^business\.(?:phone|email|address|hours)/.test(name)) return [];
      const figure = figureOf(name, text);
      // Without a unit, a radius is that of a circle on a map.
      if (/radius(?!miles|km)/i.test(name) && !/\p{L}/u.test(text)) return [];
      return figure.isCode || SHARES.test(name) || !NO_FIGURES.test(name) ? [figure] : [];
    });
  known.set(facts, figures);
  return figures;
}
