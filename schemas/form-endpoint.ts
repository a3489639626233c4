import type { SiteConfig } from './site-config.ts';

/** Outside addresses of the configuration that forms may be sent to, besides those of `integrations.endpoints`. */
export const FORM_WEBHOOKS = ['contactWebhook', 'bookingWebhook'] as const;

type Integrations = Pick<SiteConfig['integrations'], 'endpoints' | (typeof FORM_WEBHOOKS)[number]>;

/** True of an address, which is no name. */
export function isAddress(endpoint: string): boolean {
  return endpoint.includes(':');
}

/**
 * Where a form is sent.
 *
 * @param endpoint a name, or an address.
 * @returns undefined if there is no such address, or it is empty.
 */
export function endpointAddress(
  endpoint: string | undefined,
  integrations: Integrations,
): string | undefined {
  if (endpoint === undefined) return undefined;
  if (isAddress(endpoint)) return endpoint;
  const webhook = FORM_WEBHOOKS.find((name) => name === endpoint);
  const named = webhook ? integrations[webhook] : integrations.endpoints?.[endpoint];
  return named || undefined;
}

/** Names that a form can give as its endpoint. */
export function endpointNames({ endpoints = {} }: Integrations): string[] {
  return [...FORM_WEBHOOKS, ...Object.keys(endpoints)];
}

/** Every address that forms can be posted to. */
export function formAddresses({
  integrations,
  forms = {},
}: Pick<SiteConfig, 'integrations' | 'forms'>): string[] {
  const own = Object.values(forms).flatMap(({ endpoint }) =>
    endpoint !== undefined && isAddress(endpoint) ? [endpoint] : [],
  );
  const named = endpointNames(integrations).map((name) => endpointAddress(name, integrations));
  return [...named, ...own].filter((address) => address !== undefined);
}
