import { chmodSync, existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { sample } from '../support/proof.ts';
import { SmallSite } from '../support/small-site.ts';
import { tempFolder } from '../support/temp-folder.ts';

/** A user without rights of its own. */
const NOBODY = 65_534;

const ownerOf = (name: string) => statSync(join(tmpdir(), name), { throwIfNoEntry: false })?.uid;

/** Folders of this user only: tests beside this one have some, too. */
const caches = () =>
  readdirSync(tmpdir()).filter(
    (name) => /^touchdown-\w{6}$/.test(name) && ownerOf(name) === NOBODY,
  );

describe.runIf(process.platform !== 'win32' && process.getuid?.() === 0)(
  'a site of somebody else',
  () => {
    it('can be checked, planned and built elsewhere, and nothing is remembered', async () => {
      const site = new SmallSite('gate');
      rmSync(site.cache, { recursive: true, force: true });
      chmodSync(site.folder, 0o755);
      const elsewhere = tempFolder();
      chmodSync(elsewhere, 0o777);
      const before = caches();
      const out = join(elsewhere, 'dist');
      // Each bundles the templates and draws the pictures for itself.
      for (const args of sample([['plan'], ['build', '--out', out], ['lint']], 1)) {
        const { code, stderr } = await site.process(args, { uid: NOBODY });
        expect(stderr).toContain(
          '.touchdown cannot be written, so nothing is remembered for the next run.',
        );
        expect({ code, stderr }).toMatchObject({ code: 0 });
        expect(existsSync(join(out, 'gate.html'))).toBe(args.includes('build'));
        rmSync(out, { recursive: true, force: true });
      }
      expect(existsSync(site.cache)).toBe(false);
      expect(caches()).toEqual(before);
    });
  },
);
