import { rangeBetween } from '../content/span-location.ts';
import { valueAt } from '../content/value-path.ts';
import { expectedValue } from './expected-value.ts';
import { houseStyle } from './house-style.ts';
import { moveAcross } from './move-across.ts';
import { type Operation, operationPath, Refusal } from './operation.ts';
import { placeOf } from './places.ts';
import { isSameData } from './plain-data.ts';
import { partsOfSet } from './set-parts.ts';
import { countTogether, setTogether } from './set-together.ts';
import { spliced } from './splice.ts';
import { type KeyOrder, reasonAgainst, splicesFor } from './splices-for.ts';
import { openTree, readValue, type YamlTree } from './yaml-tree.ts';

/** A text after all operations. */
export interface Edited {
  text: string;
  /** The parsed value of the text. */
  value: unknown;
}

/** The operation that failed, so that none was applied. */
export interface Refused {
  operation: Operation;
  path: string;
  /** A complete sentence. */
  reason: string;
  /** Position in the text before the operation, both 1-based. */
  line: number;
  column: number;
}

export interface EditOptions {
  keyOrder?: KeyOrder;
}

/** Applies one operation in the first way that yields exactly the expected value. */
function editOnce(tree: YamlTree, operation: Operation, options: EditOptions): Edited {
  const expected = expectedValue(tree.value, operation);
  const { text } = tree;
  if (operation.op === 'set') {
    if (isSameData(expected, tree.value)) return { text, value: tree.value };
    const parts = partsOfSet(valueAt(tree.value, operation.path), operation.value, operation.path);
    const edited = parts && editParts(tree, parts, options);
    if (edited && isSameData(edited.value, expected)) return edited;
  }
  if (operation.op === 'move' && typeof operation.to !== 'number') {
    const { path, to } = operation;
    return moveAcross(tree, { path, to, expected }, (from, step) => editOnce(from, step, options));
  }
  const style = houseStyle(tree);
  for (const safe of [false, true])
    for (const splice of splicesFor(tree, operation, { text, style, safe }, options.keyOrder)) {
      const next = spliced(text, splice);
      const value = readValue(next);
      if (value !== undefined && isSameData(value, expected)) return { text: next, value };
    }
  throw new Refusal(reasonAgainst(tree, operation));
}

/** Applies the parts of an operation; undefined if one of them fails. */
function editParts(
  tree: YamlTree,
  parts: readonly Operation[],
  options: EditOptions,
): Edited | undefined {
  let edited: Edited = tree;
  try {
    for (const part of parts)
      edited = editOnce(edited === tree ? tree : openTree(edited.text), part, options);
  } catch (error) {
    if (error instanceof Refusal) return undefined;
    throw error;
  }
  return edited;
}

/** Offset of the deepest existing part of a path. */
function offsetOf(tree: YamlTree, operation: Operation): number {
  try {
    return placeOf(tree, operation.path).node?.range?.[0] ?? 0;
  } catch (error) {
    if (error instanceof Refusal) return error.offset ?? 0;
    throw error;
  }
}

function refused(error: unknown, operation: Operation, text: string, tree?: YamlTree): Refused {
  if (!(error instanceof Refusal)) throw error;
  const offset = error.offset ?? (tree ? offsetOf(tree, operation) : 0);
  const { line, column } = rangeBetween(text, offset, offset);
  return { operation, path: operationPath(operation), reason: error.message, line, column };
}

/**
 * Edits YAML by splices: each operation replaces one range of the text, and every other character stays. The text
 * is parsed again after each operation, and its value must be exactly the requested one.
 *
 * @param operations applied in order, each to the result of the one before; all of them or none.
 */
export function editText(
  text: string,
  operations: readonly Operation[],
  options: EditOptions = {},
): Edited | { refused: Refused } {
  const mark = text.startsWith('\ufeff') ? '\ufeff' : '';
  let edited: Edited = { text: text.slice(mark.length), value: undefined };
  for (let at = 0; at < operations.length; ) {
    const operation = operations[at] as Operation;
    let tree: YamlTree | undefined;
    try {
      tree = openTree(edited.text);
      const count = countTogether(tree, operations.slice(at));
      const together = count > 1 ? setTogether(tree, operations.slice(at, at + count)) : undefined;
      edited = together ?? editOnce(tree, operation, options);
      at += together ? count : 1;
    } catch (error) {
      return { refused: refused(error, operation, edited.text, tree) };
    }
  }
  return { text: mark + edited.text, value: edited.value };
}
