import type { PageAssets, RenderContext } from '../../renderer/context/render-context.ts';
import type { WrittenPage } from '../../schemas/page.ts';
import { loadRenderer, type RenderedPage } from './render-module.ts';

/** A hand-written page and its document. */
export interface RenderedWrittenPage extends RenderedPage {
  page: WrittenPage;
}

/** Renders the hand-written pages; there are few of them, so all may be kept at once. */
export async function renderWrittenPages(
  pages: readonly WrittenPage[],
  renderModule: string,
  context: RenderContext,
  assetsOf: (page: WrittenPage) => PageAssets = () => ({}),
): Promise<RenderedWrittenPage[]> {
  const render = await loadRenderer(renderModule);
  return pages.map((page) => ({ page, ...render(page, context, assetsOf(page)) }));
}
