import { suggestSlug } from '../content/addresses/slug-suggestion.ts';
import type { Diagnostic } from '../content/diagnostic.ts';
import { checkSlug } from '../content/pages/landing-file.ts';
import { report } from '../content/source-file.ts';
import { NAME_PATH } from './mapping.ts';
import type { RowContext, RowValue } from './row-values.ts';
import type { TableRow } from './table.ts';
import { rowRange } from './table-findings.ts';

/**
 * The address of a row's page: its slug, or one derived from the page's name.
 *
 * @param seen slugs of previous rows, with their numbers.
 */
export function rowAddress(
  row: TableRow,
  values: readonly RowValue[],
  { table, mapping }: RowContext,
  seen: ReadonlyMap<string, number>,
): { slug: string } | { diagnostic: Diagnostic } {
  const given = mapping.slug === undefined ? undefined : row.cells[mapping.slug];
  const name = values.find((value) => value.name === NAME_PATH);
  const range = given?.range ?? name?.range ?? rowRange(row);
  const refuse = (rule: string, message: string, hint: string) => ({
    diagnostic: report(table.source, { range, rule, message, hint }),
  });
  const written = given?.text ?? '';
  const slug = written === '' ? suggestSlug(String(name?.value ?? '')) : written;
  if (slug === undefined) {
    const isNamed = name?.value !== undefined;
    const message = isNamed
      ? `No address can be made of the name "${name.value}".`
      : `Row ${row.row} has neither a slug nor a name.`;
    return refuse('import/no-address', message, 'Give it a slug, such as summer-offer.');
  }
  const [fault] = checkSlug(slug, table.source.file);
  if (fault) {
    const better = suggestSlug(slug);
    const hint = better === undefined || better === slug ? 'Choose another one.' : `Try ${better}.`;
    return refuse(fault.rule, fault.message, hint);
  }
  const twin = seen.get(slug);
  if (twin === undefined) return { slug };
  const message = `Row ${twin} has the address /${slug}, too.`;
  return refuse('import/address-twice', message, 'Give one of them another slug.');
}
