import { cpSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, runHere } from './command.ts';
import { tempFolder } from './temp-folder.ts';

const PLAIN = readFileSync(join(ROOT, 'tests/fixtures/landings/ok/plain.yaml'), 'utf8');

/** What `build --json` prints. */
export interface BuildReport {
  pages: number;
  written: number;
  unchanged: number;
  removed: number;
  bytes: number;
  reactFallbacks: number;
  milliseconds: number;
  diagnostics: { file: string; line: number; rule: string; severity: string }[];
}

/** A whole small site of its own: a folder of landings, a configuration and an output folder. */
export class TinySite {
  readonly folder = tempFolder();
  readonly landings = join(this.folder, 'landings');
  readonly config = join(this.folder, 'site.config.yaml');
  readonly dist = join(this.folder, 'dist');

  constructor(...slugs: string[]) {
    mkdirSync(this.landings);
    cpSync(join(ROOT, 'site.config.yaml'), this.config);
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

  /**
   * Changes a fact that every page shows: the name in front of the business's e-mail address. No preview picture shows
   * it, so none has to be drawn again.
   */
  setMailbox(name: string): void {
    const text = readFileSync(this.config, 'utf8');
    writeFileSync(this.config, text.replace(/^( {2}email: )[^@]+/m, `$1${name}`));
  }

  /** Runs `touchdown build` in this process. */
  async build(
    ...options: string[]
  ): Promise<{ code: number | null; report: BuildReport; stderr: string }> {
    const args = ['build', '--landings', 'landings', '--config', 'site.config.yaml', '--json'];
    const { code, stdout, stderr } = await runHere([...args, ...options], { cwd: this.folder });
    return { code, stderr, report: stdout === '' ? undefined : JSON.parse(stdout) };
  }
}

/** Every file below a folder with its content. */
export function contents(folder: string): Map<string, string> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => statSync(join(folder, name)).isFile())
    .sort();
  return new Map(files.map((name) => [name, readFileSync(join(folder, name), 'latin1')]));
}
