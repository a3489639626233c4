import {
  cpSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Diagnostic } from '../../cli/content/diagnostic.ts';
import { type CommandResult, ROOT, runHere } from './command.ts';
import { REPOSITORY_PARTS } from './repository-parts.mjs';

/** A copy of the whole repository, for tests that change the sources of pages; `remove` it afterwards. */
export class SiteCopy {
  readonly root = realpathSync(mkdtempSync(join(tmpdir(), 'touchdown-copy-')));

  constructor() {
    for (const part of REPOSITORY_PARTS)
      cpSync(join(ROOT, part), join(this.root, part), { recursive: true });
    symlinkSync(join(ROOT, 'node_modules'), join(this.root, 'node_modules'));
  }

  /** Replaces text in a file, which must contain it. */
  edit(file: string, from: string | RegExp, to: string): void {
    const path = join(this.root, file);
    const text = readFileSync(path, 'utf8');
    const changed = text.replace(from, to);
    if (changed === text) throw new Error(`${file} has no ${from}`);
    writeFileSync(path, changed);
  }

  /** The 1-based line of a file that contains `words`. */
  lineOf(file: string, words: string): number {
    const lines = readFileSync(join(this.root, file), 'utf8').split('\n');
    return lines.findIndex((line) => line.includes(words)) + 1;
  }

  /** Deletes the copy. */
  remove(): void {
    rmSync(this.root, { recursive: true, force: true });
  }

  run(...args: string[]): Promise<CommandResult> {
    return runHere([...args, '--root', this.root], { cwd: this.root });
  }

  async lint(): Promise<Diagnostic[]> {
    const { stdout } = await this.run('lint', '--json');
    return (JSON.parse(stdout) as { diagnostics: Diagnostic[] }).diagnostics;
  }
}
