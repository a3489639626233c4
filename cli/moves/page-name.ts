import { existsSync } from 'node:fs';
import { isAbsolute, join, resolve, sep } from 'node:path';
import { pathOfRoute } from '../content/pages/page-routes.ts';
import { fileName } from '../site/named-files.ts';
import type { SitePaths } from '../site/site-paths.ts';

/** A landing file, or the folder or a file of another page, within the site. */
const FILE =
  /^(?:\.\/)?(?:landings\/(.*)\.yaml|pages\/(.*?)(?:\/(?:page\.yaml|page\.md|\+Page\.tsx))?)$/;

/** What a shell completes: a file by its ending, or a way that begins at the working folder. */
const COMPLETED = /^\.{1,2}\/|\.(?:yaml|md|tsx)$/;

/** A site, and the folder in which the command was typed. */
export type NamingSite = SitePaths & { cwd: string };

/** The name within the site of a file or folder that is named from the working folder. */
function nameInSite(name: string, site: NamingSite): string {
  const path = resolve(site.cwd, name);
  // A landing's file without its folder, unless the working folder has a file of that name.
  if (/^[^/\\]+\.yaml$/.test(name) && !existsSync(path) && existsSync(join(site.landingsDir, name)))
    return `landings/${name}`;
  const isWay = COMPLETED.test(name) || (isAbsolute(name) && path.startsWith(site.root + sep));
  if (!isWay || (FILE.test(name) && !existsSync(path) && existsSync(join(site.root, name))))
    return name;
  const within = fileName(path, site);
  return FILE.test(within) ? within : name;
}

/**
 * The address that names a page on the command line: `offer`, `/offer` and `landings/offer.yaml` are the same page, and
 * so are `about` and `pages/about/page.yaml`. Files count from the working folder, or else from that of the site.
 */
export function addressOf(name: string, site: NamingSite): string {
  const path = nameInSite(name, site).replace(/\/$/, '');
  const [, landing, page] = FILE.exec(path) ?? [];
  return page === undefined ? `/${landing ?? path.replace(/^\//, '')}` : pathOfRoute(page);
}
