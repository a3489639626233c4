import type { Assets } from '../../renderer/context/render-context.ts';
import { type PolicySource, policyWith } from '../../renderer/document/page-policy.ts';
import { HSTS_YEAR, type Hsts } from '../../schemas/hsts.ts';
import type { SiteConfig } from '../../schemas/site-config.ts';
import { contentSecurityPolicy } from './security-policy.ts';

function transportSecurity({ maxAge = HSTS_YEAR, includeSubDomains, preload }: Hsts = {}): string {
  return [
    `max-age=${maxAge}`,
    ...(includeSubDomains ? ['includeSubDomains'] : []),
    ...(preload ? ['preload'] : []),
  ].join('; ');
}

/**
 * `_headers`: one policy for the whole site, and long caching for files whose name changes with them.
 *
 * Only preview pictures may be shown by other sites. Hosts differ in what two rules with the same header
 * mean: some send the later value, some both, and browsers read both as none (Fetch, "Cross-origin
 * resource policy check"). Either way the pictures show.
 *
 * @param sources what pages of the site show of other hosts.
 */
export function headersFile(
  config: SiteConfig,
  assets: Pick<Assets, 'scripts'>,
  sources: Iterable<PolicySource> = [],
): string {
  const policy = policyWith(contentSecurityPolicy(config, assets), sources);
  const headers = [
    `Content-Security-Policy: ${policy}; frame-ancestors 'self'`,
    `Strict-Transport-Security: ${transportSecurity(config.site.hsts)}`,
    'X-Content-Type-Options: nosniff',
    'Referrer-Policy: strict-origin-when-cross-origin',
    'Permissions-Policy: geolocation=(self), camera=(self), microphone=()',
    'Cross-Origin-Opener-Policy: same-origin',
    'Cross-Origin-Resource-Policy: same-origin',
  ];
  return [
    '/*',
    ...headers.map((header) => `  ${header}`),
    '/assets/*',
    '  Cache-Control: public, max-age=31536000, immutable',
    '/media/*',
    '  Cache-Control: public, max-age=31536000, immutable',
    '/previews/*',
    '  Cross-Origin-Resource-Policy: cross-origin',
    '',
  ].join('\n');
}
