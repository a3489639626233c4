import type { Page } from '../../schemas/page.ts';
import type { PageAssets, RenderContext } from '../context/render-context.ts';
import { showsSection } from '../context/shows-section.ts';
import { siteIn } from '../context/site.ts';
import { CHOOSE_VARIANT } from '../features/variants/choose-variant.ts';
import { versionsOf } from '../features/variants/variant-page.ts';
import { escapeHtml } from '../markup/escape.ts';
import { previewPicture, type ShownPreview } from '../pictures/preview-picture.ts';
import { hasTag } from './measurement.ts';
import { siteOrigin } from './origin.ts';
import { type PolicySource, policyWith } from './page-policy.ts';
import { picturePreloads } from './picture-preloads.ts';
import { structuredData } from './structured-data.ts';

/** Color of the browser's address bar on phones without a brand: the navy of the contact bar. */
const THEME_COLOR = '#0e1b2c';

function meta(attribute: 'name' | 'property', name: string, content: string): string {
  return `<meta ${attribute}="${name}" content="${escapeHtml(content)}">`;
}

function link(rel: string, href: string, more = ''): string {
  return `<link rel="${rel}" href="${escapeHtml(href)}"${more}>`;
}

function searchTags(page: Page, origin: string): string[] {
  const { seo, entry, alternates } = page;
  const tags = [
    `<title>${escapeHtml(seo.title)}</title>`,
    meta('name', 'description', seo.description),
    link('canonical', origin + entry.canonical),
  ];
  if (seo.keywords?.length) tags.push(meta('name', 'keywords', seo.keywords.join(', ')));
  if (entry.noindex) tags.push(meta('name', 'robots', 'noindex'));
  for (const { language, path } of alternates) {
    tags.push(link('alternate', origin + path, ` hreflang="${language}"`));
  }
  return tags;
}

/** Geographic tags of a location page, for directories that read these legacy tags. */
function geoTags(page: Page): string[] {
  if (page.kind !== 'static' || page.place === undefined) return [];
  const { name, region, latitude, longitude } = page.place;
  return [
    meta('name', 'geo.region', region),
    meta('name', 'geo.placename', name),
    meta('name', 'geo.position', `${latitude};${longitude}`),
    meta('name', 'ICBM', `${latitude}, ${longitude}`),
  ];
}

function imageTags(
  origin: string,
  { address, width, height, alt }: ShownPreview,
  type: string,
): string[] {
  return [
    meta('property', 'og:image', origin + address),
    meta('property', 'og:image:type', type),
    meta('property', 'og:image:width', String(width)),
    meta('property', 'og:image:height', String(height)),
    meta('property', 'og:image:alt', alt),
    meta('name', 'twitter:card', 'summary_large_image'),
  ];
}

function previewTags(
  page: Page,
  context: RenderContext,
  { preview }: PageAssets,
  origin: string,
): string[] {
  const { seo, entry } = page;
  const own = previewPicture(page);
  return [
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', context.site.site.name),
    meta('property', 'og:locale', siteIn(context, entry.language).locale),
    meta('property', 'og:title', seo.title),
    meta('property', 'og:description', seo.description),
    meta('property', 'og:url', origin + entry.canonical),
    ...(own
      ? imageTags(origin, own, 'image/jpeg')
      : preview === undefined
        ? [meta('name', 'twitter:card', 'summary')]
        : imageTags(
            origin,
            { address: preview, width: 1200, height: 630, alt: seo.title },
            'image/png',
          )),
  ];
}

/** Nothing is painted before an element has arrived. Browsers that do not know the link paint as before. */
function expectLink(id: string): string {
  return `<link rel="expect" href="#${escapeHtml(id)}" blocking="render">`;
}

/** The parts of the head that are identical on every page of a build. */
interface SharedHead {
  origin: string;
  opening: string;
  /** Fonts and stylesheets. */
  styles: string;
  scripts: string;
  closing: string;
}

/** Whether the entry is loaded by an inline script at the end of the body instead of a tag in the head. */
export function loadsEntryInline({ site, csp }: RenderContext): boolean {
  return csp !== undefined && hasTag(site);
}

/** The first tags, with a policy that allows what this page shows. */
function openingTags(csp: string | undefined, sources: readonly PolicySource[]): string {
  const policy =
    csp === undefined
      ? ''
      : `<meta http-equiv="Content-Security-Policy" content="${escapeHtml(policyWith(csp, sources))}">`;
  return `<meta charset="utf-8">${policy}${meta('name', 'viewport', 'width=device-width, initial-scale=1')}`;
}

function sharedHead(context: RenderContext): SharedHead {
  const { site, assets, csp, themeColor = THEME_COLOR } = context;
  const inline = loadsEntryInline(context);
  return {
    origin: siteOrigin(site),
    opening: openingTags(csp, []),
    styles: [
      ...assets.fonts.map((font) =>
        // No type attribute: every browser with module support knows WOFF2.
        link('preload', font, ' as="font" crossorigin'),
      ),
      ...assets.styles.map((style) => link('stylesheet', style)),
    ].join(''),
    scripts: [
      ...assets.modules.map((module) => link('modulepreload', module)),
      ...assets.scripts.map((script) =>
        inline
          ? link('modulepreload', script)
          : `<script type="module" src="${escapeHtml(script)}"></script>`,
      ),
    ].join(''),
    closing: [
      meta('name', 'generator', 'Touchdown'),
      meta('name', 'theme-color', themeColor),
      link('icon', '/favicon.svg', ' type="image/svg+xml"'),
      link('manifest', '/site.webmanifest'),
    ].join(''),
  };
}

/** Stylesheets of the site's own sections that a page shows. */
function sectionLinks(page: Page, { sectionStyles }: RenderContext): string {
  if (!sectionStyles) return '';
  return Object.entries(sectionStyles)
    .filter(([name]) => versionsOf(page).some((version) => showsSection(version, name)))
    .map(([, address]) => link('stylesheet', address))
    .join('');
}

const sharedHeads = new WeakMap<RenderContext, SharedHead>();

/**
 * Everything inside `<head>`: what search engines, link previews and the browser need.
 *
 * @param shown `styles` is the stylesheet of what this page shows, `sources` what its policy must allow for it;
 * `isTested` says that its body holds variants, `painted` is the id of the element from which on it is painted.
 */
export function headMarkup(
  page: Page,
  context: RenderContext,
  pageAssets: PageAssets,
  {
    styles,
    sources = [],
    isTested = false,
    painted = 'main',
  }: {
    styles?: string | undefined;
    sources?: readonly PolicySource[];
    isTested?: boolean;
    painted?: string;
  } = {},
): string {
  const shared = sharedHeads.get(context) ?? sharedHead(context);
  sharedHeads.set(context, shared);
  const { utilityStyles } = pageAssets;
  return [
    sources.length === 0 ? shared.opening : openingTags(context.csp, sources),
    isTested ? `<script>${CHOOSE_VARIANT}</script>` : '',
    ...searchTags(page, shared.origin),
    picturePreloads(page),
    expectLink(painted),
    shared.styles,
    styles === undefined ? '' : link('stylesheet', styles),
    sectionLinks(page, context),
    utilityStyles === undefined ? '' : link('stylesheet', utilityStyles),
    shared.scripts,
    ...geoTags(page),
    ...previewTags(page, context, pageAssets, shared.origin),
    shared.closing,
    `<script type="application/ld+json">${structuredData(page, siteIn(context, page.entry.language))}</script>`,
  ].join('');
}
