import { spawn } from 'node:child_process';
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CommandResult, ROOT, runHere } from './command.ts';
import { LandingsSite } from './landings-site.ts';
import { PLUMBER_CODE } from './plumber-code.ts';
import { PLUMBER_CONFIG } from './plumber-config.ts';
import { ownCache, shareCache } from './shared-cache.ts';
import type { BuildReport } from './tiny-site.ts';

const HOME = `name: Home
type: main
description: Who we are.
seo:
  title: Plumbers from Hull
  description: Three plumbers from Hull, what they have learned, and what they promise about every bill they write.
sections:
  - title: { heading: Three plumbers from Hull }
`;

/** Output of `build --json`, with the exit code and other output. */
export interface BuildResult extends CommandResult {
  report: BuildReport;
}

/** A small data-only site in its own folder: a home page and landings, and the tool's cache. */
export class SmallSite extends LandingsSite {
  /** The tool's cache. */
  readonly cache = join(this.folder, '.touchdown');

  /** @param slugs of its landings. */
  constructor(...slugs: string[]) {
    super(PLUMBER_CONFIG, slugs);
    shareCache(this.folder);
    mkdirSync(join(this.folder, 'pages/index'), { recursive: true });
    writeFileSync(join(this.folder, 'pages/index/page.yaml'), HOME);
  }

  /** Writes a hand-written page of data. */
  addPage(path: string): void {
    mkdirSync(join(this.folder, 'pages', path), { recursive: true });
    const text = HOME.replace('Plumbers from Hull', `Plumbers from Hull, ${path}`).replace(
      'description: Three plumbers',
      `description: Three plumbers on ${path}`,
    );
    writeFileSync(join(this.folder, 'pages', path, 'page.yaml'), text);
  }

  /** Gives the site its own copies of shared files, for a test that damages them. */
  ownCache(): void {
    ownCache(this.folder);
  }

  /** Adds code to the site: its templates are then bundled separately, and cached in its own folder. */
  addCode(): void {
    mkdirSync(join(this.folder, 'site'));
    writeFileSync(join(this.folder, 'site/site.ts'), PLUMBER_CODE);
  }

  /** Runs a command in this process. */
  run(...args: string[]): Promise<CommandResult> {
    return runHere(args, { cwd: this.folder, site: null });
  }

  /** Runs `touchdown build` in this process. */
  async build(...options: string[]): Promise<BuildResult> {
    const result = await this.run('build', '--json', ...options);
    return { ...result, report: result.stdout === '' ? undefined : JSON.parse(result.stdout) };
  }

  /**
   * Runs a command as a separate process.
   *
   * @param options `shell` is a line of bash that starts it as `"$@"`; `uid` is the user that it runs as.
   */
  process(
    args: readonly string[],
    options: { shell?: string; uid?: number; env?: NodeJS.ProcessEnv } = {},
  ): Promise<CommandResult> {
    const command = [process.execPath, join(ROOT, 'bin/touchdown.js'), ...args];
    const [file = '', ...rest] =
      options.shell === undefined
        ? command
        : ['/bin/bash', '-c', options.shell, 'touchdown', ...command];
    // Temporary folders are accessible only to their owner.
    if (options.uid !== undefined) chmodSync(this.folder, 0o755);
    return new Promise((resolve, reject) => {
      const child = spawn(file, rest, {
        cwd: this.folder,
        stdio: ['ignore', 'pipe', 'pipe'],
        env: { ...process.env, ...options.env },
        ...(options.uid === undefined ? {} : { uid: options.uid, gid: options.uid }),
      });
      let stdout = '';
      let stderr = '';
      child.stdout.on('data', (chunk) => (stdout += chunk));
      child.stderr.on('data', (chunk) => (stderr += chunk));
      child.on('error', reject);
      child.on('close', (code) => resolve({ code, stdout, stderr }));
    });
  }
}
