import { cloudflare } from './cloudflare.ts';
import { github } from './github.ts';
import type { Host, HostName } from './host.ts';
import { netlify } from './netlify.ts';
import { nginx } from './nginx.ts';
import { headersText, redirectsFile } from './rule-files.ts';
import { s3 } from './s3.ts';

/** The default for any host: rule files for those that support them. All have redirect pages besides. */
const anyHost: Host = {
  files: (rules) =>
    new Map([
      ['_redirects', redirectsFile(rules)],
      ['_headers', headersText(rules.headers)],
    ]),
};

const HOSTS: Readonly<Record<HostName, Partial<Host>>> = { netlify, cloudflare, github, s3, nginx };

/** How to configure a host; without a name, a default for most hosts. */
export function hostNamed(name: HostName | undefined): Host {
  return { ...anyHost, ...(name && HOSTS[name]) };
}
