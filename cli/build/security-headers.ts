import { createHash } from 'node:crypto';
import { INLINE_SCRIPTS } from '../../renderer/document/inline-scripts.ts';
import type { SiteConfig } from '../../schemas/site-config.ts';

/**
 * Hosts that the measurement tag works with when it counts conversions (its maker's guide to security
 * policies, "Google Ads"); part of the policy only while a conversion id is set.
 */
const TAG_HOSTS = [
  'https://www.googletagmanager.com',
  'https://www.googleadservices.com',
  'https://googleads.g.doubleclick.net',
  'https://pagead2.googlesyndication.com',
  'https://www.google.com',
];
const TAG_SOURCES = {
  script: TAG_HOSTS,
  connect: [
    ...TAG_HOSTS,
    'https://google.com',
    'https://ad.doubleclick.net',
    'https://*.google-analytics.com',
  ],
  img: [...TAG_HOSTS, 'https://google.com', 'https://ad.doubleclick.net'],
  frame: ['https://www.googletagmanager.com', 'https://td.doubleclick.net'],
};
const NO_SOURCES = { script: [], connect: [], img: [], frame: [] };

function originOf(address: string | undefined): string[] {
  if (!address) return [];
  return [new URL(address.replace(/\{\w+\}/g, '0')).origin];
}

/** Inline scripts are allowed one by one, each by its hash. */
const INLINE_HASHES = INLINE_SCRIPTS.map(
  (script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
);

/** Directives of the Content-Security-Policy, from `default-src 'none'` up. */
function directives(config: SiteConfig): Map<string, string[]> {
  const { integrations, analytics } = config;
  const tag = analytics.conversionId ? TAG_SOURCES : NO_SOURCES;
  const called = [
    integrations.contactWebhook,
    integrations.bookingWebhook,
    integrations.uploadEndpoint,
    integrations.geocoder,
  ].flatMap(originOf);
  return new Map([
    ['default-src', ["'none'"]],
    ['script-src', ["'self'", ...INLINE_HASHES, ...tag.script]],
    ['style-src', ["'self'"]],
    ['img-src', ["'self'", 'data:', ...originOf(integrations.tiles), ...tag.img]],
    ['font-src', ["'self'"]],
    ['connect-src', ["'self'", ...called, ...tag.connect]],
    ['manifest-src', ["'self'"]],
    ['frame-src', ["'self'", ...tag.frame]],
    // Without script the contact form opens the visitor's mail program.
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
