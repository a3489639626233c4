import type { WrittenPage } from '../../content/page.ts';
import type { RenderContext } from '../../renderer/render-context.ts';
import { filesOfPage } from './emit-file.ts';
import type { RenderPage } from './landing-press.ts';
import type { Stage } from './stage.ts';

/**
 * Renders the hand-written pages into the stage.
 *
 * @returns how many of them differ from the last build.
 */
export async function putWrittenPages(
  pages: readonly WrittenPage[],
  stage: Stage,
  renderModule: string,
  context: RenderContext,
): Promise<number> {
  const { renderPage } = (await import(/* @vite-ignore */ renderModule)) as {
    renderPage: RenderPage;
  };
  let written = 0;
  for (const page of pages) {
    const html = renderPage(page, context, {});
    const changes = filesOfPage(page.entry).map((file) => stage.put(file, html));
    if (changes.some(Boolean)) written += 1;
  }
  return written;
}
