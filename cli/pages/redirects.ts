import { plainAddress } from '../../schemas/old-address.ts';
import type { Redirect } from '../../schemas/redirect.ts';
import { pathOnHost } from '../content/addresses/own-address.ts';

/** The path of a target, without its fragment. */
export function pathOfTarget(target: string): string {
  return target.replace(/#.*$/, '');
}

/**
 * The address of this site, in plain spelling, that a target leads to, be it written with the host.
 *
 * @param redirected addresses that redirect. Of others, hosts take away what may follow the name of a page.
 * @returns undefined for a target outside the site.
 */
export function addressOnSite(
  target: string,
  siteUrl: string,
  redirected: Pick<ReadonlySet<string>, 'has'>,
): string | undefined {
  if (/^\/(?!\/)/.test(target)) return pathOfTarget(target);
  const asked = pathOnHost(target, siteUrl)?.replace(/[?#].*$/, '');
  if (asked === undefined) return undefined;
  const path = plainAddress(asked);
  return redirected.has(path) ? path : path.replace(/(?:\/index)?(?:\.html)?\/*$/, '') || '/';
}

/** Targets of redirects by their old addresses in plain spelling. */
export function targetsOf(redirects: readonly Redirect[] = []): ReadonlyMap<string, string> {
  return new Map(redirects.map(({ from, to }) => [plainAddress(from), to]));
}

/** The path, the query and the fragment of a target. */
function partsOf(target: string): [path: string, query: string, fragment: string] {
  const [, path = '', query = '', fragment = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(target) ?? [];
  return [path, query, fragment];
}

/** A target that follows another one: what it lacks of query and fragment is kept, as hosts and browsers do. */
function following(before: string, target: string): string {
  const [, query, fragment] = partsOf(before);
  const [path, ownQuery, ownFragment] = partsOf(target);
  return path + (ownQuery || query) + (ownFragment || fragment);
}

/**
 * Resolves chains of redirects: each leads directly to its final target.
 *
 * @param siteUrl targets with this host are on the chain, too.
 * @returns from address as written to target, without circular redirects.
 */
export function shortened(redirects: readonly Redirect[], siteUrl: string): Map<string, string> {
  const targets = targetsOf(redirects);
  const ends = new Map<string, string>();
  for (const { from, to } of redirects) {
    const start = plainAddress(from);
    const seen = new Set([start]);
    // Of two redirects from one address, the last counts.
    let end: string | undefined = targets.get(start) ?? to;
    while (end !== undefined) {
      const at = addressOnSite(end, siteUrl, targets);
      const next = at === undefined ? undefined : targets.get(at);
      if (at === undefined || next === undefined) break;
      end = seen.has(at) ? undefined : following(end, next);
      seen.add(at);
    }
    if (end !== undefined) ends.set(from, end);
  }
  return ends;
}

/** The page that is built as a file of this address in plain spelling; undefined for other endings. */
export function pageOfFile(address: string): string | undefined {
  if (!address.endsWith('.html')) return undefined;
  return address === '/index.html' ? '/' : address.slice(0, -'.html'.length);
}
