import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Facts } from '../content/facts.ts';
import { checkLanding, checkSlug } from '../content/landing-file.ts';
import { listLandings } from '../content/landing-list.ts';
import { checkPage } from '../content/page-file.ts';
import {
  COMPONENT,
  isPageFile,
  pageFilesIn,
  pathOfRoute,
  routeFolders,
} from '../content/page-routes.ts';
import type { SiteSchemas } from '../content/site-schemas.ts';
import { suggestSlug } from '../content/slug-suggestion.ts';
import { displayPath, readSource, type SourceFile } from '../content/source-file.ts';
import { NewLandingFault } from './new-landing-fault.ts';

/** The text of a file, if it can have aliases: they are rare, and a file that does not name them is not parsed. */
function sourceWithAliases(path: string, cwd: string): SourceFile | undefined {
  const { source } = readSource(path, { cwd });
  return source?.text.includes('aliases') ? source : undefined;
}

/** The file of the hand-written page that has an address, as people name it. */
function pageAt(address: string, site: KnownSite): string | undefined {
  const { root, cwd } = site;
  const folder = join(root, 'pages');
  for (const route of routeFolders(folder)) {
    const component = join(folder, route, COMPONENT);
    const [file = component] = pageFilesIn(join(folder, route));
    if (pathOfRoute(route) === address) return displayPath(file, cwd);
    const source = isPageFile(file) ? sourceWithAliases(file, cwd) : undefined;
    if (!source) continue;
    const { meta } = checkPage(source, { route, hasComponent: existsSync(component) }, site);
    if (meta?.entry.aliases?.includes(address)) return meta.file;
  }
  return undefined;
}

/** The file of the landing that has an address, as people name it. */
function landingAt(address: string, site: KnownSite): string | undefined {
  const { landingsDir, facts, schemas, cwd } = site;
  for (const name of listLandings(landingsDir, cwd).files) {
    const file = join(basename(landingsDir), name);
    if (`/${basename(name, '.yaml').toLowerCase()}` === address) return file;
    const source = sourceWithAliases(join(landingsDir, name), cwd);
    const landing = source && checkLanding(source, facts, schemas).landing;
    if (landing?.page.entry.aliases?.includes(address)) return file;
  }
  return undefined;
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
  const [fault] = checkSlug(slug, slug);
  if (fault) {
    const better = suggestSlug(slug);
    const hint = better === undefined || better === slug ? 'Choose another one.' : `Try ${better}.`;
    const kind = fault.rule === 'address/slug' ? 'usage' : 'refused';
    throw new NewLandingFault(kind, `${fault.message} ${hint}`);
  }
  const address = `/${slug}`;
  const owner = pageAt(address, site) ?? landingAt(address, site);
  if (owner !== undefined)
    throw new NewLandingFault('refused', `${address} is already the address of ${owner}.`);
}
