import { BuildFault } from '../system/build-fault.ts';
import { runToolProcess } from '../system/tool-process.ts';
import type { FontCut } from './font-cut.ts';
import { isWholeCut } from './kept-cuts.ts';

async function makeMissing(cuts: readonly FontCut[], signal?: AbortSignal): Promise<void> {
  const missing = cuts.filter(({ target }) => !isWholeCut(target));
  if (missing.length === 0) return;
  const input = JSON.stringify(missing);
  const ended = await runToolProcess('cut-fonts', { input, ...(signal ? { signal } : {}) });
  signal?.throwIfAborted();
  if (ended.code !== 0) throw new BuildFault(`The fonts could not be cut.\n${ended.stderr.trim()}`);
}

let last: Promise<void> = Promise.resolve();

/**
 * Subsets fonts that are not cached, in a child process, so that its memory is released. Concurrent calls subset
 * each font only once.
 *
 * @throws BuildFault if a font is corrupt, or the cache is not writable.
 */
export function makeFonts(cuts: readonly FontCut[], signal?: AbortSignal): Promise<void> {
  last = last.catch(() => {}).then(() => makeMissing(cuts, signal));
  return last;
}
