import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compareDiagnostics, type Diagnostic } from '../content/diagnostic.ts';
import { LineWriter } from '../system/checked-lines.ts';
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
  const lines = new LineWriter(join(folder, 'runs'));
  // Open, the file stays until this process ends, however that happens.
  rmSync(folder, { recursive: true, force: true });
  return lines;
}

function* parsed(texts: Iterable<string>): Generator<Diagnostic> {
  for (const text of texts) yield JSON.parse(text);
}

/**
 * Any number of findings, sorted by place whatever the order in which they are added. It is an external
 * merge sort: a megabyte of them waits in memory, the others in a file that nobody else sees, and each
 * loop over them reads them anew. Findings may be added until a loop begins, and again after it has ended.
 */
export class SortedFindings implements Iterable<Diagnostic> {
  #judge: (finding: Diagnostic) => Diagnostic | undefined;
  readonly #count = { error: 0, warning: 0 };
  readonly #runs: Run[] = [];
  /** What is told no more. */
  readonly #takenBack: ((finding: Diagnostic) => boolean)[] = [];
  /** As text: a quoted line that was cut out of a file keeps all of that file in memory. */
  #waiting: string[] = [];
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
      this.#waiting.push(text);
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
    const lines = this.#lines;
    const size = Math.max(LEAST_READ, Math.trunc(READ_AHEAD / this.#runs.length));
    const written = lines
      ? this.#runs.map(({ start, end }) => parsed(lines.between(start, end, size)))
      : [];
    const sorted = mergeSorted([...written, parsed(this.#sortWaiting())], compareDiagnostics);
    for (const finding of sorted) if (!this.#isTakenBack(finding)) yield finding;
  }

  #isTakenBack(finding: Diagnostic): boolean {
    return this.#takenBack.some((isTold) => isTold(finding));
  }

  /** Forgets what was found. */
  close(): void {
    this.#lines?.close();
  }

  #sortWaiting(): string[] {
    const sorted = this.#waiting
      .map((text): { text: string; finding: Diagnostic } => ({ text, finding: JSON.parse(text) }))
      .sort((a, b) => compareDiagnostics(a.finding, b.finding));
    this.#waiting = sorted.map(({ text }) => text);
    return this.#waiting;
  }

  #writeRun(): void {
    this.#lines ??= openRuns();
    const start = this.#lines.end;
    for (const text of this.#sortWaiting()) this.#lines.write(text);
    this.#lines.flush();
    this.#runs.push({ start, end: this.#lines.end });
    this.#waiting = [];
    this.#length = 0;
  }
}
