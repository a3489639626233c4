import { createHash } from 'node:crypto';
import { readFileSync, realpathSync, type Stats, statSync } from 'node:fs';
import { join, posix, sep } from 'node:path';
import { gzipSync } from 'node:zlib';
import { contentType } from './content-type.ts';

/** A file as it is sent. */
export interface StaticFile {
  content: Buffer;
  /** The content compressed; missing if compression gains nothing. */
  gzip?: Buffer;
  type: string;
  etag: string;
}

const PACKED = /^(?:text\/|image\/svg|application\/(?:json|xml|javascript|manifest))/;

/** Configuration files for the host, which hosts do not serve. */
const HOST_FILES = new Set(['_headers', '_redirects']);

/** Dotfiles are private (`.git`), except for the one that is meant to be requested. */
function isHidden(name: string): boolean {
  return name.split('/').some((part) => part.startsWith('.') && part !== '.well-known');
}

/** A plain relative path: no parent folders, no absolute path, and no NUL, which would end a path early. */
function isPlainName(name: string): boolean {
  return !name.includes('\0') && !name.startsWith('/') && posix.normalize(name) === name;
}

/** An existing file that cannot be read; the message is for the terminal, not for visitors. */
export class ReadFault extends Error {
  override name = 'ReadFault';
}

/** Error codes that mean there is no file at a path (as opposed to an unreadable one). */
const MISSING = new Set(['ENOENT', 'ENOTDIR', 'EISDIR', 'ELOOP', 'ENAMETOOLONG']);

/** The bytes of a file; undefined if it was removed in the meantime. */
function readBytes(place: string, name: string): Buffer | undefined {
  try {
    return readFileSync(place);
  } catch (error) {
    const { code = '', message } = error as NodeJS.ErrnoException;
    if (MISSING.has(code)) return undefined;
    throw new ReadFault(`${name} cannot be read: ${message}`);
  }
}

/** The real path of a file and its stats; undefined if it is missing or inaccessible, or its name too long. */
function lookAt(path: string): { place: string; stats: Stats } | undefined {
  try {
    const place = realpathSync(path);
    return { place, stats: statSync(place) };
  } catch {
    return undefined;
  }
}

/** Limit of the cache; a site of ten thousand pages is larger. */
const MOST_REMEMBERED_BYTES = 64 * 1_048_576;

/** Transforms the text of a file, given by name, before it is sent. */
export type EditText = (name: string, text: string) => string;

/** Reads the files of a folder, cached until they change. */
export class StaticFiles {
  readonly #folder: string;
  readonly #edit: EditText | undefined;
  #bytes = 0;
  readonly #known = new Map<string, { stamp: string; file: StaticFile }>();

  constructor(folder: string, edit?: EditText) {
    this.#folder = folder;
    this.#edit = edit;
  }

  /**
   * The file at `name`, a decoded path without the leading slash; undefined if there is none. Never reads anything
   * outside the folder.
   *
   * @throws ReadFault if it exists but cannot be read.
   */
  read(name: string): StaticFile | undefined {
    if (!isPlainName(name) || HOST_FILES.has(name) || isHidden(name)) return undefined;
    const found = lookAt(join(this.#folder, name));
    const root = lookAt(this.#folder)?.place;
    if (!found?.stats.isFile() || !root || !found.place.startsWith(root + sep)) return undefined;
    const { place, stats } = found;
    const stamp = `${stats.ino}-${stats.size}-${stats.mtimeMs}`;
    const known = this.#known.get(name);
    if (known?.stamp === stamp) return known.file;
    const type = contentType(name);
    const bytes = readBytes(place, name);
    if (!bytes) return undefined;
    const isText = PACKED.test(type);
    const edit = isText ? this.#edit : undefined;
    const content = edit ? Buffer.from(edit(name, bytes.toString('utf8'))) : bytes;
    const etag = `"${createHash('sha256').update(content).digest('hex').slice(0, 20)}"`;
    const file: StaticFile = { content, type, etag };
    if (isText && content.length > 200) file.gzip = gzipSync(content);
    this.#remember(name, stamp, file);
    return file;
  }

  /** Caches a file, and evicts the oldest entries beyond the limit. */
  #remember(name: string, stamp: string, file: StaticFile): void {
    this.#bytes -= this.#known.get(name)?.file.content.length ?? 0;
    this.#known.delete(name);
    this.#known.set(name, { stamp, file });
    this.#bytes += file.content.length;
    for (const [oldest, { file: forgotten }] of this.#known) {
      if (this.#bytes <= MOST_REMEMBERED_BYTES) break;
      this.#known.delete(oldest);
      this.#bytes -= forgotten.content.length;
    }
  }

  /** The text of a file that only the host reads; empty if it is missing. */
  hostFile(name: string): string {
    try {
      const text = readFileSync(join(this.#folder, name), 'utf8');
      return this.#edit?.(name, text) ?? text;
    } catch {
      return '';
    }
  }
}
