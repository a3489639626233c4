import { addressesOf } from '../../../renderer/context/engine-places.ts';
import type { SiteConfig } from '../../../schemas/config/site-config.ts';
import type { StaticPage } from '../../../schemas/page.ts';
import { valueLocation } from '../../content/addresses/address-locations.ts';
import type { PageMeta } from '../../content/addresses/page-index.ts';
import type { SitePages } from '../../content/addresses/site-pages.ts';
import {
  IMPRINT_PAGE,
  isPrivacyPage,
  needsImprint,
  PRIVACY_PAGE,
} from '../../content/config/legal-pages.ts';
import { navigationLinks } from '../../content/config/navigation-links.ts';
import { type Diagnostic, type Range, WHOLE_FILE } from '../../content/diagnostic.ts';
import { readableText } from '../../content/html-tags.ts';
import { dataFileAt } from '../../content/pages/page-routes.ts';
import { displayPath } from '../../content/source-file.ts';
import { findPlaceholder } from '../words/marks/placeholders.ts';
import { unshownNumbers } from './imprint-numbers.ts';
import { unlinkedLegalPages } from './legal-links.ts';
import { privacyElsewhere } from './privacy-elsewhere.ts';
import type { ViewedPage } from './viewed-page.ts';

/** A hand-written page as it is built. */
interface RenderedPage {
  page: StaticPage;
  html: string;
}

/** The site whose legal pages are checked. */
export interface LegalSite {
  config: SiteConfig;
  configFile: string;
  pages: SitePages;
  rendered: readonly RenderedPage[];
  /** The files of all pages, including those that cannot be rendered. */
  staticMetas: readonly PageMeta[];
  cwd: string;
}

/** Fields for personal data. */
const PERSONAL = /^(?:name|first-?name|last-?name|phone|e-?mail|address|message)$/i;

/** True if a site asks visitors for personal data. */
function asksWho(viewed: readonly ViewedPage[], { forms = {}, features }: SiteConfig): boolean {
  const inForms = Object.values(forms).flatMap(({ fields }) => fields);
  const fields = [...viewed.flatMap(({ view }) => view.fields), ...inForms];
  return (
    fields.some(({ name, type }) => /^(?:email|tel|phone)$/.test(type) || PERSONAL.test(name)) ||
    Boolean(features?.booking)
  );
}

const EMAIL = 'email address';

/** Countries whose imprints are checked for an email address: elsewhere it is usual to give it on another page. */
const WITH_EMAIL = new Set(['AT', 'CH', 'DE', 'LI']);

/** Letters and digits of a text, however it is spaced and marked up. */
function lettersOf(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}

/** Words by which an imprint names who runs the site, if not by the name of the business. */
const WHO =
  /inhaber|geschäftsführ|vertreten|verantwortlich|gmbh|\bug\b|\be\.\s?k\.|owner|titular|represent|responsable|propietari|\bs\.\s?l\.|\bs\.\s?a\.|\bag\b|einzelunternehm|dipl\.|dr\./i;

/** What a page shows between header and footer. */
function contentOf(html: string): string {
  const start = html.indexOf('</header>');
  const end = html.lastIndexOf('<footer');
  const content = html.slice(Math.max(start, 0), end === -1 ? undefined : end);
  return readableText(content.replace(/<[^>]*>/g, ' '));
}

/** Least number of letters of a page that tells anything. */
const TELLING = 120;

/** True if a text of a page is nothing but a placeholder, which is reported as such. */
function hasPlaceholder(html: string, language: string): boolean {
  return html
    .split(/<[^>]*>/)
    .map((text) => readableText(text.trim()))
    .some((text) => /\p{L}/u.test(text) && findPlaceholder(text, language)?.[0] === text);
}

/** A privacy page, with what it shows between header and footer. */
export interface ReadPrivacyPage {
  viewed: ViewedPage;
  html: string;
  content: string;
}

/** The privacy pages of a site. */
export function* privacyPages(
  all: readonly ViewedPage[],
  rendered: readonly RenderedPage[],
  config: SiteConfig,
): Generator<ReadPrivacyPage> {
  for (const viewed of all) {
    const { entry } = viewed.page;
    const html = rendered.find((one) => one.page.entry.path === entry.path)?.html;
    if (html !== undefined && isPrivacyPage(entry, config))
      yield { viewed, html, content: contentOf(html) };
  }
}

/** True for a page that says next to nothing, without a placeholder, which is reported as such. */
function isUnwritten({ viewed: { page }, html, content }: ReadPrivacyPage): boolean {
  const { language = 'en' } = page.entry;
  return lettersOf(content).length < TELLING && !hasPlaceholder(html, language);
}

/** Privacy pages that say next to nothing. */
function* emptyPrivacyPages(
  viewed: readonly ViewedPage[],
  rendered: readonly RenderedPage[],
  config: SiteConfig,
): Generator<Diagnostic> {
  for (const one of privacyPages(viewed, rendered, config)) {
    if (!isUnwritten(one)) continue;
    const { meta } = one.viewed;
    yield {
      ...{ file: meta.file, ...WHOLE_FILE, rule: 'law/no-privacy-page', severity: 'warning' },
      message: 'The privacy page says next to nothing.',
      hint: 'Write what is kept, why, for how long and who gets it.',
    };
  }
}

/** References to what an imprint says that the configuration has. */
function shownBy({ business }: SiteConfig): string[] {
  return [
    '{business.name}',
    ...(business.address.street ? ['{business.address.street}'] : []),
    ...(business.email ? ['{business.email}'] : []),
  ];
}

function inWords(names: readonly string[]): string {
  return new Intl.ListFormat('en-GB').format(names);
}

/** Imprints that lack what the law asks for and the configuration has: the street, the email address, or a number. */
function* incompleteImprints(
  viewed: readonly ViewedPage[],
  rendered: readonly RenderedPage[],
  config: SiteConfig,
): Generator<Diagnostic> {
  const { business } = config;
  const { street, country } = business.address;
  const email = WITH_EMAIL.has(country) ? business.email : undefined;
  const needed = { 'street and number': street, [EMAIL]: email };
  for (const { page, meta } of viewed) {
    const { path, name } = page.entry;
    const html = rendered.find((one) => one.page.entry.path === path)?.html;
    if (html === undefined || !(IMPRINT_PAGE.test(path) || IMPRINT_PAGE.test(name))) continue;
    if (hasPlaceholder(html, page.entry.language ?? 'en')) continue;
    // Another address than that of the configuration is reported as such.
    const shown = contentOf(html);
    const content = lettersOf(shown);
    const isNamed = WHO.test(shown) || content.includes(lettersOf(business.name));
    const missing = isNamed
      ? Object.entries(needed).find(
          ([what, value]) =>
            value &&
            !content.includes(lettersOf(value)) &&
            !(what === EMAIL && shown.includes('@')),
        )
      : ['name'];
    const [number] = unshownNumbers(config, shown);
    const lacking = missing?.[0] ?? number?.what;
    if (lacking)
      yield {
        ...{ file: meta.file, ...WHOLE_FILE, rule: 'law/no-imprint', severity: 'warning' },
        message: `The imprint does not show the ${lacking} of the business, which the law of ${country} asks for.`,
        hint: missing
          ? `Write ${inWords(shownBy(config))} on it.`
          : `Write {${number?.name}} on it.`,
      };
  }
}

/** `law/no-imprint` and `law/no-privacy-page`: missing pages that the law requires. */
export function lawPages(
  viewed: readonly ViewedPage[],
  { config, configFile, pages, cwd, rendered, staticMetas }: LegalSite,
): Diagnostic[] {
  const names = [
    ...viewed.flatMap(({ page }) => [page.entry.path, page.entry.name]),
    ...staticMetas.map(({ entry }) => entry.path),
    ...navigationLinks(config).map(({ to }) => to),
    ...['/impressum', '/imprint', '/datenschutz'].filter((path) => pages.at(path)),
  ];
  const lacks = (page: RegExp) => !names.some((name) => page.test(name));
  const tell = (range: Range, rule: string, message: string, hint: string): Diagnostic => ({
    ...{ file: displayPath(configFile, cwd), ...range },
    ...{ rule, severity: 'warning', message, hint },
  });
  const { country } = config.business.address;
  const found: Diagnostic[] = [];
  if (needsImprint(country) && lacks(IMPRINT_PAGE)) {
    const at = valueLocation({ path: configFile }, ['business', 'address', 'country']);
    const message = `The law of ${country} asks who runs a site to say so on a page that all pages lead to, and the site has none.`;
    const hint =
      'Write pages/impressum/page.yaml with name, address, email and phone, and link to it in the footer.';
    found.push(tell(at, 'law/no-imprint', message, hint));
  }
  if (needsImprint(country)) found.push(...incompleteImprints(viewed, rendered, config));
  const swapped = privacyElsewhere(config, pages, viewed);
  if (swapped)
    found.push(
      tell(
        valueLocation({ path: configFile }, ['navigation', 'privacy']),
        'law/no-privacy-page',
        `Forms and the question of consent lead to ${swapped.named}, and the site has a page about privacy at ${swapped.meant}.`,
        `Write ${swapped.meant}.`,
      ),
    );
  const asks = asksWho(viewed, config);
  if (asks) found.push(...emptyPrivacyPages(viewed, rendered, config));
  const [privacy] = addressesOf('privacy', config.navigation);
  // Where the configuration names a page that is missing, that is reported.
  const isThere = config.navigation?.privacy !== undefined || pages.at(privacy) !== undefined;
  if (asks && !isThere && lacks(PRIVACY_PAGE)) {
    const message =
      'Forms of the site ask visitors who they are, and no page tells what becomes of it.';
    const hint = `Write ${dataFileAt(privacy)}: what is kept, why, for how long and who gets it. Link to it in the footer.`;
    found.push(tell(WHOLE_FILE, 'law/no-privacy-page', message, hint));
  }
  const needs = { imprint: needsImprint(country), privacy: asks };
  for (const { rule, path } of unlinkedLegalPages(viewed, config, needs)) {
    const at = ['navigation', ...(config.navigation?.footer ? ['footer'] : [])];
    const range = config.navigation ? valueLocation({ path: configFile }, at) : WHOLE_FILE;
    const message = `Neither the home page nor its menus lead to ${path}, which the law wants within reach of every page.`;
    found.push(
      tell(range, rule, message, `Link to ${path} in the footer: under navigation.footer.`),
    );
  }
  return found;
}
