import {
  type CST,
  isAlias,
  isMap,
  isCollection as isNodeCollection,
  isScalar,
  isSeq,
  type Node,
} from 'yaml';
import { type Path, pathName } from '../content/value-path.ts';
import { type CollectionToken, type Entry, entriesOf, isCollection } from './entries.ts';
import { indexOf } from './expected-value.ts';
import { Refusal } from './operation.ts';
import type { YamlTree } from './yaml-tree.ts';

/** A map or list in a text, with its entries. */
export interface Collection {
  node: Node;
  token: CollectionToken;
  entries: Entry[];
  /** Position of the collection itself; undefined at the root. */
  holder: Place | undefined;
}

/** A value in a text. */
export interface Place {
  tree: YamlTree;
  /** Undefined if a key has no value. */
  node: Node | null | undefined;
  /** The map or list that contains it; undefined at the root. */
  parent: Collection | undefined;
  /** Its index among the entries of the parent. */
  index: number;
  /** Remaining steps: the part of the path that does not exist. */
  rest: Path;
}

/** The token of a value. */
export function tokenOf({ node, parent, index }: Place): CST.Token | undefined {
  if (parent) return parent.entries[index]?.value ?? undefined;
  return (node as { srcToken?: CST.Token } | null | undefined)?.srcToken;
}

/** The entry that contains a value; undefined at the root. */
export function entryOf({ parent, index }: Place): Entry | undefined {
  return parent?.entries[index];
}

/**
 * The value as a map or list, if it is a block or flow collection.
 *
 * @throws Refusal if it is a map without brackets in a flow list, as in `[a: b]`.
 */
export function collectionAt(place: Place): Collection | undefined {
  const { node } = place;
  if (!isNodeCollection(node)) return undefined;
  const token = (node as { srcToken?: CST.Token }).srcToken;
  const entries = isCollection(token) ? entriesOf(token) : [];
  if (!isCollection(token) || entries.length !== node.items.length)
    throw new Refusal('This part is written in a way that cannot be edited.', node.range?.[0]);
  return { node, token, entries, holder: place };
}

/** The index of the pair or entry that a step names; -1 if there is none. */
function numberOf(node: unknown, step: Path[number]): number {
  if (isSeq(node)) {
    const index = indexOf(step);
    return index === undefined || index >= node.items.length ? -1 : index;
  }
  if (!isMap(node)) return -1;
  const named = node.items.flatMap(({ key }, index) =>
    isScalar(key) && String(key.value ?? '') === String(step) ? [index] : [],
  );
  if (named.length > 1)
    throw new Refusal(
      `"${String(step)}" stands here twice, so it is not known which one is meant.`,
      (node.items[named[1] ?? 0]?.key as Node | undefined)?.range?.[0],
    );
  return named[0] ?? -1;
}

/** Walks to a value, or to the deepest existing part of its path. */
export function placeOf(tree: YamlTree, path: Path): Place {
  let place: Place = {
    tree,
    node: tree.document.contents,
    parent: undefined,
    index: 0,
    rest: path,
  };
  for (const [depth, step] of path.entries()) {
    const { node } = place;
    if (isAlias(node)) {
      const name = pathName(path.slice(0, depth));
      const message = `${name} repeats another part of the file (*${node.source}), so nothing in it can be changed by itself.`;
      throw new Refusal(message, node.range?.[0]);
    }
    const index = numberOf(node, step);
    if (index === -1) return place;
    const parent = collectionAt(place);
    if (!parent) return place;
    const item = (node as { items: unknown[] }).items[index];
    const value = isMap(node) ? (item as { value: Node | null }).value : (item as Node);
    place = { tree, node: value, parent, index, rest: path.slice(depth + 1) };
  }
  return place;
}
