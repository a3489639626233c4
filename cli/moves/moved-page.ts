import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { COMPONENT, pageFilesIn, pathOfRoute, routeFolders } from '../content/pages/page-routes.ts';
import { isInLedger } from '../ledger/site-ledger.ts';
import type { SitePaths } from '../site/site-paths.ts';
import { EXIT } from '../system/io.ts';
import { MoveFault } from './move-fault.ts';

/** A page of the site, by path. */
export interface MovedPage {
  /** Path, such as `/offer`. */
  path: string;
  /** The landing's file, or the folder of a hand-written page. */
  place: string;
  /** `gone` is a removed page that is still in the ledger of published addresses. */
  kind: 'landing' | 'page' | 'gone';
  hasCode: boolean;
}

/** `offer`, `/offer` and `landings/offer.yaml` name the same page. */
export function addressOf(name: string): string {
  return `/${name.replace(/^\/|\/$/g, '').replace(/^landings\/(.*)\.yaml$/, '$1')}`;
}

/** The page with a file of its own at a path. */
export function pageAt(path: string, { root, landingsDir }: SitePaths): MovedPage | undefined {
  const landing = join(landingsDir, `${path.slice(1)}.yaml`);
  if (!path.slice(1).includes('/') && existsSync(landing))
    return { path, place: landing, kind: 'landing', hasCode: false };
  const pages = join(root, 'pages');
  const route = [...routeFolders(pages)].find((folder) => pathOfRoute(folder) === path);
  if (route === undefined) return undefined;
  const place = join(pages, route);
  return { path, place, kind: 'page', hasCode: existsSync(join(place, COMPONENT)) };
}

/**
 * Finds a page by any of its names.
 *
 * @throws MoveFault if there is none, or if it cannot be moved.
 */
export function findPage(name: string, site: SitePaths): MovedPage {
  const path = addressOf(name);
  if (path === '/') throw new MoveFault('The home page stays where it is.');
  const page = pageAt(path, site);
  if (page) return page;
  if (isInLedger(site.root, path)) return { path, place: '', kind: 'gone', hasCode: false };
  throw new MoveFault(`There is no page ${path} with a file of its own.`, EXIT.usage);
}

/** The data files of a page. */
export function filesOf({ place, kind }: MovedPage): string[] {
  if (kind === 'gone') return [];
  return kind === 'landing' ? [place] : pageFilesIn(place);
}
