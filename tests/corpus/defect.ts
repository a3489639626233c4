/** A mistake as a hurried writer makes it: a text of one file of an honest site, and what stands there instead. */
export interface Defect {
  /** The business whose site it is made in. */
  business: string;
  file: string;
  /** A text that stands in the file once. */
  was: string;
  becomes: string;
  /** First part of the names of rules that may find it, such as `facts`; several are separated by a bar. */
  family: string;
  /** A text of the file that is told, which begins on the line where the finding belongs; else where `becomes` begins. */
  at?: string | undefined;
  /** The file where the finding belongs, if it is another one than that of the mistake. */
  told?: string | undefined;
}

/** File, what stood there, what stands there now, and where the finding belongs if not at its beginning. */
export type Row = readonly [file: string, was: string, becomes: string, at?: string, told?: string];

/** The defects of one family in the site of one business. */
export function defects(family: string, business: string, rows: readonly Row[]): Defect[] {
  return rows.map(([file, was, becomes, at, told]) => ({
    ...{ business, file, was, becomes, family, at, told },
  }));
}

/** What a defect is known by. */
export function nameOf({ business, file, becomes }: Defect): string {
  return `${business} ${file} ${JSON.stringify(becomes)}`;
}

/**
 * The text of the file with a defect, and the line, from 1, where the finding belongs.
 *
 * @throws Error if what it replaces stands in the file not exactly once, or nothing stands where the finding belongs.
 */
export function seed(
  files: ReadonlyMap<string, string>,
  defect: Defect,
): { text: string; line: number } {
  const parts = files.get(defect.file)?.split(defect.was) ?? [];
  if (parts.length !== 2) throw new Error(`${parts.length - 1} places for ${nameOf(defect)}`);
  const [before = '', after = ''] = parts;
  const seeded = before + defect.becomes + after;
  const told = defect.told === undefined ? seeded : (files.get(defect.told) ?? '');
  const start = defect.at === undefined ? before.length : told.indexOf(defect.at);
  if (start < 0) throw new Error(`No ${defect.at} in ${nameOf(defect)}`);
  return { text: seeded, line: told.slice(0, start).split('\n').length };
}
