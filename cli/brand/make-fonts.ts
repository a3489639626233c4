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
 * Makes the parts of fonts that are not there yet, in a process of its own: the memory that it takes is given back.
 * Asked twice at a time it makes them once.
 *
 * @throws BuildFault if a font is broken, or nothing can be kept.
 */
export function makeFonts(cuts: readonly FontCut[], signal?: AbortSignal): Promise<void> {
  last = last.catch(() => {}).then(() => makeMissing(cuts, signal));
  return last;
}
