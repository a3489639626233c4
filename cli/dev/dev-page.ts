import { sep } from 'node:path';
import { renderPage } from 'vike/server';
import type { Diagnostic } from '../../content/diagnostic.ts';
import type { Page } from '../../content/page.ts';
import type { PageAssets, RenderContext } from '../../renderer/render-context.ts';
import { fingerprintDrawing } from '../build/fingerprint.ts';
import { previewAddress, previewCard } from '../previews/preview-card.ts';
import { SITE_ROOT } from '../site-root.ts';
import { UTILITY_SHEET_PATH } from './utility-sheet.ts';

/** Pictures have the addresses that the build gives them; they are shown once a build has drawn them. */
const DRAWING = fingerprintDrawing(SITE_ROOT);

/** Vike links its sources as if they lay elsewhere, by their place on the machine. */
const OUTSIDE_ADDRESS = `/@fs/${SITE_ROOT.split(sep).join('/').replace(/^\//, '')}/`;

/** Modules that only the development server loads: what `dist/` never contains. */
const DEV_CLIENT = '/renderer/browser/dev/client.ts';

/** Where the development server answers with the facts that islands fetch. */
export const FACTS_PATH = '/@touchdown/facts.json';

/** Id of the element that carries a page's problems to the overlay. */
const PROBLEMS_ID = 'touchdown-problems';

/** What `renderer/+onRenderHtml.tsx` needs, and Vike passes on. */
interface PageInit {
  urlOriginal: string;
  sitePage: Page;
  renderContext: RenderContext;
  pageAssets: PageAssets;
}

function problemsMarkup(problems: readonly Diagnostic[], revision: number): string {
  const json = JSON.stringify(problems).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="${PROBLEMS_ID}" data-revision="${revision}">${json}</script><script type="module" src="${DEV_CLIENT}"></script>`;
}

/** The assets of development are sources; Vite serves them and puts changed ones in place. */
function sourceAssets(
  page: Page,
  site: RenderContext['site'],
): { assets: RenderContext['assets']; pageAssets: PageAssets } {
  const classes = page.kind === 'landing' ? page.landing.hero.urgencyBanner.className.trim() : '';
  return {
    assets: { styles: ['/renderer/styles/core.css'], scripts: [], modules: [], fonts: [] },
    pageAssets: {
      preview: previewAddress(previewCard(page, site), DRAWING),
      ...(classes === ''
        ? {}
        : { utilityStyles: `${UTILITY_SHEET_PATH}?classes=${encodeURIComponent(classes)}` }),
    },
  };
}

/**
 * The document of a page, rendered by Vike from the sources.
 *
 * @param problems shown as an overlay over the page.
 * @param revision of the content that the page is made from.
 */
export async function devDocument(
  page: Page,
  site: RenderContext['site'],
  problems: readonly Diagnostic[],
  revision: number,
): Promise<string> {
  const { assets, pageAssets } = sourceAssets(page, site);
  const init: PageInit = {
    // An alias, too, is rendered as the page itself; unknown addresses as Vike's error page.
    urlOriginal: page.entry.path,
    sitePage: page,
    renderContext: { site, assets, facts: FACTS_PATH },
    pageAssets,
  };
  const { httpResponse } = await renderPage(init);
  if (!httpResponse) throw new Error(`Vike rendered nothing for ${page.entry.path}`);
  const html = (await httpResponse.getBody()).replaceAll(OUTSIDE_ADDRESS, '/');
  return html.replace('</body>', () => `${problemsMarkup(problems, revision)}</body>`);
}

/** A document for a page that has no version without errors yet: only the overlay. */
export function problemsDocument(problems: readonly Diagnostic[], revision: number): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Problems</title><script type="module" src="/@vite/client"></script></head><body><main id="main"></main>${problemsMarkup(problems, revision)}</body></html>\n`;
}
