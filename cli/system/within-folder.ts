import { lstatSync, realpathSync } from 'node:fs';
import { dirname, relative, sep } from 'node:path';
import { BuildFault } from './build-fault.ts';

/** Where a path leads that may not exist yet; undefined if a link on the way leads nowhere. */
function targetOf(path: string): string | undefined {
  if (!lstatSync(path, { throwIfNoEntry: false })) return targetOf(dirname(path));
  try {
    return realpathSync(path);
  } catch {
    return undefined;
  }
}

/**
 * Refuses to write a file that symbolic links would put outside its folder. The folder itself may be a link: where
 * it leads is its owner's decision.
 *
 * @param path of the file, which need not exist.
 * @throws BuildFault if it would be outside.
 */
export function assertWithin(path: string, folder: string): void {
  const [target, real] = [targetOf(path), targetOf(folder)];
  if (target === undefined || real === undefined || relative(real, target).split(sep)[0] === '..')
    throw new BuildFault(`${path} is a link, or in one, that leads out of ${folder}.`);
}
