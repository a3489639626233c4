import type { Assets } from '../../renderer/context/render-context.ts';
import { type PolicySource, policyWith } from '../../renderer/document/page-policy.ts';
import { HSTS_YEAR, type Hsts } from '../../schemas/config/hsts.ts';
import type { SiteConfig } from '../../schemas/config/site-config.ts';
import type { HeaderRule } from '../hosts/host-rules.ts';
import { contentSecurityPolicy } from './security-policy.ts';

function transportSecurity({ maxAge = HSTS_YEAR, includeSubDomains, preload }: Hsts = {}): string {
  return [
    `max-age=${maxAge}`,
    ...(includeSubDomains ? ['includeSubDomains'] : []),
    ...(preload ? ['preload'] : []),
  ].join('; ');
}

/**
 * The headers of a site: one policy for all pages, and long caching for files with a content hash in their name.
 *
 * Only preview pictures may be embedded by other sites. Hosts treat two rules with the same header differently:
 * some send the later value, some both, and browsers treat both as none (Fetch, "Cross-origin resource policy
 * check"). Either way the pictures show.
 *
 * @param sources external sources that pages of the site use.
 * @param isHidden whether the whole site is hidden from search engines, with its pictures and downloads.
 */
export function siteHeaders(
  config: SiteConfig,
  assets: Pick<Assets, 'scripts'>,
  sources: Iterable<PolicySource> = [],
  isHidden = false,
): HeaderRule[] {
  const policy = policyWith(contentSecurityPolicy(config, assets), sources);
  const forever = [['Cache-Control', 'public, max-age=31536000, immutable']] as const;
  return [
    {
      pattern: '/*',
      headers: [
        ['Content-Security-Policy', `${policy}; frame-ancestors 'self'`],
        ['Strict-Transport-Security', transportSecurity(config.site.hsts)],
        ['X-Content-Type-Options', 'nosniff'],
        ['Referrer-Policy', 'strict-origin-when-cross-origin'],
        ['Permissions-Policy', 'geolocation=(self), camera=(self), microphone=()'],
        ['Cross-Origin-Opener-Policy', 'same-origin'],
        ['Cross-Origin-Resource-Policy', 'same-origin'],
        ...(isHidden ? [['X-Robots-Tag', 'noindex'] as const] : []),
      ],
    },
    { pattern: '/assets/*', headers: forever },
    { pattern: '/media/*', headers: forever },
    { pattern: '/previews/*', headers: [['Cross-Origin-Resource-Policy', 'cross-origin']] },
  ];
}
