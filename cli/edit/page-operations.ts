import type { PlacedSection } from '../content/pages/page-text.ts';
import type { Path } from '../content/value-path.ts';
import type { ListPlace, Operation } from './operation.ts';

/** Number of these sections that are in the front matter. */
function countKeys(sections: readonly PlacedSection[]): number {
  return sections.filter(({ at }) => at !== undefined).length;
}

/** Converts a path in a page to a path in its front matter; undefined if it leads into the text. */
function keysPath(sections: readonly PlacedSection[], path: Path): Path | undefined {
  const [list, index, name, ...rest] = path;
  if (list !== 'sections' || index === undefined) return path;
  const section = sections[Number(index)];
  if (section?.at === undefined) return undefined;
  const isText = section.holds === 'text' && name === 'prose';
  if (isText && rest[0] === 'body') return undefined;
  const way = name === undefined ? [] : [isText ? 'body' : name, ...rest];
  return ['sections', section.at, ...way];
}

/** A move into another list; undefined if a whole section is moved, because other sections are in the text. */
function moveAcrossKeys(
  sections: readonly PlacedSection[],
  path: Path,
  { path: wanted, at }: ListPlace,
): Operation | undefined {
  const list = keysPath(sections, wanted);
  const isSection = (way: Path, length: number) => way[0] === 'sections' && way.length === length;
  if (!list || isSection(path, 2) || isSection(list, 1)) return undefined;
  return { op: 'move', path, to: { path: list, at } };
}

/** Converts an operation on a page to one on its front matter; undefined if it concerns the text. */
export function keysOperation(
  sections: readonly PlacedSection[],
  operation: Operation,
): Operation | undefined {
  const path = keysPath(sections, operation.path);
  if (!path) return undefined;
  const isSection = operation.path[0] === 'sections';
  if (isSection && operation.op === 'insert' && path.length === 1 && operation.at !== 'end')
    return { ...operation, at: countKeys(sections.slice(0, operation.at)) };
  if (operation.op === 'move') {
    const { to } = operation;
    if (typeof to !== 'number') return moveAcrossKeys(sections, path, to);
    if (!isSection || path.length !== 2) return { ...operation, path };
    const moved = sections.toSpliced(Number(operation.path[1]), 1);
    return { ...operation, path, to: countKeys(moved.slice(0, to)) };
  }
  // The list as a whole includes sections of the text.
  if (isSection && path.length === 1 && operation.op === 'set')
    return sections.length === countKeys(sections) ? operation : undefined;
  return { ...operation, path };
}
