import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { chromium } from 'playwright-core';

/** Flags that prevent Chromium from accessing other machines. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  // Parts of the browser window are now pages with processes of their own, which nobody sees here. The first three
  // are those that Playwright disables; this list replaces its own.
  '--disable-features=Translate,HttpsUpgrades,PaintHolding,InitialWebUI,WebUIReloadButton,WebUIToolbar,WebUIOmniboxPopup,PreloadTopChromeWebUI',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
];

/**
 * System paths of an installed Chromium. The headless shell comes first, because it opens a page in a third of the
 * time.
 */
const SYSTEM_PLACES = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
];

function find() {
  const places = [process.env.CHROMIUM_PATH, ...SYSTEM_PLACES, chromium.executablePath()];
  return places.find((place) => place && existsSync(place));
}

function attempt(command, args) {
  console.error(`$ ${command} ${args.join(' ')}`);
  try {
    execFileSync(command, args, { stdio: ['ignore', 2, 2] });
  } catch (error) {
    console.error(String(error.message));
  }
  return find();
}

function installFromPackages() {
  const isRoot = process.getuid?.() === 0;
  if (!isRoot || !existsSync('/usr/bin/apt-get')) return undefined;
  attempt('apt-get', ['update']);
  const install = ['install', '-y', '--no-install-recommends'];
  return (
    attempt('apt-get', [...install, 'chromium-headless-shell']) ??
    attempt('apt-get', [...install, 'chromium'])
  );
}

function installFromPlaywright() {
  const cli = createRequire(import.meta.url).resolve('playwright-core/cli.js');
  return attempt(process.execPath, [cli, 'install', 'chromium']);
}

/**
 * Path of a Chromium: the system's, else Playwright's, else one that is installed now.
 *
 * @throws if there is none and none can be installed.
 */
export function ensureChromium() {
  const path = find() ?? installFromPackages() ?? installFromPlaywright();
  if (!path) {
    throw new Error('There is no Chromium. Install one, or name it with CHROMIUM_PATH.');
  }
  return path;
}
