#!/usr/bin/env node
// Every Node since 12 can read this file, so that an old one can be told which one is needed.
// biome-ignore-start lint/style/useNodejsImportProtocol: the first Nodes of version 12 and 14 do not know it
import { existsSync, readFileSync } from 'fs';

// biome-ignore-end lint/style/useNodejsImportProtocol: as above

const FAILED = 1;
const compiled = new URL('../lib/main.js', import.meta.url);

/** The oldest version that `engines` in package.json takes, as numbers. */
function neededVersion() {
  const { engines } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
  return numbers(engines.node.replace(/^>=/, ''));
}

function numbers(version) {
  return version.split('.').map(Number);
}

function isOlder([major, minor], [neededMajor, neededMinor]) {
  return major < neededMajor || (major === neededMajor && minor < neededMinor);
}

const needed = neededVersion();
if (isOlder(numbers(process.versions.node), needed)) {
  process.stderr.write(
    `touchdown needs Node ${needed.join('.')} or newer, and this is ${process.versions.node}. Get one at https://nodejs.org.\n`,
  );
  process.exitCode = FAILED;
} else if (existsSync(compiled)) {
  import(compiled.href);
} else {
  process.stderr.write(
    'touchdown is not compiled yet: run "npm ci" (or "npm run compile") first.\n',
  );
  process.exitCode = FAILED;
}
