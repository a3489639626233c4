import { cloudflare } from './cloudflare.ts';
import { github } from './github.ts';
import type { Host } from './host.ts';
import type { HostName } from './host-names.ts';
import { netlify } from './netlify.ts';
import { nginx } from './nginx.ts';
import { headersText, redirectsFile } from './rule-files.ts';
import { s3 } from './s3.ts';

/** What any host is given: rules for those that read them, pages that lead on for the others. */
const anyHost: Host = {
  hasRedirectPages: true,
  files: (rules) =>
    new Map([
      ['_redirects', redirectsFile(rules)],
      ['_headers', headersText(rules.headers)],
    ]),
};

const HOSTS: Readonly<Record<HostName, Partial<Host>>> = { netlify, cloudflare, github, s3, nginx };

/** How a host is told what a site needs; without a name what suits most. */
export function hostNamed(name: HostName | undefined): Host {
  return { ...anyHost, ...(name && HOSTS[name]) };
}
