import type { EventEmitter } from 'node:events';
import { readFileSync } from 'node:fs';

/** Vite drops a second event for the same file within 50 ms; after this time in ms it reports them again. */
const DEAF_MS = 100;

/** What editors and formatters save, possibly twice in a row. */
const TEXT = /\.(?:tsx?|css)$/;

function textOf(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

/**
 * Makes a watcher report edits that it dropped because they followed another edit of the same file too closely.
 *
 * @param watcher emits `change` with the file, and `all`, for each edit.
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
