import { isAlias, isMap, isScalar, isSeq } from 'yaml';
import type { Path } from '../content/value-path.ts';
import { addEntry, placeOfKey } from './add-entry.ts';
import { endOfToken } from './entries.ts';
import { nested } from './expected-value.ts';
import { moveEntry } from './move-entry.ts';
import { type Operation, Refusal } from './operation.ts';
import { collectionAt, entryOf, type Place, placeOf } from './places.ts';
import { removeEntry } from './remove-entry.ts';
import { replaceValue } from './replace-value.ts';
import type { Splice, Writing } from './splice.ts';
import { writeKey } from './written-text.ts';
import type { YamlTree } from './yaml-tree.ts';

/** The key order of a map, by its path; undefined if it has none. */
export type KeyOrder = (path: Path) => readonly string[] | undefined;

function* setMissing(
  place: Place,
  { path, value }: { path: Path; value: unknown },
  writing: Writing,
  keyOrder: KeyOrder | undefined,
): Generator<Splice> {
  const { rest, node } = place;
  const [step = '', ...below] = rest;
  const collection = collectionAt(place);
  if (!collection || collection.entries.length === 0) {
    yield* replaceValue(place, nested(rest, value), writing);
    return;
  }
  const entry = nested(below, value);
  if (!isMap(node)) {
    yield* addEntry(collection, collection.entries.length, { value: entry }, writing);
    return;
  }
  const keys = node.items.map(({ key }) => String(isScalar(key) ? key.value : ''));
  const order = keyOrder?.(path.slice(0, path.length - rest.length));
  const index = placeOfKey(keys, String(step), order);
  yield* addEntry(collection, index, { key: String(step), value: entry }, writing);
}

function* insert(
  tree: YamlTree,
  { path, at, value }: Operation & { op: 'insert' },
  writing: Writing,
): Generator<Splice> {
  const place = placeOf(tree, path);
  const collection = place.rest.length === 0 ? collectionAt(place) : undefined;
  if (!collection || collection.entries.length === 0) {
    if (place.rest.length === 0) yield* replaceValue(place, [value], writing);
    else yield* setMissing(place, { path, value: [value] }, writing, undefined);
    return;
  }
  const index = at === 'end' ? collection.entries.length : at;
  yield* addEntry(collection, index, { value }, writing);
}

/** The map or list that contains the value at a path. */
function parentOf(tree: YamlTree, path: Path) {
  const place = placeOf(tree, path);
  const { parent, index } = place;
  if (!parent || place.rest.length > 0)
    throw new Refusal('This part is written in a way that cannot be edited.');
  return { parent, index, place };
}

/** Renames a key, in its own quotes if it has any. */
function* rename(place: Place, key: string, { text, style }: Writing): Generator<Splice> {
  const token = entryOf(place)?.key;
  if (!token) return;
  const quote = text[token.offset] === "'" ? "'" : '"';
  const old = text.slice(token.offset, endOfToken(token));
  const isQuoted = /^["']/.test(old);
  const stretch = { start: token.offset, end: endOfToken(token) };
  if (isQuoted && !/["'\\]/.test(key)) yield { ...stretch, text: quote + key + quote };
  yield { ...stretch, text: writeKey(key, style) };
}

/** Ways to apply an operation to a text, the best first; each still has to be verified. */
export function* splicesFor(
  tree: YamlTree,
  operation: Operation,
  writing: Writing,
  keyOrder: KeyOrder | undefined,
): Generator<Splice> {
  const { path } = operation;
  switch (operation.op) {
    case 'set': {
      const place = placeOf(tree, path);
      if (place.rest.length === 0) yield* replaceValue(place, operation.value, writing);
      else yield* setMissing(place, operation, writing, keyOrder);
      return;
    }
    case 'insert':
      yield* insert(tree, operation, writing);
      return;
    case 'unset':
    case 'remove': {
      const { parent, index } = parentOf(tree, path);
      yield* removeEntry(parent, index, writing);
      return;
    }
    case 'move': {
      const { parent, index } = parentOf(tree, path);
      if (typeof operation.to === 'number')
        yield* moveEntry(parent, index, operation.to, tree.text);
      return;
    }
    case 'rename':
      yield* rename(parentOf(tree, path).place, operation.key, writing);
  }
}

/** Why no way of applying an operation worked: a part that is repeated elsewhere cannot change by itself. */
export function reasonAgainst({ document }: YamlTree, { path }: Operation): string {
  let node: unknown = document.contents;
  for (const step of [...path, undefined]) {
    const anchor = (node as { anchor?: string } | null | undefined)?.anchor;
    if (anchor !== undefined || isAlias(node))
      return `This part of the file is repeated elsewhere in it (${anchor === undefined ? 'as an alias' : `*${anchor}`}), so it cannot be changed by itself.`;
    if (step === undefined) break;
    if (isMap(node)) node = node.get(String(step), true);
    else if (isSeq(node)) node = node.get(Number(step), true);
    else break;
  }
  return 'This cannot be written here without changing something else.';
}
