import type { Diagnostic } from '../content/diagnostic.ts';
import type { JsonShape } from '../content/shape/json-shape.ts';
import { report } from '../content/source-file.ts';
import { pathName } from '../content/value-path.ts';
import { NewLandingFault } from '../new-landing/new-landing-fault.ts';
import { unknownStep } from '../new-landing/unknown-step.ts';
import {
  type ColumnWish,
  KNOWN_COLUMNS,
  type MappedColumn,
  type Mapping,
  NAME_PATH,
  ownTarget,
  TITLE_PATH,
  wholePath,
} from './mapping.ts';
import { columnsIn, type TextForm } from './placeholders.ts';
import { columnIndex, columnKey, type Table } from './table.ts';

/** @throws NewLandingFault if the table lacks an explicitly mapped column. */
export function assertColumns(table: Table, wishes: readonly ColumnWish[]): void {
  const missing = wishes.find(({ column }) => columnIndex(table, column) === -1);
  if (!missing) return;
  const names = table.columns.map(({ text }) => text).filter((text) => text !== '');
  throw new NewLandingFault(
    'usage',
    `The table has no column "${missing.column}". There are ${names.join(', ')}.`,
  );
}

/** @throws NewLandingFault if landings have no such path. */
function targetOf({ to }: ColumnWish, shape: JsonShape): string {
  if (to === '' || to === KNOWN_COLUMNS.slug) return to;
  if (to === 'name') return KNOWN_COLUMNS.name;
  const path = wholePath(to);
  if (!path)
    throw new NewLandingFault(
      'usage',
      `"${to}" is no path such as hero.headline or plan[0].title.`,
    );
  const unknown = unknownStep(shape, path);
  if (unknown) throw new NewLandingFault('usage', `${to}: ${unknown.message} ${unknown.hint}`);
  return pathName(path);
}

/** The target of each column: explicit, or by its own name. */
function* targets(
  table: Table,
  wishes: readonly ColumnWish[],
  shape: JsonShape,
): Generator<{ index: number; to: string }> {
  const wished = wishes.map((wish) => ({
    index: columnIndex(table, wish.column),
    to: targetOf(wish, shape),
  }));
  yield* wished;
  for (const [index, { text }] of table.columns.entries()) {
    const own = ownTarget(text, shape);
    if (own !== undefined && !wished.some((wish) => wish.index === index)) yield { index, to: own };
  }
}

/**
 * Determines what happens to the columns of a table: those that are mapped explicitly, those whose name is a path,
 * and those that template texts reference.
 *
 * @param wishes for columns that the table does not have are ignored.
 * @param forms template texts with placeholders.
 * @param shape of landings.
 * @throws NewLandingFault if a mapping names a path that landings do not have.
 */
export function mapColumns(
  table: Table,
  wishes: readonly ColumnWish[],
  forms: readonly TextForm[],
  shape: JsonShape,
): { mapping: Mapping; diagnostics: Diagnostic[] } {
  const diagnostics: Diagnostic[] = [];
  const tell = (
    index: number,
    finding: Pick<Diagnostic, 'rule' | 'message' | 'hint'>,
    isGrave = true,
  ) =>
    diagnostics.push(
      report(table.source, {
        range: (table.columns[index] ?? table.columns[0])?.range as Diagnostic,
        severity: isGrave ? 'error' : 'warning',
        ...finding,
      }),
    );
  const columns: MappedColumn[] = [];
  let slug: number | undefined;
  const used = new Set<number>();
  const unused = new Set<number>();
  for (const { index, to } of targets(table, wishes, shape)) {
    used.add(index);
    if (to === '') unused.add(index);
    if (to === '' || index === -1) continue;
    const isTaken = to === 'slug' ? slug !== undefined : columns.some(({ name }) => name === to);
    if (isTaken) {
      const message = `Another column goes to ${to}, too.`;
      tell(index, { rule: 'import/path-twice', message, hint: 'Map one of them elsewhere.' });
    } else if (to === 'slug') slug = index;
    else columns.push({ index, path: wholePath(to) ?? [], name: to });
  }
  const open = forms.filter(({ name }) => !columns.some((column) => column.name === name));
  const indexOf = new Map<string, number>();
  for (const { name, text } of open)
    for (const column of columnsIn(text)) {
      const index = columnIndex(table, column);
      if (index === -1 && !indexOf.has(column)) {
        const message = `${name} of the template asks for a column "${column}", which the table has not.`;
        const hint = 'Add the column, or take the placeholder out of the template.';
        tell(0, { rule: 'import/no-column', message, hint });
      }
      indexOf.set(column, index);
    }
  for (const [index, { text }] of table.columns.entries()) {
    if (text === '' || used.has(index) || indexOf.has(columnKey(text))) continue;
    const message = `The column "${text}" goes nowhere.`;
    const hint = `Say where with --map "${text}=hero.headline", or write [[${text}]] in a text of the template; --map "${text}=" leaves it out.`;
    tell(index, { rule: 'import/unused-column', message, hint }, false);
  }
  const names = [...columns, ...open].map(({ name }) => name);
  if (slug === undefined && !names.includes(NAME_PATH)) {
    const message = 'The table has neither a column "slug" nor a column "name".';
    const hint = 'Addresses are taken from "slug", or made of "name".';
    tell(0, { rule: 'import/no-address', message, hint });
  }
  const titles = names.includes(NAME_PATH) && !names.includes(TITLE_PATH);
  const mapping = { columns, unused, forms: open, indexOf, titles };
  return { mapping: slug === undefined ? mapping : { slug, ...mapping }, diagnostics };
}
