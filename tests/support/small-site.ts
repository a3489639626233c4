import { spawn } from 'node:child_process';
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CommandResult, ROOT, runHere } from './command.ts';
import { ownCache, shareCache } from './shared-cache.ts';
import { tempFolder } from './temp-folder.ts';
import type { BuildReport } from './tiny-site.ts';

const PLAIN = readFileSync(join(ROOT, 'tests/fixtures/landings/ok/plain.yaml'), 'utf8');

const CONFIG = `site:
  url: https://www.example.com
  name: Harbour Plumbing
  title: Plumber in Hull
  description: Pipes, boilers and drains in Hull and the East Riding.
business:
  name: Harbour Plumbing
  type: Plumber
  tagline: Pipes and boilers
  phone: "+44 1482 555014"
  email: hello@example.com
  address: { locality: Hull, country: GB }
  currency: GBP
fees: { minimum: 80 }
response: { emergencyMinutes: 45 }
languages: [en, es, de]
`;

const HOME = `name: Home
type: main
description: Who we are.
seo:
  title: Plumbers from Hull
  description: Three plumbers from Hull, what they have learned, and what they promise about every bill they write.
sections:
  - title: { heading: Three plumbers from Hull }
`;

/** What `build --json` prints, how the command ended, and what else it printed. */
export interface BuildResult extends CommandResult {
  report: BuildReport;
}

/** A small site of data in a folder of its own: a home page and landings, and what the tool keeps of it. */
export class SmallSite {
  readonly folder = tempFolder();
  readonly landings = join(this.folder, 'landings');
  readonly config = join(this.folder, 'site.config.yaml');
  readonly dist = join(this.folder, 'dist');
  /** Where the tool keeps what it has made. */
  readonly cache = join(this.folder, '.touchdown');

  /** @param slugs of its landings. */
  constructor(...slugs: string[]) {
    shareCache(this.folder);
    mkdirSync(this.landings);
    mkdirSync(join(this.folder, 'pages/index'), { recursive: true });
    writeFileSync(this.config, CONFIG);
    writeFileSync(join(this.folder, 'pages/index/page.yaml'), HOME);
    for (const slug of slugs) this.write(slug);
  }

  /** Writes a landing that is right; `edit` may change its text. */
  write(slug: string, edit: (text: string) => string = (text) => text): void {
    const own = PLAIN.replace('Signed at the gate', `Signed at the gate of ${slug}`).replace(
      'Notary for a lease',
      `Notary ${slug} for a lease`,
    );
    writeFileSync(join(this.landings, `${slug}.yaml`), edit(own));
  }

  /** Changes a fact that every page shows, and no picture: the name in front of the business's e-mail address. */
  setMailbox(name: string): void {
    const text = readFileSync(this.config, 'utf8');
    writeFileSync(this.config, text.replace(/^( {2}email: )[^@]+/m, `$1${name}`));
  }

  /** Writes a hand-written page of data. */
  addPage(path: string): void {
    mkdirSync(join(this.folder, 'pages', path), { recursive: true });
    const text = HOME.replace('Plumbers from Hull', `Plumbers from Hull, ${path}`);
    writeFileSync(join(this.folder, 'pages', path, 'page.yaml'), text);
  }

  /** Gives the site copies of what sites share, for a test that harms them. */
  ownCache(): void {
    ownCache(this.folder);
  }

  /** Gives the site code of its own: its templates are then bundled for it, and kept with it. */
  addCode(): void {
    mkdirSync(join(this.folder, 'site'));
    const code = "import { defineSite } from 'touchdown';\n\nexport default defineSite({});\n";
    writeFileSync(join(this.folder, 'site/site.ts'), code);
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
   * Runs a command as a process of its own.
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
    // Folders of tests are made for their owner only.
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
