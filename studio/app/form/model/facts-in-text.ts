import {
  CALCULATION,
  calculate,
  formatQuantity,
  isCalculation,
  namesIn,
} from '../../../../renderer/text/fact-calculation.ts';
import type { FactRow } from '../../../fact-row.ts';

/** A reference to a fact, `{fees.travel}`, or a calculation with facts, in the syntax of the landing reader. */
const REFERENCE = new RegExp(`\\{(${CALCULATION})\\}`, 'g');

/** A segment of a text: plain text, or a reference to a fact. */
export interface TextPiece {
  text: string;
  /** Start index. */
  at: number;
  /** Name of the fact, or the calculation. */
  fact?: string;
}

/** The result of a calculation; undefined if it has none. */
function resultOf(calculation: string, facts: readonly FactRow[]): string | undefined {
  const numberOf = (name: string) => facts.find((fact) => fact.name === name)?.number;
  const [first] = namesIn(calculation).flatMap(({ name }) => numberOf(name) ?? []);
  const result = calculate(calculation, numberOf);
  return first === undefined || 'kind' in result ? undefined : formatQuantity(result, first);
}

/** What a reference stands for; undefined if it is no fact, or a calculation without a result. */
export function factText(reference: string, facts: readonly FactRow[]): string | undefined {
  if (isCalculation(reference)) return resultOf(reference, facts);
  return facts.find(({ name }) => name === reference)?.text;
}

/** Splits a text into segments; concatenated they equal the text. */
export function piecesOf(text: string): TextPiece[] {
  const pieces: TextPiece[] = [];
  let end = 0;
  for (const { 0: whole, 1: fact, index } of text.matchAll(REFERENCE)) {
    if (index > end) pieces.push({ text: text.slice(end, index), at: end });
    if (fact !== undefined) pieces.push({ text: whole, at: index, fact });
    end = index + whole.length;
  }
  if (end < text.length) pieces.push({ text: text.slice(end), at: end });
  return pieces;
}

/** A text as readers see it: references replaced by the values of their facts. */
export function withFactValues(text: string, facts: readonly FactRow[]): string {
  const words = piecesOf(text).map(
    (piece) => (piece.fact && factText(piece.fact, facts)) ?? piece.text,
  );
  return words.join('');
}

/** The unique names of the facts in a text. */
export function factsOf(text: string): string[] {
  if (!text.includes('{')) return [];
  return [...new Set(piecesOf(text).flatMap(({ fact }) => fact ?? []))];
}

/** The name of a fact that is being typed. */
interface OpenName {
  /** Where the name begins, behind the brace or a sign. */
  at: number;
  /** The text from there to the caret. */
  typed: string;
  /** Whether it is a part of a calculation, so that only numbers are meant. */
  isCalculated: boolean;
}

/** The name of a fact that is being typed in braces. */
export function openReference(text: string, caret: number): OpenName | undefined {
  const found = /\{([^{}]*[-+*/−×÷(] ?)?([\w.]*)$/.exec(text.slice(0, caret));
  if (!found) return undefined;
  const [, before, typed = ''] = found;
  return { at: caret - typed.length, typed, isCalculated: before !== undefined };
}
