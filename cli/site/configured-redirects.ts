import { readFileSync } from 'node:fs';
import { plainAddress } from '../../schemas/old-address.ts';
import { dataValue } from '../edit/data-value.ts';
import { isDataMap } from '../edit/plain-data.ts';

/** Targets of the redirects of a configuration as it is written, by their old addresses in plain spelling. */
export function configuredRedirects(configFile: string): ReadonlyMap<string, string> {
  const config = dataValue({ path: configFile, text: readFileSync(configFile, 'utf8') });
  const list = isDataMap(config) && Array.isArray(config.redirects) ? config.redirects : [];
  return new Map(
    list.flatMap((entry): [string, string][] =>
      isDataMap(entry) && typeof entry.from === 'string' && typeof entry.to === 'string'
        ? [[plainAddress(entry.from), entry.to]]
        : [],
    ),
  );
}
