import { type Browser, chromium } from 'playwright-core';
import { CHROMIUM_FLAGS, ensureChromium } from './chromium.mjs';

/**
 * Starts a Chromium that looks for nothing outside the machine.
 *
 * @param address by which the machine is reached from elsewhere, if a test asks it there.
 */
export function launchBrowser(address?: string): Promise<Browser> {
  const own =
    address === undefined ? [] : [`--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE ${address}`];
  return chromium.launch({
    executablePath: ensureChromium(),
    args: [...CHROMIUM_FLAGS, ...own],
  });
}
