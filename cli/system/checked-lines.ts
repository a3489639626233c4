import { createHash } from 'node:crypto';
import { fstatSync, readSync } from 'node:fs';

/** Bytes read at once: a file with a line per page is never in memory as a whole. */
const CHUNK = 256 * 1024;

const LINE_END = 0x0a;

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

/** The lines of an intact file as bytes, without the checksum. */
export function writtenBytes(file: number): Generator<{ bytes: Buffer; start: number }> {
  const end = fstatSync(file).size - CHECKSUM - 1;
  return rawLines(file, { start: 0, end, size: CHUNK });
}

/** The same as text. */
export function* writtenLines(file: number): Generator<{ text: string; span: LineSpan }> {
  for (const { bytes, start } of writtenBytes(file))
    yield { text: bytes.toString('utf8'), span: { file, start, length: bytes.length } };
}

/**
 * The same lines without their positions. Each is decoded by itself: reading findings took five times as long when
 * chunks were decoded, because one sign outside Latin-1 doubles the size of everything in a chunk.
 */
export function* writtenTexts(file: number): Generator<string> {
  const end = fstatSync(file).size - CHECKSUM - 1;
  let chunk = Buffer.allocUnsafe(CHUNK);
  /** Bytes of a line that began in the last chunk. */
  let waiting = 0;
  for (let done = 0; done < end; ) {
    if (waiting === chunk.length) chunk = Buffer.concat([chunk], 2 * chunk.length);
    const size = Math.min(chunk.length - waiting, end - done);
    const read = readSync(file, chunk, waiting, size, done);
    if (read === 0) throw new Error('A file of lines was cut while it was read.');
    done += read;
    const bytes = chunk.subarray(0, waiting + read);
    let from = 0;
    for (let stop = bytes.indexOf(LINE_END); stop !== -1; stop = bytes.indexOf(LINE_END, from)) {
      yield bytes.toString('utf8', from, stop);
      from = stop + 1;
    }
    bytes.copyWithin(0, from);
    waiting = bytes.length - from;
  }
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
