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

/** Leads a visitor on to the sign-in at once; what is behind it has tests of its own. */
const LEADS_ON = '/admin';

/** Every page of the registry that shows itself to a visitor, and an unknown address. */
export function sitePages(): SitePage[] {
  const registry = readFileSync(join(inject('siteFolder'), 'page-registry.json'), 'utf8');
  const pages = (JSON.parse(registry) as SitePage[]).filter(({ path }) => path !== LEADS_ON);
  return [...pages, { path: UNKNOWN_ADDRESS, type: 'utility' }];
}
