import type { RenderContext } from '../../renderer/context/render-context.ts';
import type { StaticPages } from '../content/page-file.ts';
import type { OpenSite } from '../site/open-site.ts';
import { bundleTemplates } from '../templates/bundle.ts';
import { factsFile } from '../templates/facts-file.ts';
import { fingerprintSources } from '../templates/fingerprint.ts';
import { type RenderedStaticPage, renderStaticPages } from '../templates/static-pages.ts';
import { keepPages, pagesKey, recallPages } from './kept-pages.ts';
import type { LandingViewSetup } from './landing-views.ts';

/** The hand-written pages, and what is needed to render others. */
export interface RenderedSite {
  pages: RenderedStaticPage[];
  context: RenderContext;
  renderModule: string;
  /** Fingerprint of the tool and its templates. */
  tool: string;
  /** Key of everything that determines the pages. */
  key: string;
}

/**
 * The hand-written pages for the checks. They are rendered only if any of their inputs has changed.
 *
 * @throws BuildFault if the templates do not compile.
 */
export async function renderSite(
  { root, definition }: Pick<OpenSite, 'root' | 'definition'>,
  { site, words }: Pick<RenderContext, 'site' | 'words'>,
  staticPages: StaticPages,
): Promise<RenderedSite> {
  const { templates, tool } = fingerprintSources(root);
  const { assets, renderModule } = await bundleTemplates(root, templates, { force: false });
  const facts = `/${factsFile(site, words, definition).file}`;
  const context = { site, words, assets: { ...assets, fonts: [] }, facts };
  const key = pagesKey(tool, context, staticPages);
  let pages = recallPages(root, key, staticPages);
  if (!pages) {
    pages = await renderStaticPages(staticPages.pages, renderModule, context);
    keepPages(root, key, pages);
  }
  return { pages, context, renderModule, tool, key };
}

/** Inputs for rendering landings of the site. */
export function viewSetup({ renderModule, context }: RenderedSite): LandingViewSetup {
  return { renderModule, context };
}
