import type { Facts } from '../../../../content/facts/facts.ts';
import { sentenceAt } from '../../sentence-at.ts';
import type { Amount } from '../amounts.ts';
import { SAME } from './calculations.ts';
import type { Neighbors } from './neighbors.ts';
import { termsNamed, termsReferredTo } from './terms.ts';

/** The list around a position; undefined outside of one. */
function listAt(text: string, at: number): { start: number; end: number } | undefined {
  const line = text.lastIndexOf('\n', at - 1) + 1;
  if (!/^(?:[-*]|\d+\.)\s/.test(text.slice(line, line + 4))) return undefined;
  const before = text.lastIndexOf('\n\n', at);
  const end = text.indexOf('\n\n', at);
  return { start: before < 0 ? 0 : before + 2, end: end < 0 ? text.length : end };
}

/**
 * True for one of the parts that a fee is broken down into: all typed sums of its list, or of its sentence, come to a fee that is named there,
 * or on the page.
 */
export function isPartOfFee(
  text: string,
  { span: [at] }: Amount,
  sums: readonly Amount[],
  { page }: Neighbors,
  facts: Facts,
): boolean {
  return [sentenceAt(text, at), listAt(text, at)].some((part) => {
    if (!part) return false;
    const { start, end } = part;
    const typed = sums.filter(({ span: [one] }) => start <= one && one < end);
    const total = typed.reduce((whole, { value }) => whole + value, 0);
    const wholes = [...termsReferredTo(text.slice(start, end), facts), ...termsNamed(page, facts)];
    return typed.length > 1 && wholes.some(({ value }) => Math.abs(value - total) <= SAME);
  });
}
