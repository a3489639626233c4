import { endpointUrl } from '../../renderer/document/endpoint-address.ts';
import { hasTag } from '../../renderer/document/measurement.ts';
import { TAG_HOSTS, TAG_RECEIVERS } from '../../renderer/features/measurement/tag-hosts.ts';
import type { SiteConfig } from '../../schemas/config/site-config.ts';

/** Hosts that pages contact on one occasion, and what they receive. */
export interface OutsideHost {
  hosts: readonly string[];
  when: string;
  learns: string;
}

/** One line per configured address; several may be on one host. */
function integrationHosts({ integrations }: SiteConfig): OutsideHost[] {
  const { contactWebhook, bookingWebhook, uploadEndpoint, geocoder, tiles } = integrations;
  const lines: [address: string | undefined, when: string, learns: string][] = [
    [contactWebhook, 'You send the message form', 'The message, as told above'],
    [bookingWebhook, 'You send the booking form', 'The booking, as told above'],
    [uploadEndpoint, 'You upload a document', 'The file and the code of your link'],
    [
      geocoder,
      'You ask for a price with an address, or use your location',
      'The address or the coordinates',
    ],
    [tiles, 'The map of the service area comes into view', 'Which part of the map you look at'],
  ];
  return lines.flatMap(([address, when, learns]) =>
    address ? [{ hosts: [endpointUrl(address).host], when, learns }] : [],
  );
}

/** All hosts that the pages of a site contact, as configured. */
export function outsideHosts(site: SiteConfig): OutsideHost[] {
  const tag = [...TAG_HOSTS, ...TAG_RECEIVERS].map((origin) => origin.replace('https://', ''));
  return [
    ...integrationHosts(site),
    ...(hasTag(site)
      ? [
          {
            hosts: tag,
            when: 'The visit may be counted',
            learns:
              'Page, time, browser, the advertisement you clicked, and that you called or booked',
          },
        ]
      : []),
    {
      hosts: ['wa.me'],
      when: 'You open a chat',
      learns: 'The first line of the chat, which you see before it is sent',
    },
  ];
}
