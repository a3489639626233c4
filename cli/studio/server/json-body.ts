import type { IncomingMessage } from 'node:http';

/** Maximum body size in bytes, enough for a few hundred edits. Pictures are uploaded separately. */
const MAX_BODY_BYTES = 4 * 1024 * 1024;

/** A request that is refused; the message is for the user. */
export class RefusedRequest extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/**
 * A body that is too large is read up to this multiple of the limit: clients read no response while they are still
 * sending.
 */
const MOST_OVERRUN = 8;

/** @throws RefusedRequest if it is larger than allowed. */
export async function readBody(request: IncomingMessage, most: number): Promise<Buffer> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.length;
    if (size <= most) parts.push(part);
    if (size > most * MOST_OVERRUN) break;
  }
  if (size > most) throw new RefusedRequest(413, 'This is larger than the studio takes.');
  return Buffer.concat(parts);
}

/**
 * Parses the JSON body of a request.
 *
 * @throws RefusedRequest if it is not JSON.
 */
export async function readJson(request: IncomingMessage): Promise<unknown> {
  // A form on another page can send other types without a preflight request.
  if (!/^application\/json\b/.test(request.headers['content-type'] ?? ''))
    throw new RefusedRequest(415, 'The studio takes JSON only.');
  const body = await readBody(request, MAX_BODY_BYTES);
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    throw new RefusedRequest(400, 'This is no JSON.');
  }
}
