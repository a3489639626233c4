import type { Path } from '../content/value-path.ts';
import { diffValues, type ValueChange } from '../edit/diff-values.ts';
import { isDataMap } from '../edit/plain-data.ts';
import type { DataFileKind } from '../site/data-files.ts';
import type { Change } from './change.ts';
import { changeKind } from './change-kind.ts';
import { changeWords, shownValue } from './change-words.ts';
import { placeName } from './place-names.ts';

/** Special sentences for keys that were added or removed. */
function ownWords(path: Path, after: unknown): string | undefined {
  if (path.at(-1) !== 'noindex') return undefined;
  return after === true ? 'are asked not to show it' : 'may show it';
}

/** The path of a change: in the current file, or in the old one for a removal. */
function placeOf(change: ValueChange): Path {
  return change.kind === 'removed' ? change.was : change.path;
}

/** True of a value that is reported as one change: a scalar, a picture, an entry of a list, a section. */
function isOne(path: Path, value: unknown, file: DataFileKind): boolean {
  if (!isDataMap(value) || 'src' in value || typeof path.at(-1) === 'number') return true;
  const hasSections = file === 'landing' || file === 'page';
  return hasSections && path.length === 1 && path[0] !== 'page' && path[0] !== 'seo';
}

/** An added or removed map is reported by its parts, so that every text is visible. */
function* parts(change: ValueChange, file: DataFileKind): Generator<ValueChange> {
  if (change.kind !== 'added' && change.kind !== 'removed') return yield change;
  const path = placeOf(change);
  const value = change.kind === 'added' ? change.after : change.before;
  if (isOne(path, value, file)) return yield change;
  for (const [key, part] of Object.entries(value as object)) {
    const inside = [...path, key];
    yield* parts(
      change.kind === 'added'
        ? { kind: 'added', path: inside, after: part }
        : { kind: 'removed', was: inside, before: part },
      file,
    );
  }
}

function moved(
  { path, was }: ValueChange & { kind: 'moved' },
  file: DataFileKind,
  root: unknown,
): Change {
  const [from, to] = [Number(was.at(-1)), Number(path.at(-1))];
  return {
    kind: changeKind(path, undefined, file) === 'section' ? 'section' : 'text',
    place: placeName(path, root),
    path,
    words: `has moved from place ${from + 1} to place ${to + 1}`,
  };
}

function described(
  change: Exclude<ValueChange, { kind: 'moved' }>,
  file: DataFileKind,
  roots: { before: unknown; after: unknown },
): Change {
  const path = placeOf(change);
  const was = 'before' in change ? change.before : undefined;
  const is = 'after' in change ? change.after : undefined;
  const [before, after] = [shownValue(was), shownValue(is)];
  return {
    kind: changeKind(path, is ?? was, file),
    place: placeName(path, change.kind === 'removed' ? roots.before : roots.after),
    path,
    ...(before === undefined ? {} : { before }),
    ...(after === undefined ? {} : { after }),
    words: ownWords(path, is) ?? changeWords(before, after),
  };
}

/**
 * The changes of a file's content, in words.
 *
 * @param before the old data; undefined if there was none.
 * @param after the new data.
 */
export function describeChanges(before: unknown, after: unknown, file: DataFileKind): Change[] {
  return diffValues(before, after)
    .flatMap((change) => [...parts(change, file)])
    .map((change) =>
      change.kind === 'moved'
        ? moved(change, file, after)
        : described(change, file, { before, after }),
    );
}

/** A change as a complete sentence. */
export function changeSentence({ place, words }: Change): string {
  return /^[A-Z“]/.test(words) ? `${place}: ${words}` : `${place} ${words}`;
}
