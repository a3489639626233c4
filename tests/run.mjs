import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureChromium } from './support/chromium.mjs';

/**
 * Runs the whole suite: compiles the tool if its sources have changed, sees to a browser, runs Vitest, sums up in the
 * last line. With `--proof` every case is tried, not a sample; anything else is handed to Vitest.
 */
const ROOT = fileURLToPath(new URL('..', import.meta.url));
const require = createRequire(import.meta.url);

function run(script, args, env = {}) {
  const options = { cwd: ROOT, stdio: 'inherit', env: { ...process.env, ...env } };
  return spawnSync(process.execPath, [script, ...args], options).status ?? 1;
}

const compiled = run(join(ROOT, 'cli/compile.mjs'), ['--if-changed']);
if (compiled !== 0) process.exit(compiled);

const args = process.argv.slice(2).filter((arg) => arg !== '--proof');
const isProof = process.argv.includes('--proof');
const vitest = join(dirname(require.resolve('vitest/package.json')), 'vitest.mjs');
const own = args.some((arg) => arg.startsWith('--reporter')) ? [] : ['--reporter=default'];
const reporters = [...own, `--reporter=${join(ROOT, 'tests/support/sum-reporter.ts')}`];
process.exitCode = run(vitest, ['run', ...args, ...reporters], {
  CHROMIUM_PATH: ensureChromium(),
  ...(isProof ? { PROOF: '1' } : {}),
});
