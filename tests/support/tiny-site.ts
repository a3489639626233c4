import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, runHere } from './command.ts';
import { LandingsSite } from './landings-site.ts';

/** Output of `build --json`. */
export interface BuildReport {
  pages: number;
  written: number;
  unchanged: number;
  removed: number;
  bytes: number;
  reactFallbacks: number;
  milliseconds: number;
  diagnostics: {
    file: string;
    line: number;
    rule: string;
    severity: string;
    message: string;
    hint?: string;
  }[];
}

/** A folder of landings with the configuration of the repository's own site. */
export class TinySite extends LandingsSite {
  constructor(...slugs: string[]) {
    super(readFileSync(join(ROOT, 'site.config.yaml'), 'utf8'), slugs);
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

/** Every file below a folder, with its content. */
export function contents(folder: string): Map<string, string> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => statSync(join(folder, name)).isFile())
    .sort();
  return new Map(files.map((name) => [name, readFileSync(join(folder, name), 'latin1')]));
}
