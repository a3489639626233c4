import { setImmediate as breathe } from 'node:timers/promises';
import type { PreviewSite } from './preview/preview-site.ts';
import type { StudioSite } from './studio-site.ts';

/** Address of the page that the studio opens with, if the site has it. */
const HOME = '/';

/**
 * Prepares what the studio requests first, while its page is still loading; other requests are answered in between.
 * Errors are reported to whoever requests it.
 *
 * @param signal that aborts it.
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
