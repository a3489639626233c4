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

/** Scrolls to the bottom by screens, as a reader does; to be run in the page. */
export async function scrollToBottom(): Promise<void> {
  const frame = () => new Promise(requestAnimationFrame);
  const end = () => document.documentElement.scrollHeight - window.innerHeight;
  while (window.scrollY < end() - 1) {
    window.scrollBy({ top: window.innerHeight * 0.8, behavior: 'instant' });
    await frame();
  }
  await frame();
}

/** Scrolls to the bottom at once, and lets the page answer; to be run in the page. */
export async function jumpToBottom(): Promise<void> {
  window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
  for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
}
