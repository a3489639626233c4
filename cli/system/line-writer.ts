import { createHash, type Hash } from 'node:crypto';
import { closeSync, openSync, renameSync, rmSync, writeSync } from 'node:fs';
import { type LineSpan, rawLines } from './checked-lines.ts';
import { draftOf } from './draft-file.ts';
import { namePath } from './system-fault.ts';

/** Bytes written at once: a file with a line per page is never in memory as a whole. */
const CHUNK = 256 * 1024;

const LINE_END = 0x0a;

/** Writes a file of lines. */
export class LineWriter {
  readonly #path: string;
  readonly #file: number;
  readonly #hash: Hash | undefined;
  /** Bytes waiting to be written, and their number. */
  #buffer = Buffer.allocUnsafe(CHUNK);
  #waiting = 0;
  #end = 0;

  /**
   * @param path of a file to create or truncate.
   * @param isSealed true if `seal` will be called: a private file needs no checksum.
   */
  constructor(path: string, { isSealed }: { isSealed: boolean }) {
    this.#path = path;
    this.#file = openSync(path, 'w+');
    this.#hash = isSealed ? createHash('sha256') : undefined;
  }

  /** Offset of the next line. */
  get end(): number {
    return this.#end;
  }

  /** Appends a line. It can be read after the next `flush`. */
  write(line: string): LineSpan {
    // A UTF-16 unit takes three bytes at most.
    this.#makeRoom(3 * line.length + 1);
    return this.#added(this.#buffer.write(line, this.#waiting));
  }

  /** Appends a line given as bytes. */
  copy(line: Buffer): LineSpan {
    this.#makeRoom(line.length + 1);
    return this.#added(line.copy(this.#buffer, this.#waiting));
  }

  #makeRoom(bytes: number): void {
    if (this.#waiting + bytes <= this.#buffer.length) return;
    this.flush();
    if (bytes > this.#buffer.length) this.#buffer = Buffer.allocUnsafe(bytes);
  }

  #added(length: number): LineSpan {
    const place = { file: this.#file, start: this.#end, length };
    this.#buffer[this.#waiting + length] = LINE_END;
    this.#waiting += length + 1;
    this.#end += length + 1;
    return place;
  }

  /** The lines between two offsets that were written before the last `flush`, read `size` bytes at a time. */
  *between(start: number, end: number, size: number): Generator<string> {
    for (const { bytes } of rawLines(this.#file, { start, end, size }))
      yield bytes.toString('utf8');
  }

  flush(): void {
    const bytes = this.#buffer.subarray(0, this.#waiting);
    this.#waiting = 0;
    this.#hash?.update(bytes);
    try {
      for (let done = 0; done < bytes.length; ) done += writeSync(this.#file, bytes, done);
    } catch (error) {
      throw namePath(error, this.#path);
    }
  }

  /** Appends the checksum of all lines, and returns it. */
  seal(): string {
    this.flush();
    if (!this.#hash) throw new Error('These lines have no checksum.');
    const checksum = this.#hash.copy().digest('hex');
    this.write(checksum);
    this.flush();
    return checksum;
  }

  close(): void {
    closeSync(this.#file);
  }
}

/**
 * Writes lines to a file atomically.
 *
 * @returns their checksum.
 * @throws file system errors; the old file is then unchanged.
 */
export function replaceLines(path: string, lines: Iterable<string | Buffer>): string {
  const draft = draftOf(path);
  try {
    const writer = new LineWriter(draft, { isSealed: true });
    let checksum: string;
    try {
      for (const line of lines) {
        if (typeof line === 'string') writer.write(line);
        else writer.copy(line);
      }
      checksum = writer.seal();
    } finally {
      writer.close();
    }
    renameSync(draft, path);
    return checksum;
  } catch (error) {
    rmSync(draft, { force: true });
    throw namePath(error, path);
  }
}
