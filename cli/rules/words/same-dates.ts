import type { Facts } from '../../content/facts.ts';
import type { Span } from '../../content/span-location.ts';
import { datesIn } from './dates.ts';

interface KnownDate {
  name: string;
  ends: number;
  year: number;
}

/** `05/2029`, as licenses have it. */
const SLASHED = /(?<![\d/.])(?<month>0?[1-9]|1[0-2])\s?[/.]\s?(?<year>20\d\d)(?!\d)/g;

/** A year alone, where it limits something. */
const YEAR =
  /(?<!\p{L})(?:through|thru|until|till?|expires?(?: in)?|valid (?:to|until|till|through)|bis(?: ende)?|gültig bis|hasta(?: el año)?|vence(?: en)?|válid[oa] hasta) (?<year>20\d\d)(?![\d-])/giu;

const known = new WeakMap<Facts, readonly KnownDate[]>();

/** The facts that are a day or a month. */
function datesOf(facts: Facts): readonly KnownDate[] {
  const dates =
    known.get(facts) ??
    facts.names.flatMap((name) => {
      const text = facts.get(name) ?? '';
      const [date] = /20\d\d/.test(text) && text.length < 30 ? datesIn(text) : [];
      if (!date || date.span[1] - date.span[0] < text.length) return [];
      return [{ name, ends: date.ends, year: new Date(date.ends).getUTCFullYear() }];
    });
  known.set(facts, dates);
  return dates;
}

/** The dates in a text that a fact has, too, however they are written. */
export function* sameDates(text: string, facts: Facts): Generator<{ span: Span; name: string }> {
  const dates = datesOf(facts);
  if (dates.length === 0 || !/20\d\d/.test(text)) return;
  const written = datesIn(text);
  for (const { span, ends } of written) {
    const same = dates.find((date) => date.ends === ends);
    if (same) yield { span, name: same.name };
  }
  for (const { 0: found, index, groups = {} } of text.matchAll(SLASHED)) {
    const ends = Date.UTC(Number(groups.year), Number(groups.month), 1) - 1;
    const same = dates.find((date) => date.ends === ends);
    if (same) yield { span: [index, index + found.length], name: same.name };
  }
  for (const { 0: found, index, groups = {} } of text.matchAll(YEAR)) {
    const same = dates.find(({ year }) => year === Number(groups.year));
    const end = index + found.length;
    if (same) yield { span: [end - (groups.year ?? '').length, end], name: same.name };
  }
}
