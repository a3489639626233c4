import { createHash, randomUUID } from 'node:crypto';
import { open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { FormPart } from './multipart.ts';
import { RequestFault } from './request-fault.ts';
import { PARTIAL } from './store.ts';

/** Maximum file size in bytes: 10 MB (docs/product.md, "Upload portal"). */
export const MOST_FILE_BYTES = 10 * 1_048_576;

/** The name without folders, control characters and bidi controls. */
function shownName(sent: string): string {
  const last = sent.split(/[/\\]/).at(-1) ?? '';
  const plain = last.replace(/[\p{Cc}\p{Cf}\p{Cs}]+/gu, '').trim();
  return Array.from(plain).slice(0, 200).join('') || 'unnamed';
}

/** A name valid on every file system; the extension stays. */
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

/** A stored file as described in the submission. */
export interface StoredFile {
  name: string;
  type: string;
  bytes: number;
  storedAs: string;
}

/** A received file that is not yet kept, since the submission it belongs to may be rejected. */
export class IncomingFile {
  readonly #folder: string;
  readonly #partial: string;
  #written: { name: string; type: string; bytes: number; hash: string } | undefined;

  /** @param folder where files are stored. */
  constructor(folder: string) {
    this.#folder = folder;
    this.#partial = join(folder, randomUUID() + PARTIAL);
  }

  /** Whether anything has been written. */
  get isThere(): boolean {
    return this.#written !== undefined;
  }

  /**
   * Writes a part of a form without holding the whole file in memory.
   *
   * @throws RequestFault with status 413 if it is too large.
   */
  async write(part: FormPart): Promise<void> {
    const { fileName = '', type } = part;
    this.#written = { name: shownName(fileName), type, ...(await writeFile(part, this.#partial)) };
  }

  /**
   * Keeps the file.
   *
   * @param owner what it belongs to: the same file of the same owner gets the same id.
   */
  async keep(owner: string): Promise<{ id: string; file: StoredFile }> {
    if (!this.#written) throw new Error('There is no file to keep.');
    const { name, type, bytes, hash } = this.#written;
    const identity = JSON.stringify([owner, name, hash]);
    const id = createHash('sha256').update(identity).digest('hex').slice(0, 32);
    const storedAs = `${id}-${safeName(name)}`;
    await rename(this.#partial, join(this.#folder, storedAs));
    return { id, file: { name, type, bytes, storedAs } };
  }

  /** Removes the file if it was not kept. */
  async drop(): Promise<void> {
    await rm(this.#partial, { force: true });
  }
}
