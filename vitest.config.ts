import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['tests/**/*.test.{ts,tsx}'],
    globalSetup: ['tests/support/built-site.ts'],
    // Two processors: more workers only make each other wait.
    maxWorkers: 2,
    // Some tests walk every page of the site in a browser.
    testTimeout: 240_000,
    // A busy machine answers late, and a poll ends as soon as it is content.
    expect: { poll: { timeout: 10_000 } },
    hookTimeout: 180_000,
    server: {
      // The bundled templates are loaded by Node itself, as they are outside tests.
      deps: { external: [/\.touchdown\//] },
    },
  },
});
