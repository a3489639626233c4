import { type FSWatcher, watch } from 'node:fs';
import { basename, dirname } from 'node:path';

/** Editors save in several steps; changes are processed after this many ms without another one. */
const QUIET_MS = 20;

/**
 * Watches the files of one folder, not recursively. Uses one watcher for the folder, however many files it
 * contains.
 *
 * @param onChange called with the names of files that were changed, created or removed.
 */
function watchFolder(
  folder: string,
  wanted: (name: string) => boolean,
  onChange: (names: string[]) => void,
): FSWatcher {
  const changed = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  return watch(folder, (_, name) => {
    if (name === null || !wanted(name)) return;
    changed.add(name);
    clearTimeout(timer);
    timer = setTimeout(() => {
      const names = [...changed];
      changed.clear();
      onChange(names);
    }, QUIET_MS);
  });
}

export interface ContentWatch {
  landingsDir: string;
  configFile: string;
  onLandings: (names: string[]) => void;
  onConfig: () => void;
}

/** Watches the landing files and the configuration. Returns a function that stops it. */
export function watchContent(content: ContentWatch): () => void {
  const configName = basename(content.configFile);
  const watchers = [
    watchFolder(
      content.landingsDir,
      (name) => name.endsWith('.yaml') && !name.startsWith('.'),
      content.onLandings,
    ),
    watchFolder(dirname(content.configFile), (name) => name === configName, content.onConfig),
  ];
  return () => {
    for (const watcher of watchers) watcher.close();
  };
}
