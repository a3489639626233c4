import { ORIGINAL } from '../../schemas/original-variant.ts';
import { compareDiagnostics, type Diagnostic } from '../content/diagnostic.ts';
import { fileDiagnostic, report } from '../content/source-file.ts';
import { suggest } from '../content/suggest.ts';
import { readTable } from '../import/read-table.ts';
import type { Table } from '../import/table.ts';
import { type CountRow, readRows } from './count-rows.ts';
import type { Count, DayCounts } from './evaluate.ts';

/** Counts of a test, read from a table. */
export interface ReadCounts {
  /** In order of the days; missing if anything is wrong. */
  days?: DayCounts[];
  /** Names of the counted versions, the original's first. */
  names: readonly string[];
  diagnostics: Diagnostic[];
}

/** A test that a landing defines. */
export interface KnownTest {
  name: string;
  /** Names of its versions, the original's included. */
  versions: readonly string[];
}

/** The test that a name mentions, as in events: `promise:urgent`. */
function testIn(name: string | undefined): string | undefined {
  return /^([a-z\d-]+):./.exec(name ?? '')?.[1];
}

/** Rows with names without their test: the known one, otherwise one that all rows share. */
function withoutTest(rows: readonly CountRow[], known: KnownTest | undefined): CountRow[] {
  const tests = new Set(
    rows.flatMap(({ variant }) => (variant === undefined ? [] : [testIn(variant)])),
  );
  const test = known?.name ?? (tests.size === 1 ? [...tests][0] : undefined);
  return rows.map((row) =>
    row.variant === undefined || test === undefined || testIn(row.variant) !== test
      ? row
      : { ...row, variant: row.variant.slice(test.length + 1) },
  );
}

/** Rows in order of their days; one whose day cannot be read follows the row above it in the table. */
function inOrder(rows: readonly CountRow[]): CountRow[] {
  let last = '';
  const dated = rows.map((row) => {
    last = row.day ?? last;
    return { row, day: last };
  });
  return dated
    .toSorted((a, b) => (a.day < b.day ? -1 : Number(a.day > b.day)))
    .map(({ row }) => row);
}

/** Of findings about rows with too many cells the first, which counts the others: a separator in numbers is in all of them. */
function onceTooWide(found: readonly Diagnostic[]): Diagnostic[] {
  const [first, ...others] = found.filter(({ rule }) => rule === 'import/too-many-cells');
  if (!first) return [...found];
  const more = others.length === 0 ? '' : ` The same goes for ${others.length} more.`;
  return [
    ...found.filter(({ rule }) => rule !== first.rule),
    {
      ...first,
      message: `${first.message}${more}`,
      hint: 'Write numbers without separators: 1000, not 1,000.',
    },
  ];
}

/** Reports versions that are counted twice on a day. */
function* doubles(rows: readonly CountRow[], { source }: Table): Generator<Diagnostic> {
  const seen = new Set<string>();
  for (const { day, variant, cells } of rows) {
    if (day === undefined || variant === undefined) continue;
    const key = `${day} ${variant}`;
    if (seen.has(key)) {
      const message = `"${variant}" is counted twice on ${day}.`;
      const hint = 'Add the two rows up, or remove one.';
      yield report(source, { range: cells.variant.range, rule: 'counts/variant', message, hint });
    }
    seen.add(key);
  }
}

/** Reports more conversions than visitors so far. */
function* excesses(rows: readonly CountRow[], { source }: Table): Generator<Diagnostic> {
  const totals = new Map<string, Count>();
  for (const { variant, count, cells } of rows) {
    if (variant === undefined || !count) continue;
    const total = totals.get(variant) ?? { visitors: 0, conversions: 0 };
    const before = total.conversions - total.visitors;
    total.visitors += count.visitors;
    total.conversions += count.conversions;
    totals.set(variant, total);
    if (before > 0 || total.conversions <= total.visitors) continue;
    const message = `Up to this day "${variant}" has ${total.conversions} conversions of ${total.visitors} visitors.`;
    const hint = 'Count each visitor once, and of each at most one conversion.';
    yield report(source, { range: cells.conversions.range, rule: 'counts/value', message, hint });
  }
}

/** Reports variants that the test does not have, and other tests, each where it first appears. */
function* strangers(
  rows: readonly CountRow[],
  { name, versions }: KnownTest,
  { source }: Table,
): Generator<Diagnostic> {
  const told = new Set<string>();
  for (const { variant, cells } of rows) {
    if (variant === undefined || versions.includes(variant)) continue;
    const test = testIn(variant);
    const key = test === undefined ? variant : `${test}:`;
    if (told.has(key)) continue;
    told.add(key);
    const meant = suggest(variant, versions);
    const ofVersion = {
      message: `The test has no variant "${variant}".`,
      hint: meant === undefined ? `It has ${versions.join(', ')}.` : `Did you mean "${meant}"?`,
    };
    const ofTest = {
      message: `"${variant}" belongs to the test "${test}", and that of the landing is "${name}".`,
      hint: `Count the visitors of "${name}", or name a landing of "${test}" with --landing.`,
    };
    const range = cells.variant.range;
    const finding = { range, rule: 'counts/variant', ...(test === undefined ? ofVersion : ofTest) };
    yield report(source, finding);
  }
}

/** Reports versions without a row, since nothing can be compared with them. */
function uncounted(names: readonly string[], counted: readonly string[], file: string) {
  const usual = 'Give each variant and the original a row for each day.';
  const unknown = counted.filter((name) => name.toLowerCase() === ORIGINAL && name !== ORIGINAL);
  const told = names
    .filter((name) => !counted.includes(name))
    .map((name) => ({
      message: `"${name}" has no row.`,
      hint:
        name === ORIGINAL && unknown.length > 0
          ? `Write "${ORIGINAL}" for "${unknown[0]}".`
          : usual,
    }));
  if (names.length < 2)
    told.push({ message: 'There are no rows besides those of the original.', hint: usual });
  return told.map(({ message, hint }) => fileDiagnostic(file, 'counts/variant', message, hint));
}

function byDay(rows: readonly CountRow[]): DayCounts[] {
  const days = new Map<string, Record<string, Count>>();
  for (const { day, variant, count } of rows) {
    if (day === undefined || variant === undefined || !count) continue;
    const counts = days.get(day) ?? {};
    counts[variant] = count;
    days.set(day, counts);
  }
  return [...days].map(([day, counts]) => ({ day, counts }));
}

/**
 * Reads a table with the columns day, variant, visitors and conversions, and reports every problem in it.
 *
 * @param bytes of the file.
 * @param file name to use in findings.
 * @param known the test that the counts should be of, if known.
 */
export function readCounts(bytes: Uint8Array, file: string, known?: KnownTest): ReadCounts {
  const { table, diagnostics: inTable } = readTable(bytes, file);
  const diagnostics = onceTooWide(inTable);
  // Of two columns with one name, nobody knows which is meant.
  if (!table || diagnostics.some(({ rule }) => rule === 'import/column-twice'))
    return { names: [], diagnostics };
  const shifted = new Set(inTable.map(({ line }) => line));
  const read = readRows(table, (line) => shifted.has(line));
  const rows = inOrder(withoutTest(read.rows, known));
  const counted = [...new Set(rows.flatMap(({ variant }) => variant ?? []))].sort();
  const names = known?.versions ?? [ORIGINAL, ...counted.filter((name) => name !== ORIGINAL)];
  const unknown = known ? [...strangers(rows, known, table)] : [];
  diagnostics.push(...read.diagnostics, ...doubles(rows, table), ...excesses(rows, table));
  diagnostics.push(...unknown);
  // A name that is missing or wrong may be that of the version without a row.
  if (unknown.length === 0 && rows.every(({ variant }) => variant !== undefined))
    diagnostics.push(...uncounted(names, counted, file));
  diagnostics.sort(compareDiagnostics);
  return { ...(diagnostics.length === 0 ? { days: byDay(rows) } : {}), names, diagnostics };
}
