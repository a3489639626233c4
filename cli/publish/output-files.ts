import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BUILD_MANIFEST } from '../build/build-manifest.ts';
import { listFiles } from '../build/file-listing.ts';
import { KeptFiles } from '../build/kept-files.ts';
import { hashFile } from '../build/large-file.ts';
import { LITTER } from '../build/output-owner.ts';
import { PublishFault } from './publish-fault.ts';
import type { PublishedFile } from './release.ts';

function manifestOf(out: string, shown: string): Map<string, PublishedFile> {
  const path = join(out, BUILD_MANIFEST);
  if (!existsSync(path))
    throw new PublishFault(`There is no built site in ${shown}. Run "touchdown build" first.`);
  try {
    const entries: PublishedFile[] = JSON.parse(readFileSync(path, 'utf8'));
    return new Map(entries.map((entry) => [entry.path, entry]));
  } catch {
    throw notIntact(shown, `${BUILD_MANIFEST} cannot be read`);
  }
}

function notIntact(shown: string, reason: string): PublishFault {
  return new PublishFault(
    `${shown} is not as the last build left it: ${reason}.\nNothing was published. Build again, then publish.`,
  );
}

/** True of a file that the owner keeps in the output, or that is in a kept folder. */
function isKept(path: string, kept: KeptFiles): boolean {
  const parts = path.split('/');
  return parts.some((_, index) => kept.has(parts.slice(0, index + 1).join('/')));
}

/**
 * The verified files of a built site: what the build wrote has to be complete and unchanged, and besides it there
 * may only be what the configuration keeps.
 *
 * @param shown name of the folder in messages.
 * @param keep of the configuration.
 * @throws PublishFault if there is no site, or it is not intact.
 */
export function outputFiles(out: string, shown: string, keep: readonly string[]): PublishedFile[] {
  const built = manifestOf(out, shown);
  const kept = new KeptFiles(keep);
  const files: PublishedFile[] = [];
  for (const [path, [size]] of listFiles(out, (path) => path === '.git')) {
    const entry = built.get(path);
    built.delete(path);
    if (!entry && LITTER.test(path)) continue;
    if (!entry && path !== BUILD_MANIFEST && !isKept(path, kept))
      throw notIntact(shown, `no build wrote ${path}`);
    if (size < 0) throw notIntact(shown, `${path} is no ordinary file`);
    const hash = hashFile(join(out, path));
    if (entry && entry.hash !== hash) throw notIntact(shown, `${path} was changed`);
    files.push({ path, size, hash });
  }
  for (const path of built.keys()) throw notIntact(shown, `${path} is missing`);
  return files;
}
