#!/usr/bin/env node
import { existsSync } from 'node:fs';

const compiled = new URL('../lib/main.js', import.meta.url);

if (existsSync(compiled)) {
  await import(compiled.href);
} else {
  process.stderr.write(
    'touchdown is not compiled yet: run "npm ci" (or "npm run compile") first.\n',
  );
  process.exitCode = 3;
}
