import type { SiteConfig } from '../../../schemas/config/site-config.ts';
import type { PageMeta } from '../../content/addresses/page-index.ts';
import type { SitePages } from '../../content/addresses/site-pages.ts';
import type { Diagnostic, Range } from '../../content/diagnostic.ts';
import { isPageFile } from '../../content/pages/page-routes.ts';
import { missingComplaints } from '../../rules/pages/complaint-right.ts';
import { lawConsentSwitch } from '../../rules/pages/law-consent-switch.ts';
import { lawPages, privacyPages } from '../../rules/pages/law-pages.ts';
import { linksLanguage } from '../../rules/pages/links-language.ts';
import { linksOtherPage } from '../../rules/pages/links-other-page.ts';
import { linksSamePage } from '../../rules/pages/links-same-page.ts';
import { PageTraces, type TraceSite } from '../../rules/pages/page-trace.ts';
import { seoHidden } from '../../rules/pages/seo-hidden.ts';
import { seoReach } from '../../rules/pages/seo-reach.ts';
import { VIEW_RULES } from '../../rules/pages/view-rules.ts';
import { type ViewablePage, type ViewedPage, viewPages } from '../../rules/pages/viewed-page.ts';
import { wrongOriginals } from '../../rules/pages/wrong-originals.ts';
import { repeatedInCode } from './repeated-code.ts';

/** Input of the rules for rendered pages. */
export interface RenderedPages extends TraceSite {
  rendered: readonly ViewablePage[];
  /** The files of the pages, in the same order. */
  staticMetas: readonly PageMeta[];
  /** Every readable page, including landings. */
  pages: SitePages;
  config: SiteConfig;
  configFile: string;
  /** Whether a page with errors in its file may lead to an address. */
  mayLeadTo(path: string): boolean;
  /** Findings about the files of hand-written pages, and about links. */
  found: readonly Diagnostic[];
}

function isError({ severity }: Diagnostic): boolean {
  return severity === 'error';
}

/** True for a place in a file rather than the file as a whole. */
function hasLine({ endLine, endColumn }: Range): boolean {
  return endLine > 1 || endColumn > 1;
}

/**
 * Findings of rules for single rendered pages, at their source: those that several pages share are reported once.
 */
async function checkViews(viewed: readonly ViewedPage[], site: TraceSite): Promise<Diagnostic[]> {
  const traces = new PageTraces(site);
  const found = new Map<string, Diagnostic>();
  for (const traced of viewed)
    for (const { name: rule, severity, check } of VIEW_RULES)
      for (const { trace, message, hint } of check(traced.view, site.facts)) {
        const place = await traces.place(trace, traced);
        // What makes structured data serves many pages, and is not in the files of any.
        const isShared = trace && 'data' in trace && !hasLine(place);
        const at = isShared ? '' : `${place.file} ${place.line}:${place.column}`;
        const key = `${rule} ${at} ${trace && !isShared ? '' : message}`;
        if (!found.has(key)) found.set(key, { ...place, rule, severity, message, hint });
      }
  return [...found.values()];
}

/** Privacy pages without the right to complain, at the heading of the rights. */
async function checkComplaints(
  viewed: readonly ViewedPage[],
  site: RenderedPages,
): Promise<Diagnostic[]> {
  const traces = new PageTraces(site);
  const told = [
    ...missingComplaints([...privacyPages(viewed, site.rendered, site.config)], site.config),
  ];
  return Promise.all(
    told.map(async ({ viewed: page, finding: { trace, message, hint } }) => ({
      ...(await traces.place(trace, page)),
      ...{ rule: 'law/no-privacy-page', severity: 'warning', message, hint },
    })),
  );
}

/** Findings of rules for rendered hand-written pages, each by itself and all together. */
export async function checkRendered(site: RenderedPages): Promise<Diagnostic[]> {
  const viewed = viewPages(site.rendered, site.staticMetas);
  // A page with errors may show anything.
  const broken = new Set(site.found.filter(isError).map(({ file }) => file));
  const isKnown = ({ unread }: PageMeta) => !unread?.includes('content');
  const read = new Set(site.staticMetas.filter(isKnown).map(({ file }) => file));
  const areAllRead = [...broken].every((file) => !isPageFile(file) || read.has(file));
  const isComplete = areAllRead && site.found.every(({ rule }) => rule !== 'links/dead');
  const legal = lawPages(viewed, site);
  // A site without any privacy page is told so first.
  const hasPrivacyPage = legal.every(({ rule }) => rule !== 'law/no-privacy-page');
  const readable = viewed.filter(({ meta }) => !broken.has(meta.file));
  const links = [...linksLanguage(site), ...linksOtherPage(site)];
  return [
    ...(await checkViews(readable, site)),
    ...(await repeatedInCode(readable, site.rendered, site)),
    // A page that seems unreachable may be the target of a dead link, or of one on an unreadable page.
    ...(isComplete ? seoReach(viewed, site) : []),
    ...seoHidden(site.pages, site.config),
    ...wrongOriginals(site.pages, site.cwd),
    ...links,
    ...linksSamePage(site, links),
    ...legal,
    ...(await checkComplaints(readable, site)),
    ...(areAllRead && hasPrivacyPage ? lawConsentSwitch(site) : []),
  ];
}
