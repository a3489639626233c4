import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import {
  COMPONENT,
  NOT_FOUND_PATH,
  pageFilesIn,
  pathOfRoute,
  routeFolders,
} from '../content/pages/page-routes.ts';
import { suggest } from '../content/suggest.ts';
import { takenAddresses } from '../new-landing/address.ts';
import type { SitePaths } from '../site/site-paths.ts';
import { EXIT } from '../system/io.ts';
import { MoveFault } from './move-fault.ts';
import type { MovingSite } from './moving-site.ts';
import { addressOf } from './page-name.ts';

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

/** The page with a file of its own at a path. */
export function pageAt(path: string, { root, landingsDir }: SitePaths): MovedPage | undefined {
  const landing = join(landingsDir, `${path.slice(1)}.yaml`);
  // A file system may find /Offer in offer.yaml, whose address is another one.
  const isLanding = existsSync(landing) && readdirSync(landingsDir).includes(basename(landing));
  if (isLanding && !path.slice(1).includes('/'))
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
export function findPage(name: string, site: MovingSite): MovedPage {
  const path = addressOf(name, site);
  if (path === '/') throw new MoveFault('The home page stays where it is.');
  if (path === NOT_FOUND_PATH) throw new MoveFault('The 404 page stays where it is.');
  const page = pageAt(path, site);
  if (page) return page;
  const taken = takenAddresses(site);
  const owner = taken.get(path);
  if (owner !== undefined)
    throw new MoveFault(`${path} is an address of ${owner}: change it there.`);
  if (site.ledger.has(path)) return { path, place: '', kind: 'gone', hasCode: false };
  const meant = suggest(path, [...taken.keys()]);
  const hint = meant === undefined ? '' : ` Did you mean ${meant}?`;
  throw new MoveFault(`There is no page ${path} with a file of its own.${hint}`, EXIT.usage);
}

/** The data files of a page. */
export function filesOf({ place, kind }: MovedPage): string[] {
  if (kind === 'gone') return [];
  return kind === 'landing' ? [place] : pageFilesIn(place);
}
