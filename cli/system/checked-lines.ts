import { createHash, type Hash } from 'node:crypto';
import { closeSync, fstatSync, openSync, readSync, renameSync, rmSync, writeSync } from 'node:fs';
import { draftOf } from './draft-file.ts';
import { namePath } from './system-fault.ts';

/** Bytes written or read at once: a file with a line per page is never in memory as a whole. */
const CHUNK = 256 * 1024;

const LINE_END = 0x0a;

/** Position of a line in an open file, without its newline. */
export interface LineSpan {
  file: number;
  start: number;
  length: number;
}

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

/** Bytes read at once around a line: lines are mostly requested in order. */
const WINDOW = 64 * 1024;

/** Reads lines of an open file by position. */
export class LineReader {
  readonly #file: number;
  #buffer = Buffer.allocUnsafe(WINDOW);
  #start = 0;
  #length = 0;

  constructor(file: number) {
    this.#file = file;
  }

  read(place: Omit<LineSpan, 'file'>): string {
    return this.bytes(place).toString('utf8');
  }

  /** @returns bytes that the next call may overwrite. */
  bytes({ start, length }: Omit<LineSpan, 'file'>): Buffer {
    if (start < this.#start || start + length > this.#start + this.#length)
      this.#fill(start, length);
    const from = start - this.#start;
    return this.#buffer.subarray(from, from + length);
  }

  #fill(start: number, length: number): void {
    if (length > this.#buffer.length) this.#buffer = Buffer.allocUnsafe(length);
    this.#start = start;
    this.#length = 0;
    while (this.#length < length) {
      const rest = this.#buffer.subarray(this.#length);
      const read = readSync(this.#file, rest, 0, rest.length, start + this.#length);
      if (read === 0) throw new Error('A file of lines was cut while it was read.');
      this.#length += read;
    }
  }
}

/**
 * The lines of an open file without newlines.
 *
 * @throws if the last line has no newline.
 */
export function* rawLines(
  file: number,
  { start, end, size } = { start: 0, end: Number.POSITIVE_INFINITY, size: CHUNK },
): Generator<{ bytes: Buffer; start: number }> {
  const chunk = Buffer.allocUnsafe(size);
  let rest = Buffer.alloc(0);
  let place = start;
  for (;;) {
    const next = place + rest.length;
    const read = readSync(file, chunk, 0, Math.min(size, end - next), next);
    if (read === 0) break;
    const bytes = Buffer.concat([rest, chunk.subarray(0, read)]);
    let from = 0;
    for (let stop = bytes.indexOf(LINE_END); stop !== -1; stop = bytes.indexOf(LINE_END, from)) {
      yield { bytes: bytes.subarray(from, stop), start: place + from };
      from = stop + 1;
    }
    rest = bytes.subarray(from);
    place += from;
  }
  if (rest.length > 0) throw new Error('The last line has no end.');
}

/** Length of the checksum line in bytes, without its newline. */
const CHECKSUM = 64;

/**
 * True if the checksum of a file written by `LineWriter` is right. Its lines can then be read without further
 * checks.
 */
export function isAsWritten(file: number): boolean {
  const end = fstatSync(file).size - CHECKSUM - 1;
  const chunk = Buffer.allocUnsafe(CHUNK);
  const hash = createHash('sha256');
  let done = 0;
  while (done < end) {
    const read = readSync(file, chunk, 0, Math.min(CHUNK, end - done), done);
    if (read === 0) return false;
    hash.update(chunk.subarray(0, read));
    done += read;
  }
  const last = chunk.subarray(0, readSync(file, chunk, 0, CHECKSUM + 1, done));
  return last.toString('latin1') === `${hash.digest('hex')}\n`;
}

/** The lines of an intact file, without the checksum. */
export function* writtenLines(file: number): Generator<{ text: string; span: LineSpan }> {
  const end = fstatSync(file).size - CHECKSUM - 1;
  for (const { bytes, start } of rawLines(file, { start: 0, end, size: CHUNK }))
    yield { text: bytes.toString('utf8'), span: { file, start, length: bytes.length } };
}

/**
 * The lines that a `LineWriter` wrote, in order. Only valid once the last one has been read: the checksum comes at
 * the end.
 *
 * @param file open for reading.
 * @returns the checksum.
 * @throws if the file is corrupt.
 */
export function* checkedLines(file: number): Generator<{ text: string; span: LineSpan }, string> {
  const hash = createHash('sha256');
  let last: { bytes: Buffer; start: number } | undefined;
  for (const line of rawLines(file)) {
    if (last) {
      const { bytes, start } = last;
      hash.update(bytes).update('\n');
      yield { text: bytes.toString('utf8'), span: { file, start, length: bytes.length } };
    }
    last = line;
  }
  const checksum = hash.digest('hex');
  if (last?.bytes.toString('latin1') !== checksum)
    throw new Error('The file is not as it was written.');
  return checksum;
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
