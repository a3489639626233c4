/** Unchanged lines shown around a change. */
const CONTEXT = 2;

/** Maximum number of lines per side for a line-by-line comparison; beyond it, all of them count as changed. */
const MOST_COMPARED = 1500;

/** A line of both texts, only the old one, or only the new one. */
interface DiffLine {
  mark: ' ' | '-' | '+';
  line: string;
}

/** Lines of text, each with its line break so that a changed line break shows up. */
function linesOf(text: string): string[] {
  return text.split(/(?<=\n)/).filter((line) => line !== '');
}

/** Lengths of the longest common subsequences of all pairs of suffixes, indexed by where the suffixes start. */
function commonLengths(a: readonly string[], b: readonly string[]): Uint16Array[] {
  const rows = Array.from({ length: a.length + 1 }, () => new Uint16Array(b.length + 1));
  for (let i = a.length - 1; i >= 0; i -= 1) {
    const [row, below] = [rows[i] as Uint16Array, rows[i + 1] as Uint16Array];
    for (let j = b.length - 1; j >= 0; j -= 1)
      row[j] =
        a[i] === b[j]
          ? (below[j + 1] as number) + 1
          : Math.max(below[j] as number, row[j + 1] as number);
  }
  return rows;
}

function compare(a: readonly string[], b: readonly string[]): DiffLine[] {
  const removed = (lines: readonly string[]) =>
    lines.map((line): DiffLine => ({ mark: '-', line }));
  const added = (lines: readonly string[]) => lines.map((line): DiffLine => ({ mark: '+', line }));
  if (Math.max(a.length, b.length) > MOST_COMPARED) return [...removed(a), ...added(b)];
  const lengths = commonLengths(a, b);
  const lines: DiffLine[] = [];
  let [i, j] = [0, 0];
  while (i < a.length && j < b.length) {
    const line = a[i] as string;
    if (line === b[j]) {
      lines.push({ mark: ' ', line });
      i += 1;
      j += 1;
    } else if ((lengths[i + 1]?.[j] ?? 0) >= (lengths[i]?.[j + 1] ?? 0)) {
      lines.push({ mark: '-', line });
      i += 1;
    } else {
      lines.push({ mark: '+', line: b[j] as string });
      j += 1;
    }
  }
  return [...lines, ...removed(a.slice(i)), ...added(b.slice(j))];
}

function diffLines(before: string, after: string): DiffLine[] {
  const [a, b] = [linesOf(before), linesOf(after)];
  const most = Math.min(a.length, b.length);
  let start = 0;
  while (start < most && a[start] === b[start]) start += 1;
  let end = 0;
  while (end < most - start && a.at(-1 - end) === b.at(-1 - end)) end += 1;
  const same = (lines: readonly string[]) => lines.map((line): DiffLine => ({ mark: ' ', line }));
  return [
    ...same(a.slice(0, start)),
    ...compare(a.slice(start, a.length - end), b.slice(start, b.length - end)),
    ...same(a.slice(a.length - end)),
  ];
}

function printed({ mark, line }: DiffLine): string {
  if (line.endsWith('\n')) return mark + line.replace(/\r?\n$/, '\n');
  return `${mark}${line}\n\\ No newline at end of file\n`;
}

/** Ranges of lines around changes, as first and last index. */
function hunksOf(lines: readonly DiffLine[]): [number, number][] {
  const hunks: [number, number][] = [];
  for (const [index, { mark }] of lines.entries()) {
    if (mark === ' ') continue;
    const from = Math.max(0, index - CONTEXT);
    const to = Math.min(lines.length - 1, index + CONTEXT);
    const last = hunks.at(-1);
    if (last && from <= last[1] + 1) last[1] = to;
    else hunks.push([from, to]);
  }
  return hunks;
}

/** A unified diff of two versions of a file; empty if they are equal. */
export function unifiedDiff(file: string, before: string, after: string): string {
  const lines = diffLines(before, after);
  const hunks = hunksOf(lines).map(([from, to]) => {
    const count = (part: readonly DiffLine[], other: '-' | '+') =>
      part.filter(({ mark }) => mark !== other).length;
    const [above, shown] = [lines.slice(0, from), lines.slice(from, to + 1)];
    const side = (other: '-' | '+') => {
      const length = count(shown, other);
      return `${count(above, other) + (length === 0 ? 0 : 1)},${length}`;
    };
    return `@@ -${side('+')} +${side('-')} @@\n${shown.map(printed).join('')}`;
  });
  return hunks.length === 0 ? '' : `--- ${file}\n+++ ${file}\n${hunks.join('')}`;
}
