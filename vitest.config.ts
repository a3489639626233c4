import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['tests/**/*.test.{ts,tsx}'],
    globalSetup: ['tests/support/built-site.ts'],
    // Two processors: more workers only make each other wait.
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 180_000,
    server: {
      // The bundled templates are loaded by Node itself, as they are outside tests.
      deps: { external: [/\.touchdown\//] },
    },
  },
});
