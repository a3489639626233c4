import { matchesIn } from '../content/text-rules/matches-in.ts';
import { RequestFault } from './request-fault.ts';

/** One part of a form. Read its body before requesting the next part, which discards the rest of it. */
export interface FormPart {
  name: string;
  /** As sent; present only for files. */
  fileName?: string;
  type: string;
  body: AsyncIterable<Buffer>;
}

/** A part has two header lines; this leaves room for a long file name. */
const MOST_HEADER_BYTES = 8192;

/** Maximum length of text before the first part, which RFC 2046 allows but browsers do not send. */
const MOST_PREAMBLE_BYTES = 8192;

/** Maximum number of parts. An upload has two, a form of the site's own one per field and file. */
const MOST_PARTS = 100;

/** Maximum length of a boundary, in characters (RFC 2046, section 5.1.1). */
const MOST_BOUNDARY = 70;

/** Reads chunks of bytes up to a marker, which may be split across two chunks. */
class ByteReader {
  readonly #pieces: AsyncIterator<Buffer>;
  #rest: Buffer;

  constructor(pieces: AsyncIterable<Buffer>, start: string) {
    this.#pieces = pieces[Symbol.asyncIterator]();
    this.#rest = Buffer.from(start, 'latin1');
  }

  async #more(): Promise<void> {
    const { value, done } = await this.#pieces.next();
    if (done) throw new RequestFault(400, 'The form breaks off in the middle.');
    this.#rest = Buffer.concat([this.#rest, value]);
  }

  async take(length: number): Promise<string> {
    while (this.#rest.length < length) await this.#more();
    const taken = this.#rest.toString('latin1', 0, length);
    this.#rest = this.#rest.subarray(length);
    return taken;
  }

  /** Yields everything before the marker as it arrives, and skips the marker itself. */
  async *until(mark: string): AsyncGenerator<Buffer> {
    for (;;) {
      const at = this.#rest.indexOf(mark, 0, 'latin1');
      // The last bytes may be the start of the marker.
      const sure = at === -1 ? Math.max(0, this.#rest.length - mark.length + 1) : at;
      const piece = this.#rest.subarray(0, sure);
      this.#rest = this.#rest.subarray(at === -1 ? sure : at + mark.length);
      if (piece.length > 0) yield piece;
      if (at !== -1) return;
      await this.#more();
    }
  }
}

/**
 * Reads a short stream as text.
 *
 * @throws RequestFault with status 413 if it is longer than `most` bytes.
 */
export async function readText(pieces: AsyncIterable<Buffer>, most: number): Promise<string> {
  const kept: Buffer[] = [];
  for await (const piece of atMost(pieces, most)) kept.push(piece);
  return Buffer.concat(kept).toString('utf8');
}

/**
 * Passes chunks through.
 *
 * @throws RequestFault with status 413 as soon as there are more than `most` bytes.
 */
export async function* atMost(pieces: AsyncIterable<Buffer>, most: number): AsyncGenerator<Buffer> {
  let length = 0;
  for await (const piece of pieces) {
    length += piece.length;
    if (length > most) throw new RequestFault(413, `At most ${most} bytes are taken here.`);
    yield piece;
  }
}

/** Browsers encode quotes and line breaks in names as %22, %0D and %0A; other clients write a quote as \". */
function unquote(text: string): string {
  return text
    .replaceAll('\\"', '"')
    .replaceAll('%22', '"')
    .replace(/%0[AD]/gi, ' ');
}

function describePart(head: string): Omit<FormPart, 'body'> {
  const disposition = /^content-disposition:\s*form-data(.*)$/im.exec(head)?.[1] ?? '';
  const settings = new Map<string, string>();
  for (const [, key = '', quoted, plain = ''] of matchesIn(
    disposition,
    /;\s*([\w*-]+)=(?:"((?:\\"|[^"])*)"|([^\s;]*))/g,
  ))
    settings.set(key.toLowerCase(), quoted === undefined ? plain : unquote(quoted));
  const name = settings.get('name');
  if (name === undefined) throw new RequestFault(400, 'A part of the form has no name.');
  const fileName = settings.get('filename');
  const type = /^content-type:\s*(\S+)/im.exec(head)?.[1] ?? 'application/octet-stream';
  return { name, type, ...(fileName === undefined ? {} : { fileName }) };
}

/**
 * Parses a `multipart/form-data` body part by part as it arrives (RFC 7578).
 *
 * @throws RequestFault with status 400 if the body is not valid.
 */
export async function* readParts(
  pieces: AsyncIterable<Buffer>,
  contentType: string,
): AsyncGenerator<FormPart> {
  const found = /^multipart\/form-data\s*;.*?\bboundary=(?:"([^"]+)"|([^\s;]+))/i.exec(contentType);
  const boundary = found?.[1] ?? found?.[2];
  if (boundary === undefined || boundary.length > MOST_BOUNDARY)
    throw new RequestFault(400, 'An upload has to be sent as multipart/form-data.');
  const mark = `\r\n--${boundary}`;
  // Every boundary but the first is preceded by a line break that is not content.
  const reader = new ByteReader(pieces, '\r\n');
  for await (const _ of atMost(reader.until(mark), MOST_PREAMBLE_BYTES));
  for (let parts = 0; ; parts += 1) {
    const next = await reader.take(2);
    if (next === '--') return;
    if (next !== '\r\n')
      throw new RequestFault(400, 'A boundary of the form is not on its own line.');
    if (parts === MOST_PARTS)
      throw new RequestFault(400, `A form may have at most ${MOST_PARTS} parts.`);
    const head = await readText(reader.until('\r\n\r\n'), MOST_HEADER_BYTES);
    const body = reader.until(mark);
    yield { ...describePart(head), body };
    for await (const _ of body);
  }
}
