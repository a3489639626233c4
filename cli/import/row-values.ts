import type { Diagnostic, Range } from '../content/diagnostic.ts';
import type { Facts } from '../content/facts/facts.ts';
import { type JsonShape, shapesAt } from '../content/shape/json-shape.ts';
import { report } from '../content/source-file.ts';
import type { Path } from '../content/value-path.ts';
import { typedValue } from '../edit/typed-value.ts';
import { titleFor } from '../new-landing/title-forms.ts';
import { type Mapping, NAME_PATH, TITLE_PATH, wholePath } from './mapping.ts';
import { columnsIn, filledText } from './placeholders.ts';
import type { Table, TableRow } from './table.ts';

/** A value of a row for a key of its page. */
export interface RowValue {
  path: Path;
  /** The path as users write it. */
  name: string;
  /** Undefined if the cell is empty: the page keeps the value of its template. */
  value: unknown;
  /** Position of the value in the table. */
  range: Range;
}

/** Dependencies of reading rows. */
export interface RowContext {
  table: Table;
  mapping: Mapping;
  /** Of landings. */
  shape: JsonShape;
  titleForms: readonly string[];
  /** Formatted for the language of the page. */
  facts: Facts;
}

/** A cell converted for a key: texts unchanged, anything else parsed as on the command line. */
function cellValue(text: string, path: Path, shape: JsonShape): unknown {
  const shapes = shapesAt(shape, path);
  const isText = shapes.length > 0 && shapes.every(({ type }) => type === 'string');
  return isText ? text : typedValue(text, shapes);
}

function titleValues(values: readonly RowValue[], context: RowContext): RowValue[] {
  const name = values.find((value) => value.name === NAME_PATH);
  if (!context.mapping.titles || !name) return [];
  const value = typeof name.value === 'string' ? titleFor(name.value, context) : undefined;
  return [{ ...name, path: wholePath(TITLE_PATH) ?? [], name: TITLE_PATH, value }];
}

/** The values of a row for its page, and findings about missing ones. */
export function rowValues(
  { row, cells }: TableRow,
  context: RowContext,
): { values: RowValue[]; diagnostics: Diagnostic[] } {
  const { table, mapping, shape } = context;
  const cell = (index: number) => cells[index] as TableRow['cells'][number];
  const diagnostics: Diagnostic[] = [];
  const mapped = mapping.columns.map(({ index, path, name }) => {
    const { text, range } = cell(index);
    return { path, name, range, value: text === '' ? undefined : cellValue(text, path, shape) };
  });
  const filled = mapping.forms.map(({ path, name, text }) => {
    const named = columnsIn(text).map((column) => mapping.indexOf.get(column) ?? -1);
    const [first = 0] = named;
    const empty = named.find((index) => cell(index).text === '');
    if (empty !== undefined) {
      const message = `Row ${row} has no "${table.columns[empty]?.text}", which ${name} of the template asks for.`;
      const hint = 'Fill the cell in.';
      const { range } = cell(empty);
      diagnostics.push(report(table.source, { range, rule: 'import/empty-cell', message, hint }));
    }
    const words = filledText(text, (column) => cell(mapping.indexOf.get(column) ?? -1).text);
    return { path, name, range: cell(first).range, value: cellValue(words, path, shape) };
  });
  const values = [...mapped, ...filled];
  return { values: [...values, ...titleValues(values, context)], diagnostics };
}
