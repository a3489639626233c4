import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { mistakes } from '../../renderer/text/typing-mistakes.ts';
import type { SiteConfig } from '../../schemas/config/site-config.ts';
import type { Schedule } from '../../schemas/schedule.ts';
import { pathOnHost } from '../content/addresses/own-address.ts';
import type { PageMeta } from '../content/addresses/page-index.ts';
import { landingFileOf, type SitePages } from '../content/addresses/site-pages.ts';
import { timeZoneOf } from '../content/config/time-zone.ts';
import { listLandings } from '../content/pages/landing-list.ts';
import { COMPONENT, NOT_FOUND_PATH } from '../content/pages/page-routes.ts';
import { SortedNames } from '../content/sorted-names.ts';
import { suggestId, suggestPath } from '../content/suggest.ts';
import { shownTime } from '../schedule/moments.ts';
import { firstReading, isThereFrom, type Moment } from '../schedule/showing.ts';
import type { RenderedStaticPage } from '../templates/static-pages.ts';
import { type Fault, noPage, noSection, pageOfNothing } from './link-fault.ts';
import { addressOf, homeNumber, leadsToPage, longWay, malformed, onlyHere } from './link-forms.ts';
import type { PageIds } from './page-ids.ts';
import { placeholderAddress } from './placeholder-address.ts';
import { targetsOf } from './redirects.ts';

/** What link checks know about a site. */
export interface LinkedSite {
  /** Folder of the site. */
  root: string;
  /** Rendered hand-written pages. */
  rendered: readonly RenderedStaticPage[];
  staticMetas: readonly PageMeta[];
  /** Every page that could be read. */
  pages: SitePages;
  /** Names of all landing files: one with errors exists nevertheless. */
  landingFiles: SortedNames;
  landingsDir: string;
  config: SiteConfig;
  /** Path of the configuration file. */
  configFile: string;
  ids: PageIds;
  cwd: string;
  /** The moment and mode that the site is checked for. */
  moment: Moment;
}

/** Paths up to this length are similar to too many others. */
const SHORT = 4;

/** Number of addresses whose faults are remembered: landings link to a few pages of the site, again and again. */
const MOST_KNOWN = 2000;

/** Typing mistakes that make a path another one by accident. */
const MOST_MISTAKES = 2;

/** The addresses of a site's pages, and the ids of their sections. */
export class Targets {
  readonly #root: string;
  readonly #origin: string;
  /** Addresses of other services, which may be on this machine. */
  readonly #endpoints: string;
  readonly #business: SiteConfig['business'];
  readonly #pages: SitePages;
  readonly #landingFiles: SortedNames;
  /**
   * The site's own landings, if it is built with those of another folder: its pages may link to them nevertheless.
   */
  readonly #ownLandings: SortedNames;
  readonly #aliases = new Map<string, PageMeta>();
  /** By aliases in lower case. */
  readonly #twins = new Map<string, PageMeta>();
  readonly #ids: PageIds;
  readonly #elsewhere: boolean;
  readonly #redirected: ReadonlySet<string>;
  readonly #moment: Moment;
  readonly #timeZone: string;
  /** Faults of links from landings without a schedule, by address. */
  readonly #known = new Map<string, Fault | undefined>();

  constructor(site: LinkedSite) {
    const { root, pages, landingFiles, landingsDir, config, ids, cwd, moment } = site;
    const own = join(root, 'landings');
    this.#root = root;
    this.#origin = config.site.url;
    this.#endpoints = JSON.stringify(config.integrations);
    this.#business = config.business;
    this.#pages = pages;
    this.#landingFiles = landingFiles;
    this.#ids = ids;
    this.#moment = moment;
    this.#timeZone = timeZoneOf({ site: config });
    this.#redirected = new Set(targetsOf(config.redirects).keys());
    this.#elsewhere = landingsDir !== own;
    this.#ownLandings = this.#elsewhere ? listLandings(own, cwd).files : new SortedNames([]);
    for (const page of pages.tied())
      for (const alias of page.entry.aliases ?? []) {
        this.#aliases.set(alias, page);
        this.#twins.set(alias.toLowerCase(), page);
      }
  }

  /** The page at an address or alias. */
  ownerOf(path: string): PageMeta | undefined {
    return this.#pages.at(path) ?? this.#aliases.get(path);
  }

  /** The path of the page that this is an alias of, unless a page itself has the address. */
  aliasOwner(path: string): string | undefined {
    return this.#pages.at(path) !== undefined || this.#isLanding(path)
      ? undefined
      : this.#aliases.get(path)?.entry.path;
  }

  /** True if there is a landing file for this path, even one with errors. */
  #isLanding(path: string): boolean {
    return this.#pages.hasLandingFile(path) || this.#ownLandings.has(landingFileOf(path));
  }

  /** True if there is a hand-written page for this path that could not be read, or has a component alone. */
  #isUnreadPage(path: string): boolean {
    // A folder's name may end with a slash or be called "index"; an address never does.
    if (path.length > 1 && /\/(?:index)?$/.test(path)) return false;
    const folder = join(this.#root, 'pages', path === '/' ? 'index' : path);
    return ['page.yaml', 'page.md', COMPONENT].some((file) => existsSync(join(folder, file)));
  }

  /** True of the address or alias of a page. */
  isPage(path: string): boolean {
    return this.ownerOf(path) !== undefined || this.#isLanding(path);
  }

  /** The page whose file an address would have on a disk that ignores capitals, and that is not at this address. */
  twinOf(path: string): PageMeta | undefined {
    const bare = path.replace(/\.html$/i, '');
    if (this.isPage(bare)) return undefined;
    const low = bare.toLowerCase();
    return this.#pages.at(low === '/index' ? '/' : low) ?? this.#twins.get(low);
  }

  /** True of a path that is at most two typing mistakes away from that of a page. */
  isMisspelled(path: string): boolean {
    for (const other of this.#paths())
      if (Math.min(path.length, other.length) > SHORT && mistakes(path, other) <= MOST_MISTAKES)
        return true;
    return false;
  }

  *#paths(): Generator<string> {
    yield* this.#pages.paths();
    yield* this.#aliases.keys();
    for (const files of [this.#landingFiles, this.#ownLandings])
      for (const name of files) yield `/${basename(name, '.yaml')}`;
  }

  /**
   * The fault of a link on the page at `from`, if any.
   *
   * @param isLanding whether the link is in a landing, and not in the site around it.
   * @param schedule of the page with the link.
   */
  faultOf(href: string, from: string, isLanding: boolean, schedule?: Schedule): Fault | undefined {
    // A fragment alone has a different target on each page.
    if (!isLanding || schedule || !href.startsWith('/'))
      return this.#faultOf(href, from, isLanding, schedule);
    if (this.#known.has(href)) return this.#known.get(href);
    const fault = this.#faultOf(href, from, isLanding, schedule);
    if (this.#known.size < MOST_KNOWN) this.#known.set(href, fault);
    return fault;
  }

  #faultOf(
    href: string,
    from: string,
    isLanding: boolean,
    schedule: Schedule | undefined,
  ): Fault | undefined {
    const path = pathOnHost(href, this.#origin);
    const own = path ?? href;
    if (leadsToPage(own)) {
      const dead = this.#deadFault(own, from, isLanding, schedule);
      return dead ?? (path === undefined ? undefined : longWay(href, path));
    }
    if (path !== undefined) return longWay(href, path);
    return (
      malformed(href, this.#business) ??
      homeNumber(href, this.#business) ??
      onlyHere(href, this.#endpoints) ??
      placeholderAddress(href)
    );
  }

  #deadFault(
    href: string,
    from: string,
    isLanding: boolean,
    schedule: Schedule | undefined,
  ): Fault | undefined {
    const { path, fragment } = addressOf(href);
    if (path === NOT_FOUND_PATH) return pageOfNothing(path);
    const target = path === '' ? from : path;
    const owner = this.ownerOf(target);
    if (!this.isPage(target)) {
      // Errors in its file are reported there.
      if (this.#isUnreadPage(target)) return undefined;
      if (this.#redirected.has(target)) return undefined;
      // With landings from another folder, the ones that the site's own pages link to are unknown.
      if (!isLanding && this.#elsewhere && target.lastIndexOf('/') === 0) return undefined;
      return noPage(target, suggestPath(target, this.#paths()));
    }
    const early = owner && this.#unpublished(target, owner.schedule, schedule);
    if (early) return early;
    // The notice of an expired page has no sections; links to them still reach the page.
    const isOver = (owner?.schedule?.until ?? Infinity) <= this.#moment.now;
    const isUnread = owner?.unread?.includes('content') ?? false;
    const ids = fragment === '' || !owner || isOver || isUnread ? undefined : this.#ids.of(owner);
    if (!ids || ids.all.has(fragment)) return undefined;
    const meant = suggestId(fragment, ids.sections) ?? suggestId(fragment, [...ids.all]);
    return noSection(href, { path: target, fragment }, meant);
  }

  /** The fault of a link to a page that is not yet published when the link becomes visible. */
  #unpublished(
    target: string,
    schedule: Schedule | undefined,
    from: Schedule | undefined,
  ): Fault | undefined {
    // `schedule/standing` reports a home page that is not there.
    if (target === '/') return undefined;
    const read = this.#moment.drafts ? undefined : firstReading(from, this.#moment.now);
    if (read === undefined || isThereFrom(schedule, read)) return undefined;
    const published =
      schedule?.isDraft || schedule?.from === undefined
        ? 'a draft'
        : `published only at ${shownTime(schedule.from, this.#timeZone)}`;
    return {
      rule: 'links/unpublished',
      message: `A link leads to ${target}, which is ${published}.`,
      hint: 'Publish that page earlier, or take the link away until then.',
    };
  }
}
