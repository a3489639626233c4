import { FACT_REFERENCE, type Facts } from '../../../content/facts/facts.ts';
import type { Span } from '../../../content/span-location.ts';
import { matchesIn } from '../../../content/text-rules/matches-in.ts';

/** A reference beside a sign that visitors read twice, as its value has one: "15 € €". */
export interface RepeatedUnit {
  /** The reference with the sign. */
  span: Span;
  name: string;
  /** What visitors read. */
  read: string;
}

/** Signs and words of money, by what they say; "$150 pesos" and "$15 USD" say which dollars or pesos are meant. */
const MONEY: readonly (readonly [shown: RegExp, behind: RegExp, before: RegExp])[] = [
  [/€|EUR/, /^(?:€|euros?(?!\p{L})|EUR(?!\p{L}))/iu, /(?:€|(?<!\p{L})EUR)$/u],
  [/£|GBP/, /^(?:£|GBP(?!\p{L})|pounds?(?! sterling)(?!\p{L}))/iu, /(?:£|(?<!\p{L})GBP)$/u],
  [/CHF|Fr\./, /^(?:CHF|Franken|Fr\.)(?!\p{L})/u, /(?<!\p{L})(?:CHF|Fr\.)$/u],
  [/\$/, /^(?:\$|dollars?(?!\p{L}))/iu, /\$$/u],
  [/%/, /^(?:%|percent|per cent|prozent|por ciento)(?!\p{L})/iu, /%$/u],
];

/** Emphasis and one space between a reference and its sign. */
const GAP = /^\*{0,2}[ \u00a0]?\*{0,2}/;
const GAP_BEFORE = /\*{0,2}[ \u00a0]?\*{0,2}$/;

/** A single value, as texts show it; the sign of one that is said in words is none of it. */
const SINGLE =
  /^(?:[€£$]|CHF |EUR |Fr\. )?[\d.,'’\u00a0\u202f –-]+(?:[\u00a0\u202f ]?(?:€|£|\$|%|CHF|EUR))?$/;

/** References whose sign of a currency, or of percent, stands beside them once more. */
export function* repeatedUnits(text: string, facts: Facts): Generator<RepeatedUnit> {
  for (const { 0: found, 1: name = '', index } of matchesIn(text, FACT_REFERENCE)) {
    const value = facts.get(name) ?? '';
    if (!SINGLE.test(value)) continue;
    const [, behind, before] = MONEY.find(([shown]) => shown.test(value)) ?? [];
    if (!behind || !before) continue;
    const end = index + found.length;
    const after = text.slice(end, end + 30);
    const gap = GAP.exec(after)?.[0].length ?? 0;
    const again = behind.exec(after.slice(gap));
    if (again) {
      const last = end + gap + again[0].length;
      yield { span: [index, last], name, read: value + text.slice(end, last) };
      continue;
    }
    const ahead = text.slice(Math.max(0, index - 10), index);
    const sign = before.exec(ahead.replace(GAP_BEFORE, ''));
    if (!sign) continue;
    const start = index - (ahead.length - sign.index);
    // Reported as `facts/broken-reference`.
    if (text[index - 1] === '$') continue;
    // The sign of another reference: "{a} €{b}" has it behind the first.
    if (text[start - 1] === '}' || text.slice(start - 2, start) === '} ') continue;
    yield { span: [start, end], name, read: text.slice(start, index) + value };
  }
}
