import type { SiteConfig } from '../../schemas/site-config.ts';
import { valueLocation } from '../content/address-locations.ts';
import type { Diagnostic } from '../content/diagnostic.ts';
import { displayPath } from '../content/source-file.ts';
import type { HostName } from './host.ts';
import type { Move } from './host-rules.ts';
import { hostNamed } from './hosts.ts';

/** Reports redirects of the configuration that the host does not support, at their entries. */
export function* checkHost(
  host: HostName | undefined,
  moves: readonly Move[],
  { redirects = [] }: Pick<SiteConfig, 'redirects'>,
  { configFile, cwd }: { configFile: string; cwd: string },
): Generator<Diagnostic> {
  for (const { from, ...told } of hostNamed(host).refused?.(moves) ?? []) {
    const index = redirects.findIndex((redirect) => redirect.from === from);
    const range = valueLocation({ path: configFile }, ['redirects', index, 'from']);
    yield { file: displayPath(configFile, cwd), ...range, ...told };
  }
}
