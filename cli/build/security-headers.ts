import type { SiteConfig } from '../../schemas/site-config.ts';

/** Hosts of the measurement tag; part of the policy only while a conversion id is set. */
const TAG_SOURCES = {
  script: ['https://www.googletagmanager.com'],
  connect: [
    'https://www.google.com',
    'https://www.googletagmanager.com',
    'https://*.google-analytics.com',
  ],
  img: [
    'https://www.google.com',
    'https://googleads.g.doubleclick.net',
    'https://www.googletagmanager.com',
  ],
};

function originOf(address: string | undefined): string[] {
  if (!address) return [];
  return [new URL(address.replace(/\{\w+\}/g, '0')).origin];
}

/** Directives of the Content-Security-Policy, from `default-src 'none'` up. */
function directives(config: SiteConfig): Map<string, string[]> {
  const { integrations, analytics } = config;
  const tag = analytics.conversionId ? TAG_SOURCES : { script: [], connect: [], img: [] };
  const called = [
    integrations.contactWebhook,
    integrations.bookingWebhook,
    integrations.uploadEndpoint,
    integrations.geocoder,
  ].flatMap(originOf);
  return new Map([
    ['default-src', ["'none'"]],
    ['script-src', ["'self'", ...tag.script]],
    ['style-src', ["'self'"]],
    ['img-src', ["'self'", 'data:', ...originOf(integrations.tiles), ...tag.img]],
    ['font-src', ["'self'"]],
    ['connect-src', ["'self'", ...called, ...tag.connect]],
    ['manifest-src', ["'self'"]],
    ['frame-src', ["'self'"]],
    // The email sign-up hands its address to the visitor's mail program.
    ['form-action', ["'self'", 'mailto:']],
    ['base-uri', ["'none'"]],
  ]);
}

/** The policy as a page's `<meta http-equiv>` carries it, for hosts that ignore `_headers`. */
export function contentSecurityPolicy(config: SiteConfig): string {
  return [...directives(config)]
    .map(([name, sources]) => `${name} ${[...new Set(sources)].join(' ')}`)
    .join('; ');
}

/** `_headers`: one policy for the whole site, and long caching for files whose name changes with them. */
export function headersFile(config: SiteConfig): string {
  const headers = [
    `Content-Security-Policy: ${contentSecurityPolicy(config)}; frame-ancestors 'self'`,
    'Strict-Transport-Security: max-age=31536000',
    'X-Content-Type-Options: nosniff',
    'Referrer-Policy: strict-origin-when-cross-origin',
    'Permissions-Policy: geolocation=(self), camera=(self), microphone=()',
    'Cross-Origin-Opener-Policy: same-origin',
  ];
  return [
    '/*',
    ...headers.map((header) => `  ${header}`),
    '/assets/*',
    '  Cache-Control: public, max-age=31536000, immutable',
    '',
  ].join('\n');
}
