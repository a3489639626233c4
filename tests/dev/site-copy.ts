import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../support/command.ts';
import { REPOSITORY_PARTS } from '../support/repository-parts.mjs';

/** A copy of the whole site, whose templates a test may break. */
export class SiteCopy {
  readonly folder = mkdtempSync(join(ROOT, '.site.touchdown-'));

  constructor() {
    for (const part of REPOSITORY_PARTS)
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
