import { atMost, readParts, readText } from './multipart.ts';
import { RequestFault } from './request-fault.ts';
import { IncomingFile, MOST_FILE_BYTES } from './stored-file.ts';
import type { Body } from './submission.ts';

/** Maximum size of a field other than the file, in bytes. */
const MOST_FIELD_BYTES = 1000;

/** Maximum size of a request in bytes: the file, and room for everything around it. */
const MOST_REQUEST_BYTES = MOST_FILE_BYTES + 262_144;

/** Six to ten uppercase letters or digits (docs/product.md, "Upload portal"). */
const CLIENT_ID = /^[A-Z0-9]{6,10}$/;

/**
 * Receives one upload (docs/product.md, "Upload portal") without holding the whole file in memory.
 *
 * @returns what to store. Uploads carry no id, so it is derived from client, name and content.
 * @throws RequestFault if it is rejected; nothing of it is left on disk.
 */
export async function takeUpload(
  pieces: AsyncIterable<Buffer>,
  contentType: string,
  folder: string,
): Promise<{ id: string; body: Body }> {
  const incoming = new IncomingFile(folder);
  try {
    let clientId: string | undefined;
    for await (const part of readParts(atMost(pieces, MOST_REQUEST_BYTES), contentType)) {
      if (part.name === 'clientId') clientId = await readText(part.body, MOST_FIELD_BYTES);
      if (part.name !== 'file' || !part.fileName) continue;
      if (incoming.isThere) throw new RequestFault(400, 'Send one file a request.');
      await incoming.write(part);
    }
    if (clientId === undefined || !CLIENT_ID.test(clientId))
      throw new RequestFault(400, 'The form needs a "clientId" of 6 to 10 capitals or digits.');
    if (!incoming.isThere) throw new RequestFault(400, 'The form needs a "file".');
    const { id, file } = await incoming.keep(clientId);
    return { id, body: { clientId, ...file } };
  } finally {
    await incoming.drop();
  }
}
