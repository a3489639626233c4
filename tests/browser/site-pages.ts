import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';

/** A page of the finished site, as `page-registry.json` lists it. */
export interface SitePage {
  path: string;
  type: string;
}

/** An address that no page has; the host answers it with `404.html`. */
export const UNKNOWN_ADDRESS = '/no-such-page';

/** Every page of the registry and an unknown address. */
export function sitePages(): SitePage[] {
  const registry = readFileSync(join(inject('siteFolder'), 'page-registry.json'), 'utf8');
  return [...(JSON.parse(registry) as SitePage[]), { path: UNKNOWN_ADDRESS, type: 'utility' }];
}
