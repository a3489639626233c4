import { basename, join } from 'node:path';
import { BOOKING_FALLBACK } from '../../renderer/components/booking-fallback.ts';
import { LinkTarget } from '../../schemas/link-target.ts';
import type { SiteConfig } from '../../schemas/site-config.ts';
import { valuePlace } from '../content/address-places.ts';
import { type Diagnostic, type Range, WHOLE_FILE } from '../content/diagnostic.ts';
import { listLandings } from '../content/landing-list.ts';
import { navigationLinks } from '../content/navigation-links.ts';
import type { PageMeta } from '../content/page-index.ts';
import { landingFileOf, type SitePages } from '../content/site-pages.ts';
import { SortedNames } from '../content/sorted-names.ts';
import { displayPath } from '../content/source-file.ts';
import { suggest } from '../content/suggest.ts';
import { findLiteral } from '../rules/find-source.ts';
import type { RenderedWrittenPage } from '../templates/written-pages.ts';
import type { PageIds } from './page-ids.ts';

/** What is known of the pages that links may lead to. */
export interface LinkedSite {
  /** Folder of the site. */
  root: string;
  /** In the order of `writtenMetas`, which name the files to report. */
  rendered: readonly RenderedWrittenPage[];
  writtenMetas: readonly PageMeta[];
  /** Every page that could be read. */
  pages: SitePages;
  /** Names of all landing files: one that has errors is there all the same. */
  landingFiles: SortedNames;
  landingsDir: string;
  config: SiteConfig;
  /** Where the configuration was read from. */
  configFile: string;
  ids: PageIds;
  cwd: string;
}

/** What is wrong with a link. */
interface Fault {
  rule: 'links/dead' | 'links/malformed';
  message: string;
  hint: string;
}

const HOME = '/';

function addressOf(href: string): { path: string; fragment: string } {
  const [path = '', fragment = ''] = href.replace(/\?[^#]*/, '').split('#');
  return { path, fragment };
}

/** Files of the site are named by their ending; only pages are looked up. */
function leadsToPage(href: string): boolean {
  return /^[/#]/.test(href) && !href.startsWith('//') && !/\.\w+$/.test(addressOf(href).path);
}

/** The addresses of a site's pages, and where their sections are. */
class Targets {
  readonly #pages: SitePages;
  readonly #landingFiles: SortedNames;
  /** The site's own landings, if it is built with those of another folder: its pages link to them all the same. */
  readonly #ownLandings: SortedNames;
  readonly #aliases = new Map<string, PageMeta>();
  readonly #ids: PageIds;
  readonly #elsewhere: boolean;

  constructor({ root, pages, landingFiles, landingsDir, ids, cwd }: LinkedSite) {
    const own = join(root, 'landings');
    this.#pages = pages;
    this.#landingFiles = landingFiles;
    this.#ids = ids;
    this.#elsewhere = landingsDir !== own;
    this.#ownLandings = this.#elsewhere ? listLandings(own, cwd).files : new SortedNames([]);
    for (const page of pages.tied())
      for (const alias of page.entry.aliases ?? []) this.#aliases.set(alias, page);
  }

  #ownerOf(path: string): PageMeta | undefined {
    return this.#pages.at(path) ?? this.#aliases.get(path);
  }

  /** True if a file says that there is such a landing, even one that cannot be read. */
  #isLanding(path: string): boolean {
    return this.#pages.hasLandingFile(path) || this.#ownLandings.has(landingFileOf(path));
  }

  *#paths(): Generator<string> {
    yield* this.#pages.paths();
    yield* this.#aliases.keys();
    for (const files of [this.#landingFiles, this.#ownLandings])
      for (const name of files) yield `/${basename(name, '.yaml')}`;
  }

  /**
   * What is wrong with a link on the page at `from`; undefined if it leads somewhere.
   *
   * @param isLanding whether it stands in a landing, and not in what the site has around all of them.
   */
  faultOf(href: string, from: string, isLanding: boolean): Fault | undefined {
    const { path, fragment } = addressOf(href);
    const target = path === '' ? from : path;
    const owner = this.#ownerOf(target);
    if (!owner && !this.#isLanding(target)) {
      // Of a folder elsewhere nothing is known about the landings that the site's own pages link to.
      if (!isLanding && this.#elsewhere && target.lastIndexOf('/') === 0) return undefined;
      const meant = suggest(target, this.#paths());
      const hint =
        meant === undefined ? 'Write that page or change the link.' : `Did you mean ${meant}?`;
      return {
        rule: 'links/dead',
        message: `A link leads to ${target}, but there is no such page.`,
        hint,
      };
    }
    const ids = fragment === '' || !owner ? undefined : this.#ids.of(owner);
    if (!ids || ids.has(fragment)) return undefined;
    const meant = suggest(fragment, ids);
    const message = `A link leads to ${href}, but ${target} has no section "${fragment}".`;
    const hint =
      meant === undefined
        ? 'Give that section this id or change the link.'
        : `Did you mean #${meant}?`;
    return { rule: 'links/dead', message, hint };
  }
}

/** Attributes as the browser reads them. */
function decoded(attribute: string): string {
  return attribute.replaceAll('&quot;', '"').replaceAll('&amp;', '&');
}

/** A link to the outside that no browser could follow, or that leads elsewhere from every page. */
function malformed(href: string): Fault | undefined {
  if (/^(?:blob|data):/.test(href) || href.startsWith('/')) return undefined;
  const isLocal = /^http:\/\/(?:127\.0\.0\.1|localhost|\[::1\])(?::\d+)?(?:\/|$)/.test(href);
  if (isLocal || LinkTarget.safeParse(href).success) return undefined;
  return {
    rule: 'links/malformed',
    message: `"${href}" is not an address that a link can lead to.`,
    hint: 'Begin it with /, #, https://, tel:, sms: or mailto:, and check the spelling.',
  };
}

/** Where a link is told once: a fragment alone leads to another place on each page. */
function keyOf(href: string, path: string): string {
  return href.startsWith('#') ? path + href : href;
}

/** @param reported learns the addresses that are told of hand-written pages of data. */
function* contentFaults(
  { pages, writtenMetas }: LinkedSite,
  targets: Targets,
  reported: Set<string>,
): Generator<Diagnostic> {
  const written = new Set(writtenMetas.map(({ entry }) => entry.path));
  for (const { entry, file, origin, links = [] } of pages.linking()) {
    const isLanding = !written.has(entry.path);
    for (const { at, to } of links) {
      const fault = leadsToPage(to) ? targets.faultOf(to, entry.path, isLanding) : malformed(to);
      if (!fault) continue;
      if (!isLanding) reported.add(keyOf(to, entry.path));
      const range: Range = origin ? valuePlace(origin, at) : WHOLE_FILE;
      yield { file, ...range, severity: 'error', ...fault };
    }
  }
}

/** @param reported learns the addresses that are told, each once. */
function* navigationFaults(
  { config, configFile, cwd }: LinkedSite,
  targets: Targets,
  reported: Set<string>,
): Generator<Diagnostic> {
  const file = displayPath(configFile, cwd);
  for (const { at, to } of navigationLinks(config)) {
    const fault = leadsToPage(to) ? targets.faultOf(to, '/', false) : malformed(to);
    if (!fault) continue;
    reported.add(to);
    yield { file, ...valuePlace({ path: configFile }, at), severity: 'error', ...fault };
  }
}

/** The frame of every page leads to the home page; that it is missing is told once, and as a hint where nothing else does. */
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
 * Where booking buttons lead without scripts; told at the switch, as nobody wrote the link.
 *
 * @param reported learns the address, if it is told.
 */
function* bookingFaults(
  { config, configFile, cwd }: LinkedSite,
  targets: Targets,
  reported: Set<string>,
): Generator<Diagnostic> {
  if (!config.features?.booking) return;
  const fault = targets.faultOf(BOOKING_FALLBACK, '/', false);
  if (!fault) return;
  reported.add(BOOKING_FALLBACK);
  yield {
    file: displayPath(configFile, cwd),
    ...valuePlace({ path: configFile }, ['features', 'booking']),
    severity: 'error',
    rule: fault.rule,
    message: `Without scripts, booking buttons lead to ${BOOKING_FALLBACK}, and there is no such place.`,
    hint: 'Write pages/contact/page.yaml with a section `contact`: it has the other ways to book.',
  };
}

/** What stands in the frame of every page is reported once. */
function* writtenFaults(
  site: LinkedSite,
  targets: Targets,
  reported: Set<string>,
): Generator<Diagnostic> {
  for (const [index, { page, html }] of site.rendered.entries()) {
    for (const [, attribute = ''] of html.matchAll(/<a [^>]*?href="([^"]*)"/g)) {
      const href = decoded(attribute);
      const fault = leadsToPage(href)
        ? targets.faultOf(href, page.entry.path, false)
        : malformed(href);
      const key = keyOf(href, page.entry.path);
      if (!fault || reported.has(key)) continue;
      reported.add(key);
      const place = findLiteral(href, page.route, site.root, site.cwd) ?? {
        file: site.writtenMetas[index]?.file ?? page.route,
        ...WHOLE_FILE,
      };
      yield { ...place, severity: 'error', ...fault };
    }
  }
}

/**
 * Checks where links lead: those of landings, pages of data and menus at their place in the file, those of hand-written pages,
 * the rest of the frame included, where they stand in the sources if they stand there as one text.
 */
export function checkLinks(site: LinkedSite): Diagnostic[] {
  const targets = new Targets(site);
  const reported = new Set<string>();
  return [
    ...contentFaults(site, targets, reported),
    ...navigationFaults(site, targets, reported),
    ...homeFault(site, targets, reported),
    ...bookingFaults(site, targets, reported),
    ...writtenFaults(site, targets, reported),
  ];
}
