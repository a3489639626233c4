import type { PageAssets, RenderContext } from '../../renderer/context/render-context.ts';
import type { Page } from '../../schemas/page.ts';
import type { SiteDefinition } from '../site/define-site.ts';
import { importSettling } from '../system/import-settling.ts';

/** A page's document, and how many trees the fast renderer could not handle (decision 10). */
export interface RenderedPage {
  html: string;
  /** Element trees that React rendered. */
  reactFallbacks: number;
}

/** Renders one page. */
export type Render = (page: Page, context: RenderContext, pageAssets: PageAssets) => RenderedPage;

/** The bundle's exports. */
interface RenderModule {
  /** Of the site whose templates they are. */
  definition: SiteDefinition;
  renderPage: (page: Page, context: RenderContext, pageAssets: PageAssets) => string;
  reactFallbacks: () => number;
}

/**
 * Loads the bundled templates.
 *
 * @param path of the module built by `bundleTemplates`.
 */
export async function loadRenderer(path: string): Promise<Render> {
  const { renderPage, reactFallbacks } = await importSettling<RenderModule>(path);
  return (page, context, pageAssets) => {
    const before = reactFallbacks();
    const html = renderPage(page, context, pageAssets);
    return { html, reactFallbacks: reactFallbacks() - before };
  };
}

/**
 * What the site of some templates adds to the engine, as it was when they were bundled.
 *
 * @param path of the module built by `bundleTemplates`.
 */
export async function loadBundledDefinition(path: string): Promise<SiteDefinition> {
  const { definition } = await importSettling<RenderModule>(path);
  return definition;
}
