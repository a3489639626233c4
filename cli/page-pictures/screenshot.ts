import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromiumFlags } from './chromium-flags.ts';
import { runChromium } from './run-chromium.ts';

/** Timeout for a page, in ms. */
const LONGEST_MS = 60_000;

/** Time budget for scripts of a page, in ms of virtual time, which passes without waiting. */
const PAGE_MS = 3000;

/**
 * Screenshot of a local page, from its top, as PNG.
 *
 * @param chromium path of the executable.
 * @param size of the window, in pixels.
 * @throws the signal's reason if it is aborted, an error if Chromium takes no screenshot.
 */
export async function screenshot(
  chromium: string,
  address: string,
  { width, height, signal }: { width: number; height: number; signal: AbortSignal },
): Promise<Buffer> {
  const folder = mkdtempSync(join(tmpdir(), 'touchdown-picture-'));
  const file = join(folder, 'page.png');
  try {
    const flags = [
      ...chromiumFlags(join(folder, 'profile')),
      `--virtual-time-budget=${PAGE_MS}`,
      // Pictures of the same page are the same, however far an animation has got.
      '--force-prefers-reduced-motion',
      `--window-size=${width},${height}`,
      `--screenshot=${file}`,
    ];
    const ended = AbortSignal.any([signal, AbortSignal.timeout(LONGEST_MS)]);
    await runChromium(chromium, [...flags, address], ended);
    signal.throwIfAborted();
    if (!existsSync(file)) throw new Error('It wrote no screenshot.');
    return readFileSync(file);
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}
