import { join } from 'node:path';
import { BuildFault } from '../system/build-fault.ts';
import { takeTurn } from '../system/process-turn.ts';
import { cacheFolder } from './site-paths.ts';
import { isClosedCache } from './temporary-cache.ts';

/**
 * Compares and replaces files of a site while no other command does: what another one wrote between the two would be
 * lost, and both would report success. Where the cache cannot be written, nobody is held back.
 *
 * @param work takes milliseconds: others wait for it.
 * @throws BuildFault if another process does not end its turn; the errors of `work`.
 */
export function inWritingTurn<Result>(root: string, work: () => Result): Result {
  if (isClosedCache(root)) return work();
  const release = takeTurn(
    join(cacheFolder(root, 'writing'), 'lock'),
    (owner) => new BuildFault(`Process ${owner} is writing files of this site. Run this again.`),
  );
  try {
    return work();
  } finally {
    release();
  }
}
