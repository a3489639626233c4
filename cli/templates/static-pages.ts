import { isEngineRoute } from '../../renderer/context/engine-pages.ts';
import type { PageAssets, RenderContext } from '../../renderer/context/render-context.ts';
import type { StaticPage } from '../../schemas/page.ts';
import { BuildFault } from '../system/build-fault.ts';
import { loadRenderer, type RenderedPage } from './render-module.ts';

/** A hand-written page and its document. */
export interface RenderedStaticPage extends RenderedPage {
  page: StaticPage;
}

/** An error in the code of a page. */
export class PageFault extends BuildFault {
  override name = 'PageFault';
  readonly page: StaticPage;

  constructor(page: StaticPage, cause: unknown) {
    const told = cause instanceof Error ? cause.message : String(cause);
    super(`The code of the page ${page.entry.path} fails: ${told}`, { cause });
    this.page = page;
  }
}

/** The name of an icon that a page cannot be rendered without; undefined for any other error. */
export function missingIcon(error: unknown): string | undefined {
  return error instanceof Error
    ? /^There is no icon "(.+)"\.$/.exec(error.message)?.[1]
    : undefined;
}

/** An error in the code of a page is its author's; one in pages of the engine is a bug in the tool. */
function faultOf(error: unknown, page: StaticPage): unknown {
  const { route, sections } = page;
  const isOurs = sections !== undefined || isEngineRoute(route);
  // A section of a site may take any name for an icon.
  if (isOurs && missingIcon(error) === undefined) return error;
  return new PageFault(page, error);
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
