import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createStaticHost } from '../../cli/serve/static-host.ts';
import type { VisitorFacts } from '../../renderer/context/visitor-facts.ts';
import { type ServedSite, serveSiteWith, withoutMaps } from './site-with.ts';

/** A served site whose forms have somewhere to go. */
export interface ContactSite extends ServedSite {
  /** Changes what the site is configured to do from the next page on; an empty object changes nothing. */
  integrate: (changes: Partial<VisitorFacts['integrations']>) => void;
}

/** The contact form with its script and nothing else: where hundreds of pages are opened, that is enough. */
export const PLAIN_FORM = '/plain-form';

function plainFormOf(page: string): string {
  const parts = [
    /<html[^>]*>/,
    /<script type="module"[^>]*><\/script>/,
    /<div data-island.*<\/form>/s,
  ];
  return `<!doctype html>${parts.map((part) => part.exec(page)?.[0]).join('')}</div></html>`;
}

/** Builds the site without landings and maps, with messages going to `webhook`, and serves it. */
export async function serveContactSite(webhook: string): Promise<ContactSite> {
  let changes: Partial<VisitorFacts['integrations']> = {};
  const site = await serveSiteWith(withoutMaps(webhook), (dist) => {
    const name = readdirSync(join(dist, 'assets')).find((file) => /^facts\..*\.json$/.test(file));
    const facts: VisitorFacts = JSON.parse(readFileSync(join(dist, 'assets', name ?? ''), 'utf8'));
    const plainForm = plainFormOf(readFileSync(join(dist, 'contact.html'), 'utf8'));
    const host = createStaticHost(dist);
    return (request, response) => {
      if (request.url === PLAIN_FORM) {
        response.setHeader('Content-Type', 'text/html; charset=utf-8');
        response.end(plainForm);
        return;
      }
      if (request.url !== `/assets/${name}`) return host(request, response);
      const integrations = { ...facts.integrations, ...changes };
      response.setHeader('Content-Type', 'application/json');
      response.end(JSON.stringify({ ...facts, integrations }));
    };
  });
  return {
    ...site,
    integrate: (next) => {
      changes = next;
    },
  };
}
