import type { Difference } from './page-change.ts';
import { pairLines } from './pair-lines.ts';
import { looksSame } from './unseen-characters.ts';

/** An amount of money with its currency sign or code before or after it. */
const AMOUNT =
  /(?:[$€£¥]|\b[A-Z]{3})[\s\u00a0\u202f]?\d[\d.,\u00a0\u202f’]*|\d[\d.,\u00a0\u202f’]*[\s\u00a0\u202f]?(?:[$€£¥]|Kč|zł|[A-Z]{3}\b)/g;

/** True if two texts differ only in amounts. */
function differsInPrice(before: string, after: string): boolean {
  return before.replace(AMOUNT, '¤') === after.replace(AMOUNT, '¤');
}

/** A text that is another one. */
export function wordChange(before: string, after: string): Difference {
  const isPrice = differsInPrice(before, after) && !looksSame(before, after);
  return { kind: isPrice ? 'price' : 'words', before, after };
}

/** Changed, added, removed and moved texts. */
export function* lineChanges(
  before: readonly string[],
  after: readonly string[],
): Generator<Difference> {
  const pairs = pairLines(before, after);
  const found = {
    from: new Set(pairs.map(({ from }) => from)),
    to: new Set(pairs.map(({ to }) => to)),
  };
  for (const { from, to } of pairs)
    if (before[from] !== after[to]) yield wordChange(before[from] ?? '', after[to] ?? '');
  for (const [index, line] of before.entries())
    if (!found.from.has(index)) yield { kind: 'words', before: line, after: null };
  for (const [index, line] of after.entries())
    if (!found.to.has(index)) yield { kind: 'words', before: null, after: line };
  const moved = pairs.find(({ isMoved }) => isMoved);
  const line = moved && after[moved.to];
  if (line !== undefined) yield { kind: 'order', before: line, after: line };
}
