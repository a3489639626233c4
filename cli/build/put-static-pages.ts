import type { RenderedStaticPage } from '../templates/static-pages.ts';
import { filesOfPage } from './emit-file.ts';
import type { Stage } from './stage.ts';

/**
 * Puts the hand-written pages into the stage.
 *
 * @returns how many of them differ from the last build.
 */
export function putStaticPages(pages: readonly RenderedStaticPage[], stage: Stage): number {
  let written = 0;
  for (const { page, html } of pages) {
    const changes = filesOfPage(page.entry).map((file) => stage.put(file, html));
    if (changes.some(Boolean)) written += 1;
  }
  return written;
}
