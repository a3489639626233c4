import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Facts } from '../../content/facts.ts';
import { checkSlug, readLanding } from '../../content/landing-file.ts';
import { listLandings } from '../../content/landing-list.ts';
import { readPageFiles } from '../../content/page-file.ts';
import { SITE_ROOT } from '../site-root.ts';
import { NewLandingFault } from './new-landing-fault.ts';

/** Aliases are rare; a file that cannot have any is not parsed. */
function aliasesOf(file: string, landingsDir: string, facts: Facts, cwd: string): string[] {
  const path = join(landingsDir, file);
  if (!/^\s+aliases:/m.test(readFileSync(path, 'utf8'))) return [];
  return readLanding(path, { cwd, landingsDir, facts }).landing?.page.entry.aliases ?? [];
}

/**
 * Checks that a new landing may have an address.
 *
 * @throws NewLandingFault if it is no address or belongs to another page.
 */
export function assertFree(slug: string, landingsDir: string, facts: Facts, cwd: string): void {
  const [fault] = checkSlug(slug, slug);
  if (fault) {
    const better = fault.hint.replace(/^Rename the file(?: to (\S+)\.yaml)?\.$/, (_, name) =>
      name ? `Try ${name}.` : 'Choose another one.',
    );
    const kind = fault.rule === 'address/slug' ? 'usage' : 'taken';
    throw new NewLandingFault(kind, `${fault.message} ${better}`);
  }
  const taken = (by: string) =>
    new NewLandingFault('taken', `/${slug} is already the address of ${by}. Nothing was changed.`);
  const path = `/${slug}`;
  for (const { entry, file } of readPageFiles(SITE_ROOT, cwd, facts).metas) {
    if (entry.path === path || entry.aliases?.includes(path)) throw taken(file);
  }
  for (const file of listLandings(landingsDir, cwd).files) {
    const isSame = basename(file, '.yaml').toLowerCase() === slug;
    if (isSame || aliasesOf(file, landingsDir, facts, cwd).includes(path)) {
      throw taken(join(basename(landingsDir), file));
    }
  }
}
