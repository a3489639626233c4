import { alternatives, type JsonShape, shapesAt } from '../content/json-shape.ts';
import { readPath } from '../content/path-text.ts';
import type { Path } from '../content/value-path.ts';
import type { TextForm } from './placeholders.ts';

/** Where a column goes, as it is wished for. */
export interface ColumnWish {
  column: string;
  /** `slug`, `name`, a path of landings such as `hero.headline`, or nothing: the column is not used. */
  to: string;
}

/** A column and the key that its values are written to. */
export interface MappedColumn {
  /** Its place in the table. */
  index: number;
  path: Path;
  /** The path as people write it. */
  name: string;
}

/** What becomes of the cells of a row. */
export interface Mapping {
  /** The column of addresses. */
  slug?: number;
  columns: readonly MappedColumn[];
  /** Places of columns that are left out on purpose. */
  unused: ReadonlySet<number>;
  /** Texts of the template that the row fills in. */
  forms: readonly TextForm[];
  /** Places of the columns that those texts name. */
  indexOf: ReadonlyMap<string, number>;
  /** True if the name of the page also makes its title for search results. */
  titles: boolean;
}

/** What columns go to that are called so. */
export const KNOWN_COLUMNS = { slug: 'slug', name: 'page.name' } as const;

export const NAME_PATH = KNOWN_COLUMNS.name;
export const TITLE_PATH = 'seo.title';

/** The path that a text is, whole; undefined if it is none. */
export function wholePath(text: string): Path | undefined {
  const read = readPath(text);
  return read && !read.atEnd && read.length === text.length ? read.path : undefined;
}

/** True if a value that a cell can hold may stand at a path: anything but a map. */
function takesCell(shape: JsonShape, path: Path): boolean {
  return shapesAt(shape, path)
    .flatMap(alternatives)
    .some(({ type }) => type !== 'object');
}

/** Where a column goes by its name alone; undefined if its name is no key of landings. */
export function ownTarget(column: string, shape: JsonShape): string | undefined {
  const key = column.toLowerCase();
  if (key === 'slug' || key === 'name') return KNOWN_COLUMNS[key];
  const path = wholePath(column);
  return path && takesCell(shape, path) ? column : undefined;
}
