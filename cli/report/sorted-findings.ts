import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compareDiagnostics, type Diagnostic } from '../content/diagnostic.ts';
import { LineWriter } from '../system/checked-lines.ts';
import type { Findings } from './findings.ts';
import { mergeSorted } from './merge-sorted.ts';

/** Characters of findings that wait in memory and are sorted at once. */
const RUN = 1024 * 1024;

/** Bytes of all runs together that are in memory while they are merged, and the least for each of them. */
const READ_AHEAD = 1024 * 1024;
const LEAST_READ = 4 * 1024;

/** Findings that were sorted together: the lines of a stretch of the file. */
interface Run {
  start: number;
  end: number;
}

function openRuns(): LineWriter {
  const folder = mkdtempSync(join(tmpdir(), 'touchdown-findings-'));
  const lines = new LineWriter(join(folder, 'runs'), { isSealed: false });
  // Open, the file stays until this process ends, however that happens.
  rmSync(folder, { recursive: true, force: true });
  return lines;
}

/** A finding as text, with what nearly always tells its place in the order. */
interface Entry {
  file: string;
  line: number;
  column: number;
  text: string;
}

function compareEntries(a: Entry, b: Entry): number {
  if (a.file !== b.file) return a.file < b.file ? -1 : 1;
  return (
    a.line - b.line ||
    a.column - b.column ||
    compareDiagnostics(JSON.parse(a.text), JSON.parse(b.text))
  );
}

/** An entry as a line of a file, and back. */
function lineOf({ file, line, column, text }: Entry): string {
  return `${JSON.stringify([file, line, column])}\t${text}`;
}

function* entriesOf(lines: Iterable<string>): Generator<Entry> {
  for (const written of lines) {
    const end = written.indexOf('\t');
    const [file, line, column] = JSON.parse(written.slice(0, end));
    yield { file, line, column, text: written.slice(end + 1) };
  }
}

/**
 * Any number of findings, sorted by place whatever the order in which they are added. It is an external
 * merge sort: a megabyte of them waits in memory, the others in a file that nobody else sees, and each
 * loop over them reads them anew. Findings may be added until a loop begins, and again after it has ended.
 */
export class SortedFindings implements Findings {
  #judge: (finding: Diagnostic) => Diagnostic | undefined;
  readonly #count = { error: 0, warning: 0 };
  readonly #runs: Run[] = [];
  /** What is told no more. */
  readonly #takenBack: ((finding: Diagnostic) => boolean)[] = [];
  /** As text: a quoted line that was cut out of a file keeps all of that file in memory. */
  #waiting: Entry[] = [];
  #length = 0;
  #lines: LineWriter | undefined;

  /** @param judge what is kept of each finding; undefined if nothing is. */
  constructor(judge: (finding: Diagnostic) => Diagnostic | undefined = (finding) => finding) {
    this.#judge = judge;
  }

  /** From now on findings are kept as `judge` says. */
  judgeBy(judge: (finding: Diagnostic) => Diagnostic | undefined): void {
    this.#judge = judge;
  }

  get errors(): number {
    return this.#count.error;
  }

  get warnings(): number {
    return this.#count.warning;
  }

  add(findings: Iterable<Diagnostic>): void {
    for (const finding of findings) {
      const kept = this.#judge(finding);
      if (!kept || this.#isTakenBack(kept)) continue;
      this.#count[kept.severity] += 1;
      const text = JSON.stringify(kept);
      const { file, line, column } = kept;
      this.#waiting.push({ file, line, column, text });
      this.#length += text.length;
      if (this.#length >= RUN) this.#writeRun();
    }
  }

  /** The same of findings that are told only if they are errors. */
  addErrors(findings: readonly Diagnostic[]): void {
    this.add(findings.filter((finding) => this.#judge(finding)?.severity === 'error'));
  }

  /** Takes back what another finding tells as well, now and whenever it is added. */
  takeBack(isTold: (finding: Diagnostic) => boolean): void {
    for (const finding of this) if (isTold(finding)) this.#count[finding.severity] -= 1;
    this.#takenBack.push(isTold);
  }

  /** Every finding in the order of `compareDiagnostics`. */
  *[Symbol.iterator](): Generator<Diagnostic> {
    for (const text of this.texts()) yield JSON.parse(text);
  }

  *texts(): Generator<string> {
    const lines = this.#lines;
    const size = Math.max(LEAST_READ, Math.trunc(READ_AHEAD / this.#runs.length));
    const written = lines
      ? this.#runs.map(({ start, end }) => entriesOf(lines.between(start, end, size)))
      : [];
    this.#waiting.sort(compareEntries);
    for (const { text } of mergeSorted([...written, this.#waiting], compareEntries))
      if (this.#takenBack.length === 0 || !this.#isTakenBack(JSON.parse(text))) yield text;
  }

  #isTakenBack(finding: Diagnostic): boolean {
    return this.#takenBack.some((isTold) => isTold(finding));
  }

  /** Forgets what was found. */
  close(): void {
    this.#lines?.close();
  }

  #writeRun(): void {
    this.#lines ??= openRuns();
    const start = this.#lines.end;
    for (const entry of this.#waiting.sort(compareEntries)) this.#lines.write(lineOf(entry));
    this.#lines.flush();
    this.#runs.push({ start, end: this.#lines.end });
    this.#waiting = [];
    this.#length = 0;
  }
}
