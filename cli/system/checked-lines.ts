import { createHash } from 'node:crypto';
import { fstatSync, readSync } from 'node:fs';

/** Bytes read at once: a file with a line per page is never in memory as a whole. */
const CHUNK = 256 * 1024;

const LINE_END = 0x0a;

/** The range of a whole file, in bytes, and how many are read at once. */
const WHOLE = { start: 0, end: Number.POSITIVE_INFINITY, size: CHUNK };

/** Position of a line in an open file, without its newline. */
export interface LineSpan {
  file: number;
  start: number;
  length: number;
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

/** A line in memory, and its position. */
interface RawLine {
  /** Bytes that the next line may overwrite. */
  bytes: Buffer;
  start: number;
}

/** Reads the lines of an open file in order; parts of it may be skipped. */
export class LineCursor {
  readonly #file: number;
  readonly #end: number;
  #chunk: Buffer;
  /** Position of the chunk in the file, number of bytes read into it, and index of the next line in it. */
  #start: number;
  #length = 0;
  #next = 0;

  constructor(file: number, { start, end, size } = WHOLE) {
    this.#file = file;
    this.#start = start;
    this.#end = end;
    this.#chunk = Buffer.allocUnsafe(size);
  }

  /** @throws if the last line has no newline. */
  next(): RawLine | undefined {
    for (let seen = this.#next; ; ) {
      const stop = this.#chunk.indexOf(LINE_END, seen);
      if (stop !== -1 && stop < this.#length) {
        const start = this.#start + this.#next;
        const bytes = this.#chunk.subarray(this.#next, stop);
        this.#next = stop + 1;
        return { bytes, start };
      }
      seen = this.#length - this.#next;
      if (this.#read() > 0) continue;
      if (this.#length > 0) throw new Error('The last line has no end.');
      return undefined;
    }
  }

  /** Goes on after this number of bytes. */
  skip(bytes: number): void {
    this.#next += bytes;
    if (this.#next <= this.#length) return;
    this.#start += this.#next;
    this.#length = 0;
    this.#next = 0;
  }

  /** Reads on after the line that is begun, which moves to the start of the chunk. */
  #read(): number {
    this.#chunk.copyWithin(0, this.#next, this.#length);
    this.#start += this.#next;
    this.#length -= this.#next;
    this.#next = 0;
    if (this.#length === this.#chunk.length)
      this.#chunk = Buffer.concat([this.#chunk], 2 * this.#chunk.length);
    const place = this.#start + this.#length;
    const size = Math.min(this.#chunk.length - this.#length, this.#end - place);
    const read = readSync(this.#file, this.#chunk, this.#length, size, place);
    this.#length += read;
    return read;
  }
}

/**
 * The lines of an open file without newlines.
 *
 * @throws if the last line has no newline.
 */
export function* rawLines(file: number, range = WHOLE): Generator<RawLine> {
  const cursor = new LineCursor(file, range);
  for (let line = cursor.next(); line; line = cursor.next()) yield line;
}

/** Length of the checksum line in bytes, without its newline. */
const CHECKSUM = 64;

/**
 * The checksum of a file written by `LineWriter`. Its lines can then be read without further checks.
 *
 * @returns undefined if the file is corrupt.
 */
export function checksumOf(file: number): string | undefined {
  const end = fstatSync(file).size - CHECKSUM - 1;
  const chunk = Buffer.allocUnsafe(CHUNK);
  const hash = createHash('sha256');
  let done = 0;
  while (done < end) {
    const read = readSync(file, chunk, 0, Math.min(CHUNK, end - done), done);
    if (read === 0) return undefined;
    hash.update(chunk.subarray(0, read));
    done += read;
  }
  const last = chunk.subarray(0, readSync(file, chunk, 0, CHECKSUM + 1, done));
  const checksum = hash.digest('hex');
  return last.toString('latin1') === `${checksum}\n` ? checksum : undefined;
}

/** The part of an intact file before its checksum. */
function writtenPart(file: number): typeof WHOLE {
  return { start: 0, end: fstatSync(file).size - CHECKSUM - 1, size: CHUNK };
}

/** The lines of an intact file as bytes, without the checksum. */
export function writtenBytes(file: number): Generator<RawLine> {
  return rawLines(file, writtenPart(file));
}

/** The same, some of which may be skipped. */
export function writtenCursor(file: number): LineCursor {
  return new LineCursor(file, writtenPart(file));
}

/**
 * The same lines as text. Each is decoded by itself: reading findings took five times as long when chunks were
 * decoded, because one sign outside Latin-1 doubles the size of everything in a chunk.
 */
export function* writtenTexts(file: number): Generator<string> {
  for (const { bytes } of writtenBytes(file)) yield bytes.toString('utf8');
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
  let last: { text: string; span: LineSpan } | undefined;
  for (const { bytes, start } of rawLines(file)) {
    if (last) {
      hash.update(last.text).update('\n');
      yield last;
    }
    last = { text: bytes.toString('utf8'), span: { file, start, length: bytes.length } };
  }
  const checksum = hash.digest('hex');
  if (last?.text !== checksum) throw new Error('The file is not as it was written.');
  return checksum;
}
