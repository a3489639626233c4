import type { Facts } from '../../../content/facts/facts.ts';
import type { Span } from '../../../content/span-location.ts';
import { matchesIn } from '../../../content/text-rules/matches-in.ts';
import { type Amount, amountsIn } from './amounts.ts';

/** An equation that does not hold. */
export interface FalseEquation {
  /** From the first number to the total: "$40 + $10 = $55". */
  written: string;
  total: Amount;
  /** What its other side comes to. */
  value: number;
}

/** A sign of arithmetic, a number that is no sum of money, the end of a statement, or a word. */
const TOKEN =
  /(?<share>\d[\d.,]*\s?(?:%|percent|per cent|Prozent|por ciento))|(?<count>\d+(?:[.,]\d+)*)|(?<plus>\+|(?<!\p{L})(?:plus|más|zzgl|zuzüglich)(?!\p{L}))|(?<minus>−|(?<=\s)[–-](?=\s))|(?<times>[×·*]|(?<=[\s\d])x(?=[\s\d]))|(?<equals>=)|(?<end>[.!?;:](?=\s|$)|[|/≈~<>÷%–-])|(?<word>\p{L}+)/giu;

type Kind = 'sum' | 'count' | 'plus' | 'minus' | 'times' | 'equals' | 'end' | 'word';

interface Token {
  kind: Kind;
  written: string;
  value: number;
  span: Span;
  sum?: Amount;
}

const KINDS: readonly Kind[] = ['count', 'plus', 'minus', 'times', 'equals', 'end', 'word'];

function tokensOf(text: string, sums: readonly Amount[]): Token[] {
  const bare = sums.reduce(
    (rest, { span: [start, end] }) =>
      rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end),
    text,
  );
  const others = [...matchesIn(bare, TOKEN)].map(({ 0: written, index, groups = {} }): Token => {
    const kind = KINDS.find((name) => groups[name] !== undefined) ?? 'end';
    const span = [index, index + written.length] as const;
    return { kind, written, span, value: Number(written.replace(',', '.')) };
  });
  const ofMoney = sums.map((sum): Token => {
    const { span, written, value } = sum;
    return { kind: 'sum', written, value, span, sum };
  });
  return [...others, ...ofMoney].sort(({ span: [one] }, { span: [other] }) => one - other);
}

function isNumber({ kind }: Token): boolean {
  return kind === 'sum' || kind === 'count';
}

function isSign({ kind }: Token): boolean {
  return kind === 'plus' || kind === 'minus' || kind === 'times';
}

/** A row of numbers with one sign between two of them, whatever words are beside; undefined for any other. */
function rowOf(tokens: readonly Token[]): Token[] | undefined {
  const row = tokens.filter(({ kind }) => kind !== 'word');
  const isRow = row.length > 2 && row.length % 2 === 1;
  const alternates = row.every((token, at) => (at % 2 === 0 ? isNumber(token) : isSign(token)));
  return isRow && alternates ? row : undefined;
}

/** True if a part of a calculation is bracketed, which is then reckoned first; words may be. */
function isBracketed(written: string): boolean {
  const open = written.split('(').length;
  return open !== written.split(')').length || /\([^()]*[\d+×*−]/.test(written);
}

/** What a row comes to: products first. */
function worthOf([first, ...rest]: readonly Token[]): number {
  const terms = [first?.value ?? 0];
  for (let at = 0; at < rest.length; at += 2) {
    const value = rest[at + 1]?.value ?? 0;
    const kind = rest[at]?.kind;
    if (kind === 'times') terms.push((terms.pop() ?? 0) * value);
    else terms.push(kind === 'minus' ? -value : value);
  }
  return terms.reduce((sum, term) => sum + term, 0);
}

/** Signs and names of currencies in an amount. */
function currencyOf({ written }: Amount): string {
  return written.replace(/[\d.,\s'’-]/g, '').toLowerCase();
}

/** Sums that differ from what their parts come to: with tax, reduced, rounded. */
const OTHERWISE =
  /(?<!\p{L})(?:tax(?:es)?|vat|gst|iva|impuestos?|mwst|ust|steuer|tips?|propina|save|savings?|deal|bundle|combo|together|instead|discount\p{L}*|off|free|gratis|rabatt|statt|paket\p{L}*|package|descuento|oferta|about|around|approx\p{L}*|roughly|rounded|rund|etwa|circa|ca|unos|aprox\p{L}*)(?!\p{L})/iu;

/** Characters on both sides of an equation in which they are looked for. */
const NEAR = 40;

/** Cents are rounded. */
function tolerance(total: number, parts: readonly Token[]): number {
  const hasCents = parts.some(({ value }) => !Number.isInteger(value));
  return Number.isInteger(total) && hasCents ? 1 : 0.011;
}

function equationAt(text: string, tokens: readonly Token[], at: number): FalseEquation | undefined {
  const before = tokens.slice(0, at);
  const start = before.findLastIndex(({ kind }) => kind === 'end' || kind === 'equals') + 1;
  // A quotient, a range or another equation goes on into this one.
  const goesBefore = /[^.!?;:|]/.test(before[start - 1]?.written ?? '');
  const row = goesBefore ? undefined : rowOf(before.slice(start));
  const [{ sum: total } = {}, next] = tokens.slice(at + 1);
  const goesOn = next && (isSign(next) || (next.kind === 'end' && /[%/–-]/.test(next.written)));
  if (!row || !total || goesOn) return undefined;
  const parts = row.flatMap(({ sum }) => (sum ? [sum] : []));
  const isOneCurrency = parts.every((part) => currencyOf(part) === currencyOf(total));
  const value = worthOf(row);
  const written = text.slice(row[0]?.span[0], total.span[1]);
  if (parts.length === 0 || !isOneCurrency || isBracketed(written)) return undefined;
  const from = Math.max(0, (before[start]?.span[0] ?? 0) - NEAR);
  if (OTHERWISE.test(text.slice(from, total.span[1] + NEAR))) return undefined;
  if (Math.abs(value - total.value) <= tolerance(total.value, row)) return undefined;
  return { written, total, value };
}

/** The equations with sums of money in a text that do not hold: "$40 + $10 = $55". */
export function falseEquations(text: string, facts: Facts, language: string): FalseEquation[] {
  if (!text.includes('=')) return [];
  const sums = amountsIn(text, facts, language).filter(({ isInWords }) => !isInWords);
  const tokens = tokensOf(text, sums);
  return tokens.flatMap(({ kind }, at) => {
    const found = kind === 'equals' ? equationAt(text, tokens, at) : undefined;
    return found ? [found] : [];
  });
}
