import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const FOLDER = fileURLToPath(new URL('.', import.meta.url));
const require = createRequire(import.meta.url);

/** Runs a command with its output on stderr; stdout is reserved for the report. */
function run(command, args) {
  console.error(`$ ${command} ${args.join(' ')}`);
  return spawnSync(command, args, {
    cwd: FOLDER,
    stdio: ['ignore', 2, 2],
    // npm is a shell script on Windows.
    shell: process.platform === 'win32',
  }).status;
}

/**
 * The lock file that npm writes into node_modules lacks the root entry; all others must equal those of the lock
 * file.
 */
function isInstalled() {
  const written = join(FOLDER, 'node_modules/.package-lock.json');
  if (!existsSync(written)) return false;
  const { packages: wanted } = JSON.parse(readFileSync(join(FOLDER, 'package-lock.json'), 'utf8'));
  const { packages: present } = JSON.parse(readFileSync(written, 'utf8'));
  const needed = Object.entries(wanted).filter(([path, entry]) => path !== '' && !entry.optional);
  return needed.every(([path, { version }]) => present[path]?.version === version);
}

/**
 * Installs the tools of the adjacent `package.json`, unless they are installed.
 *
 * @throws if that fails.
 */
export function ensureTools() {
  if (isInstalled()) return;
  // Lighthouse requires a newer Node.js than it needs; npm would warn about that each time.
  const quiet = ['--loglevel=error', '--no-audit', '--no-fund'];
  if (run('npm', ['ci', '--ignore-scripts', ...quiet]) !== 0)
    throw new Error('The tools of the audit could not be installed.');
}

/** Path of the Nu HTML checker. */
export function checkerPath() {
  return join(FOLDER, 'node_modules/vnu-jar/build/dist/vnu.jar');
}

/** Imports a module of a tool, after `ensureTools`. */
export function importTool(specifier) {
  return import(pathToFileURL(require.resolve(specifier)).href);
}

function hasJava() {
  return spawnSync('java', ['-version'], { stdio: 'ignore' }).status === 0;
}

/** True if Java is available; it is installed if the system allows it. */
export function ensureJava() {
  if (hasJava()) return true;
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  run('apt-get', ['update']);
  run('apt-get', ['install', '-y', '--no-install-recommends', 'default-jre-headless']);
  return hasJava();
}
