import { closeSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Diagnostic } from '../content/diagnostic.ts';
import { checksumOf, LineReader, type LineSpan, writtenLines } from '../system/checked-lines.ts';
import { type LineWriter, replaceLines } from '../system/line-writer.ts';
import { privateLines } from '../system/private-lines.ts';

/** Between the key of a finding and the finding in a line; neither contains it. */
const SEPARATOR = '\t';

/** A copy, because a substring would keep the whole line in memory. */
const keyOf = (line: string) =>
  Buffer.from(line.slice(0, line.indexOf(SEPARATOR)), 'latin1').toString('latin1');

/** The findings about pairs of pages by key, on disk: of each, memory holds its key and its position. */
export class KeptComparisons {
  readonly #spans = new Map<string, LineSpan>();
  readonly #readers = new Map<number, LineReader>();
  readonly #used = new Set<string>();
  #added: LineWriter | undefined;
  #old: number | undefined;

  /** Loads the findings of an earlier run, unless its file is damaged or belongs to another context. */
  load(path: string, context: string): void {
    let file: number;
    try {
      file = openSync(path, 'r');
    } catch {
      return;
    }
    this.#old = file;
    try {
      this.#index(file, context);
    } catch {
      // Damaged files are useless.
      this.#spans.clear();
    }
  }

  has(key: string): boolean {
    return this.#spans.has(key);
  }

  get(key: string): Diagnostic | undefined {
    const span = this.#spans.get(key);
    if (!span) return undefined;
    this.#used.add(key);
    const line = this.#read(span).toString('utf8');
    return JSON.parse(line.slice(line.indexOf(SEPARATOR) + 1));
  }

  set(key: string, finding: Diagnostic): void {
    this.#added ??= privateLines('comparisons');
    const line = `${key}${SEPARATOR}${JSON.stringify(finding)}`;
    this.#spans.set(key, this.#added.write(line));
  }

  /** Makes all findings set until now readable. */
  flush(): void {
    this.#added?.flush();
  }

  /** Saves what was asked for in this run; the file is replaced atomically. */
  save(path: string, context: string): void {
    const isSame = !this.#added && this.#used.size === this.#spans.size;
    if (isSame) return;
    mkdirSync(dirname(path), { recursive: true });
    replaceLines(path, this.#lines(context));
  }

  close(): void {
    this.#added?.close();
    if (this.#old !== undefined) closeSync(this.#old);
  }

  *#lines(context: string): Generator<string | Buffer> {
    yield context;
    for (const key of this.#used) yield this.#read(this.#spans.get(key) as LineSpan);
  }

  #index(file: number, context: string): void {
    if (checksumOf(file) === undefined) return;
    let isFirst = true;
    for (const { text, span } of writtenLines(file)) {
      if (isFirst && text !== context) return;
      if (!isFirst) this.#spans.set(keyOf(text), span);
      isFirst = false;
    }
  }

  #read(span: LineSpan): Buffer {
    const reader = this.#readers.get(span.file) ?? new LineReader(span.file);
    this.#readers.set(span.file, reader);
    return reader.bytes(span);
  }
}
