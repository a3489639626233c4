import type { PageAssets, RenderContext } from '../../renderer/context/render-context.ts';
import type { StaticPage } from '../../schemas/page.ts';
import { loadRenderer, type RenderedPage } from './render-module.ts';

/** A hand-written page and its document. */
export interface RenderedStaticPage extends RenderedPage {
  page: StaticPage;
}

/** Renders the hand-written pages; there are few of them, so all may be kept at once. */
export async function renderStaticPages(
  pages: readonly StaticPage[],
  renderModule: string,
  context: RenderContext,
  assetsOf: (page: StaticPage) => PageAssets = () => ({}),
): Promise<RenderedStaticPage[]> {
  const render = await loadRenderer(renderModule);
  return pages.map((page) => ({ page, ...render(page, context, assetsOf(page)) }));
}
