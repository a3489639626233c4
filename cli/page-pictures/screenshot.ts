import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { chromiumFlags } from './chromium-flags.ts';

/** Timeout for a page, in ms. */
const LONGEST_MS = 60_000;

/** Time budget for scripts of a page, in ms of virtual time, which passes without waiting. */
const PAGE_MS = 3000;

/**
 * Screenshot of a local page, from its top, as PNG.
 *
 * @param chromium path of the executable.
 * @param size of the window, in pixels.
 * @throws the program's error if it takes no screenshot.
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
      `--window-size=${width},${height}`,
      `--screenshot=${file}`,
    ];
    await promisify(execFile)(chromium, [...flags, address], { timeout: LONGEST_MS, signal });
    return readFileSync(file);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
