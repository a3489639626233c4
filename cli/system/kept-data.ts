import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { replaceFile } from './draft-file.ts';
import { keepNewest } from './keep-newest.ts';

/** A file of a cache folder. */
interface KeptFile {
  folder: string;
  /** Contains a hash of everything that determines the data. */
  name: string;
  /** Maximum number of files in the folder. */
  most: number;
}

/** How data is made, and how it is written as bytes. */
interface Derivation<T> {
  make: () => T;
  encode: (data: T) => Buffer;
  /** @param bytes at a multiple of four in their memory. */
  decode: (bytes: Buffer) => T;
}

/** Size of the checksum before the data, in bytes. */
const CHECKSUM = 32;

function checksum(bytes: Buffer): Buffer {
  return createHash('sha256').update(bytes).digest();
}

/** Data that takes long to make, from its file if that is whole; otherwise it is made, and kept if that is possible. */
export function keptData<T>(
  { folder, name, most }: KeptFile,
  { make, encode, decode }: Derivation<T>,
): T {
  const path = join(folder, name);
  try {
    const file = readFileSync(path);
    const bytes = file.subarray(CHECKSUM);
    if (checksum(bytes).equals(file.subarray(0, CHECKSUM))) return decode(bytes);
  } catch {
    // Missing or damaged.
  }
  const data = make();
  try {
    const bytes = encode(data);
    mkdirSync(folder, { recursive: true });
    replaceFile(path, Buffer.concat([checksum(bytes), bytes]));
    keepNewest(folder, most);
  } catch {
    // The site may be read-only.
  }
  return data;
}
