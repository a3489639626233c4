import type { SiteConfig } from '../../schemas/config/site-config.ts';
import { valueLocation, valueLocations } from '../content/addresses/address-locations.ts';
import type { PageMeta } from '../content/addresses/page-index.ts';
import type { SitePages } from '../content/addresses/site-pages.ts';
import { type Diagnostic, WHOLE_FILE } from '../content/diagnostic.ts';
import { framed } from '../content/framed.ts';
import { displayPath } from '../content/source-file.ts';
import type { HostName } from './host.ts';
import type { Move } from './host-rules.ts';
import { hostNamed } from './hosts.ts';

/** Reports redirects of the configuration that the host does not support, at their entries. */
export function checkHost(
  host: HostName | undefined,
  moves: readonly Move[],
  { redirects = [] }: Pick<SiteConfig, 'redirects'>,
  { configFile, cwd }: { configFile: string; cwd: string },
): Iterable<Diagnostic> {
  const locate = valueLocations(configFile);
  const entries = new Map(redirects.map((redirect, index) => [redirect.from, index]));
  const refused = hostNamed(host).refused?.(moves) ?? [];
  const found = refused.map(({ from, ...told }) => {
    const range = locate(['redirects', entries.get(from) ?? 0, 'from']);
    return { file: displayPath(configFile, cwd), ...range, ...told };
  });
  return framed(found, cwd);
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
