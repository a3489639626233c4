import { type FSWatcher, watch } from 'node:fs';
import { basename, dirname } from 'node:path';

/** Editors write in several steps; a file is looked at when it has been quiet for this long, in ms. */
const QUIET_MS = 20;

/**
 * Watches the files of one folder, not of folders below it. One watch for the folder, however many
 * files it holds.
 *
 * @param onChange receives the names of the files that changed, appeared or went away.
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

/** Watches the landing files and the configuration. Returns the function that ends it. */
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
