import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureChromium } from './support/chromium.mjs';

/** Runs the whole suite: compiles the tool, sees to a browser, runs Vitest, sums up in the last line. */
const ROOT = fileURLToPath(new URL('..', import.meta.url));
const require = createRequire(import.meta.url);

function run(script, args, env = {}) {
  const options = { cwd: ROOT, stdio: 'inherit', env: { ...process.env, ...env } };
  return spawnSync(process.execPath, [script, ...args], options).status ?? 1;
}

const vite = join(dirname(require.resolve('vite/package.json')), 'bin/vite.js');
const compiled = run(vite, ['build', '--config', 'cli/vite.config.ts', '--logLevel', 'warn']);
if (compiled !== 0) process.exit(compiled);

const folder = mkdtempSync(join(tmpdir(), 'touchdown-tests-'));
const results = join(folder, 'results.json');
const vitest = join(dirname(require.resolve('vitest/package.json')), 'vitest.mjs');
const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${results}`];
const code = run(vitest, ['run', ...reporters, ...process.argv.slice(2)], {
  CHROMIUM_PATH: ensureChromium(),
});

try {
  const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(results, 'utf8'));
  console.log(`${numPassedTests} passed, ${numFailedTests} failed`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
process.exitCode = code;
