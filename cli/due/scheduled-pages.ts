import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PageMeta } from '../content/addresses/page-index.ts';
import { type Diagnostic, hasErrors } from '../content/diagnostic.ts';
import type { Facts } from '../content/facts/facts.ts';
import { readLanding } from '../content/pages/landing-file.ts';
import { listLandings } from '../content/pages/landing-list.ts';
import { readPageFiles } from '../content/pages/page-files.ts';
import { pageFilesIn, routeFolders } from '../content/pages/page-routes.ts';
import { displayPath } from '../content/source-file.ts';
import type { OpenSite } from '../site/open-site.ts';

/** Keys of schedules in a file; they may be written with escapes. */
const MAY_HOLD_TIME = /publishAt|expireAt|\\[ux]/;

/**
 * False if a file has no schedule: very few have, and parsing all files takes ten times as long as reading them.
 */
function mayHoldTime(path: string): boolean {
  try {
    return MAY_HOLD_TIME.test(readFileSync(path, 'utf8'));
  } catch {
    return true;
  }
}

/** The pages with a schedule, and findings in their files, or why landings cannot be read. */
export function scheduledPages(
  site: OpenSite,
  facts: Facts,
  cwd: string,
): { pages: PageMeta[]; diagnostics: Diagnostic[] } {
  const { root, landingsDir, schemas } = site;
  const pages: PageMeta[] = [];
  const diagnostics: Diagnostic[] = [];
  const list = listLandings(landingsDir, cwd);
  // What is beside the landings has no schedule; a folder that is not there may have held some.
  diagnostics.push(...list.diagnostics.filter(({ rule }) => rule === 'address/no-folder'));
  for (const name of list.files) {
    const path = join(landingsDir, name);
    if (!mayHoldTime(path)) continue;
    const read = readLanding(path, { cwd, landingsDir, facts, schemas });
    diagnostics.push(...read.diagnostics);
    if (read.landing) pages.push(read.landing.meta);
  }
  const folder = join(root, 'pages');
  const files = [...routeFolders(folder)].flatMap((route) => pageFilesIn(join(folder, route)));
  const timed = new Set(files.filter(mayHoldTime).map((path) => displayPath(path, cwd)));
  if (timed.size > 0) {
    const read = readPageFiles(site, cwd, facts);
    diagnostics.push(...read.diagnostics.filter(({ file }) => timed.has(file)));
    pages.push(...read.metas.filter(({ file }) => timed.has(file)));
  }
  return { pages, diagnostics: hasErrors(diagnostics) ? diagnostics : [] };
}
