import { mistakes } from '../../../renderer/text/typing-mistakes.ts';
import type { Facts } from '../../content/facts.ts';
import type { Span } from '../../content/span-location.ts';
import { type KnownFigure, knownFigures } from './known-figures.ts';

/** A number of four digits and more, however it is parted, with the letters before it. */
const NUMBER = /(?<![\p{L}\d])(?:\p{Lu}{1,4}[-\s]?)?\d(?:[\s.,/-]?\d){3,}(?![\p{L}\d])/gu;

/** Of fewer letters and digits one is near many others. */
const LONG = 6;

/** Letters and digits of a number, which may begin with noughts. */
function bare(number: string): string {
  return number.replace(/[^\p{L}\d]/gu, '').replace(/^0+/, '');
}

/** Where the number of a licence or a register stands in a text. */
export function codeAt(text: string, { text: code }: KnownFigure): Span | undefined {
  for (const { 0: number, index } of text.matchAll(NUMBER))
    if (bare(number) === bare(code)) return [index, index + number.length];
  return undefined;
}

const known = new WeakMap<Facts, readonly KnownFigure[]>();

/** The codes of a business that are long enough to be known with a digit wrong. */
function longCodes(facts: Facts): readonly KnownFigure[] {
  const codes =
    known.get(facts) ??
    knownFigures(facts).filter(({ isCode, text }) => isCode && bare(text).length >= LONG);
  known.set(facts, codes);
  return codes;
}

/** False of a copy in which no number can be near a code. */
export function mayBeNearCode(copy: string, facts: Facts): boolean {
  return longCodes(facts).length > 0 && /\d(?:[\s.,/-]?\d){3}/.test(copy);
}

/** A number in a text that is one slip away from one that the business has been given, and is none of those. */
export interface NearCode {
  span: Span;
  meant: KnownFigure;
}

/** Numbers with a digit wrong, or two in the wrong order. One with a digit more or less may count something else. */
export function nearCodes(text: string, facts: Facts): NearCode[] {
  const codes = longCodes(facts);
  if (codes.length === 0) return [];
  return [...text.matchAll(NUMBER)].flatMap(({ 0: number, index }): NearCode[] => {
    const written = bare(number);
    const isNear = ({ text: code }: KnownFigure) =>
      bare(code).length === written.length && mistakes(written, bare(code)) === 1;
    if (written.length < LONG || codes.some(({ text: code }) => bare(code) === written)) return [];
    const meant = codes.find(isNear);
    return meant ? [{ span: [index, index + number.length], meant }] : [];
  });
}
