import { valueAt } from '../content/value-path.ts';
import type { Edited } from './edit-text.ts';
import { expectedValue } from './expected-value.ts';
import { houseStyle } from './house-style.ts';
import { type Operation, Refusal } from './operation.ts';
import { isSameData } from './plain-data.ts';
import { type Splice, spliced } from './splice.ts';
import { splicesFor } from './splices-for.ts';
import { readValue, type YamlTree } from './yaml-tree.ts';

/** True if an operation replaces one text by another, which moves nothing. */
function isTextForText({ value }: YamlTree, operation: Operation): boolean {
  return (
    operation.op === 'set' &&
    typeof operation.value === 'string' &&
    typeof valueAt(value, operation.path) === 'string'
  );
}

/** How many of the first operations can be applied to a text that is parsed once. */
export function countTogether(tree: YamlTree, operations: readonly Operation[]): number {
  const other = operations.findIndex((operation) => !isTextForText(tree, operation));
  return other === -1 ? operations.length : other;
}

/**
 * Sets several texts at once, because parsing is most of the cost of an operation.
 *
 * @param operations none of which could move another.
 * @returns undefined if they must be applied one after the other.
 */
export function setTogether(tree: YamlTree, operations: readonly Operation[]): Edited | undefined {
  const { text, value } = tree;
  const writing = { text, style: houseStyle(tree), safe: false };
  try {
    const expected = operations.reduce(expectedValue, value);
    const splices = operations.flatMap((operation): Splice[] => {
      if (isSameData(expectedValue(value, operation), value)) return [];
      const [first] = splicesFor(tree, operation, writing, undefined);
      if (!first) throw new Refusal('There is no one way to write this.');
      return [first];
    });
    const fromEnd = splices.sort((a, b) => b.start - a.start);
    const isApart = fromEnd.every(({ end }, index) => end <= (fromEnd[index - 1]?.start ?? end));
    if (!isApart) return undefined;
    const next = fromEnd.reduce(spliced, text);
    const read = readValue(next);
    return isSameData(read, expected) ? { text: next, value: read } : undefined;
  } catch (error) {
    if (error instanceof Refusal) return undefined;
    throw error;
  }
}
