import { SITE_PAGES } from 'virtual:site-pages';
import type { ComponentType, ReactElement } from 'react';
import type { Page } from '../schemas/page.ts';
import { hasFeature } from './context/features.ts';
import type { PageProps } from './context/page-props.ts';
import type { PageAssets, RenderContext } from './context/render-context.ts';
import { type Site, siteIn } from './context/site.ts';
import { bookingAttribute } from './document/booking-attribute.ts';
import { type FirstScreen, firstScreen } from './document/first-screen.ts';
import { headMarkup, loadsEntryInline } from './document/head.ts';
import { entryLoader, OPEN_PORTAL } from './document/inline-scripts.ts';
import { asksFirst, bookingValueAttribute, measurementAttributes } from './document/measurement.ts';
import { hasVariants, policySources } from './document/page-policy.ts';
import { AdminLoginPage } from './features/admin/AdminLoginPage.tsx';
import { AdminPage } from './features/admin/AdminPage.tsx';
import { ClientPage } from './features/upload/ClientPage.tsx';
import { RandomUrgency } from './features/urgency/RandomUrgency.tsx';
import { testAttributes } from './features/variants/variant-page.ts';
import { variedMarkup } from './features/variants/varied-markup.ts';
import { Breadcrumb } from './frame/Breadcrumb.tsx';
import { ConsentQuestion } from './frame/ConsentQuestion.tsx';
import { ContactBar } from './frame/ContactBar.tsx';
import { ContactDock } from './frame/ContactDock.tsx';
import { PlainFrame } from './frame/PlainFrame.tsx';
import { SiteFooter } from './frame/SiteFooter.tsx';
import { SiteHeader } from './frame/SiteHeader.tsx';
import { StatutoryNotices } from './frame/StatutoryNotices.tsx';
import { LandingLayout } from './layouts/LandingLayout.tsx';
import { PageSections } from './layouts/PageSections.tsx';
import { escapeHtml } from './markup/escape.ts';
import { sharedMarkup } from './markup/shared-markup.tsx';
import { staticMarkup } from './markup/static-markup.ts';
import { unusualPriceList } from './themes/price-list.ts';

/** Engine pages that need code, by route. */
const ENGINE_COMPONENTS: Readonly<Record<string, ComponentType<PageProps>>> = {
  client: ClientPage,
  admin: AdminPage,
  'admin-login': AdminLoginPage,
};

/** Redirects to the portal from the page for unknown addresses, whoever provides that page. */
function PortalLink(): ReactElement {
  return (
    <script
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own script, the same on every page
      dangerouslySetInnerHTML={{ __html: OPEN_PORTAL }}
    />
  );
}

function mainElement(page: Page, site: Site): ReactElement {
  if (page.kind === 'landing') return <LandingLayout page={page} site={site} />;
  if (page.sections) return <PageSections page={page} sections={page.sections} site={site} />;
  const Component = SITE_PAGES[page.route] ?? ENGINE_COMPONENTS[page.route];
  if (!Component) throw new Error(`There is no component for the route ${page.route}`);
  return <Component page={page} site={site} />;
}

/** Only a page in several languages has a bar of its own; caching those would fill memory. */
function contactBar({ entry: { language }, alternates }: Page, site: Site): string {
  const others = alternates.filter((version) => version.language !== language);
  return others.length === 0
    ? sharedMarkup(ContactBar, site, {})
    : staticMarkup(<ContactBar site={site} others={others} />);
}

/** The page with the site's contact bar, header and footer. */
function siteBody(page: Page, site: Site): string {
  const { path } = page.entry;
  const bar = contactBar(page, site);
  const marked = site.menus.paths.has(path) ? path : '';
  const header = sharedMarkup(SiteHeader, site, { path: marked });
  const question = asksFirst(site, path) ? sharedMarkup(ConsentQuestion, site, {}) : '';
  const own = page.kind === 'landing' ? page.landing.whatsappMessage : page.whatsappMessage;
  const message = own ?? site.words.actions.chatGreeting;
  // A landing's first screen is its promise, so the breadcrumb is at the bottom.
  const isLanding = page.entry.type === 'landing';
  const crumbs = path === '/' ? null : <Breadcrumb page={page} site={site} />;
  const leadsOn = page.kind === 'static' && page.route === '_error' && hasFeature(site, 'upload');
  const body = staticMarkup(
    <>
      {!isLanding && crumbs}
      <main id="main" tabIndex={-1}>
        {leadsOn && <PortalLink />}
        {mainElement(page, site)}
        <StatutoryNotices site={site} />
      </main>
      {isLanding && crumbs}
      <SiteFooter site={site} />
      <ContactDock
        site={site}
        message={message}
        floatingBook={page.kind === 'static' && page.floatingBook}
      />
    </>,
  );
  const banner =
    page.kind === 'static' && page.randomUrgency ? staticMarkup(<RandomUrgency site={site} />) : '';
  return banner + bar + header + question + body;
}

/** The page with all its variants. */
function variedBody(page: Page, site: Site): FirstScreen {
  const own = firstScreen(siteBody(page, site));
  if (page.kind !== 'landing' || !page.test) return own;
  const versions = page.test.variants.map(({ name, landing }) => ({
    name,
    markup: firstScreen(siteBody({ ...page, landing }, site)).body,
  }));
  return { body: variedMarkup(own.body, versions), id: own.id };
}

/** Attributes for the booking dialog, each only if it differs from the dialog's default. */
function bodyAttributes(page: Page): string {
  const theme = page.kind === 'landing' ? ` data-theme="${page.theme}"` : '';
  const list = unusualPriceList(page);
  const prices = list === undefined ? '' : ` data-prices="${list}"`;
  const town =
    page.kind === 'static' && page.place ? ` data-town="${escapeHtml(page.place.name)}"` : '';
  return theme + prices + town;
}

/**
 * The one rendering function: a page of the index to its whole HTML document. Called in development, by the static
 * build and by its worker threads; the same input gives the same bytes.
 */
export function renderPage(
  page: Page,
  context: RenderContext,
  pageAssets: PageAssets = {},
): string {
  const { language } = page.entry;
  const site = siteIn(context, language);
  const isPlain = page.kind === 'static' && page.frame === 'plain';
  const { body, id } = isPlain
    ? {
        body: staticMarkup(<PlainFrame site={site}>{mainElement(page, site)}</PlainFrame>),
        id: 'main',
      }
    : variedBody(page, site);
  const isTested = hasVariants(body);
  const tested = isTested ? testAttributes(page) : '';
  const direction = site.direction === 'rtl' ? ' dir="rtl"' : '';
  const notLoaded = body.includes(' data-island=')
    ? ` data-not-loaded="${escapeHtml(site.words.frame.notLoaded)}"`
    : '';
  const shown = {
    styles: pageAssets.stylesOf?.(tested + body),
    // Without a policy, nothing has to be allowed.
    sources: context.csp === undefined ? [] : policySources(body),
    isTested,
    painted: id,
  };
  const loader = loadsEntryInline(context) ? `<script>${entryLoader(context.assets)}</script>` : '';
  return `<!doctype html><html lang="${language}"${direction} data-facts="${context.facts}"${measurementAttributes(site, page.entry.path)}${bookingValueAttribute(site, page.entry.path)}${bookingAttribute(site)}${notLoaded}${tested}><head>${headMarkup(page, context, pageAssets, shown)}</head><body${bodyAttributes(page)}>${body}${loader}</body></html>\n`;
}
