import { createHash } from 'node:crypto';
import { closeSync, openSync, readSync, writeSync } from 'node:fs';
import { namePath } from './system-fault.ts';

/** Bytes written or read at once: a file with a line for each page is never in memory as a whole. */
const CHUNK = 256 * 1024;

/** A line of an open file by its bytes, the line end left out. */
export interface LinePlace {
  file: number;
  start: number;
  length: number;
}

/** Writes a file of lines, of which the last is the checksum of all others. */
export class LineWriter {
  readonly #path: string;
  readonly #file: number;
  readonly #hash = createHash('sha256');
  #waiting = '';
  #start = 0;

  /** @param path of a file that is made, or emptied. */
  constructor(path: string) {
    this.#path = path;
    this.#file = openSync(path, 'w+');
  }

  /** Appends a line. It can be read after the next `flush`. */
  write(line: string): LinePlace {
    const place = { file: this.#file, start: this.#start, length: Buffer.byteLength(line) };
    this.#start += place.length + 1;
    this.#waiting += `${line}\n`;
    if (this.#waiting.length >= CHUNK) this.flush();
    return place;
  }

  /** A line that was written before the last `flush`. */
  read(place: Omit<LinePlace, 'file'>): string {
    return readLine({ file: this.#file, ...place });
  }

  flush(): void {
    const bytes = Buffer.from(this.#waiting);
    this.#waiting = '';
    this.#hash.update(bytes);
    try {
      for (let done = 0; done < bytes.length; ) done += writeSync(this.#file, bytes, done);
    } catch (error) {
      throw namePath(error, this.#path);
    }
  }

  /** Writes the checksum. */
  seal(): void {
    this.flush();
    this.#waiting = `${this.#hash.copy().digest('hex')}\n`;
    this.flush();
  }

  close(): void {
    closeSync(this.#file);
  }
}

/** The text of a line. */
export function readLine({ file, start, length }: LinePlace): string {
  const bytes = Buffer.allocUnsafe(length);
  for (let done = 0; done < length; ) {
    const read = readSync(file, bytes, done, length - done, start + done);
    if (read === 0) throw new Error('A file of lines was cut while it was read.');
    done += read;
  }
  return bytes.toString('utf8');
}

function* rawLines(file: number): Generator<{ bytes: Buffer; start: number }> {
  const chunk = Buffer.allocUnsafe(CHUNK);
  let rest = Buffer.alloc(0);
  let start = 0;
  for (;;) {
    const read = readSync(file, chunk, 0, CHUNK, start + rest.length);
    if (read === 0) break;
    const bytes = Buffer.concat([rest, chunk.subarray(0, read)]);
    let from = 0;
    for (let end = bytes.indexOf(0x0a); end !== -1; end = bytes.indexOf(0x0a, from)) {
      yield { bytes: bytes.subarray(from, end), start: start + from };
      from = end + 1;
    }
    rest = bytes.subarray(from);
    start += from;
  }
  if (rest.length > 0) throw new Error('The last line has no end.');
}

/**
 * The lines that a `LineWriter` wrote, one after the other. They are to be believed only once the last
 * has come.
 *
 * @param file open for reading.
 * @throws if the file is not as it was written.
 */
export function* checkedLines(file: number): Generator<{ text: string; place: LinePlace }> {
  const hash = createHash('sha256');
  let last: { bytes: Buffer; start: number } | undefined;
  for (const line of rawLines(file)) {
    if (last) {
      const { bytes, start } = last;
      hash.update(bytes).update('\n');
      yield { text: bytes.toString('utf8'), place: { file, start, length: bytes.length } };
    }
    last = line;
  }
  if (last?.bytes.toString('latin1') !== hash.digest('hex'))
    throw new Error('The file is not as it was written.');
}
