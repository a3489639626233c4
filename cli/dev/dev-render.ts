import type { ViteDevServer } from 'vite';
import type { PageAssets, RenderContext } from '../../renderer/context/render-context.ts';
import type { Page } from '../../schemas/page.ts';
import type { Render } from '../templates/render-module.ts';

/**
 * Loads the current templates from their sources.
 *
 * @throws Vite's error for a template that cannot be loaded.
 */
export async function loadRender(vite: ViteDevServer): Promise<Render> {
  // The same runner as Vike: Vite notifies only one of several runners of changed modules.
  const { renderPage } = (await vite.ssrLoadModule('/renderer/render-page.tsx')) as {
    renderPage: (page: Page, context: RenderContext, pageAssets: PageAssets) => string;
  };
  return (page, context, pageAssets) => ({
    html: renderPage(page, context, pageAssets),
    reactFallbacks: 0,
  });
}
