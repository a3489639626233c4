import type { SiteState } from '../../protocol.ts';
import { ask } from '../ask.ts';
import type { StudioStore } from '../store.ts';

/** Opens a page that was just created and may not be listed yet. */
export async function openMade(store: StudioStore, path: string): Promise<void> {
  const { pages } = await ask<SiteState>('site');
  const page = pages.find((row) => row.path === path);
  if (page) await store.openPage(page);
}
