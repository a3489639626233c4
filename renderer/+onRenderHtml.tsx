import { dangerouslySkipEscape } from 'vike/server';
import type { PageContextServer } from 'vike/types';
import type { Page } from '../schemas/page.ts';
import type { PageAssets, RenderContext } from './context/render-context.ts';
import { renderPage } from './render-page.tsx';

declare global {
  namespace Vike {
    interface PageContext {
      /** The page for the request, from the page index; set by the caller of Vike. */
      sitePage: Page;
      renderContext: RenderContext;
      pageAssets: PageAssets;
    }
  }
}

/** Vike's rendering hook; delegates to the one rendering function. */
export function onRenderHtml(pageContext: PageContextServer) {
  const { sitePage, renderContext, pageAssets } = pageContext;
  return dangerouslySkipEscape(renderPage(sitePage, renderContext, pageAssets));
}
