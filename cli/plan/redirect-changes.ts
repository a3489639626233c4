import type { SiteOutput } from './site-output.ts';

/** A redirect that leads elsewhere, is new, or is gone. */
export interface RedirectChange {
  /** The requested address. */
  from: string;
  before: string | null;
  after: string | null;
}

/** Pages and their further addresses. */
function addressesOf({ pages }: SiteOutput): string[] {
  return [...pages].flatMap(([path, { aliases = [] }]) => [path, ...aliases]);
}

/**
 * Changed redirects, sorted by address. Addresses that were or become pages are reported with those; nothing is
 * reported if the redirects of a site are not known.
 */
export function redirectChanges(before: SiteOutput, after: SiteOutput): RedirectChange[] {
  const [was, is] = [before.redirects, after.redirects];
  if (!was || !is) return [];
  const pages = new Set([...before.pages.keys(), ...addressesOf(after)]);
  return [...new Set([...was.keys(), ...is.keys()])]
    .filter((from) => !pages.has(from) && was.get(from) !== is.get(from))
    .map((from) => ({ from, before: was.get(from) ?? null, after: is.get(from) ?? null }))
    .sort((a, b) => (a.from < b.from ? -1 : 1));
}
