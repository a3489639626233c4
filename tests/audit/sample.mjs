import { UsageFault } from './options.mjs';

/** One page of each kind of the repository's own site: Lighthouse takes 15 seconds for each. */
const SAMPLE = [
  '/',
  '/lp',
  '/emergency-notary',
  '/mobile-notary',
  '/services',
  '/services/power-of-attorney',
  '/locations/midland-tx',
  '/service-areas',
  '/pricing',
  '/resources',
  '/resources/power-of-attorney-guide',
  '/contact',
  '/about',
  '/poder-notarial',
];

/**
 * The pages for Lighthouse.
 *
 * @template {{ path: string }} Page
 * @param {Page[]} pages all pages of the site
 * @param {{ site: string, pages: string[], all: boolean }} options
 * @returns {Page[]}
 * @throws UsageFault if a requested page does not exist.
 */
export function choosePages(pages, { site, pages: asked, all }) {
  // All pages of that site are of different kinds.
  if (all || (site === 'blocks' && asked.length === 0)) return pages;
  const missing = asked.filter((path) => !pages.some((page) => page.path === path));
  if (missing.length > 0) throw new UsageFault(`No such page: ${missing.join(', ')}`);
  const wanted = asked.length > 0 ? asked : SAMPLE;
  return wanted.flatMap((path) => pages.find((page) => page.path === path) ?? []);
}
