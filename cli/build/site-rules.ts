import type { HostRules, Move } from '../hosts/host-rules.ts';
import type { ListedPage } from './site-files.ts';

/** Spellings of the home page that people try. */
const HOME: readonly Move[] = [
  { from: '/index', to: '/', isTemporary: false },
  { from: '/home', to: '/', isTemporary: false },
];

/** The portal is one page for every client. */
const PORTAL = '/client';

/**
 * What a host has to know of a site: the addresses that have moved, the other spellings of the home page, the portal's one page for
 * every client, and headers.
 */
export function siteRules(
  pages: Iterable<ListedPage>,
  { url, moved, headers }: Pick<HostRules, 'url' | 'headers'> & { moved: readonly Move[] },
): HostRules {
  const taken = new Set(moved.map(({ from }) => from));
  const asked = [...HOME.map(({ from }) => from), PORTAL];
  let hasPortal = false;
  for (const { entry } of pages)
    for (const path of [entry.path, ...(entry.aliases ?? [])]) {
      if (asked.includes(path)) taken.add(path);
      if (path === PORTAL) hasPortal = true;
    }
  const moves = [...moved, ...HOME.filter(({ from }) => !taken.has(from))];
  return { url, moves, spread: hasPortal ? [PORTAL] : [], headers };
}
