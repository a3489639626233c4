import { type Browser, chromium } from 'playwright-core';
import { CHROMIUM_FLAGS, ensureChromium } from './chromium.mjs';

/** Starts a Chromium that looks for nothing outside the machine. */
export function launchBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_FLAGS });
}
