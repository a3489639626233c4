import type { FactRow } from '../../../protocol.ts';

/** A reference to a fact, `{fees.travel}`, as the reader of landings has it. */
const REFERENCE = /\{([a-z][A-Za-z0-9]*(?:\.[A-Za-z0-9]+)+)\}/g;

/** A stretch of a text: words, or a reference to a fact. */
export interface TextPiece {
  text: string;
  /** Where it begins. */
  at: number;
  /** Name of the fact. */
  fact?: string;
}

/** A text in pieces; put together again they are the text. */
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

/** A text as readers see it: with the values of facts in place of references to them. */
export function withFactValues(text: string, facts: readonly FactRow[]): string {
  const factText = (name: string) => facts.find((fact) => fact.name === name)?.text;
  const words = piecesOf(text).map((piece) => (piece.fact && factText(piece.fact)) ?? piece.text);
  return words.join('');
}

/** The names of the facts in a text, each once. */
export function factsOf(text: string): string[] {
  if (!text.includes('{')) return [];
  return [...new Set(piecesOf(text).flatMap(({ fact }) => fact ?? []))];
}

/** A reference that is being typed: where its brace stands and what follows it up to the caret. */
export function openReference(
  text: string,
  caret: number,
): { at: number; typed: string } | undefined {
  const [whole, typed = ''] = /\{([\w.]*)$/.exec(text.slice(0, caret)) ?? [];
  return whole === undefined ? undefined : { at: caret - whole.length, typed };
}
