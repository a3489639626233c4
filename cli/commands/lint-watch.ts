import { existsSync, watch } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { LEDGER_FILE } from '../ledger/ledger-text.ts';
import { BASELINE_FILE } from '../severity/baseline.ts';
import { resolveSite, type SitePaths } from '../site/site-paths.ts';
import { watchParts } from '../site/watch-parts.ts';
import type { ExitCode, Io } from '../system/io.ts';
import { watchFolder } from '../system/watch-folder.ts';
import { type LintOptions, lint } from './lint.ts';

/** Editors write in several steps; what has changed is looked at when all has been quiet for this long, in ms. */
const QUIET_MS = 50;

/** What editors leave beside a file while they write it. */
const OF_EDITORS = /~$|\.(?:swp|swx|tmp|draft)$|^\.|^4913$/;

/**
 * Calls back whenever files that lint reads have changed.
 *
 * @returns the functions that end it.
 */
function watchInputs(
  { root, landingsDir, configFile }: SitePaths,
  onChange: (name: string) => void,
): (() => void)[] {
  const told = (path: string) => {
    if (!OF_EDITORS.test(basename(path))) onChange(relative(root, path));
  };
  // What is built into the folder of the site is told as well, and not meant.
  const single = new Set([basename(configFile), BASELINE_FILE, LEDGER_FILE]);
  const flat = [...new Set([root, dirname(configFile)])].map((folder) => {
    const watcher = watch(folder, (_, name) => {
      if (name !== null && single.has(name)) told(join(folder, name));
    });
    return () => watcher.close();
  });
  const landings = existsSync(landingsDir) ? [watchFolder(landingsDir, told)] : [];
  return [...flat, ...landings, watchParts(root, told)];
}

/** Settles after the next change, or the one that has happened since it was asked last. */
class Changes {
  #changed: string | undefined;
  #settle: ((name: string | undefined) => void) | undefined;
  #timer: NodeJS.Timeout | undefined;

  note(name: string): void {
    this.#changed = name;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.end(name), QUIET_MS);
  }

  /** @param name what has changed; undefined if nobody waits any longer. */
  end(name?: string): void {
    if (!this.#settle) return;
    clearTimeout(this.#timer);
    this.#changed = undefined;
    this.#settle(name);
    this.#settle = undefined;
  }

  next(): Promise<string | undefined> {
    return new Promise((settle) => {
      this.#settle = settle;
      if (this.#changed !== undefined) this.note(this.#changed);
    });
  }
}

/**
 * `touchdown lint --watch`: the same again whenever a file has changed, until it is interrupted.
 *
 * @returns the code of the last run.
 */
export async function lintWatch(options: LintOptions, io: Io): Promise<ExitCode> {
  const changes = new Changes();
  const ends = watchInputs(resolveSite(io.cwd, options), (name) => changes.note(name));
  const end = () => changes.end();
  io.signal.addEventListener('abort', end);
  try {
    let code = await lint(options, io);
    while (!io.signal.aborted) {
      const name = await changes.next();
      if (name === undefined || io.signal.aborted) break;
      io.stderr.write(`\n${name} has changed.\n`);
      code = await lint(options, io);
    }
    return code;
  } finally {
    io.signal.removeEventListener('abort', end);
    for (const stop of ends) stop();
  }
}
