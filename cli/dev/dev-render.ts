import type { ViteDevServer } from 'vite';
import type { PageAssets, RenderContext } from '../../renderer/context/render-context.ts';
import type { Page } from '../../schemas/page.ts';
import type { Render } from '../templates/render-module.ts';

/**
 * Loads the templates from their sources, as they are now.
 *
 * @throws what Vite throws for a template that cannot be read.
 */
export async function loadRender(vite: ViteDevServer): Promise<Render> {
  // As Vike does: Vite tells only one of several runners that a module has changed.
  const { renderPage } = (await vite.ssrLoadModule('/renderer/render-page.tsx')) as {
    renderPage: (page: Page, context: RenderContext, pageAssets: PageAssets) => string;
  };
  return (page, context, pageAssets) => ({
    html: renderPage(page, context, pageAssets),
    reactFallbacks: 0,
  });
}
