import { cal, calendly, googleCalendar, microsoftBookings } from './booking-addresses.ts';
import type { Embed, EmbedKind, Recognize } from './embed.ts';
import { googleMaps, openStreetMap } from './map-addresses.ts';
import { vimeo, youtube } from './video-addresses.ts';

const HOSTS: readonly Recognize[] = [
  ...[youtube, vimeo],
  ...[openStreetMap, googleMaps],
  ...[cal, calendly, googleCalendar, microsoftBookings],
];

/** Addresses are pasted with or without a scheme. */
function parse(address: string): URL | undefined {
  const text = address.trim();
  const whole = /^https?:\/\//i.test(text) ? text : `https://${text}`;
  if (/\s/.test(text) || !URL.canParse(whole)) return undefined;
  const url = new URL(whole);
  return url.port === '' && url.username === '' && url.password === '' ? url : undefined;
}

/**
 * The embed for an address as people copy it from the address bar or from a Share button.
 *
 * @returns undefined if no known host has such an address.
 */
export function recognizeEmbed(address: string): Embed | undefined {
  const url = parse(address);
  if (!url) return undefined;
  for (const recognize of HOSTS) {
    const embed = recognize(url);
    if (embed) return embed;
  }
  return undefined;
}

/** The same, limited to some kinds. */
export function embedOf(address: string, kinds: readonly EmbedKind[]): Embed | undefined {
  const embed = recognizeEmbed(address);
  return embed && kinds.includes(embed.kind) ? embed : undefined;
}
