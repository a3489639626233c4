import { sep } from 'node:path';
import { renderPage } from 'vike/server';
import type {
  PageAssets,
  RenderContext,
  SharedMedia,
} from '../../renderer/context/render-context.ts';
import type { Page } from '../../schemas/page.ts';
import { brandContext, brandLook } from '../brand/brand-look.ts';
import { bannerClasses } from '../content/banner-classes.ts';
import type { Diagnostic } from '../content/diagnostic.ts';
import { withoutChance } from '../content/variants/page-version.ts';
import { previewAddress, previewCard } from '../previews/preview-card.ts';
import type { SiteDefinition } from '../site/define-site.ts';
import { type SectionSheet, sectionSheets, sectionStyles } from '../site/section-sheets.ts';
import { ENGINE_ROOT } from '../system/engine-root.ts';
import { fingerprintDrawing } from '../templates/fingerprint.ts';
import type { LinkedStyles } from './linked-styles.ts';
import { TemplateFault } from './template-fault.ts';
import { UTILITY_SHEET_PATH } from './utility-sheet.ts';

/** Preview pictures have the same addresses as in a build; they show once a build has drawn them. */
const DRAWING = fingerprintDrawing();

/** Vike links the engine's sources by absolute path, as if they were outside the root. */
const OUTSIDE_ADDRESS = `/@fs/${ENGINE_ROOT.split(sep).join('/').replace(/^\//, '')}/`;

/** Module that only the development server loads, never in `dist/`. */
const DEV_CLIENT = '/renderer/dev/client.ts';

/** Path of the facts that islands fetch, on the development server. */
export const FACTS_PATH = '/@touchdown/facts.json';

/** Path of the brand stylesheet on the development server; its content hash is in the query. */
export const BRAND_PATH = '/@touchdown/brand.css';

/** Path of the css of the site's own sections on the development server; its content hash is in the query. */
export const SECTION_PATH = '/@touchdown/sections/';

/** Id of the element that passes a page's findings to the browser. */
const FINDINGS_ID = 'touchdown-findings';

/** Reported about a page in the browser. */
export interface Findings {
  /** Shown as an overlay over the page. */
  problems: readonly Diagnostic[];
  /** Listed behind a badge. */
  warnings: readonly Diagnostic[];
  /** What visitors do not see of the page, or only for a limited time. */
  state?: string;
  /** Revision of the content that the page is rendered from. */
  revision: number;
  /** Revision of the findings of the site check. */
  checked: number;
}

/** Page context for `renderer/+onRenderHtml.tsx`, passed on by Vike. */
interface PageInit {
  urlOriginal: string;
  sitePage: Page;
  renderContext: RenderContext;
  pageAssets: PageAssets;
}

function findingsMarkup(findings: Findings): string {
  const json = JSON.stringify(findings).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="${FINDINGS_ID}">${json}</script><script type="module" src="${DEV_CLIENT}"></script>`;
}

/** Shared inputs of all pages. */
export interface ShownSite extends Pick<RenderContext, 'site' | 'words'> {
  /** Folder of the site. */
  root: string;
  styles: LinkedStyles;
  /** The current files that the configuration names. */
  media?: SharedMedia;
}

/** Render context for development: assets are sources, which Vite replaces when they change. */
export function devContext({ root, site, words, styles, media }: ShownSite): RenderContext {
  const { addresses } = styles;
  const assets = { styles: addresses, scripts: [], modules: [] };
  // A new query after each change: browsers fetch a stylesheet again only at a new address.
  const sectionAddress = ({ name, file }: SectionSheet) => `${SECTION_PATH}${name}.css?${file}`;
  const look = brandLook(site, root);
  const brand = `${BRAND_PATH}?${look.sheet.file}`;
  return {
    site,
    words,
    ...brandContext(look, assets, [...addresses, brand]),
    ...media,
    ...sectionStyles(sectionSheets(root), sectionAddress),
    facts: FACTS_PATH,
  };
}

function pageAssetsOf(
  page: Page,
  site: RenderContext['site'],
  definition: SiteDefinition,
): PageAssets {
  const classes = page.kind === 'landing' ? bannerClasses(page) : '';
  return {
    preview: previewAddress(previewCard(page, site, definition), DRAWING),
    ...(classes === ''
      ? {}
      : { utilityStyles: `${UTILITY_SHEET_PATH}?classes=${encodeURIComponent(classes)}` }),
  };
}

/**
 * The document of a page, rendered by Vike from the sources.
 *
 * @throws TemplateFault if a template has an error.
 */
export async function devDocument(
  page: Page,
  shown: ShownSite,
  definition: SiteDefinition,
  findings: Findings,
): Promise<string> {
  const init: PageInit = {
    // An alias renders the page itself; Vike renders unknown addresses as its error page.
    urlOriginal: page.entry.path,
    sitePage: withoutChance(page),
    renderContext: devContext(shown),
    pageAssets: pageAssetsOf(page, shown.site, definition),
  };
  const { httpResponse, errorWhileRendering } = await renderPage(init);
  if (errorWhileRendering) throw new TemplateFault(page.entry.path, { cause: errorWhileRendering });
  if (!httpResponse) throw new Error(`Vike rendered nothing for ${page.entry.path}`);
  const html = (await httpResponse.getBody()).replaceAll(OUTSIDE_ADDRESS, '/');
  return html.replace('</body>', () => `${findingsMarkup(findings)}</body>`);
}

/** A document for a page that cannot be rendered: only the overlay. */
export function problemsDocument(findings: Findings): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Problems</title><script type="module" src="/@vite/client"></script></head><body><main id="main"></main>${findingsMarkup(findings)}</body></html>\n`;
}
