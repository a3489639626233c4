import { closeSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { checksumOf, LineReader, type LineSpan, writtenBytes } from '../../system/checked-lines.ts';
import { type LineWriter, replaceLines } from '../../system/line-writer.ts';
import { privateLines } from '../../system/private-lines.ts';

/** Between the key of a finding and the finding in a line; neither contains it. */
const SEPARATOR = '\t';

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

  /** The finding as JSON. */
  get(key: string): string | undefined {
    const span = this.#spans.get(key);
    if (!span) return undefined;
    this.#used.add(key);
    const line = this.#read(span);
    return line.toString('utf8', line.indexOf(SEPARATOR) + 1);
  }

  /** @param finding as JSON. */
  set(key: string, finding: string): void {
    this.#added ??= privateLines('comparisons');
    this.#spans.set(key, this.#added.write(`${key}${SEPARATOR}${finding}`));
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
    for (const { bytes, start } of writtenBytes(file)) {
      if (isFirst && bytes.toString('utf8') !== context) return;
      const { length } = bytes;
      if (!isFirst)
        this.#spans.set(bytes.toString('latin1', 0, bytes.indexOf(SEPARATOR)), {
          file,
          start,
          length,
        });
      isFirst = false;
    }
  }

  #read(span: LineSpan): Buffer {
    const reader = this.#readers.get(span.file) ?? new LineReader(span.file);
    this.#readers.set(span.file, reader);
    return reader.bytes(span);
  }
}
