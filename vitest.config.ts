import { defineConfig } from 'vitest/config';
import { SlowFirst } from './tests/support/slow-first.ts';

/** One seed for every property of a run: a failure prints it, and a run with it fails in the same way. */
const PROPERTY_SEED = process.env.PROPERTY_SEED ?? String(Math.trunc(Math.random() * 2 ** 31));

export default defineConfig({
  test: {
    include: ['tests/**/*.test.{ts,tsx}'],
    globalSetup: ['tests/support/built-site.ts'],
    // Files share their worker: none leaves anything behind, and importing everything anew for each took a minute.
    isolate: false,
    // Two processors: more workers only make each other wait.
    maxWorkers: 2,
    sequence: { sequencer: SlowFirst },
    // Some tests walk every page of the site in a browser.
    testTimeout: 240_000,
    setupFiles: ['tests/support/property-seed.ts'],
    env: { PROPERTY_SEED },
    // A busy machine answers late, and a poll ends as soon as it is content.
    expect: { poll: { timeout: 10_000 } },
    hookTimeout: 180_000,
    server: {
      // The bundled templates are loaded by Node itself, as they are outside tests.
      deps: { external: [/\.touchdown\//] },
    },
  },
});
