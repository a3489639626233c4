import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { cacheFolder } from '../site/site-paths.ts';
import { isRefused } from '../site/temporary-cache.ts';
import { type OutputPaths, outputPaths } from './output-folder.ts';

/**
 * The paths of a build that only shows what it would write: beside the output folder, or in the cache if nothing may be
 * written there.
 */
export function trialPaths(out: string, root: string): Required<OutputPaths> {
  const paths = outputPaths(out, root);
  if (!isRefused(dirname(paths.out))) return paths;
  const folder = cacheFolder(root, 'trial');
  mkdirSync(folder, { recursive: true });
  const inside = (part: string) => join(folder, part);
  return { ...paths, stage: inside('stage'), lock: inside('lock'), ready: inside('ready') };
}
