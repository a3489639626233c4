import { plainAddress } from '../../schemas/old-address.ts';
import { valueLocations } from '../content/addresses/address-locations.ts';
import { pathOnHost } from '../content/addresses/own-address.ts';
import { isReserved } from '../content/addresses/reserved-paths.ts';
import type { Diagnostic } from '../content/diagnostic.ts';
import { displayPath } from '../content/source-file.ts';
import { leadsToPage, malformed } from './link-forms.ts';
import type { LinkedSite, Targets } from './link-targets.ts';
import { addressOnSite, pageOfFile, pathOfTarget, shortened, targetsOf } from './redirects.ts';

/** A finding about one redirect. */
interface RedirectFault {
  key: 'from' | 'to';
  rule: string;
  message: string;
  hint: string;
}

/** The chain of addresses in plain spelling from a redirect on, until one does not redirect or repeats. */
function wayOf(from: string, redirects: ReadonlyMap<string, string>, siteUrl: string): string[] {
  const way = new Set<string>();
  let path: string | undefined = from;
  while (path !== undefined && !way.has(path)) {
    way.add(path);
    const next: string | undefined = redirects.get(path);
    path = next === undefined ? undefined : addressOnSite(next, siteUrl, redirects);
  }
  return [...way];
}

/** Checks that redirects do not shadow pages, reserved addresses or each other, and end somewhere. */
export function* checkRedirects(site: LinkedSite, targets: Targets): Generator<Diagnostic> {
  const { redirects = [] } = site.config;
  const { url } = site.config.site;
  const ends = shortened(redirects, url);
  const first = new Map<string, number>();
  /** The first redirect of each address in lower case. */
  const anyCase = new Map<string, number>();
  const isOurs = (to: string) => leadsToPage(to) || pathOnHost(to, url) !== undefined;
  const told = new Set<string>();
  const file = displayPath(site.configFile, site.cwd);
  const locate = valueLocations(site.configFile);
  const redirected = targetsOf(redirects);

  function* faultsOf(index: number): Generator<RedirectFault> {
    const { from, to } = redirects[index] ?? { from: '', to: '' };
    const path = plainAddress(from);
    const shown = pageOfFile(path);
    const aliasOf = targets.aliasOwner(path);
    const earlier = first.get(path);
    if (earlier !== undefined)
      yield {
        key: 'from',
        rule: 'address/redirect-twice',
        message: `${from} is redirected already, by entry ${earlier + 1} of the list.`,
        hint: 'Take one of the two away.',
      };
    else if (aliasOf !== undefined)
      yield {
        key: 'from',
        rule: 'address/redirect-of-page',
        message: `${from} is an alias of ${aliasOf} and leads there already.`,
        hint: 'Take the redirect away, or the alias.',
      };
    else if (targets.isPage(path)) {
      const isSwapped = leadsToPage(to) && !targets.isPage(pathOfTarget(to)) && !redirected.has(to);
      yield {
        key: 'from',
        rule: 'address/redirect-of-page',
        message: `${from} is a page, which nobody could open if it were redirected.`,
        hint: isSwapped
          ? `Swap "from" and "to": ${to} is no page.`
          : 'Take the redirect away, or remove the page.',
      };
      if (isSwapped) return;
    } else if (shown !== undefined && shown !== to && targets.isPage(shown))
      yield {
        key: 'from',
        rule: 'address/redirect-of-page',
        message: `${from} is the file of the page ${shown}, and is answered with it.`,
        hint: `Let it lead to ${shown}, or take it away if it never was online.`,
      };
    else if (isReserved(path))
      yield {
        key: 'from',
        rule: 'address/reserved',
        message: `${from} belongs to the site itself, so it cannot be redirected.`,
        hint: 'Take the redirect away.',
      };
    else yield* twinFaults(index, path);
    first.set(path, earlier ?? index);
    if (!ends.has(from)) {
      const way = wayOf(path, redirected, url);
      if (!way.some((step) => told.has(step)))
        yield {
          key: 'to',
          rule: 'address/redirect-circle',
          message: `The redirect of ${from} leads back to itself.`,
          hint: 'Let one of the redirects on the way lead to a page.',
        };
      for (const step of way) told.add(step);
    } else if (!redirected.has(pathOfTarget(to))) {
      const fault = isOurs(to) ? targets.faultOf(to, '/', false) : malformed(to);
      if (fault) yield { key: 'to', ...fault };
    }
  }

  /** Addresses that differ only in capitals share a file on many disks, and an answer on many hosts. */
  function* twinFaults(index: number, path: string): Generator<RedirectFault> {
    const { from } = redirects[index] ?? { from: '' };
    const pageAt = (address: string) => {
      const end = ends.get(address) ?? '';
      return addressOnSite(end, url, redirected) ?? end;
    };
    const fault = { key: 'from', rule: 'address/collision' } as const;
    const page = targets.twinOf(path);
    if (page) {
      if (!ends.has(from) || pageAt(from) === page.entry.path) return;
      yield {
        ...fault,
        message: `${from} and the page ${page.entry.path} of ${page.file} differ only in capitals, which many disks and hosts ignore: one would hide the other.`,
        hint: `Let it lead to ${page.entry.path}, or take it away.`,
      };
      return;
    }
    const low = path.toLowerCase();
    const other = anyCase.get(low);
    if (other !== undefined && pageAt(from) !== pageAt(redirects[other]?.from ?? ''))
      yield {
        ...fault,
        message: `${from} and ${redirects[other]?.from}, entry ${other + 1} of the list, differ only in capitals, which many disks and hosts ignore, and lead to different pages.`,
        hint: 'Let both lead to the same page.',
      };
    if (other === undefined) anyCase.set(low, index);
  }

  for (const [index, redirect] of redirects.entries())
    for (const { key, ...fault } of faultsOf(index)) {
      // One that is missing is reported as such.
      if (redirect[key] === '') continue;
      const range = locate(['redirects', index, key]);
      yield { file, ...range, severity: 'error', ...fault };
    }
}
