import type { SiteConfig } from '../../schemas/site-config.ts';

type Integrations = SiteConfig['integrations'];

/** Addresses that forms are sent to, each with the receiver's path for it. */
const PATHS = { contactWebhook: 'contact', bookingWebhook: 'booking', uploadEndpoint: 'upload' };

/** Path for the forms that name an endpoint of their own. */
const FORM_PATH = 'form';

type Endpoint = keyof typeof PATHS;

const ENDPOINTS = Object.keys(PATHS) as Endpoint[];

/**
 * What the user is told about the receiver, and about addresses that are configured and so stay.
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
 * Fills every empty address with the receiver's; one that is configured stays. The receiver answers
 * openly, so its status decides whether a contact message is delivered.
 *
 * @param receiver its address, with a closing slash.
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
