import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../support/command.ts';

/** What a site consists of beside its packages, which are found further up. */
const PARTS = [
  'bin',
  'cli',
  'content',
  'domain',
  'landings',
  'lib',
  'package.json',
  'pages',
  'renderer',
  'schemas',
  'site',
  'words',
  'site.config.yaml',
];

/** A copy of the whole site, whose templates a test may break. */
export class SiteCopy {
  readonly folder = mkdtempSync(join(ROOT, '.site.touchdown-'));

  constructor() {
    for (const part of PARTS)
      cpSync(join(ROOT, part), join(this.folder, part), {
        recursive: true,
        // Vike puts files there for a moment while a server starts.
        filter: (path) => !/\.build-\w+\.mjs$/.test(path),
      });
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}
