import type { Schedule } from '../../schemas/schedule.ts';
import type { Fault } from './link-fault.ts';
import { addressOf } from './link-forms.ts';
import type { LinkedSite, Targets } from './link-targets.ts';
import { addressOnSite, shortened, targetsOf } from './redirects.ts';

/** Where an address of the site leads on to. */
interface Detour {
  page: string;
  /** Whether it is an alias of that page, and no redirect of the configuration. */
  isAlias: boolean;
}

/**
 * The ways that links take: to a page, to nothing, or over an address that only leads on. Such an address is a former one, for
 * links from elsewhere; one that leads to another host, or to a part of a page, is made to be linked.
 */
export class LinkWays {
  readonly #targets: Targets;
  readonly #origin: string;
  readonly #redirected: ReadonlyMap<string, string>;
  readonly #detours = new Map<string, Detour>();

  constructor({ config, pages }: LinkedSite, targets: Targets) {
    const { redirects = [], site } = config;
    this.#targets = targets;
    this.#origin = site.url;
    this.#redirected = targetsOf(redirects);
    for (const { entry } of pages.tied())
      for (const alias of entry.aliases ?? [])
        if (targets.aliasOwner(alias) === entry.path)
          this.#detours.set(alias, { page: entry.path, isAlias: true });
    if (redirects.length === 0) return;
    for (const [from, end] of shortened(redirects, site.url)) {
      const page = targets.isPage(from) ? undefined : this.#pageAt(end);
      if (page !== undefined) this.#detours.set(from, { page, isAlias: false });
    }
  }

  /** The page that a redirect ends at; undefined if it ends elsewhere, at a part of a page, or at nothing that visitors find. */
  #pageAt(end: string): string | undefined {
    if (end.includes('#')) return undefined;
    const path = addressOnSite(end, this.#origin, this.#redirected);
    if (path === undefined || !this.#targets.isPage(path)) return undefined;
    // A target that is wrong is reported at the redirect.
    if (this.#targets.faultOf(path, '/', false)) return undefined;
    return this.#targets.aliasOwner(path) ?? path;
  }

  /** True of an address that a redirect answers, be it that of a file. */
  isRedirected(href: string): boolean {
    return this.#redirected.size > 0 && this.#redirected.has(addressOf(href).path);
  }

  /** The fault of a link, as of `Targets`; and else that it takes a detour, be it by the full address of the site. */
  faultOf(href: string, from: string, isLanding: boolean, schedule?: Schedule): Fault | undefined {
    const fault = this.#targets.faultOf(href, from, isLanding, schedule);
    if (this.#detours.size === 0) return fault;
    const isOwn = fault ? fault.rule === 'links/own-host' : href.startsWith('/');
    return isOwn ? (this.#detourOf(href) ?? fault) : fault;
  }

  #detourOf(href: string): Fault | undefined {
    const { path: written } = addressOf(href);
    const path = addressOnSite(written, this.#origin, this.#detours);
    const detour = path === undefined ? undefined : this.#detours.get(path);
    if (!detour) return undefined;
    const { page, isAlias } = detour;
    return {
      rule: 'links/redirected',
      severity: 'warning',
      message: `A link leads to ${path}, which ${isAlias ? 'is an alias and ' : ''}only redirects to ${page}.`,
      hint: `Link to ${page}${/[?#].*$/.exec(href)?.[0] ?? ''}.`,
    };
  }
}
