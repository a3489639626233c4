import { describe, expect, it } from 'vitest';
import { siteInDevelopment } from './in-development.ts';

/**
 * Tests that change the small site of a development server, together in one file, so that one worker starts one: each
 * server takes 5 s of processor time until it has compiled its first page.
 */
const PARTS = import.meta.glob('./*.part.ts');

it('are found', () => {
  expect(Object.keys(PARTS).length).toBeGreaterThan(8);
});

// The server and the browser are lent to a whole file.
siteInDevelopment();

// A part registers its tests and hooks while it is loaded.
for (const [path, load] of Object.entries(PARTS))
  describe(path.replace(/^\.\/|\.part\.ts$/g, ''), async () => void (await load()));
