import type { WrittenPage } from '../../content/page.ts';
import type { PageAssets, RenderContext } from '../../renderer/render-context.ts';
import { filesOfPage } from './emit-file.ts';
import { loadRenderer, type RenderedPage } from './render-module.ts';
import type { Stage } from './stage.ts';

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

/**
 * Puts the hand-written pages into the stage.
 *
 * @returns how many of them differ from the last build.
 */
export function putWrittenPages(pages: readonly RenderedWrittenPage[], stage: Stage): number {
  let written = 0;
  for (const { page, html } of pages) {
    const changes = filesOfPage(page.entry).map((file) => stage.put(file, html));
    if (changes.some(Boolean)) written += 1;
  }
  return written;
}
