import type { SiteConfig } from '../../schemas/config/site-config.ts';

type Integrations = SiteConfig['integrations'];

/** Integrations that forms send to, each with the receiver's path for it. */
const PATHS = { contactWebhook: 'contact', bookingWebhook: 'booking', uploadEndpoint: 'upload' };

/** Path for forms with an endpoint of their own. */
const FORM_PATH = 'form';

type Endpoint = keyof typeof PATHS;

const ENDPOINTS = Object.keys(PATHS) as Endpoint[];

/**
 * What to tell the user about the receiver, and about configured addresses, which it does not replace.
 *
 * @param receiver its address.
 */
export function receiverNotice(integrations: Integrations, receiver: string): string {
  const named = Object.entries(integrations.endpoints ?? {});
  const kept = [
    ...ENDPOINTS.filter((name) => integrations[name]),
    ...named.flatMap(([name, address]) => (address === '' ? [] : [`endpoints.${name}`])),
  ];
  const first = `What its forms send is shown at ${receiver}\n`;
  return kept.reduce(
    (text, name) =>
      `${text}integrations.${name} is configured and stays: nothing of it comes to the receiver.\n`,
    first,
  );
}

/**
 * Replaces every empty address with the receiver's; configured ones are left alone. The receiver sends CORS
 * headers, so its status tells whether a contact message was delivered.
 *
 * @param receiver its address, with a trailing slash.
 */
export function pointAtReceiver(integrations: Integrations, receiver: string): Integrations {
  const empty = ENDPOINTS.filter((name) => !integrations[name]);
  const { endpoints } = integrations;
  const named = Object.entries(endpoints ?? {}).map(([name, address]) => [
    name,
    address || receiver + FORM_PATH,
  ]);
  return {
    ...integrations,
    ...(empty.includes('contactWebhook') ? { contactMode: 'cors' as const } : {}),
    ...(endpoints ? { endpoints: Object.fromEntries(named) } : {}),
    ...Object.fromEntries(empty.map((name) => [name, receiver + PATHS[name]])),
  };
}
