import { type Document, isNode, isScalar, type Pair, parseDocument, visit } from 'yaml';
import {
  columnOf,
  isEntry,
  isKey,
  isText,
  type LineMove,
  lacksColon,
  moveLines,
  movesNear,
  STEP,
  sizeOf,
  stepOf,
} from './line-moves.ts';
import { findUnclosed } from './unclosed.ts';

/** How `yaml` reads a file; duplicate keys are looked for elsewhere. */
export const PARSING = {
  prettyErrors: false,
  uniqueKeys: false,
  schema: 'core',
  merge: false,
} as const;

/** Faults of a file beyond which nothing is tried. */
const MOST_FAULTS = 5;

/** Characters of a file beyond which it is not read again and again. */
const MOST_CHARACTERS = 100_000;

/** True if a key begins there, of which its map has no other. */
function isOnlyKey(document: Document, offset: number): boolean {
  let found: boolean | undefined;
  visit(document, {
    Map: (_, map) => {
      const startOf = ({ key }: Pair) => (isScalar(key) ? key.range?.[0] : undefined);
      const here = map.items.find((pair) => startOf(pair) === offset);
      if (!here || !isScalar(here.key)) return undefined;
      const { value } = here.key;
      found = !map.items.some(
        (pair) => pair !== here && isScalar(pair.key) && pair.key.value === value,
      );
      return visit.BREAK;
    },
  });
  return found === true;
}

/** True if the lines that were moved are what they look like: a key of its own, an entry, or text. */
function isRight(document: Document, lines: readonly string[], { line }: LineMove): boolean {
  const text = lines[line] ?? '';
  if (!isKey(text)) return isEntry(text) || isText(lines, line);
  const before = lines.slice(0, line).join('\n').length + (line > 0 ? 1 : 0);
  return isOnlyKey(document, before + columnOf(text));
}

/** Offsets at which a key or an entry begins. */
function startsIn(document: Document): Set<number> {
  const starts = new Set<number>();
  const add = (node: unknown) => {
    if (isNode(node) && node.range) starts.add(node.range[0]);
  };
  visit(document, {
    Pair: (_, { key }) => add(key),
    Seq: (_, { items }) => items.forEach(add),
  });
  return starts;
}

/** True if no key and no entry near an error has become a part of the text above it. */
function keepsParts(document: Document, lines: readonly string[], [from, to]: [number, number]) {
  const starts = startsIn(document);
  let offset = lines.slice(0, from).join('\n').length + (from > 0 ? 1 : 0);
  return lines.slice(from, to + 1).every((line) => {
    const isPart = isKey(line) || isEntry(line);
    const isKept = !isPart || starts.has(offset + columnOf(line));
    offset += line.length + 1;
    return isKept;
  });
}

function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length - 1;
}

/** True if a text cannot be read up to the end of a line. */
function hasErrorUpTo(line: number, text: string): boolean {
  return parseDocument(text, PARSING).errors.some(({ pos }) => lineAt(text, pos[0]) <= line);
}

/** Number of keys without anything behind or below them: what belongs there has another indentation. */
function emptyKeys(document: Document): number {
  let count = 0;
  visit(document, {
    Pair: (_, { value }) => {
      if (value === null || (isScalar(value) && value.source === '')) count += 1;
    },
  });
  return count;
}

interface Repair {
  fault: LineMove;
  lines: string[];
  /** What speaks against it, the strongest first. */
  costs: readonly number[];
}

/** The text with moved lines, if its first error goes away, and no other comes before it. */
function tryMove(
  move: LineMove,
  lines: readonly string[],
  { at, errors }: { at: number; errors: number },
): Repair | undefined {
  const changed = moveLines(lines, move);
  // Most changes are refused by the lines up to the error.
  if (hasErrorUpTo(at, changed.slice(0, at + 2).join('\n'))) return undefined;
  const whole = changed.join('\n');
  const read = parseDocument(whole, PARSING);
  const [next] = read.errors;
  if (next !== undefined && lineAt(whole, next.pos[0]) <= at + 1) return undefined;
  if (read.errors.length >= errors || !isRight(read, changed, move)) return undefined;
  if (!keepsParts(read, changed, [Math.min(move.line, at), at + 1])) return undefined;
  const costs = [
    read.errors.length,
    emptyKeys(read),
    move.lacksDash ? 0 : 1,
    sizeOf(move),
    Math.abs(stepOf(changed, move.line) - STEP),
    move.meant % STEP,
    move.meant > move.is ? 0 : 1,
  ];
  return { fault: move, lines: changed, costs };
}

function compareCosts(one: Repair, other: Repair): number {
  const costs = one.costs.map((cost, index) => cost - (other.costs[index] ?? 0));
  return costs.find((cost) => cost !== 0) ?? 0;
}

/** The smallest change near the first error with which the text can be read further. */
function repairOf(document: Document, lines: readonly string[]): Repair | undefined {
  const [first] = document.errors;
  const text = lines.join('\n');
  // What is open swallows lines, which would be told for where they begin.
  if (!first || findUnclosed(document, text).some(({ errors }) => errors.includes(first)))
    return undefined;
  const at = lineAt(text, first.pos[0]);
  if (lacksColon(lines, at)) return undefined;
  const place = { at, errors: document.errors.length };
  let best: Repair | undefined;
  for (const move of movesNear(lines, at)) {
    const isPerfect = best?.costs[0] === 0 && best.costs[1] === 0;
    if (best && isPerfect && sizeOf(move) > sizeOf(best.fault)) break;
    const repair = tryMove(move, lines, place);
    if (repair && (!best || compareCosts(repair, best) < 0)) best = repair;
  }
  return best;
}

/**
 * Finds lines that keep a file from being read, and with which another beginning it can be read.
 *
 * @param document as read, with errors.
 * @returns the text with these lines moved, and no line added or taken away.
 */
export function repairIndentation(
  document: Document,
  text: string,
): { text: string; faults: LineMove[] } {
  const faults: LineMove[] = [];
  let lines: readonly string[] = text.split('\n');
  let read = document;
  while (text.length <= MOST_CHARACTERS && faults.length < MOST_FAULTS) {
    const repair = repairOf(read, lines);
    if (!repair) break;
    faults.push(repair.fault);
    lines = repair.lines;
    read = parseDocument(lines.join('\n'), PARSING);
  }
  return { text: lines.join('\n'), faults };
}
