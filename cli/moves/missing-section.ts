import { basename, dirname, join } from 'node:path';
import type { PageMeta } from '../content/addresses/page-index.ts';
import { ANY_FACT } from '../content/facts/facts.ts';
import { enginePages } from '../content/pages/engine-pages.ts';
import { readLanding } from '../content/pages/landing-file.ts';
import { readPageFiles } from '../content/pages/page-files.ts';
import { suggestId } from '../content/suggest.ts';
import { type RenderedSite, renderSite } from '../lint/rendered/rendered-site.ts';
import { readCheckedConfig } from '../lint/site/checked-config.ts';
import { takenAddresses } from '../new-landing/address.ts';
import { PageIds } from '../pages/page-ids.ts';
import { pathOfTarget } from '../pages/redirects.ts';
import type { SectionIds } from '../pages/section-ids.ts';
import type { OpenSite } from '../site/open-site.ts';
import { BuildFault } from '../system/build-fault.ts';
import { loadRenderer } from '../templates/render-module.ts';
import { PageFault } from '../templates/static-pages.ts';
import { MoveFault } from './move-fault.ts';

/** The rendered site; undefined if its code fails, which `lint` reports. */
async function renderedOrNot(...site: Parameters<typeof renderSite>) {
  try {
    return await renderSite(...site);
  } catch (error) {
    if (error instanceof BuildFault || error instanceof PageFault) return undefined;
    throw error;
  }
}

/** A landing by its address or one of its aliases; undefined if it has errors. */
function landingAt(
  path: string,
  { schemas, cwd, landingsDir, ...site }: OpenSite & { cwd: string },
  facts = ANY_FACT,
): PageMeta | undefined {
  const file = takenAddresses({ ...site, facts, landingsDir, schemas, cwd }).get(path) ?? '';
  if (dirname(file) !== basename(landingsDir)) return undefined;
  const origin = { path: join(landingsDir, basename(file)), under: ['page'] };
  const { landing } = readLanding(origin.path, { cwd, landingsDir, facts, schemas });
  return landing && { entry: landing.page.entry, file, origin };
}

/** Ids of the page at a path; undefined if it cannot be rendered. */
async function idsAt(
  path: string,
  site: OpenSite & { cwd: string },
  { rendered, metas }: { rendered: RenderedSite; metas: readonly PageMeta[] },
): Promise<SectionIds | undefined> {
  const { renderModule, context, pages } = rendered;
  const page =
    metas.find(({ entry }) => entry.path === path || entry.aliases?.includes(path)) ??
    landingAt(path, site);
  if (!page) return undefined;
  const render = await loadRenderer(renderModule);
  return new PageIds(pages, { ...site, render, context }).of(page);
}

/**
 * Checks that the page of a target has the section that the target names.
 *
 * @throws MoveFault if it lacks it.
 */
export async function requireSection(
  site: OpenSite & { cwd: string },
  target: string,
): Promise<void> {
  const path = pathOfTarget(target);
  const section = target.slice(path.length + 1);
  if (section === '' || !path.startsWith('/')) return;
  const { config, facts, words } = readCheckedConfig(site, site.cwd);
  if (!config || !words) return;
  const engine = enginePages({ config, words }, site.definition);
  const staticPages = readPageFiles(site, site.cwd, facts, engine);
  const rendered = await renderedOrNot(site, { site: config, words }, staticPages);
  const ids = rendered && (await idsAt(path, site, { rendered, metas: staticPages.metas }));
  if (!ids || ids.all.has(section)) return;
  const meant = suggestId(section, ids.sections);
  const hint = meant === undefined ? '' : ` Did you mean #${meant}?`;
  throw new MoveFault(`--to ${target}: ${path} has no section "${section}".${hint}`);
}
