import { defineConfig } from 'vitest/config';
import { iconModule } from './cli/site/icon-module.ts';
import { siteModules } from './cli/site/site-modules.ts';
import { OPTIMIZE_LATE, optimizeLate } from './cli/system/engine-flags.ts';
import { compiledSources } from './tests/support/compiled-sources.ts';
import { LongFirst } from './tests/support/long-first.ts';
import { memoryFolder } from './tests/support/memory-folder.ts';
import { leaveOutVirtualModules } from './tests/support/module-cache.ts';
import { outOfTurn, turnsOf } from './tests/support/turns.ts';

// This process, which compiles what tests import, and the workers run most of their code a few times only.
optimizeLate();

// Workers and what they start inherit it.
process.env.TMPDIR = memoryFolder();

/** One seed for every property, sample and turn of a run, which prints it: a run with it fails in the same way. */
const PROPERTY_SEED = process.env.PROPERTY_SEED ?? String(Math.trunc(Math.random() * 2 ** 31));
process.env.PROPERTY_SEED = PROPERTY_SEED;

const TURNS = turnsOf(Number(PROPERTY_SEED), process.argv.slice(2));

/** Tests that drive a browser, start processes or servers, run commands over the whole site, or look at it as it was built; and those that lint sites of their own. */
const E2E = [
  'tests/architecture.test.ts',
  'tests/bench/*.test.ts',
  // Each tries hundreds of examples on sites of their own.
  'tests/corpus/corpus.test.ts',
  'tests/lint/rules-doc.test.ts',
  'tests/report/lint-*.test.ts',
  'tests/studio/server/*.test.ts',
  ...['browser', 'changes', 'cli', 'dev', 'lint/sites', 'publish', 'site'].map(
    (folder) => `tests/${folder}/**/*.test.{ts,tsx}`,
  ),
];

const shared = {
  // Compiling the modules of the unit tests takes a fifth of their time.
  experimental: { fsModuleCache: true },
  // Files share their worker: none leaves anything behind, and importing everything anew for each took a minute.
  isolate: false,
  execArgv: [...OPTIMIZE_LATE],
  setupFiles: ['tests/support/property-seed.ts'],
  env: { PROPERTY_SEED, ...(TURNS === undefined ? {} : { TEST_TURN: String(TURNS.tests) }) },
  // A busy machine answers late, and a poll ends as soon as it is content.
  expect: { poll: { timeout: 10_000 } },
  // Some tests walk every page of the site in a browser, and a proof tries all cases: 30,000 of one property took six minutes beside others.
  testTimeout: process.env.PROOF ? 1_800_000 : 240_000,
  hookTimeout: 180_000,
  server: {
    // Bundled templates and the compiled tool are loaded by Node itself, as they are outside tests.
    deps: { external: [/\.touchdown\//, /\/lib\//] },
  },
};

/** What templates import of the site is that of the repository. Who watches has the sources transformed one by one. */
const plugins = [
  ...(process.argv.includes('run') ? [await compiledSources()] : []),
  siteModules(import.meta.dirname),
  iconModule(),
  leaveOutVirtualModules(),
];

export default defineConfig({
  test: {
    sequence: { sequencer: LongFirst },
    projects: [
      {
        plugins,
        test: {
          ...shared,
          name: 'e2e',
          // Two more than two processors: a test waits a third of its time, for a browser, a server or a disk. 432 s with three, 376 with four.
          maxWorkers: 4,
          include: E2E,
          exclude: outOfTurn(TURNS),
          globalSetup: ['tests/support/built-site.ts'],
          // Two thirds of the time that commands take module by module.
          env: { ...shared.env, COMPILED_COMMANDS: '1' },
        },
      },
      {
        plugins,
        test: {
          ...shared,
          name: 'unit',
          // These wait for nothing, and each further worker compiles the patterns of all rules anew: 10 s of processor time.
          maxWorkers: '100%',
          sequence: { groupOrder: 1, sequencer: LongFirst },
          include: ['tests/**/*.test.{ts,tsx}'],
          // The audit's packages bring tests of their own.
          exclude: [...E2E, ...outOfTurn(TURNS), '**/node_modules/**'],
        },
      },
    ],
  },
});
