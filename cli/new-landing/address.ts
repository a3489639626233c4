import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { suggestSlug } from '../content/addresses/slug-suggestion.ts';
import type { Facts } from '../content/facts/facts.ts';
import { checkLanding, checkSlug } from '../content/pages/landing-file.ts';
import { listLandings } from '../content/pages/landing-list.ts';
import { checkPage } from '../content/pages/page-file.ts';
import {
  COMPONENT,
  isPageFile,
  pageFilesIn,
  pathOfRoute,
  routeFolders,
} from '../content/pages/page-routes.ts';
import type { SiteSchemas } from '../content/shape/site-schemas.ts';
import { displayPath, readSource, type SourceFile } from '../content/source-file.ts';
import { NewLandingFault } from './new-landing-fault.ts';

/** The text of a file that may have aliases: they are rare, and files without the word are not parsed. */
function sourceWithAliases(path: string, cwd: string): SourceFile | undefined {
  const { source } = readSource(path, { cwd });
  return source?.text.includes('aliases') ? source : undefined;
}

/** The site of a new landing. */
interface KnownSite {
  root: string;
  landingsDir: string;
  facts: Facts;
  schemas: SiteSchemas;
  cwd: string;
}

/** Addresses of the hand-written pages, with the file that identifies each page to users. */
function* pageAddresses(site: KnownSite): Generator<[address: string, file: string]> {
  const { root, cwd } = site;
  const folder = join(root, 'pages');
  for (const route of routeFolders(folder)) {
    const component = join(folder, route, COMPONENT);
    const [file = component] = pageFilesIn(join(folder, route));
    yield [pathOfRoute(route), displayPath(file, cwd)];
    const source = isPageFile(file) ? sourceWithAliases(file, cwd) : undefined;
    if (!source) continue;
    const { meta } = checkPage(source, { route, hasComponent: existsSync(component) }, site);
    for (const alias of meta?.entry.aliases ?? []) yield [alias, meta?.file ?? ''];
  }
}

/** Addresses of the landings with their files. */
function* landingAddresses(site: KnownSite): Generator<[address: string, file: string]> {
  const { landingsDir, facts, schemas, cwd } = site;
  for (const name of listLandings(landingsDir, cwd).files) {
    const file = join(basename(landingsDir), name);
    yield [`/${basename(name, '.yaml').toLowerCase()}`, file];
    const source = sourceWithAliases(join(landingsDir, name), cwd);
    const landing = source && checkLanding(source, facts, schemas).landing;
    for (const alias of landing?.page.entry.aliases ?? []) yield [alias, file];
  }
}

/** The addresses of a site's pages, including aliases, with the file of each. */
export function takenAddresses(site: KnownSite): Map<string, string> {
  return new Map([...landingAddresses(site), ...pageAddresses(site)]);
}

/**
 * Checks that a new landing can have an address.
 *
 * @param taken addresses of other pages with their files.
 * @param redirected targets of the addresses that redirect.
 * @throws NewLandingFault if the address is invalid or taken, or redirects.
 */
export function assertFree(
  slug: string,
  taken: ReadonlyMap<string, string>,
  redirected: ReadonlyMap<string, string>,
): void {
  const [fault] = checkSlug(slug, slug);
  if (fault) {
    const better = suggestSlug(slug);
    const hint = better === undefined || better === slug ? 'Choose another one.' : `Try ${better}.`;
    const kind = fault.rule === 'address/slug' ? 'usage' : 'refused';
    throw new NewLandingFault(kind, `${fault.message} ${hint}`);
  }
  const owner = taken.get(`/${slug}`);
  if (owner !== undefined)
    throw new NewLandingFault('refused', `/${slug} is already the address of ${owner}.`);
  const target = redirected.get(`/${slug}`);
  if (target !== undefined)
    throw new NewLandingFault(
      'refused',
      `/${slug} redirects to ${target}. Choose another address, or take that redirect out of the configuration first.`,
    );
}
