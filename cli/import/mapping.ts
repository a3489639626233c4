import { readPath } from '../content/path-text.ts';
import { alternatives, type JsonShape, shapesAt } from '../content/shape/json-shape.ts';
import type { Path } from '../content/value-path.ts';
import type { TextForm } from './placeholders.ts';

/** An explicit column mapping. */
export interface ColumnWish {
  column: string;
  /** `slug`, `name`, a path of landings such as `hero.headline`, or empty to ignore the column. */
  to: string;
}

/** A column and the key that its values are written to. */
export interface MappedColumn {
  /** Its index in the table. */
  index: number;
  path: Path;
  /** The path as users write it. */
  name: string;
}

/** What happens to the cells of a row. */
export interface Mapping {
  /** Index of the column with addresses. */
  slug?: number;
  columns: readonly MappedColumn[];
  /** Indices of columns that are ignored on purpose. */
  unused: ReadonlySet<number>;
  /** Template texts with placeholders. */
  forms: readonly TextForm[];
  /** Indices of the columns that those texts reference. */
  indexOf: ReadonlyMap<string, number>;
  /** True if the name of the page also determines its search result title. */
  titles: boolean;
}

/** Targets of columns with these names. */
export const KNOWN_COLUMNS = { slug: 'slug', name: 'page.name' } as const;

export const NAME_PATH = KNOWN_COLUMNS.name;
export const TITLE_PATH = 'seo.title';

/** The path that a string consists of; undefined if it is anything else. */
export function wholePath(text: string): Path | undefined {
  const read = readPath(text);
  return read && !read.atEnd && read.length === text.length ? read.path : undefined;
}

/** True if a cell value is valid at a path: anything but a map. */
function takesCell(shape: JsonShape, path: Path): boolean {
  return shapesAt(shape, path)
    .flatMap(alternatives)
    .some(({ type }) => type !== 'object');
}

/** The target of a column by its name alone; undefined if its name is not a key of landings. */
export function ownTarget(column: string, shape: JsonShape): string | undefined {
  const key = column.toLowerCase();
  if (key === 'slug' || key === 'name') return KNOWN_COLUMNS[key];
  const path = wholePath(column);
  return path && takesCell(shape, path) ? column : undefined;
}
