import { mistakes } from '../../../../renderer/text/typing-mistakes.ts';
import type { Facts } from '../../../content/facts/facts.ts';
import type { Span } from '../../../content/span-location.ts';
import { matchesIn } from '../../../content/text-rules/matches-in.ts';
import { type KnownFigure, knownFigures } from './known-figures.ts';

/** A number of four or more digits in any grouping, with the letters before it. */
const NUMBER = /(?<![\p{L}\d])(?:\p{Lu}{1,4}[-\s]?)?\d(?:[\s.,/-]?\d){3,}(?![\p{L}\d])/gu;

/** Minimum letters and digits; shorter codes are similar to many others. */
const LONG = 6;

/** Letters and digits of a number, without leading zeros. */
function bare(number: string): string {
  return number.replace(/[^\p{L}\d]/gu, '').replace(/^0+/, '');
}

/** The position of a license or register number in a text. */
export function codeAt(text: string, { text: code }: KnownFigure): Span | undefined {
  for (const { 0: number, index } of matchesIn(text, NUMBER))
    if (bare(number) === bare(code)) return [index, index + number.length];
  return undefined;
}

const known = new WeakMap<Facts, readonly KnownFigure[]>();

/** A number of so many digits counts nothing unless it is round; the register that gave it has many names. */
const ASSIGNED = /^\d{6,}(?<!000)$/;

/** The codes of a business that are long enough to be recognized with a wrong digit. */
function longCodes(facts: Facts): readonly KnownFigure[] {
  const codes =
    known.get(facts) ??
    knownFigures(facts).filter(
      ({ isCode, text }) => (isCode && bare(text).length >= LONG) || ASSIGNED.test(text),
    );
  known.set(facts, codes);
  return codes;
}

/** False if no number in a copy can be similar to a code. */
export function mayBeNearCode(copy: string, facts: Facts): boolean {
  return longCodes(facts).length > 0 && /\d(?:[\s.,/-]?\d){3}/.test(copy);
}

/** A number in a text that is one slip away from a code of the business, and is not one of its codes. */
export interface NearCode {
  span: Span;
  meant: KnownFigure;
}

/** Codes with one wrong digit, or two swapped digits. A number with a digit more or less may be something else. */
export function nearCodes(text: string, facts: Facts): NearCode[] {
  const codes = longCodes(facts);
  if (codes.length === 0) return [];
  return [...matchesIn(text, NUMBER)].flatMap(({ 0: number, index }): NearCode[] => {
    const written = bare(number);
    const isNear = ({ text: code }: KnownFigure) =>
      bare(code).length === written.length && mistakes(written, bare(code)) === 1;
    if (written.length < LONG || codes.some(({ text: code }) => bare(code) === written)) return [];
    const meant = codes.find(isNear);
    return meant ? [{ span: [index, index + number.length], meant }] : [];
  });
}

/** Digits with only separators between them; any number matched by `NUMBER` is part of such a run. */
const FIGURES = /\d(?:[\s.,/-]?\d){3,}/g;

const searched = new WeakMap<Facts, readonly string[]>();

/**
 * The digits that a copy must contain in a row to contain a code; for codes with leading zeros, the shortest form.
 */
function codeFigures(facts: Facts): readonly string[] {
  const figures =
    searched.get(facts) ??
    knownFigures(facts).flatMap(({ text, isCode }) =>
      isCode ? [text.replace(/\D/g, '').replace(/^0+/, '') || '0000'] : [],
    );
  searched.set(facts, figures);
  return figures;
}

/** False if no number in a copy can be a code of the business. */
export function mayHaveCode(copy: string, facts: Facts): boolean {
  const figures = codeFigures(facts);
  if (figures.length === 0) return false;
  const numbers = (copy.match(FIGURES) ?? []).map((number) => number.replace(/\D/g, ''));
  return numbers.some((number) => figures.some((code) => number.includes(code)));
}
