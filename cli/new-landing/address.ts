import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Facts } from '../content/facts.ts';
import { checkSlug, readLanding } from '../content/landing-file.ts';
import { listLandings } from '../content/landing-list.ts';
import { readPageFiles } from '../content/page-file.ts';
import type { SiteSchemas } from '../content/site-schemas.ts';
import { suggestSlug } from '../content/slug-suggestion.ts';
import { NewLandingFault } from './new-landing-fault.ts';

/** Aliases are rare; a file that cannot have any is not parsed. */
function aliasesOf(file: string, { landingsDir, facts, schemas, cwd }: KnownSite): string[] {
  const path = join(landingsDir, file);
  if (!/^\s+aliases:/m.test(readFileSync(path, 'utf8'))) return [];
  return readLanding(path, { cwd, landingsDir, facts, schemas }).landing?.page.entry.aliases ?? [];
}

/** The site that a new landing is to be part of. */
interface KnownSite {
  root: string;
  landingsDir: string;
  facts: Facts;
  schemas: SiteSchemas;
  cwd: string;
}

/**
 * Checks that a new landing may have an address.
 *
 * @throws NewLandingFault if it is no address or belongs to another page.
 */
export function assertFree(slug: string, site: KnownSite): void {
  const { landingsDir, facts, cwd } = site;
  const [fault] = checkSlug(slug, slug);
  if (fault) {
    const better = suggestSlug(slug);
    const hint = better === undefined || better === slug ? 'Choose another one.' : `Try ${better}.`;
    const kind = fault.rule === 'address/slug' ? 'usage' : 'refused';
    throw new NewLandingFault(kind, `${fault.message} ${hint}`);
  }
  const taken = (by: string) =>
    new NewLandingFault('refused', `/${slug} is already the address of ${by}.`);
  const path = `/${slug}`;
  for (const { entry, file } of readPageFiles(site, cwd, facts).metas) {
    if (entry.path === path || entry.aliases?.includes(path)) throw taken(file);
  }
  for (const file of listLandings(landingsDir, cwd).files) {
    const isSame = basename(file, '.yaml').toLowerCase() === slug;
    if (isSame || aliasesOf(file, site).includes(path)) {
      throw taken(join(basename(landingsDir), file));
    }
  }
}
