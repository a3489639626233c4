import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { placeIn, writeNewFile } from './emit-file.ts';
import { sameContent, writePieces } from './large-file.ts';

/** What systems answer if a file may be copied, but not linked. */
const UNLINKABLE = new Set(['EXDEV', 'EPERM']);

/**
 * The next version of the output, built next to it. An unchanged file becomes a hard link to the old one, which
 * costs no writing and no space.
 */
export class Stage {
  readonly folder: string;
  readonly #out: string;
  readonly #isIntact: (file: string) => boolean;

  /**
   * @param folder an empty place, on the same file system as `out` if it is to replace that.
   * @param isIntact tells whether `out` has a file exactly as the last build wrote it; others are not reused.
   */
  constructor(folder: string, out: string, isIntact: (file: string) => boolean) {
    this.folder = folder;
    this.#out = out;
    this.#isIntact = isIntact;
    mkdirSync(join(folder, 'assets'), { recursive: true });
  }

  /** Reuses `file` from the old output. */
  keep(file: string): void {
    const source = join(this.#out, file);
    this.#place(file, (target) => {
      try {
        linkSync(source, target);
      } catch (error) {
        // A trial may be staged on another file system, and some systems let only its owner link a file.
        if (!UNLINKABLE.has((error as NodeJS.ErrnoException).code ?? '')) throw error;
        copyFileSync(source, target);
      }
    });
  }

  /** Reuses a file if its content is the same, or writes it. Returns true if it was written. */
  put(file: string, content: string): boolean {
    if (this.#isIntact(file) && readFileSync(join(this.#out, file), 'utf8') === content) {
      this.keep(file);
      return false;
    }
    writeNewFile(this.folder, file, content);
    return true;
  }

  /**
   * Reuses a file if its content equals the joined `pieces`, or writes it piece by piece. Returns true if it was
   * written.
   */
  putPieces(file: string, pieces: Iterable<string>): boolean {
    const staged = placeIn(this.folder, file);
    writePieces(staged, pieces);
    if (!this.#isIntact(file) || !sameContent(staged, join(this.#out, file))) return true;
    rmSync(staged);
    this.keep(file);
    return false;
  }

  /** Adds a file with a content hash in its name, from the old output or from `source`. */
  putAsset(file: string, source: string): void {
    if (this.#isIntact(file) && readFileSync(join(this.#out, file)).equals(readFileSync(source))) {
      this.keep(file);
      return;
    }
    this.#place(file, (target) => copyFileSync(source, target));
  }

  /** True if the new output already has `file`. */
  has(file: string): boolean {
    return existsSync(join(this.folder, file));
  }

  /** Files of `assets/` already in the new output whose path starts with `start`. */
  files(start: `assets/${string}`): string[] {
    const names = readdirSync(join(this.folder, 'assets'));
    return names.map((name) => `assets/${name}`).filter((file) => file.startsWith(start));
  }

  /** Removes the stage, if it has not become the output. */
  discard(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }

  /** Removes a staged file, so that it can be written again. */
  drop(file: string): void {
    rmSync(join(this.folder, file), { force: true });
  }

  #place(file: string, put: (target: string) => void): void {
    const target = placeIn(this.folder, file);
    try {
      put(target);
    } catch (error) {
      // Folders are created only after a failed attempt: most files need none.
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
      mkdirSync(dirname(target), { recursive: true });
      put(target);
    }
  }
}
