import { dangerouslySkipEscape } from 'vike/server';
import type { PageContextServer } from 'vike/types';
import type { Page } from '../schemas/page.ts';
import type { PageAssets, RenderContext } from './context/render-context.ts';
import { renderPage } from './render-page.tsx';

declare global {
  namespace Vike {
    interface PageContext {
      /** The page of the page index that the request asks for; set by whoever calls Vike. */
      sitePage: Page;
      renderContext: RenderContext;
      pageAssets: PageAssets;
    }
  }
}

/** Vike's rendering hook: hands the page over to the one rendering function. */
export function onRenderHtml(pageContext: PageContextServer) {
  const { sitePage, renderContext, pageAssets } = pageContext;
  return dangerouslySkipEscape(renderPage(sitePage, renderContext, pageAssets));
}
