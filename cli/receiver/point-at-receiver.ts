import type { SiteConfig } from '../../schemas/site-config.ts';

type Integrations = SiteConfig['integrations'];

/** Addresses that forms are sent to, each with the receiver's path for it. */
const PATHS = { contactWebhook: 'contact', bookingWebhook: 'booking', uploadEndpoint: 'upload' };

type Endpoint = keyof typeof PATHS;

const ENDPOINTS = Object.keys(PATHS) as Endpoint[];

/**
 * What the user is told about the receiver, and about addresses that are configured and so stay.
 *
 * @param receiver its address.
 */
export function receiverNotice(integrations: Integrations, receiver: string): string {
  const kept = ENDPOINTS.filter((name) => integrations[name]);
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
  return {
    ...integrations,
    ...(empty.includes('contactWebhook') ? { contactMode: 'cors' as const } : {}),
    ...Object.fromEntries(empty.map((name) => [name, receiver + PATHS[name]])),
  };
}
