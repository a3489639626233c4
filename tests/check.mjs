import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import manifest from '../package.json' with { type: 'json' };

/**
 * Checks format, types and content at the same time: each of them uses one processor for most of its time. What a
 * check prints appears in one piece once it has ended; the exit code is that of a check that has failed.
 */
const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** Scripts of `package.json`; those of a list follow each other. Content is checked by the tool as its sources are now. */
const CHECKS = [['check:format'], ['check:types'], ['compile:changed', 'lint']];

/** Tools leave out colors if their output is no terminal, as here, unless they are told to use them. */
const COLORS = process.stdout.isTTY && !process.env.NO_COLOR ? { FORCE_COLOR: '1' } : {};

function run(script) {
  return new Promise((resolve, reject) => {
    const child = spawn(manifest.scripts[script], {
      cwd: ROOT,
      shell: true,
      env: { ...process.env, ...COLORS },
    });
    const printed = [];
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => printed.push(chunk));
    child.on('error', reject);
    child.on('close', (code) => {
      process.stdout.write(Buffer.concat([Buffer.from(`\n> ${script}\n`), ...printed]));
      resolve(code ?? 1);
    });
  });
}

async function runInTurn(scripts) {
  for (const script of scripts) {
    const code = await run(script);
    if (code !== 0) return code;
  }
  return 0;
}

const codes = await Promise.all(CHECKS.map(runInTurn));
process.exitCode = codes.find((code) => code !== 0) ?? 0;
