import { ENGINE_PAGES } from '../../renderer/context/engine-pages.ts';
import type { PageAssets, RenderContext } from '../../renderer/context/render-context.ts';
import type { StaticPage } from '../../schemas/page.ts';
import { BuildFault } from '../system/build-fault.ts';
import { loadRenderer, type RenderedPage } from './render-module.ts';

/** A hand-written page and its document. */
export interface RenderedStaticPage extends RenderedPage {
  page: StaticPage;
}

/** An error in the code of a page is its author's; one in pages of the engine is a bug in the tool. */
function faultOf(error: unknown, { route, sections, entry }: StaticPage): unknown {
  if (sections !== undefined || route in ENGINE_PAGES) return error;
  const told = error instanceof Error ? error.message : String(error);
  return new BuildFault(`The code of the page ${entry.path} fails: ${told}`, { cause: error });
}

/**
 * Renders the hand-written pages; they are few, so all are kept in memory.
 *
 * @throws BuildFault if the code of a page fails.
 */
export async function renderStaticPages(
  pages: readonly StaticPage[],
  renderModule: string,
  context: RenderContext,
  assetsOf: (page: StaticPage) => PageAssets = () => ({}),
): Promise<RenderedStaticPage[]> {
  const render = await loadRenderer(renderModule);
  return pages.map((page) => {
    try {
      return { page, ...render(page, context, assetsOf(page)) };
    } catch (error) {
      throw faultOf(error, page);
    }
  });
}
