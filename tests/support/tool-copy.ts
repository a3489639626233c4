import { spawn } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { fingerprintSources } from '../../cli/templates/fingerprint.ts';
import { type CommandResult, forSite, ROOT } from './command.ts';
import { REPOSITORY_PARTS } from './repository-parts.ts';
import { tempFolder } from './temp-folder.ts';
import type { BuildReport } from './tiny-site.ts';

/**
 * The whole tool in a folder of its own, with a cache of its own in which the templates are bundled and
 * the texts of the site checked already: whatever happens to it there disturbs no other test.
 */
export class ToolCopy {
  readonly folder = tempFolder();
  readonly cache = join(this.folder, '.touchdown');
  readonly #cwd = join(this.folder, 'work');

  constructor() {
    // Made for its owner only; some tests run the tool as somebody else.
    chmodSync(this.folder, 0o755);
    for (const name of REPOSITORY_PARTS)
      cpSync(join(ROOT, name), join(this.folder, name), { recursive: true });
    symlinkSync(join(ROOT, 'node_modules'), join(this.folder, 'node_modules'));
    // Sites of data, which other tests make, have a bundle of the engine alone in the same place.
    const { templates } = fingerprintSources(ROOT);
    const bundle = readdirSync(join(ROOT, '.touchdown/bundles')).find(
      (name) => name.startsWith(`${templates}-`) && !name.includes('.'),
    );
    for (const part of [`bundles/${bundle}`, 'previews', 'findings'])
      cpSync(join(ROOT, '.touchdown', part), join(this.cache, part), { recursive: true });
    cpSync(join(ROOT, 'site.config.yaml'), join(this.#cwd, 'site.config.yaml'));
    this.write('gate', (text) => text);
  }

  /** Where the tool is started; the site lies here. */
  get cwd(): string {
    return this.#cwd;
  }

  get dist(): string {
    return join(this.#cwd, 'dist');
  }

  /** Writes a landing of the site. */
  write(slug: string, edit: (text: string) => string): void {
    const from = join(ROOT, 'tests/fixtures/landings/ok/plain.yaml');
    const to = join(this.#cwd, 'landings', `${slug}.yaml`);
    mkdirSync(dirname(to), { recursive: true });
    const text = edit(readFileSync(from, 'utf8').replace('Signed at', `Signed in ${slug} at`));
    writeFileSync(to, text);
  }

  /** Runs a command of this copy as a process of its own. */
  run(
    args: readonly string[],
    options: { shell?: string; uid?: number; env?: NodeJS.ProcessEnv } = {},
  ): Promise<CommandResult> {
    const tool = join(this.folder, 'bin/touchdown.js');
    const command = [process.execPath, tool, ...forSite(args, this.folder, this.#cwd)];
    const [file, ...rest] =
      options.shell === undefined
        ? command
        : ['/bin/bash', '-c', options.shell, 'touchdown', ...command];
    return new Promise((resolve, reject) => {
      const child = spawn(file as string, rest, {
        cwd: this.#cwd,
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

  /** Runs `touchdown build --json`. */
  async build(...options: string[]): Promise<CommandResult & { report?: BuildReport }> {
    const result = await this.run(['build', '--json', ...options]);
    return { ...result, ...(result.stdout === '' ? {} : { report: JSON.parse(result.stdout) }) };
  }
}
