import type { Facts } from '../../content/facts.ts';
import { nounRoot, UNITS } from './nouns.ts';

/** A figure that a fact holds. */
export interface KnownFigure {
  name: string;
  /** As copy shows it. */
  text: string;
  /** Its number, if it is one with at most a sign behind it. */
  value?: number;
  /** True of a number that somebody has given the business, such as that of a licence: it counts nothing. */
  isCode: boolean;
  /** True of a text that nobody types by chance. */
  isDistinctive: boolean;
  /** What it counts, the noun last: `emergencyMinutes` is `[emergency, minute]`. */
  nouns: readonly string[];
}

/** Words of a name that say how something is told, not what. */
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
]);

/** Groups of facts that are no figures: places on a map, who the business is, what money costs. */
const NO_FIGURES =
  /^(?:site|business|fees|prices)\.|latitude|longitude|radius(?!miles|km)|lat$|lon$|lng$/i;

/** A sum that is told in words: it is no fee of a list. */
const ROUND_SUM = /^[$€£]\s?\d[\d.,]*\s?(?:million|billion|mio|mrd|mill|m|k)\b/i;

/** Names of numbers that somebody has given the business: they count nothing. */
const CODE =
  /licen[cs]e|lizenz|regist|permit|^vat|^ust|^nif$|^cif$|^cuit$|^nit$|^rfc$|colegiad|matr[ií]cula|c[eé]dula|number$|nummer$|numero$|code$|insuranceNo|^id$|Id$|No$/i;

/** With a percent sign, a plus, a comma, two numbers, or a long one. */
const DISTINCTIVE = /\d.*%|\d\d\+|\d,\d{3}|\d\D+\d.*\D$|\d-\d|^\D*\d{5,}|\d\.\d/;

function figureOf(name: string, text: string): KnownFigure {
  const [, number] = /^(\d[\d.,]*)[+%]?$/.exec(text) ?? [];
  const key = name.slice(name.lastIndexOf('.') + 1);
  const words = key
    .split(/(?=[A-Z])|[_-]/)
    .map((word) => word.toLowerCase())
    .filter((word) => !MANNER.has(word))
    .map(nounRoot);
  // `warranty.years` counts the years of the warranty.
  const nouns = words.every((word) => UNITS.has(word))
    ? [nounRoot(name.split('.').at(-2) ?? ''), ...words]
    : words;
  const value = number === undefined ? Number.NaN : Number(number.replace(/[.,](?=\d{3})/g, ''));
  const isCode = CODE.test(key) && text.replace(/\D/g, '').length >= 4;
  const isDistinctive = text.length > 2 && (DISTINCTIVE.test(text) || ROUND_SUM.test(text));
  return { name, text, isCode, isDistinctive, nouns, ...(Number.isNaN(value) ? {} : { value }) };
}

const known = new WeakMap<Facts, readonly KnownFigure[]>();

/** The figures among the facts, as the language of the facts writes them. */
export function knownFigures(facts: Facts): readonly KnownFigure[] {
  const figures =
    known.get(facts) ??
    facts.names.flatMap((name) => {
      const text = facts.get(name) ?? '';
      const isFigure =
        /\d/.test(text) && text.length < 40 && (!/[$€£{]/.test(text) || ROUND_SUM.test(text));
      if (!isFigure || /^business\.(?:phone|email|address|hours)/.test(name)) return [];
      const figure = figureOf(name, text);
      return figure.isCode || !NO_FIGURES.test(name) ? [figure] : [];
    });
  known.set(facts, figures);
  return figures;
}
