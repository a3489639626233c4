import { plainAddress } from '../../schemas/old-address.ts';
import type { HostRules, Move } from '../hosts/host-rules.ts';
import type { ListedPage } from './site-files.ts';

/** Other common spellings of the home page. */
const HOME: readonly Move[] = [
  { from: '/index', to: '/', isTemporary: false },
  { from: '/home', to: '/', isTemporary: false },
];

/** The portal is one page for all clients. */
const PORTAL = '/client';

/**
 * The rules that a host needs: redirects, other spellings of the home page, the portal's single page for all
 * clients, and headers.
 */
export function siteRules(
  pages: Iterable<ListedPage>,
  { url, moved, headers }: Pick<HostRules, 'url' | 'headers'> & { moved: readonly Move[] },
): HostRules {
  const taken = new Set(moved.map(({ from }) => plainAddress(from)));
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
