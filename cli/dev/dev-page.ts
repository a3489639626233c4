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

/** Pictures have the addresses that the build gives them; they are shown once a build has drawn them. */
const DRAWING = fingerprintDrawing();

/** Vike links its sources as if they lay elsewhere, by their place on the machine. */
const OUTSIDE_ADDRESS = `/@fs/${ENGINE_ROOT.split(sep).join('/').replace(/^\//, '')}/`;

/** Modules that only the development server loads: what `dist/` never contains. */
const DEV_CLIENT = '/renderer/dev/client.ts';

/** Where the development server answers with the facts that islands fetch. */
export const FACTS_PATH = '/@touchdown/facts.json';

/** Where the development server answers with the stylesheet of the brand; its content is in the query. */
export const BRAND_PATH = '/@touchdown/brand.css';

/** Where the development server answers with the css of the site's own sections; its content is in the query. */
export const SECTION_PATH = '/@touchdown/sections/';

/** Id of the element that carries a page's findings to the browser. */
const FINDINGS_ID = 'touchdown-findings';

/** What is told about a page in the browser. */
export interface Findings {
  /** Shown as an overlay over the page. */
  problems: readonly Diagnostic[];
  /** Listed behind a badge. */
  warnings: readonly Diagnostic[];
  /** What visitors do not see of it, or not for ever. */
  state?: string;
  /** Of the content that the page is made from. */
  revision: number;
  /** Of what the look at the whole site has found. */
  checked: number;
}

/** What `renderer/+onRenderHtml.tsx` needs, and Vike passes on. */
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

/** What is shown of a site besides its pages. */
export interface ShownSite extends Pick<RenderContext, 'site' | 'words'> {
  /** Folder of the site. */
  root: string;
  styles: LinkedStyles;
  /** The files that the configuration names, as they are now. */
  media?: SharedMedia;
}

/** What pages are rendered with: the assets of development are sources, and Vite puts changed ones in place. */
export function devContext({ root, site, words, styles, media }: ShownSite): RenderContext {
  const { addresses } = styles;
  const assets = { styles: addresses, scripts: [], modules: [] };
  // A new name after each change: a browser fetches a stylesheet again only at a new address.
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
 * @throws TemplateFault if a template has a mistake.
 */
export async function devDocument(
  page: Page,
  shown: ShownSite,
  definition: SiteDefinition,
  findings: Findings,
): Promise<string> {
  const init: PageInit = {
    // An alias, too, is rendered as the page itself; unknown addresses as Vike's error page.
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

/** A document for a page that cannot be shown: only the overlay. */
export function problemsDocument(findings: Findings): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Problems</title><script type="module" src="/@vite/client"></script></head><body><main id="main"></main>${findingsMarkup(findings)}</body></html>\n`;
}
