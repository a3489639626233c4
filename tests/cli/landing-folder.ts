import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect } from 'vitest';
import { readLanding } from '../../cli/content/pages/landing-file.ts';
import type { Landing } from '../../schemas/landing.ts';
import { siteFacts } from '../content/site-facts.ts';
import { type CommandResult, ROOT, runHere } from '../support/command.ts';
import { SITE } from '../support/site-code.ts';
import { tempFolder } from '../support/temp-folder.ts';

const { facts } = siteFacts();

/** Slugs of the site's own landings. */
export const OWN_LANDINGS = readdirSync(join(ROOT, 'landings')).map((file) =>
  file.replace('.yaml', ''),
);

/** A working folder that every test of the file finds with an empty `landings/`. */
export class LandingFolder {
  /** The working folder. */
  cwd = '';

  constructor() {
    beforeEach(() => {
      this.cwd = tempFolder();
      mkdirSync(join(this.cwd, 'landings'));
    });
  }

  readonly fileOf = (slug: string): string => join(this.cwd, 'landings', `${slug}.yaml`);

  /** Names of the landing files. */
  readonly files = (): string[] => readdirSync(join(this.cwd, 'landings'));

  /** Runs `touchdown new-landing` here. */
  readonly newLanding = (...args: string[]): Promise<CommandResult> =>
    runHere(['new-landing', ...args], { cwd: this.cwd });

  /** The landing as written in its file; the test fails if the file has errors. */
  readonly written = (slug: string): Landing => {
    const landingsDir = join(this.cwd, 'landings');
    const context = { cwd: this.cwd, landingsDir, facts, schemas: SITE.schemas };
    const { landing, diagnostics } = readLanding(this.fileOf(slug), context);
    expect(diagnostics).toEqual([]);
    return landing?.raw as Landing;
  };

  /** How many errors `touchdown lint` finds in a landing. */
  readonly lintErrors = async (slug: string): Promise<number> => {
    const args = ['lint', `landings/${slug}.yaml`, '--json'];
    const { stdout } = await runHere(args, { cwd: this.cwd });
    return JSON.parse(stdout).summary.errors;
  };
}
