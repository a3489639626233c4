import type { SiteConfig } from '../../schemas/config/site-config.ts';
import { valueLocations } from '../content/addresses/address-locations.ts';
import type { Diagnostic } from '../content/diagnostic.ts';
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
