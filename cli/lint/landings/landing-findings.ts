import type { LandingTable } from '../../pages/landing-table.ts';
import type { FindingBlock, SortedBlocks } from '../../report/finding-blocks.ts';
import { LineReader, type LineSpan } from '../../system/checked-lines.ts';
import type { LintedLanding } from './linted-landing.ts';
import type { FoundSummary } from './packed-findings.ts';

/** Rules are told apart by the bits of a number, several by the same bit where there are more. */
const BITS = 32;

/**
 * The findings of all landings in the files that hold their records: those of a landing follow its record. Memory
 * holds eight bytes for each landing.
 */
export class LandingFindings implements SortedBlocks {
  readonly tallies = new Map<string, [errors: number, warnings: number]>();
  readonly #table: LandingTable<LintedLanding>;
  /** Folder of the landings as shown in findings, with a slash at its end. */
  readonly #folder: string;
  /** Length of a landing's findings in bytes. */
  readonly #lengths: Uint32Array;
  /** The rules of those that are reported as they are; 0 if none are. */
  readonly #rules: Uint32Array;
  readonly #bits = new Map<string, number>();
  readonly #readers = new Map<number, LineReader>();
  readonly #onClose: () => void;

  /** @param onClose closes the files. */
  constructor(table: LandingTable<LintedLanding>, folder: string, onClose: () => void) {
    this.#table = table;
    this.#folder = folder;
    this.#lengths = new Uint32Array(table.names.length);
    this.#rules = new Uint32Array(table.names.length);
    this.#onClose = onClose;
  }

  /** Adds the findings of a landing whose place is in the table. */
  add(index: number, { bytes }: FoundSummary): void {
    this.#lengths[index] = bytes;
  }

  /** Reports the findings of a landing as they are. */
  report(index: number, { rules }: FoundSummary): void {
    let mask = 0;
    for (const [rule, [errors, warnings]] of Object.entries(rules)) {
      const tally = this.tallies.get(rule) ?? [0, 0];
      this.tallies.set(rule, [tally[0] + errors, tally[1] + warnings]);
      mask |= this.#bitOf(rule);
    }
    this.#rules[index] = mask;
  }

  *[Symbol.iterator](): Generator<FindingBlock> {
    const { names } = this.#table;
    for (const [index, rules] of this.#rules.entries())
      if (rules !== 0)
        yield {
          file: `${this.#folder}${names.at(index)}`,
          mayHave: (rule) => (rules & this.#bitOf(rule)) !== 0,
          lines: () => this.#bytes(this.#spanOf(index)),
        };
  }

  /** The findings of a landing. */
  linesOf(index: number): string {
    return this.#bytes(this.#spanOf(index)).toString('utf8');
  }

  /** Number of landings whose records are not in a file. */
  countOutside(file: number): number {
    let count = 0;
    for (let index = 0; index < this.#lengths.length; index += 1)
      if (this.#table.has(index) && this.#table.place(index).file !== file) count += 1;
    return count;
  }

  /**
   * The records of the landings, each with its findings; bytes that the next step may overwrite.
   *
   * @param without skips those in this file.
   */
  *withRecords(without?: number): Generator<Buffer> {
    for (const [index, bytes] of this.#lengths.entries()) {
      if (!this.#table.has(index)) continue;
      const { file, start, length } = this.#table.place(index);
      if (file !== without)
        yield this.#bytes({ file, start, length: bytes === 0 ? length : length + 1 + bytes });
    }
  }

  close(): void {
    this.#onClose();
  }

  #bitOf(rule: string): number {
    const known = this.#bits.get(rule);
    if (known !== undefined) return known;
    const bit = 1 << (this.#bits.size % BITS);
    this.#bits.set(rule, bit);
    return bit;
  }

  #spanOf(index: number): LineSpan {
    const { file, start, length } = this.#table.place(index);
    return { file, start: start + length + 1, length: this.#lengths[index] as number };
  }

  #bytes(span: LineSpan): Buffer {
    const reader = this.#readers.get(span.file) ?? new LineReader(span.file);
    this.#readers.set(span.file, reader);
    return reader.bytes(span);
  }
}
