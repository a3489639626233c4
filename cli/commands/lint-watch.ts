import { existsSync, watch } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { LEDGER_FILE } from '../ledger/ledger-text.ts';
import { LeftHosts } from '../lint/outside/left-hosts.ts';
import { REST_MINUTES } from '../report/unasked-hosts.ts';
import { BASELINE_FILE } from '../severity/baseline.ts';
import { NoSiteFault, resolveSite, type SitePaths } from '../site/site-paths.ts';
import { watchParts, watchSubfolders } from '../site/watch-parts.ts';
import { EXIT, type ExitCode, type Io } from '../system/io.ts';
import { type LintOptions, lint } from './lint.ts';

/** Editors save in several steps; changes are processed after this many ms without another one. */
const QUIET_MS = 50;

/** Temporary files of editors. */
const OF_EDITORS = /~$|\.(?:swp|swx|tmp|draft)$|^\.|^4913$/;

/**
 * Calls back whenever files that lint reads have changed.
 *
 * @returns the functions that stop watching.
 */
function watchInputs(
  { root, landingsDir, configFile }: SitePaths,
  onChange: (name: string) => void,
): (() => void)[] {
  const told = (path: string) => {
    if (!OF_EDITORS.test(basename(path))) onChange(relative(root, path));
  };
  // Output built into the folder of the site fires events too, which are ignored.
  const single = new Set([basename(configFile), BASELINE_FILE, LEDGER_FILE]);
  const flat = [...new Set([root, dirname(configFile)])].map((folder) => {
    const watcher = watch(folder, (_, name) => {
      if (name !== null && single.has(name)) told(join(folder, name));
    });
    return () => watcher.close();
  });
  const above = dirname(landingsDir);
  const landings = existsSync(above) ? [watchSubfolders(above, [basename(landingsDir)], told)] : [];
  return [...flat, ...landings, watchParts(root, told)];
}

/** Resolves on the next change, or at once if there was one since the last call. */
class Changes {
  #changed: string | undefined;
  #settle: ((name: string | undefined) => void) | undefined;
  #timer: NodeJS.Timeout | undefined;

  note(name: string): void {
    this.#changed = name;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.end(name), QUIET_MS);
  }

  /** @param name what has changed; undefined when watching ends. */
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

/** Lints unless the configuration is not there, as for a moment while a branch is checked out. */
async function lintAgain(options: LintOptions, io: Io): Promise<ExitCode> {
  try {
    return await lint(options, io);
  } catch (error) {
    if (!(error instanceof NoSiteFault)) throw error;
    io.stderr.write(`${error.message}\n`);
    return EXIT.failed;
  }
}

/**
 * `touchdown lint --watch`: lints again after every change, until interrupted.
 *
 * @returns the exit code of the last run.
 */
export async function lintWatch(options: LintOptions, io: Io): Promise<ExitCode> {
  const changes = new Changes();
  const leftHosts = new LeftHosts(REST_MINUTES * 60_000);
  const repeated = { ...options, leftHosts };
  const ends = watchInputs(resolveSite(io.cwd, options), (name) => changes.note(name));
  const end = () => changes.end();
  io.signal.addEventListener('abort', end);
  try {
    let code = await lint(repeated, io);
    if (code === EXIT.usage) return code;
    while (!io.signal.aborted) {
      const name = await changes.next();
      if (name === undefined || io.signal.aborted) break;
      io.stderr.write(`\n${name} has changed.\n`);
      code = await lintAgain(repeated, io);
    }
    return code;
  } finally {
    io.signal.removeEventListener('abort', end);
    for (const stop of ends) stop();
  }
}
