import { cpSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprintSources } from '../../cli/templates/fingerprint.ts';
import { ROOT } from './command.ts';

/** Where the sites of all tests find what one of them has bundled or drawn before; it is known by its content. */
const SHARED = join(ROOT, '.touchdown/tests');

const PARTS = ['bundles', 'previews'];

/** Gives the site in a folder, which has built nothing yet, the bundles and preview pictures of all such sites. */
export function shareCache(root: string): void {
  const own = join(root, '.touchdown');
  mkdirSync(own, { recursive: true });
  for (const part of PARTS) {
    mkdirSync(join(SHARED, part), { recursive: true });
    symlinkSync(join(SHARED, part), join(own, part));
  }
}

/** Gives a site that has been built copies of its own of what it shares: the pictures that it shows, and the bundle of its code. */
export function ownCache(root: string): void {
  const { templates } = fingerprintSources(root);
  const isOwn = (name: string) => !name.includes('.') && name.startsWith(templates);
  const shown = new Set(readdirSync(join(root, 'dist/previews')));
  for (const part of PARTS) {
    const own = join(root, '.touchdown', part);
    rmSync(own);
    mkdirSync(own);
    const names = readdirSync(join(SHARED, part));
    // Two workers may have bundled the same at the same time.
    const kept =
      part === 'previews'
        ? names.filter((name) => shown.has(name.replace(/\.sha256$/, '')))
        : names.filter(isOwn).slice(0, 1);
    for (const name of kept) cpSync(join(SHARED, part, name), join(own, name), { recursive: true });
  }
}
