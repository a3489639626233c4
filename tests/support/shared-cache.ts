import { cpSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprintSources } from '../../cli/templates/fingerprint.ts';
import { ROOT } from './command.ts';

/** Cache of bundles and drawings for all test sites, addressed by content. */
const SHARED = join(ROOT, '.touchdown/tests');

const PARTS = ['bundles', 'previews'];

/** Shares the bundles and preview pictures with the site in a folder, which has not been built yet. */
export function shareCache(root: string): void {
  const own = join(root, '.touchdown');
  mkdirSync(own, { recursive: true });
  for (const part of PARTS) {
    mkdirSync(join(SHARED, part), { recursive: true });
    symlinkSync(join(SHARED, part), join(own, part));
  }
}

/** Gives a site that has been built its own copies of shared files: its pictures, and the bundle of its code. */
export function ownCache(root: string): void {
  const { templates } = fingerprintSources(root);
  const isOwn = (name: string) => !name.includes('.') && name.startsWith(templates);
  const shown = new Set(readdirSync(join(root, 'dist/previews')));
  for (const part of PARTS) {
    const own = join(root, '.touchdown', part);
    rmSync(own);
    mkdirSync(own);
    const names = readdirSync(join(SHARED, part));
    // Two workers may have bundled the same sources at the same time.
    const kept =
      part === 'previews'
        ? names.filter((name) => shown.has(name.replace(/\.sha256$/, '')))
        : names.filter(isOwn).slice(0, 1);
    for (const name of kept) cpSync(join(SHARED, part, name), join(own, name), { recursive: true });
  }
}
