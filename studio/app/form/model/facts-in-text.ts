import type { FactRow } from '../../../protocol.ts';

/** A reference to a fact, `{fees.travel}`, in the syntax of the landing reader. */
const REFERENCE = /\{([a-z][A-Za-z0-9]*(?:\.[A-Za-z0-9]+)+)\}/g;

/** A segment of a text: plain text, or a reference to a fact. */
export interface TextPiece {
  text: string;
  /** Start index. */
  at: number;
  /** Name of the fact. */
  fact?: string;
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
  const factText = (name: string) => facts.find((fact) => fact.name === name)?.text;
  const words = piecesOf(text).map((piece) => (piece.fact && factText(piece.fact)) ?? piece.text);
  return words.join('');
}

/** The unique names of the facts in a text. */
export function factsOf(text: string): string[] {
  if (!text.includes('{')) return [];
  return [...new Set(piecesOf(text).flatMap(({ fact }) => fact ?? []))];
}

/** A reference being typed: index of its brace, and the text from there to the caret. */
export function openReference(
  text: string,
  caret: number,
): { at: number; typed: string } | undefined {
  const [whole, typed = ''] = /\{([\w.]*)$/.exec(text.slice(0, caret)) ?? [];
  return whole === undefined ? undefined : { at: caret - whole.length, typed };
}
