import { FACT_REFERENCE } from '../../../../content/facts/facts.ts';
import type { CopyFile, LocatedText } from '../../../../content/rule.ts';
import { matchesIn } from '../../../../content/text-rules/matches-in.ts';
import { valueAt } from '../../../../content/value-path.ts';
import { titlesOf } from '../../page-titles.ts';

/** What stands around a cell. */
interface Cell {
  heading: string;
  /** The title and the other cells of its row. */
  row: string;
  title?: string;
  /** The other rows, with their cells in its column. */
  rows?: readonly { title: string; cell: string }[];
}

/** Texts around one from which its sums may follow. */
export interface Neighbors {
  /** Those of the same entry; of a cell, the others of its column and row with their headings. */
  entry: string;
  /** Those of the same block. */
  block: string;
  /** Of a cell of a comparison, the heading of its column, the title of its row with the other cells, and the other rows. */
  cell?: Cell;
  /** The facts that the file refers to. */
  page: readonly string[];
  /** What the file says, each short entry and each sentence by itself. */
  entries: () => readonly string[];
  /** Those of the page. */
  titles: () => string;
}

/** A text without any. */
export const ALONE: Neighbors = {
  entry: '',
  block: '',
  page: [],
  entries: () => [],
  titles: () => '',
};

/** All texts in a value, but for the one at a path. */
function textsIn(value: unknown, skipped: readonly PropertyKey[] | undefined): string[] {
  if (typeof value === 'string') return skipped?.length === 0 ? [] : [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    textsIn(part, skipped && String(skipped[0]) === key ? skipped.slice(1) : undefined),
  );
}

function joined(raw: object, path: readonly PropertyKey[], length: number): string {
  return textsIn(valueAt(raw, path.slice(0, length)), path.slice(length)).join('\n');
}

/** Of a cell of a comparison: the title and the other cells of its row, and those of its column. */
function aroundCell(raw: object, path: readonly PropertyKey[]): string {
  const column = Number(path.at(-1));
  const rows: unknown = valueAt(raw, path.slice(0, -3));
  const { columns } = Object(valueAt(raw, path.slice(0, -4))) as { columns?: unknown };
  const ofColumn = [columns, ...(Array.isArray(rows) ? rows.map((row) => Object(row).values) : [])]
    .filter((cells) => Array.isArray(cells))
    .map((cells) => cells[column] as unknown)
    .filter((cell) => typeof cell === 'string' && cell !== valueAt(raw, path));
  return [...ofColumn, joined(raw, path, path.length - 2)].join('\n');
}

function cellAt(raw: object, path: readonly PropertyKey[]): Neighbors['cell'] {
  if (path.at(-2) !== 'values') return undefined;
  const { columns } = Object(valueAt(raw, path.slice(0, -4))) as { columns?: unknown };
  const heading: unknown = Array.isArray(columns) ? columns[Number(path.at(-1))] : '';
  const all: unknown = valueAt(raw, path.slice(0, -3));
  const rows = (Array.isArray(all) ? all : []).map((row) => {
    const { title, values } = Object(row) as { title?: unknown; values?: unknown };
    const cell: unknown = Array.isArray(values) ? values[Number(path.at(-1))] : '';
    return { title: String(title ?? ''), cell: String(cell ?? '') };
  });
  const own = Number(path.at(-3));
  return {
    heading: typeof heading === 'string' ? heading : '',
    row: joined(raw, path, path.length - 2),
    title: rows[own]?.title ?? '',
    rows: rows.filter((_, index) => index !== own),
  };
}

/** Longer entries say several things. */
const SHORT = 160;

/** The texts of each short entry together. */
function entriesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const parts: unknown[] = Object.values(value);
  const own = parts.filter((part) => typeof part === 'string').join('\n');
  const isEntry = !Array.isArray(value) && own !== '' && own.length <= SHORT;
  return [...(isEntry ? [own] : []), ...parts.flatMap(entriesIn)];
}

/** The length of the path of a block: a key of a landing, or a section of a page. */
function blockLength(path: readonly PropertyKey[]): number {
  return path[0] === 'sections' ? 3 : 1;
}

/** The length of the path of an entry; a text in a list of its own, such as what a price includes, is of the entry with that list. */
function entryLengthOf(path: readonly PropertyKey[]): number {
  const key = typeof path.at(-1) === 'number' ? path.length - 1 : path.length;
  const above = path.slice(0, key).findLastIndex((part) => typeof part === 'number');
  const isEntry = above > (path[0] === 'sections' ? 1 : 0) && typeof path[above - 1] === 'string';
  return isEntry ? above + 1 : path.length - 1;
}

/** The texts around one of a file. */
export function neighborsOf({ path }: LocatedText, { raw, texts }: CopyFile): Neighbors {
  const entryLength = entryLengthOf(path);
  const isOnly = path.length === 1;
  const names = texts.flatMap(({ text }) =>
    [...matchesIn(text, FACT_REFERENCE)].map(([, name = '']) => name),
  );
  const cell = cellAt(raw, path);
  return {
    ...(cell ? { cell } : {}),
    entry:
      path.at(-2) === 'values'
        ? aroundCell(raw, path)
        : isOnly
          ? ''
          : joined(raw, path, entryLength),
    block: isOnly ? '' : joined(raw, path, Math.min(blockLength(path), path.length - 1)),
    page: [...new Set(names)],
    titles: () => titlesOf(raw).join('\n'),
    entries: () => [
      ...entriesIn(raw),
      ...texts.flatMap(({ text }) => text.split(/[.!?]\s+(?=[^\p{Ll}\s])|\n/u)),
    ],
  };
}
