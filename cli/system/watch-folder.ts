import { type FSWatcher, readdirSync, statSync, watch } from 'node:fs';
import { join } from 'node:path';

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}

/**
 * Follows every folder by a watcher of its own. Where the system cannot follow a whole tree, Node follows each file in it, and loses
 * those that are replaced by renaming, as editors and the studio itself save them.
 */
class FolderWatchers {
  readonly #onChange: (path: string) => void;
  readonly #watchers = new Map<string, FSWatcher>();

  constructor(onChange: (path: string) => void) {
    this.#onChange = onChange;
  }

  /** @param tells of the files that are in a folder already: it has come just now. */
  follow(folder: string, tells: boolean): void {
    const watcher = watch(folder, (event, name) => {
      if (name === null) return;
      const path = join(folder, name);
      if (event === 'rename') this.#renew(path);
      this.#onChange(path);
    });
    // A folder that is gone is told of by the one above it.
    watcher.on('error', () => watcher.close());
    this.#watchers.set(folder, watcher);
    // After that: what comes in between is told of twice, and the other way round nobody would be told.
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) this.follow(path, tells);
      else if (tells) this.#onChange(path);
    }
  }

  close(): void {
    for (const watcher of this.#watchers.values()) watcher.close();
    this.#watchers.clear();
  }

  /** Something has come to a path, or gone from there: a folder may be another than before. */
  #renew(path: string): void {
    for (const [folder, watcher] of this.#watchers) {
      if (folder !== path && !folder.startsWith(join(path, '/'))) continue;
      watcher.close();
      this.#watchers.delete(folder);
    }
    try {
      if (isFolder(path)) this.follow(path, true);
    } catch (error) {
      // Gone again meanwhile.
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    }
  }
}

/**
 * Follows a folder with everything below it.
 *
 * @param onChange called with the path of what has come, gone or changed.
 * @param isNew whether the folder has come just now: then what it holds is told as well, where the system follows single folders.
 * @returns the function that ends it.
 */
export function watchFolder(
  folder: string,
  onChange: (path: string) => void,
  { isNew = false }: { isNew?: boolean } = {},
): () => void {
  if (process.platform === 'darwin' || process.platform === 'win32') {
    const watcher = watch(folder, { recursive: true }, (_, name) => {
      if (name !== null) onChange(join(folder, name));
    });
    return () => watcher.close();
  }
  const watchers = new FolderWatchers(onChange);
  watchers.follow(folder, isNew);
  return () => watchers.close();
}
