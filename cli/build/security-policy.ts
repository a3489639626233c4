import { createHash } from 'node:crypto';
import type { Assets } from '../../renderer/context/render-context.ts';
import { sourceOf } from '../../renderer/document/endpoint-address.ts';
import { ENTRY_POLICY, inlineScripts } from '../../renderer/document/inline-scripts.ts';
import { hasTag } from '../../renderer/document/measurement.ts';
import {
  TAG_FRAMES,
  TAG_HOSTS,
  TAG_RECEIVERS,
} from '../../renderer/features/measurement/tag-hosts.ts';
import type { SiteConfig } from '../../schemas/config/site-config.ts';
import { formAddresses } from '../../schemas/forms/form-endpoint.ts';

function sourcesOf(address: string | undefined): string[] {
  return address ? [sourceOf(address)] : [];
}

function hashOf(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}

/**
 * Without the tag only this site's own files run. With it, no address is trusted: many scripts on the tag's hosts
 * run arbitrary code. A script then runs only if its hash is listed here or a running script loads it, which takes
 * a Trusted Types policy.
 */
function scriptSources(config: SiteConfig, assets: Pick<Assets, 'scripts'>): string[] {
  const hashes = inlineScripts(config, assets).map(hashOf);
  return hasTag(config) ? ["'strict-dynamic'", ...hashes] : ["'self'", ...hashes];
}

/**
 * Names of the Trusted Types policies that a page may create. Google's scripts call theirs `goog#html`, and each
 * creates its own; the map and Google scripts loaded without a policy use `default`.
 */
function trustedTypes(config: SiteConfig): string[] {
  if (hasTag(config))
    return [ENTRY_POLICY, 'touchdown-tag', 'default', 'goog#html', "'allow-duplicates'"];
  return config.integrations.tiles ? ['default'] : ["'none'"];
}

/** Directives of the Content-Security-Policy, starting from `default-src 'none'`. */
function directives(config: SiteConfig, assets: Pick<Assets, 'scripts'>): Map<string, string[]> {
  const { integrations } = config;
  const tagged = (sources: readonly string[]) => (hasTag(config) ? sources : []);
  const called = [
    integrations.contactWebhook,
    integrations.bookingWebhook,
    integrations.uploadEndpoint,
    integrations.geocoder,
    ...formAddresses(config),
  ].flatMap(sourcesOf);
  return new Map([
    ['default-src', ["'none'"]],
    ['script-src', scriptSources(config, assets)],
    ['style-src', ["'self'"]],
    [
      'img-src',
      [
        "'self'",
        'data:',
        ...sourcesOf(integrations.tiles),
        ...tagged([...TAG_HOSTS, ...TAG_RECEIVERS]),
      ],
    ],
    ['font-src', ["'self'"]],
    ['connect-src', ["'self'", ...called, ...tagged([...TAG_HOSTS, ...TAG_RECEIVERS])]],
    ['manifest-src', ["'self'"]],
    ['frame-src', ["'self'", ...tagged(TAG_FRAMES)]],
    // Without script the contact form opens the visitor's mail client.
    ['form-action', ["'self'", 'mailto:']],
    ['base-uri', ["'none'"]],
    ['require-trusted-types-for', ["'script'"]],
    ['trusted-types', trustedTypes(config)],
  ]);
}

/** The policy for a page's `<meta http-equiv>`, for hosts that ignore `_headers`. */
export function contentSecurityPolicy(config: SiteConfig, assets: Pick<Assets, 'scripts'>): string {
  return [...directives(config, assets)]
    .map(([name, sources]) => `${name} ${[...new Set(sources)].join(' ')}`)
    .join('; ');
}
