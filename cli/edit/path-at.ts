import { isMap, isScalar, type Node } from 'yaml';
import type { Path } from '../content/value-path.ts';
import { type Entry, endOfToken } from './entries.ts';
import { Refusal } from './operation.ts';
import { type Collection, collectionAt, type Place, placeOf } from './places.ts';
import { openTree } from './yaml-tree.ts';

/** What stands at an offset: a key, or a value that holds no others. */
export interface PlacedPath {
  path: Path;
  at: 'key' | 'value';
}

function holds({ key, end, start }: Entry, offset: number): 'key' | 'value' | undefined {
  if (offset < start || offset >= end) return undefined;
  return key && offset >= key.offset && offset < endOfToken(key) ? 'key' : 'value';
}

function stepTo({ node }: Collection, index: number): string | number | undefined {
  if (!isMap(node)) return index;
  const key = node.items[index]?.key;
  return isScalar(key) ? String(key.value ?? '') : undefined;
}

function within(collection: Collection, offset: number) {
  for (const [index, entry] of collection.entries.entries()) {
    const at = holds(entry, offset);
    const step = at && stepTo(collection, index);
    if (at && step !== undefined) return { at, step, index };
  }
  return undefined;
}

/** The value of an entry, as a place of its own. */
function placeIn(parent: Collection, index: number, { tree }: Place): Place {
  const items = (parent.node as { items?: unknown[] }).items ?? [];
  const item = items[index];
  const node = isMap(parent.node) ? (item as { value: Node | null }).value : (item as Node);
  return { tree, node, parent, index, rest: [] };
}

/**
 * The path to what stands at an offset of a text.
 *
 * @returns undefined if that is a comment, or the text cannot be read.
 */
export function pathAt(text: string, offset: number): PlacedPath | undefined {
  try {
    let place = placeOf(openTree(text), []);
    const path: (string | number)[] = [];
    for (;;) {
      const collection = collectionAt(place);
      if (!collection) return path.length === 0 ? undefined : { path, at: 'value' };
      const found = within(collection, offset);
      if (!found) return undefined;
      path.push(found.step);
      if (found.at === 'key') return { path, at: 'key' };
      place = placeIn(collection, found.index, place);
    }
  } catch (error) {
    if (error instanceof Refusal) return undefined;
    throw error;
  }
}
