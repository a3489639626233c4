import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Diagnostic } from '../../cli/content/diagnostic.ts';
import { type CommandResult, ROOT, runHere } from './command.ts';
import { PLUMBER_CONFIG } from './plumber-config.ts';
import { shareCache } from './shared-cache.ts';
import { tempFolder } from './temp-folder.ts';

const PLAIN = readFileSync(join(ROOT, 'tests/fixtures/landings/ok/plain.yaml'), 'utf8');

const HOME = `name: Home
type: main
description: Pipes, boilers and drains in Hull.
seo: { title: Plumber in Hull, description: "Pipes, boilers and drains in Hull and the East Riding, by a firm of two." }
sections:
  - title: { heading: Pipes and boilers }
`;

/** A site of another business than the repository's in its own folder, with a home page and one landing. */
export class PlumberSite {
  readonly root = tempFolder();

  /** @param code of its \`site/site.ts\`; by default the site has no code. */
  constructor(code?: string) {
    shareCache(this.root);
    this.write('site.config.yaml', PLUMBER_CONFIG);
    this.write('landings/pipes.yaml', PLAIN);
    this.write('pages/index/page.yaml', HOME);
    if (code !== undefined) this.write('site/site.ts', code);
  }

  /** Writes a file of the site. */
  write(file: string, text: string): void {
    const path = join(this.root, file);
    mkdirSync(join(path, '..'), { recursive: true });
    writeFileSync(path, text);
  }

  read(file: string): string {
    return readFileSync(join(this.root, file), 'utf8');
  }

  /** Writes the landing with another text. */
  say(key: 'headline' | 'subheadline', text: string): void {
    const line = new RegExp(`^  ${key}: .*`, 'm');
    this.write('landings/pipes.yaml', PLAIN.replace(line, `  ${key}: ${text}`));
  }

  /** Runs a command in the site's folder, where it finds the site itself. */
  run(...args: string[]): Promise<CommandResult> {
    return runHere(args, { cwd: this.root, site: null });
  }

  /** Findings of a command. */
  async findings(...args: string[]): Promise<Diagnostic[]> {
    const { stdout } = await this.run(...args, '--json');
    return (JSON.parse(stdout) as { diagnostics: Diagnostic[] }).diagnostics;
  }
}
