import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BUILD_MANIFEST } from '../build/build-manifest.ts';
import { listFiles } from '../build/file-listing.ts';
import { KeptFiles } from '../build/kept-files.ts';
import { hashFile } from '../build/large-file.ts';
import { LITTER } from '../build/output-owner.ts';
import { PublishFault } from './publish-fault.ts';
import type { PublishedFile } from './release.ts';

/**
 * The files that a build wrote into a folder, by path, besides the list of them.
 *
 * @throws PublishFault if the list is missing or cannot be read.
 */
export function builtFiles(out: string, shown: string): Map<string, PublishedFile> {
  const path = join(out, BUILD_MANIFEST);
  if (!existsSync(path))
    throw new PublishFault(`There is no built site in ${shown}. Run "touchdown build" first.`);
  try {
    const entries: PublishedFile[] = JSON.parse(readFileSync(path, 'utf8'));
    const files = new Map(entries.map((entry) => [entry.path, entry]));
    // Every build has at least a page for unknown addresses.
    if (files.size > 0) return files;
  } catch {
    // Reported below.
  }
  throw notIntact(shown, `${BUILD_MANIFEST} cannot be read`);
}

function notIntact(shown: string, reason: string): PublishFault {
  return new PublishFault(
    `${shown} is not as the last build left it: ${reason}.\nNothing was published. Build again, then publish.`,
  );
}

/**
 * Whether a file is one that the owner keeps in the output, or is in a kept folder.
 *
 * @param keep of the configuration.
 */
export function keptBy(keep: readonly string[]): (path: string) => boolean {
  const kept = new KeptFiles(keep);
  return (path) => {
    const parts = path.split('/');
    return parts.some((_, index) => kept.has(parts.slice(0, index + 1).join('/')));
  };
}

/**
 * The verified files of a built site: what the build wrote has to be complete and unchanged, and besides it there
 * may only be certain others.
 *
 * @param shown name of the folder in messages.
 * @param mayBeThere true of a file that no build has to have written.
 * @throws PublishFault if there is no site, or it is not intact.
 */
export function outputFiles(
  out: string,
  shown: string,
  mayBeThere: (path: string) => boolean,
): PublishedFile[] {
  const built = builtFiles(out, shown);
  const files: PublishedFile[] = [];
  for (const [path, [size]] of listFiles(out, (path) => path === '.git')) {
    const entry = built.get(path);
    built.delete(path);
    if (!entry && LITTER.test(path)) continue;
    if (!entry && path !== BUILD_MANIFEST && !mayBeThere(path))
      throw notIntact(shown, `no build wrote ${path}`);
    if (size < 0) throw notIntact(shown, `${path} is no ordinary file`);
    const hash = hashFile(join(out, path));
    if (entry && entry.hash !== hash) throw notIntact(shown, `${path} was changed`);
    files.push({ path, size, hash });
  }
  for (const path of built.keys()) throw notIntact(shown, `${path} is missing`);
  return files;
}
