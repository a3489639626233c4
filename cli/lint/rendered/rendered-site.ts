import type { RenderContext } from '../../../renderer/context/render-context.ts';
import type { StaticPages } from '../../content/pages/page-files.ts';
import { viewPage } from '../../rules/pages/page-view.ts';
import type { OpenSite } from '../../site/open-site.ts';
import { bundleTemplates } from '../../templates/bundle.ts';
import { factsFile } from '../../templates/facts-file.ts';
import { fingerprintSources, type SourceFingerprints } from '../../templates/fingerprint.ts';
import { renderStaticPages } from '../../templates/static-pages.ts';
import type { LandingViewSetup } from '../landings/landing-views.ts';
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
 * Bundles the templates of a site, unless they are bundled already.
 *
 * @throws BuildFault if they do not compile.
 */
export async function siteRendering(
  { root, definition }: Pick<OpenSite, 'root' | 'definition'>,
  { site, words }: Pick<RenderContext, 'site' | 'words'>,
  { templates, tool }: SourceFingerprints = fingerprintSources(root),
): Promise<SiteRendering> {
  const { assets, renderModule } = await bundleTemplates(root, templates, { force: false });
  const facts = `/${factsFile(site, words, definition).file}`;
  return { context: { site, words, assets: { ...assets, fonts: [] }, facts }, renderModule, tool };
}

/**
 * The hand-written pages for the checks. They are rendered only if any of their inputs has changed.
 *
 * @throws BuildFault if the code of a page fails.
 */
export async function renderPages(
  root: string,
  rendering: SiteRendering,
  staticPages: StaticPages,
): Promise<RenderedSite> {
  const { context, renderModule, tool } = rendering;
  const key = pagesKey(tool, context, staticPages);
  let pages = recallPages(root, key, staticPages);
  if (!pages) {
    // Whether landings have variants is not known here; all that pages may show is checked.
    const shown = staticPages.pages.map((page) => ({ ...page, hasTests: true }));
    const rendered = await renderStaticPages(shown, renderModule, context);
    pages = rendered.map((page) => ({ ...page, view: viewPage(page.html) }));
    keepPages(root, key, pages);
  }
  return { ...rendering, pages, key };
}

/** The hand-written pages with what they are rendered with, see `siteRendering` and `renderPages`. */
export async function renderSite(
  site: Pick<OpenSite, 'root' | 'definition'>,
  shown: Pick<RenderContext, 'site' | 'words'>,
  staticPages: StaticPages,
): Promise<RenderedSite> {
  return renderPages(site.root, await siteRendering(site, shown), staticPages);
}

/** Inputs for rendering landings of the site. */
export function viewSetup({ renderModule, context }: SiteRendering): LandingViewSetup {
  return { renderModule, context };
}
