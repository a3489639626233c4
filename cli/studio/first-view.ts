import { setImmediate as breathe } from 'node:timers/promises';
import type { PreviewSite } from './preview/preview-site.ts';
import type { StudioSite } from './studio-site.ts';

/** Address of the page that the studio opens with, if the site has it. */
const HOME = '/';

/**
 * Makes ahead what the studio asks for first: its page is on the way to a browser meanwhile, and whoever asks for
 * something else is answered in between. What cannot be made is told to the one who asks for it.
 *
 * @param signal that ends it.
 */
export async function makeFirstView(
  site: StudioSite,
  preview: PreviewSite,
  signal: AbortSignal,
): Promise<void> {
  const pages = site.dev.metas();
  const first = pages.find(({ entry }) => entry.path === HOME) ?? pages[0];
  if (!first || signal.aborted) return;
  await preview.page(first.entry.path).catch(() => {});
  await breathe();
  site.shape(first.entry.type === 'landing' ? 'landing' : 'page');
}
