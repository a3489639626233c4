import { valueAt } from '../../../../content/value-path.ts';

/** Headings of a column, or of the last row, with what the others come to. */
const TOTAL =
  /(?<!\p{L})(?:(?:grand |sub)?totals?|sum|all[- ]in|altogether|together|in all|bill|you pay|to pay|(?:zwischen)?summe|gesamt\p{L}*|zusammen|insgesamt|endpreis|rechnung(?:sbetrag)?|sie zahlen|zu zahlen|suma|en total|todo junto|a pagar|(?:usted )?paga|cuenta)(?!\p{L})/iu;

/** True for the heading of a column with what others come to. */
export function isTotal(heading: string): boolean {
  return TOTAL.test(heading);
}

function textAt(list: unknown, index: number): string {
  const text: unknown = Array.isArray(list) ? list[index] : undefined;
  return typeof text === 'string' ? text : '';
}

/**
 * The cells of a comparison that a cell may be the total of: those before it and all others of its row, if its column says so, or those above
 * it, if its row does. Each in one text; none for any other text.
 */
export function addendsOf(raw: object, path: readonly PropertyKey[]): string[] {
  const [column, row] = [path.at(-1), path.at(-3)];
  if (path.at(-2) !== 'values' || typeof column !== 'number' || typeof row !== 'number') return [];
  const rows: unknown = valueAt(raw, path.slice(0, -3));
  if (!Array.isArray(rows)) return [];
  const { columns } = Object(valueAt(raw, path.slice(0, -4))) as { columns?: unknown };
  const { title, values } = Object(rows[row]) as { title?: unknown; values?: unknown };
  const cells = Array.isArray(values) ? values.map((_, index) => textAt(values, index)) : [];
  const addends: string[][] = [];
  if (isTotal(textAt(columns, column)))
    addends.push(cells.slice(0, column), cells.toSpliced(column, 1));
  if (typeof title === 'string' && isTotal(title))
    addends.push(rows.slice(0, row).map((above: unknown) => textAt(Object(above).values, column)));
  return addends.map((texts) => texts.join('\n'));
}
