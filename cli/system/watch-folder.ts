import { type FSWatcher, readdirSync, statSync, watch } from 'node:fs';
import { join } from 'node:path';

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}

/**
 * Watches every folder with its own watcher. Where the system cannot watch a tree recursively, Node watches each
 * file in it, and loses those that are replaced by renaming, which is how editors and the studio save.
 */
class FolderWatchers {
  readonly #onChange: (path: string) => void;
  readonly #watchers = new Map<string, FSWatcher>();

  constructor(onChange: (path: string) => void) {
    this.#onChange = onChange;
  }

  /** @param tells whether to report the files already in the folder, because it is new. */
  follow(folder: string, tells: boolean): void {
    const watcher = watch(folder, (event, name) => {
      if (name === null) return;
      const path = join(folder, name);
      if (event === 'rename') this.#renew(path);
      this.#onChange(path);
    });
    // The watcher of the parent folder reports a removed folder.
    watcher.on('error', () => watcher.close());
    this.#watchers.set(folder, watcher);
    // Listed after watching starts: a file created in between is reported twice instead of not at all.
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

  /** Something was created at or removed from a path: it may be a different folder now. */
  #renew(path: string): void {
    for (const [folder, watcher] of this.#watchers) {
      if (folder !== path && !folder.startsWith(join(path, '/'))) continue;
      watcher.close();
      this.#watchers.delete(folder);
    }
    try {
      if (isFolder(path)) this.follow(path, true);
    } catch (error) {
      // Removed again in the meantime.
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    }
  }
}

/**
 * Watches a folder recursively.
 *
 * @param onChange called with the path of what was created, removed or changed.
 * @param isNew whether the folder was just created: its content is then reported too, on systems that watch single
 *   folders.
 * @returns a function that stops watching.
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
