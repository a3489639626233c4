import type { EventEmitter } from 'node:events';
import { readFileSync } from 'node:fs';

/** Vite tells of an edit only if it told of none of the same file within 50 ms; after this time it does again, in ms. */
const DEAF_MS = 100;

/** What editors and formatters save, perhaps twice in a row. */
const TEXT = /\.(?:tsx?|css)$/;

function textOf(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

/**
 * Makes a watcher tell of edits that it has passed over, as they came too soon after another one of the same file.
 *
 * @param watcher tells of each edit by `change` with the file, and by `all`.
 */
export function tellMissedEdits(watcher: EventEmitter): void {
  watcher.on('change', (file: string) => {
    if (!TEXT.test(file)) return;
    const text = textOf(file);
    const lookAgain = () => {
      if (textOf(file) === text) return;
      watcher.emit('change', file);
      watcher.emit('all', 'change', file);
    };
    setTimeout(lookAgain, DEAF_MS).unref();
  });
}
