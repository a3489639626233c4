import type { SiteConfig } from '../config/site-config.ts';

/** External addresses in the configuration that forms may post to, besides those of `integrations.endpoints`. */
export const FORM_WEBHOOKS = ['contactWebhook', 'bookingWebhook'] as const;

type Integrations = Pick<SiteConfig['integrations'], 'endpoints' | (typeof FORM_WEBHOOKS)[number]>;

/** Whether an endpoint is an address rather than a name. */
export function isAddress(endpoint: string): boolean {
  return endpoint.includes(':');
}

/**
 * The address a form posts to.
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

/** Endpoint names a form can use. */
export function endpointNames({ endpoints = {} }: Integrations): string[] {
  return [...FORM_WEBHOOKS, ...Object.keys(endpoints)];
}

/** All addresses that forms can post to. */
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
