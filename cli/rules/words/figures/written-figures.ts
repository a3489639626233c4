import { FACT_REFERENCE, type Facts } from '../../../content/facts/facts.ts';
import type { Span } from '../../../content/span-location.ts';
import { matchesIn } from '../../../content/text-rules/matches-in.ts';
import { unitOf } from './unit-words.ts';

/** A number in digits, typed or as a fact. */
export interface WrittenFigure {
  span: Span;
  /** As visitors read it. */
  shown: string;
  /** Without separators of thousands; times of day begin with `t`, and are those of a clock's face. */
  value: string;
  /** A unit or a currency, as far as it is the same word in every language; empty if it is none or unknown. */
  unit: string;
  /** The name of the fact that it is part of. */
  fact?: string;
}

/** Digits with separators, as any country writes them; not a date. */
const NUMBER =
  '(?:\\d{1,3}(?:[.,\\u00a0\\u202f]\\d{3})+(?!\\d)(?:[.,]\\d{1,2}(?!\\d))?|\\d+(?:[.,]\\d{1,2}(?![.,]?\\d))?)';

const FIGURE = new RegExp(
  `${FACT_REFERENCE.source}|(?<clock>(?<![\\d.,:])(?<hour>\\d{1,2})(?:[:.](?<minutes>[0-5]\\d))?(?:\\s?[ap](?:\\.\\s?m\\.|m\\b)|\\s(?:uhr|o['’]clock|h)(?!\\p{L})|h(?!\\p{L}))|(?<![\\d.,:])(?<hours>\\d{1,2}):(?<after>[0-5]\\d)(?![:\\d]))|(?<![\\d])(?<number>${NUMBER})`,
  'giu',
);

/** Numbers of phones, which each language writes in its own way. */
const PHONE = /\+?\(?\d[\d\s().\u00a0-]{7,}\d/g;

const CURRENCY =
  /^[$€£¥]|^(?:euros?|dollars?|dólares|dólar|pesos|pounds|francs|franken)(?!\p{L})/iu;

/** Measures of one country that other languages convert. */
const CONVERTED =
  /^(?:miles?|mi|millas?|meilen?|km|kil[oó]m\p{L}*|feet|foot|ft|pies?|fuß|inch(?:es)?|zoll|pulgadas?|yards?|m|m²|cm|mm|met(?:er|re)s?|metern?|metros?|zentimetern?|centímetros?|pounds?|lbs?|libras?|pfund|kg|kilos?|kilogram\p{L}*|gram\p{L}*|ounces?|oz|onzas?|gallons?|galones|lit\p{L}+|acres?|hectares?|hektar|hectáreas?|degrees?|grad|grados?|°|square|cuadrad\p{L}+|quadrat\p{L}+)(?!\p{L})/iu;

/** The unit after a number, or the currency before it; `~` for what other languages convert. */
export function unitAt(text: string, start: number, end: number): string {
  const after = text.slice(end, end + 24).replace(/^[\s\u00a0-]?\s?/, '');
  if (/[$€£¥]\s?$/.test(text.slice(Math.max(0, start - 2), start)) || CURRENCY.test(after))
    return 'money';
  if (CONVERTED.test(after)) return '~';
  const [word = ''] = /^(?:%|\p{L}+)/u.exec(after) ?? [];
  return unitOf(word) ?? '';
}

function plainNumber(number: string): string {
  const plain = number.replace(/[\u00a0\u202f]/g, '').replace(/[.,](?=\d{3}(?!\d))/g, '');
  return String(Number(plain.replace(',', '.')));
}

/** The numbers in a text in digits, with those of facts; a fact that is a text has those of the text. */
export function writtenFigures(text: string, facts: Facts): WrittenFigure[] {
  const bare = text.replace(PHONE, (phone) => ' '.repeat(phone.length));
  return [...matchesIn(bare, FIGURE)].flatMap(({ 0: found, 1: fact, index, groups = {} }) => {
    const span = [index, index + found.length] as const;
    if (fact !== undefined) {
      const shown = facts.get(fact) ?? '';
      const figures = writtenFigures(shown.includes('{') ? '' : shown, facts);
      const unit = unitAt(bare, ...span);
      return figures.map((figure) => ({ ...figure, span, fact, unit: figure.unit || unit }));
    }
    const { hour = groups.hours, minutes = groups.after, clock, number = '' } = groups;
    const value =
      clock === undefined ? plainNumber(number) : `t${Number(hour) % 12}:${minutes ?? '00'}`;
    return [{ span, shown: found, value, unit: clock === undefined ? unitAt(bare, ...span) : '' }];
  });
}
