import { createHash, randomUUID } from 'node:crypto';
import { open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { atMost, type FormPart, readParts, readText } from './multipart.ts';
import { RequestFault } from './request-fault.ts';
import { PARTIAL } from './store.ts';
import type { Body } from './submission.ts';

/** Most bytes of a file: 10 MB (docs/product.md, "Upload portal"). */
const MOST_FILE_BYTES = 10 * 1_048_576;

/** Bytes of a field beside the file. */
const MOST_FIELD_BYTES = 1000;

/** Bytes of a whole request: the file, and room for everything around it. */
const MOST_REQUEST_BYTES = MOST_FILE_BYTES + 262_144;

/** Six to ten uppercase letters or digits (docs/product.md, "Upload portal"). */
const CLIENT_ID = /^[A-Z0-9]{6,10}$/;

/** The name without folders, control characters and signs that turn the direction of writing. */
function shownName(sent: string): string {
  const last = sent.split(/[/\\]/).at(-1) ?? '';
  const plain = last.replace(/[\p{Cc}\p{Cf}\p{Cs}]+/gu, '').trim();
  return Array.from(plain).slice(0, 200).join('') || 'unnamed';
}

/** A name that every file system takes; the ending stays. */
function safeName(name: string): string {
  const plain = name.replace(/[^A-Za-z0-9._-]+/g, '_');
  const [, stem = plain, ending = ''] = /^(.+)(\.[A-Za-z0-9]{1,8})$/.exec(plain) ?? [];
  return stem.slice(0, 60) + ending;
}

async function writeFile(part: FormPart, place: string): Promise<{ bytes: number; hash: string }> {
  const file = await open(place, 'wx');
  const hash = createHash('sha256');
  let bytes = 0;
  try {
    for await (const piece of part.body) {
      bytes += piece.length;
      if (bytes > MOST_FILE_BYTES)
        throw new RequestFault(413, 'A file may have at most 10 MB (10 × 1,048,576 bytes).');
      hash.update(piece);
      await file.writeFile(piece);
    }
  } finally {
    await file.close();
  }
  return { bytes, hash: hash.digest('hex') };
}

/**
 * Takes in one upload (docs/product.md, "Upload portal"),
 * without ever holding the whole file in memory.
 *
 * @returns what is to be kept of it. Uploads carry no id, so it is made from client, name and content.
 * @throws RequestFault if it is refused; nothing of it is left then.
 */
export async function takeUpload(
  pieces: AsyncIterable<Buffer>,
  contentType: string,
  folder: string,
): Promise<{ id: string; body: Body }> {
  const partial = join(folder, randomUUID() + PARTIAL);
  try {
    let clientId: string | undefined;
    let file: { name: string; type: string; bytes: number; hash: string } | undefined;
    for await (const part of readParts(atMost(pieces, MOST_REQUEST_BYTES), contentType)) {
      if (part.name === 'clientId') clientId = await readText(part.body, MOST_FIELD_BYTES);
      if (part.name !== 'file' || !part.fileName) continue;
      if (file) throw new RequestFault(400, 'Send one file a request.');
      const { fileName, type } = part;
      file = { name: shownName(fileName), type, ...(await writeFile(part, partial)) };
    }
    if (clientId === undefined || !CLIENT_ID.test(clientId))
      throw new RequestFault(400, 'The form needs a "clientId" of 6 to 10 capitals or digits.');
    if (!file) throw new RequestFault(400, 'The form needs a "file".');
    const { name, type, bytes, hash } = file;
    const identity = JSON.stringify([clientId, name, hash]);
    const id = createHash('sha256').update(identity).digest('hex').slice(0, 32);
    const storedAs = `${id}-${safeName(name)}`;
    await rename(partial, join(folder, storedAs));
    return { id, body: { clientId, name, type, bytes, storedAs } };
  } finally {
    await rm(partial, { force: true });
  }
}
