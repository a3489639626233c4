import type { RenderContext } from '../../../renderer/context/render-context.ts';
import type { StaticPage } from '../../../schemas/page.ts';
import type { StaticPages } from '../../content/pages/page-files.ts';
import { asIfTested } from '../../content/variants/with-tests.ts';
import { viewPage } from '../../rules/pages/page-view.ts';
import type { OpenSite } from '../../site/open-site.ts';
import { bundleTemplates } from '../../templates/bundle.ts';
import type { BundledTemplates } from '../../templates/early-bundle.ts';
import { factsFile } from '../../templates/facts-file.ts';
import { fingerprintSources, type SourceFingerprints } from '../../templates/fingerprint.ts';
import { type RenderedStaticPage, renderStaticPages } from '../../templates/static-pages.ts';
import type { LandingViewSetup } from '../landings/landing-views.ts';
import { shownDespiteFaults } from '../site/pages-despite-faults.ts';
import { keepPages, pagesKey, recallPages, type ViewedStaticPage } from './kept-pages.ts';

/** What pages of a site are rendered with. */
export interface SiteRendering {
  context: RenderContext;
  renderModule: string;
  /** Fingerprint of the tool and its templates. */
  tool: string;
}

/** The hand-written pages, and what is needed to render others. */
export interface RenderedSite extends SiteRendering {
  pages: ViewedStaticPage[];
  /** Key of everything that determines the pages. */
  key: string;
}

/**
 * The templates of a site, which are bundled if that has not happened before.
 *
 * @throws BuildFault if they do not compile.
 */
export async function bundleNow(
  root: string,
  fingerprints: SourceFingerprints = fingerprintSources(root),
): Promise<BundledTemplates> {
  const bundle = await bundleTemplates(root, fingerprints.templates, { force: false });
  return { ...fingerprints, bundle };
}

/** What pages of a site are rendered with. */
export function siteRendering(
  { definition }: Pick<OpenSite, 'definition'>,
  { site, words }: Pick<RenderContext, 'site' | 'words'>,
  { bundle: { assets, renderModule }, tool }: BundledTemplates,
): SiteRendering {
  const facts = `/${factsFile(site, words, definition).file}`;
  return { context: { site, words, assets: { ...assets, fonts: [] }, facts }, renderModule, tool };
}

/** Pages of the wrong shape, of which code may need more than what is right. */
async function renderedIfPossible(
  pages: readonly StaticPage[],
  { renderModule, context }: SiteRendering,
): Promise<RenderedStaticPage[]> {
  try {
    return await renderStaticPages(pages, renderModule, context);
  } catch {
    return [];
  }
}

/**
 * The hand-written pages for the checks, including those of the wrong shape whose sections are all known. They are
 * rendered only if any of their inputs has changed.
 *
 * @throws BuildFault if the code of a page fails.
 */
export async function renderPages(
  root: string,
  rendering: SiteRendering,
  staticPages: StaticPages,
): Promise<RenderedSite> {
  const { context, renderModule, tool } = rendering;
  const faulty = shownDespiteFaults(staticPages);
  const all = {
    pages: [...staticPages.pages, ...faulty.pages],
    metas: [...staticPages.metas, ...faulty.metas],
  };
  const key = pagesKey(tool, context, all);
  let pages = recallPages(root, key, all);
  if (!pages) {
    const rendered = [
      // Whether landings have variants is not known here.
      ...(await renderStaticPages(staticPages.pages.map(asIfTested), renderModule, context)),
      ...(await renderedIfPossible(faulty.pages.map(asIfTested), rendering)),
    ];
    pages = rendered.map((page) => ({ ...page, view: viewPage(page.html) }));
    keepPages(root, key, pages);
  }
  return { ...rendering, pages, key };
}

/** The hand-written pages with what they are rendered with, see `renderPages`. */
export async function renderSite(
  site: Pick<OpenSite, 'root' | 'definition'>,
  shown: Pick<RenderContext, 'site' | 'words'>,
  staticPages: StaticPages,
): Promise<RenderedSite> {
  const rendering = siteRendering(site, shown, await bundleNow(site.root));
  return renderPages(site.root, rendering, staticPages);
}

/** Inputs for rendering landings of the site. */
export function viewSetup({ renderModule, context }: SiteRendering): LandingViewSetup {
  return { renderModule, context };
}
