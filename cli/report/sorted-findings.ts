import type { Diagnostic, Severity } from '../content/diagnostic.ts';
import type { LineWriter } from '../system/line-writer.ts';
import { privateLines } from '../system/private-lines.ts';
import {
  type FindingBlock,
  mayConcern,
  type SortedBlocks,
  type TakenBack,
  textsOf,
} from './finding-blocks.ts';
import {
  compareEntries,
  type Entry,
  entriesOf,
  entryOf,
  ruleOf,
  type WrittenFinding,
} from './finding-entry.ts';
import type { Findings } from './findings.ts';
import { mergeSorted } from './merge-sorted.ts';

/** Size of a run in characters: findings are held in memory up to this size, then sorted and written. */
const RUN = 1024 * 1024;

/** Read buffer for all runs together during a merge, in bytes, and the minimum per run. */
const READ_AHEAD = 1024 * 1024;
const LEAST_READ = 4 * 1024;

/** Findings that were sorted together, stored as a range of lines in the file. */
interface Run {
  start: number;
  end: number;
}

/**
 * Any number of findings, sorted by place whatever order they are added in. It is an external merge sort: up to a
 * megabyte is held in memory, the rest in a private temporary file, and each iteration reads them again. Findings
 * may be added before an iteration starts, and again after it has ended.
 */
export class SortedFindings implements Findings {
  #judge: (finding: Diagnostic) => Diagnostic | undefined;
  readonly #count = { error: 0, warning: 0 };
  readonly #rules = new Set<string>();
  readonly #runs: Run[] = [];
  readonly #takenBack: TakenBack[] = [];
  #blocks: SortedBlocks | undefined;
  /** As JSON, because a line sliced from a file would keep the whole file in memory. */
  #waiting: Entry[] = [];
  #length = 0;
  #lines: LineWriter | undefined;

  /** @param judge returns what to keep of a finding; undefined to drop it. */
  constructor(judge: (finding: Diagnostic) => Diagnostic | undefined = (finding) => finding) {
    this.#judge = judge;
  }

  /** Uses `judge` for all findings added from now on. */
  judgeBy(judge: (finding: Diagnostic) => Diagnostic | undefined): void {
    this.#judge = judge;
  }

  get errors(): number {
    return this.#count.error;
  }

  get warnings(): number {
    return this.#count.warning;
  }

  /** False if no finding of a rule has been added: looking through all of them takes long. */
  hasRule(name: string): boolean {
    return this.#rules.has(name);
  }

  /** True if a finding has been added of a rule whose name matches. */
  hasRuleLike(name: RegExp): boolean {
    return [...this.#rules].some((rule) => name.test(rule));
  }

  add(findings: Iterable<Diagnostic>): void {
    for (const finding of findings) {
      const kept = this.#judge(finding);
      if (!kept) continue;
      const { file, line, column, rule, severity } = kept;
      const text = JSON.stringify(kept);
      if (!this.#isTakenBack(text)) this.#put({ file, line, column, text }, rule, severity);
    }
  }

  /** Adds a finding as it is. */
  addWritten({ rule, severity, text }: WrittenFinding): void {
    if (!this.#isTakenBack(text)) this.#put(entryOf(text), rule, severity);
  }

  #put(entry: Entry, rule: string, severity: Severity): void {
    this.#count[severity] += 1;
    this.#rules.add(rule);
    this.#waiting.push(entry);
    this.#length += entry.text.length;
    if (this.#length >= RUN) this.#writeRun();
  }

  /** Adds only those findings that are errors. */
  addErrors(findings: readonly Diagnostic[]): void {
    this.add(findings.filter((finding) => this.#judge(finding)?.severity === 'error'));
  }

  /** Adds findings as they are; they are read from their files in each iteration. */
  include(blocks: SortedBlocks): void {
    this.#blocks = blocks;
    for (const [rule, [errors, warnings]] of blocks.tallies) {
      this.#count.error += errors;
      this.#count.warning += warnings;
      this.#rules.add(rule);
    }
  }

  /** Drops findings that duplicate another one, both those already added and those added later. */
  takeBack(told: TakenBack): void {
    const concerned = told.rules ? this.ofRules(told.rules) : this;
    for (const finding of concerned) if (told.isTold(finding)) this.#count[finding.severity] -= 1;
    this.#takenBack.push(told);
  }

  /** Every finding in the order of `compareDiagnostics`. */
  *[Symbol.iterator](): Generator<Diagnostic> {
    for (const text of this.texts()) yield JSON.parse(text);
  }

  /** The findings of some rules in order. */
  *ofRules(rules: ReadonlySet<string>): Generator<Diagnostic> {
    if (![...rules].some((rule) => this.#rules.has(rule))) return;
    for (const part of this.#parts(rules))
      for (const text of 'text' in part ? [part.text] : textsOf(part))
        if (rules.has(ruleOf(text))) yield JSON.parse(text);
  }

  *texts(): Generator<string> {
    for (const part of this.#parts()) {
      if ('text' in part) yield part.text;
      else yield* textsOf(part);
    }
  }

  *lines(): Generator<string | Buffer> {
    for (const part of this.#parts()) yield 'text' in part ? part.text : part.lines();
  }

  /** Discards all findings. */
  close(): void {
    this.#lines?.close();
    this.#blocks?.close();
  }

  /**
   * What is left of all findings in order: one by one, or together where a block has a file to itself.
   *
   * @param rules skips blocks that have none of these rules.
   */
  *#parts(rules?: ReadonlySet<string>): Generator<Entry | FindingBlock> {
    for (const part of this.#merged(rules)) {
      if ('text' in part) {
        if (!this.#isTakenBack(part.text)) yield part;
      } else if (!this.#takenBack.some((told) => mayConcern(part, told.rules))) yield part;
      else for (const text of textsOf(part)) if (!this.#isTakenBack(text)) yield entryOf(text);
    }
  }

  *#merged(rules: ReadonlySet<string> | undefined): Generator<Entry | FindingBlock> {
    const entries = this.#entries();
    let next = entries.next();
    for (const block of this.#blocks ?? []) {
      if (!mayConcern(block, rules)) continue;
      for (; !next.done && next.value.file < block.file; next = entries.next()) yield next.value;
      const others: Entry[] = [];
      for (; !next.done && next.value.file === block.file; next = entries.next())
        others.push(next.value);
      if (others.length === 0) yield block;
      else yield* [...textsOf(block).map(entryOf), ...others].sort(compareEntries);
    }
    for (; !next.done; next = entries.next()) yield next.value;
  }

  /** All findings besides those in blocks. */
  #entries(): Generator<Entry> {
    const lines = this.#lines;
    const size = Math.max(LEAST_READ, Math.trunc(READ_AHEAD / this.#runs.length));
    const written = lines
      ? this.#runs.map(({ start, end }) => entriesOf(lines.between(start, end, size)))
      : [];
    this.#waiting.sort(compareEntries);
    return mergeSorted([...written, this.#waiting], compareEntries);
  }

  #isTakenBack(text: string): boolean {
    if (this.#takenBack.length === 0) return false;
    const rule = ruleOf(text);
    const asked = this.#takenBack.filter(({ rules }) => rules?.has(rule) ?? true);
    if (asked.length === 0) return false;
    const finding: Diagnostic = JSON.parse(text);
    return asked.some(({ isTold }) => isTold(finding));
  }

  #writeRun(): void {
    this.#lines ??= privateLines('findings');
    const start = this.#lines.end;
    for (const entry of this.#waiting.sort(compareEntries)) this.#lines.write(entry.text);
    this.#lines.flush();
    this.#runs.push({ start, end: this.#lines.end });
    this.#waiting = [];
    this.#length = 0;
  }
}
