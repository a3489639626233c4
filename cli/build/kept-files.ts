import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { BuildFault } from '../system/build-fault.ts';

/** Stays without being named: whoever publishes a branch has a repository in the output folder. */
const ALWAYS_KEPT = ['.git'];

/** Many file systems do not tell upper from lower case, nor two ways to write one accent. */
function folded(name: string): string {
  return name.normalize('NFC').toLowerCase();
}

/** Files and folders of the output folder that no build writes and none removes. */
export class KeptFiles {
  readonly #names: ReadonlySet<string>;

  /** @param named the `keep` of the configuration: paths inside the output folder. */
  constructor(named: readonly string[] = []) {
    this.#names = new Set([
      ...ALWAYS_KEPT,
      ...named.map((name) => folded(name.replace(/\/$/, ''))),
    ]);
  }

  /** True if this path, inside the output folder and with forward slashes, is one of them. */
  readonly has = (path: string): boolean => this.#names.has(folded(path));

  /** The paths of those that are there in `folder`, as they are spelled there. */
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

/** @throws BuildFault if the new site holds what is to be kept from the old one. */
export function assertKeptApart(names: readonly string[]): void {
  if (names.length === 0) return;
  throw new BuildFault(
    `"keep" in the configuration names ${names.join(', ')}, which the build writes itself.\nTake it out of "keep"; of a folder, name what is your own in it.`,
  );
}
