import { execFileSync, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const BIN = join(ROOT, 'bin/touchdown.js');

/** An address without a page; the host responds with `404.html`. */
export const UNKNOWN_ADDRESS = '/no-such-page';

/** Redirects at once to the sign-in, which is audited itself; the test suite covers what is behind it. */
const LEADS_ON = '/admin';

/**
 * Builds the repository's own site.
 *
 * @param {string} folder
 * @returns {string} the folder.
 * @throws if the build fails; its messages are on stderr.
 */
export function buildSite(folder) {
  const args = [BIN, 'build', '--out', folder];
  execFileSync(process.execPath, args, { cwd: ROOT, stdio: ['ignore', 'ignore', 'inherit'] });
  return folder;
}

/**
 * @param {string} folder of a built site
 * @returns {{ path: string, noindex: boolean }[]} its pages that visitors see.
 * @throws if there is none.
 */
export function readPages(folder) {
  const pages = JSON.parse(readFileSync(join(folder, 'page-registry.json'), 'utf8'));
  return pages.filter(({ path }) => path !== LEADS_ON);
}

/**
 * Serves a built site with `touchdown preview` until this process exits.
 *
 * @param {string} folder
 * @returns {Promise<string>} its address without a trailing slash.
 */
export async function serveSite(folder) {
  const args = [BIN, 'preview', '--out', folder, '--port', '0', '--json'];
  const server = spawn(process.execPath, args, { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'] });
  process.once('exit', () => server.kill());
  let said = '';
  server.stderr.on('data', (chunk) => (said += chunk));
  for await (const line of createInterface({ input: server.stdout })) {
    return new URL(JSON.parse(line).url).origin;
  }
  throw new Error(`The preview did not start.\n${said}`);
}
