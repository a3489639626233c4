import type { SiteConfig } from '../../schemas/config/site-config.ts';
import { plainAddress } from '../../schemas/old-address.ts';
import { valueLocation, valueLocations } from '../content/addresses/address-locations.ts';
import type { PageMeta } from '../content/addresses/page-index.ts';
import type { SitePages } from '../content/addresses/site-pages.ts';
import { type Diagnostic, WHOLE_FILE } from '../content/diagnostic.ts';
import { framed } from '../content/framed.ts';
import { displayPath } from '../content/source-file.ts';
import type { HostName, Refusal } from './host.ts';
import type { Move } from './host-rules.ts';
import { hostNamed } from './hosts.ts';

/** Where the redirects of a site are written. */
interface Written {
  configFile: string;
  cwd: string;
}

function* refusedEntries(
  refused: readonly Refusal[],
  { redirects = [] }: Pick<SiteConfig, 'redirects'>,
  { configFile, cwd }: Written,
): Generator<Diagnostic> {
  const locate = valueLocations(configFile);
  const entries = new Map(redirects.map(({ from }, index) => [plainAddress(from), index]));
  // One that is refused in several spellings is told once, as it is written.
  const told = new Map<string, Refusal>();
  for (const one of refused) {
    const path = plainAddress(one.from);
    if (!told.has(path)) told.set(path, one);
  }
  const found = [...told].map(([path, { from: _, ...finding }]) => {
    const range = locate(['redirects', entries.get(path) ?? 0, 'from']);
    return { file: displayPath(configFile, cwd), ...range, ...finding };
  });
  yield* framed(found, cwd);
}

/** Reports redirects of the configuration that the host does not support, at their entries. */
export function checkHost(
  host: HostName | undefined,
  moves: readonly Move[],
  config: Pick<SiteConfig, 'redirects'>,
  written: Written,
): Iterable<Diagnostic> {
  return refusedEntries(hostNamed(host).refused?.(moves) ?? [], config, written);
}

/** Reports those that it does not support because of the aliases of pages, which are known later. */
export function* checkHostOfAliases(
  host: HostName | undefined,
  moves: readonly Move[],
  config: Pick<SiteConfig, 'redirects'>,
  { pages, ...written }: Written & { pages: Pick<SitePages, 'tied'> },
): Generator<Diagnostic> {
  const { refused } = hostNamed(host);
  if (!refused || moves.length === 0) return;
  const aliases = new Set<string>();
  for (const { entry } of pages.tied())
    for (const alias of entry.aliases ?? []) aliases.add(alias.toLowerCase());
  if (aliases.size === 0) return;
  const told = new Set(refused(moves).map(({ from }) => from));
  const others = refused(moves, aliases).filter(({ from }) => !told.has(from));
  yield* refusedEntries(others, config, written);
}

/** The redirect of a page, once its time is over. */
function* movesOf({ entry, schedule }: PageMeta): Generator<Move> {
  const { isDraft, redirect: to } = schedule ?? {};
  if (isDraft || to === undefined) return;
  for (const from of [entry.path, ...(entry.aliases ?? [])]) yield { from, to, isTemporary: true };
}

/**
 * Reports pages whose redirect the host does not support once their time is over, at that redirect. When it is,
 * nobody is there to fix the build.
 *
 * @param moves of the configuration, which come first.
 */
export function* checkHostOfExpired(
  host: HostName | undefined,
  moves: readonly Move[],
  pages: Pick<SitePages, 'scheduled'>,
  cwd: string,
): Generator<Diagnostic> {
  const { refused } = hostNamed(host);
  if (!refused) return;
  const owners = new Map<string, PageMeta>();
  const coming: Move[] = [];
  for (const page of pages.scheduled())
    for (const move of movesOf(page)) {
      coming.push(move);
      owners.set(move.from, page);
    }
  for (const { from, ...told } of refused([...moves, ...coming])) {
    const page = owners.get(from);
    if (!page) continue;
    const { file, origin } = page;
    const key = [...(origin?.under ?? []), 'afterExpiry', 'redirect'];
    yield* framed([{ file, ...(origin ? valueLocation(origin, key) : WHOLE_FILE), ...told }], cwd);
  }
}
