import { addressesOf } from '../../renderer/context/engine-places.ts';
import { bookingFallback } from '../../renderer/text/contact-links.ts';
import { valueLocation } from '../content/addresses/address-locations.ts';
import { navigationLinks } from '../content/config/navigation-links.ts';
import { type Diagnostic, type Range, WHOLE_FILE } from '../content/diagnostic.ts';
import { framed } from '../content/framed.ts';
import { dataFileAt } from '../content/pages/page-routes.ts';
import { displayPath } from '../content/source-file.ts';
import { matchesIn } from '../content/text-rules/matches-in.ts';
import type { SourcePlace } from '../rules/find-source.ts';
import { checkClock } from './check-clock.ts';
import { checkExpiries } from './check-expiries.ts';
import { checkRedirects } from './check-redirects.ts';
import { checkStanding } from './check-standing.ts';
import { brokenBeginnings, linksInCode } from './code-links.ts';
import { findAddress } from './find-address.ts';
import type { Fault } from './link-fault.ts';
import { brokenBeginning, isMissingFile } from './link-forms.ts';
import { type LinkedSite, Targets } from './link-targets.ts';
import { LinkWays } from './link-ways.ts';
import { linkedExpired } from './linked-expired.ts';
import { profileLess } from './placeholder-address.ts';

const HOME = '/';

/** Stands for header and footer in the pages of a known conflict. */
const EVERY_PAGE = '*';

/** Attribute values as the browser reads them. */
function decoded(attribute: string): string {
  return attribute.replaceAll('&quot;', '"').replaceAll('&amp;', '&');
}

/** Key under which a link is reported once: a fragment alone has a different target on each page. */
function keyOf(href: string, path: string): string {
  return href.startsWith('#') ? path + href : href;
}

/** @param reported receives the addresses that are reported for hand-written data pages. */
function* contentFaults(
  { pages, staticMetas }: LinkedSite,
  ways: LinkWays,
  reported: Set<string>,
): Generator<Diagnostic> {
  const written = new Set(staticMetas.map(({ entry }) => entry.path));
  for (const { entry, file, origin, schedule, links = [] } of pages.linking()) {
    const isLanding = !written.has(entry.path);
    for (const { at, to, span } of links) {
      const fault = ways.faultOf(to, entry.path, isLanding, schedule);
      if (!fault) continue;
      if (!isLanding) reported.add(keyOf(to, entry.path));
      const range: Range = origin ? valueLocation(origin, at, span) : WHOLE_FILE;
      yield { file, ...range, severity: 'error', ...fault };
    }
  }
}

/** @param reported receives the reported addresses, each once. */
function* navigationFaults(
  { config, configFile, cwd }: LinkedSite,
  ways: LinkWays,
  reported: Set<string>,
): Generator<Diagnostic> {
  const file = displayPath(configFile, cwd);
  for (const { at, to } of navigationLinks(config)) {
    const fault = ways.faultOf(to, '/', false) ?? profileLess(to);
    if (!fault) continue;
    reported.add(to);
    yield { file, ...valueLocation({ path: configFile }, at), severity: 'error', ...fault };
  }
}

/**
 * The frame of every page links to the home page; if it is missing, that is reported once, as a warning unless
 * another link fails.
 */
function homeFault(
  { configFile, cwd, rendered }: LinkedSite,
  targets: Targets,
  reported: Set<string>,
): Diagnostic[] {
  if (rendered.length === 0 || reported.has(HOME) || !targets.faultOf(HOME, HOME, false)) return [];
  reported.add(HOME);
  const file = displayPath(configFile, cwd);
  const message = 'The site has no home page, though the header of every page leads to it.';
  const hint = 'Write pages/index/page.yaml, with a title and further sections.';
  return [{ file, ...WHOLE_FILE, severity: 'warning', rule: 'links/no-home', message, hint }];
}

/**
 * Checks the target of booking buttons without scripts; reported at the feature switch, as nobody wrote the link.
 *
 * @param reported receives the address, if it is reported.
 */
function* bookingFaults(
  { config, configFile, cwd }: LinkedSite,
  targets: Targets,
  reported: Set<string>,
): Generator<Diagnostic> {
  if (!config.features?.booking) return;
  for (const contact of addressesOf('contact', config.navigation)) {
    const fallback = bookingFallback(contact);
    const fault = targets.faultOf(fallback, '/', false);
    if (!fault) continue;
    reported.add(fallback);
    // A page that is not there at all has been reported where the configuration names it.
    if (config.navigation?.contact !== undefined && targets.faultOf(contact, '/', false)) continue;
    yield {
      file: displayPath(configFile, cwd),
      ...valueLocation({ path: configFile }, ['features', 'booking']),
      severity: 'error',
      rule: fault.rule,
      message: `Without scripts, booking buttons lead to ${fallback}, and there is no such place.`,
      hint: `Write ${dataFileAt(contact)} with a section \`contact\`, which has the other ways to book, or name the page that has it as \`contact\` under \`navigation\`.`,
    };
  }
}

/** Ends the message about a page that `knownConflicts` lists under a misspelled address. */
export const MISLISTED = ', so no page is listed here for this conflict.';

/**
 * Pages that `knownConflicts` lists under a misspelled address: the page that was meant is then not listed. A page that is merely
 * missing contradicts nothing.
 */
function* conflictFaults({ config, configFile, cwd }: LinkedSite, targets: Targets) {
  for (const [index, { pages }] of config.knownConflicts.entries())
    for (const [place, path] of pages.entries()) {
      const fault = path === EVERY_PAGE ? undefined : targets.faultOf(path, HOME, false);
      if (fault?.rule !== 'links/dead' || !targets.isMisspelled(path)) continue;
      const at = ['knownConflicts', index, 'pages', place];
      const range: Range = valueLocation({ path: configFile }, at);
      const message = `There is no page ${path}${MISLISTED}`;
      const told = { rule: fault.rule, severity: 'warning' as const, message, hint: fault.hint };
      yield { file: displayPath(configFile, cwd), ...range, ...told };
    }
}

/** The addresses that a page links to or embeds, without duplicates. */
function addressesIn(html: string): Set<string> {
  const links = matchesIn(
    html,
    /<a [^>]*?href="([^"]*)"|<(?:img|source|video) [^>]*?src="([^"]*)"/g,
  );
  return new Set([...links].map(([, href, src]) => decoded(href ?? src ?? '')));
}

function missingFile(address: string): Fault {
  return {
    rule: 'links/dead',
    message: `${address} is a file that the site does not have.`,
    hint: 'Offer files of media/ by <Picture> or the section downloads; what is put beside the pages by hand belongs under keep in site.config.yaml.',
  };
}

/** True of an address that a body links to, even if the same address is also a literal in some code. */
function isInProse(address: string, prose: object): boolean {
  return JSON.stringify(prose).includes(JSON.stringify(address));
}

/** Key under which a place in code is reported once. */
function placeKey({ file, line }: SourcePlace): string {
  return `${file}:${line}`;
}

/** Links in the frame of every page are reported once. */
function* writtenFaults(
  site: LinkedSite,
  ways: LinkWays,
  reported: Set<string>,
): Generator<Diagnostic> {
  const { keep = [] } = site.config;
  const files = new Map(site.staticMetas.map(({ entry, file }) => [entry.path, file]));
  for (const { page, html } of site.rendered) {
    for (const address of addressesIn(html)) {
      const isMissing = isMissingFile(address, keep) && !ways.isRedirected(address);
      const fault = isMissing
        ? missingFile(address)
        : ways.faultOf(address, page.entry.path, false, page.schedule);
      const key = keyOf(address, page.entry.path);
      if (!fault || reported.has(key)) continue;
      const literal = findAddress(address, page.route, site);
      // Links in Markdown have been reported at their position.
      if (page.prose !== undefined && (!literal || isInProse(address, page.prose))) continue;
      reported.add(key);
      // The engine itself links to pages that a site may have at another address.
      if (!literal && fault.rule === 'links/redirected') continue;
      const whole = { file: files.get(page.entry.path) ?? page.route, ...WHOLE_FILE };
      if (literal) reported.add(placeKey(literal));
      yield { ...(literal ?? whole), severity: 'error', ...fault };
    }
  }
}

/** Links in the code of sections, which no hand-written page may show. */
function* codeFaults(
  site: LinkedSite,
  ways: LinkWays,
  reported: ReadonlySet<string>,
): Generator<Diagnostic> {
  const { keep = [] } = site.config;
  for (const { to, place } of linksInCode(site)) {
    if (reported.has(to)) continue;
    const isMissing = isMissingFile(to, keep) && !ways.isRedirected(to);
    const fault = isMissing ? missingFile(to) : ways.faultOf(decoded(to), HOME, false);
    if (fault) yield { ...place, severity: 'error', ...fault };
  }
  for (const { to, place } of brokenBeginnings(site)) {
    if (reported.has(placeKey(place))) continue;
    yield { ...place, severity: 'error', ...brokenBeginning(to) };
  }
}

/**
 * Checks link targets. Broken links of landings, data pages and menus are reported at their position in the file;
 * those of hand-written pages, including the frame, at the string literal in the sources if there is one, and those of
 * sections where their code has the address.
 */
export function checkLinks(site: LinkedSite): Diagnostic[] {
  const targets = new Targets(site);
  const ways = new LinkWays(site, targets);
  const reported = new Set<string>();
  const found = [
    ...contentFaults(site, ways, reported),
    ...navigationFaults(site, ways, reported),
    ...homeFault(site, targets, reported),
    ...bookingFaults(site, targets, reported),
    ...writtenFaults(site, ways, reported),
    ...codeFaults(site, ways, reported),
    ...conflictFaults(site, targets),
    ...checkRedirects(site, targets),
    ...checkExpiries(site, targets),
    ...checkStanding(site),
    ...checkClock(site),
    ...linkedExpired(site),
  ];
  return [...framed(found, site.cwd)];
}
