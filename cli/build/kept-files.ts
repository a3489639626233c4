import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { BuildFault } from '../system/build-fault.ts';

/** Always kept: sites published from a branch have a repository in the output folder. */
const ALWAYS_KEPT = ['.git'];

/** Many file systems ignore case and Unicode normalization. */
function folded(name: string): string {
  return name.normalize('NFC').toLowerCase();
}

/** Files and folders in the output folder that builds neither write nor remove. */
export class KeptFiles {
  readonly #names: ReadonlySet<string>;

  /** @param named `keep` of the configuration: paths relative to the output folder. */
  constructor(named: readonly string[] = []) {
    this.#names = new Set([
      ...ALWAYS_KEPT,
      ...named.map((name) => folded(name.replace(/\/$/, ''))),
    ]);
  }

  /** True if this path, relative to the output folder and with forward slashes, is kept. */
  readonly has = (path: string): boolean => this.#names.has(folded(path));

  /** The kept paths that exist in `folder`, as spelled there. */
  in(folder: string): string[] {
    return [...this.#names].flatMap((name) => findSteps(folder, '', name.split('/')));
  }
}

function findSteps(folder: string, found: string, [step, ...deeper]: string[]): string[] {
  if (step === undefined) return [found];
  let names: string[];
  try {
    names = readdirSync(join(folder, found));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'ENOTDIR') return [];
    throw error;
  }
  return names
    .filter((name) => folded(name) === step)
    .flatMap((name) => findSteps(folder, found === '' ? name : `${found}/${name}`, deeper));
}

/** @throws BuildFault if the new site contains a file that is to be kept from the old one. */
export function assertKeptApart(names: readonly string[]): void {
  if (names.length === 0) return;
  throw new BuildFault(
    `"keep" in the configuration names ${names.join(', ')}, which the build writes itself.\nTake it out of "keep"; of a folder, name what is your own in it.`,
  );
}
