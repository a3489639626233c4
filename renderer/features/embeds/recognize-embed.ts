import { cal, calendly, googleCalendar, microsoftBookings } from './booking-addresses.ts';
import type { Embed, EmbedKind, Recognize } from './embed.ts';
import { googleMaps, openStreetMap } from './map-addresses.ts';
import { vimeo, youtube } from './video-addresses.ts';

const HOSTS: readonly Recognize[] = [
  ...[youtube, vimeo],
  ...[openStreetMap, googleMaps],
  ...[cal, calendly, googleCalendar, microsoftBookings],
];

/** Addresses are pasted with a scheme or without. */
function parse(address: string): URL | undefined {
  const text = address.trim();
  const whole = /^https?:\/\//i.test(text) ? text : `https://${text}`;
  if (/\s/.test(text) || !URL.canParse(whole)) return undefined;
  const url = new URL(whole);
  return url.port === '' && url.username === '' && url.password === '' ? url : undefined;
}

/**
 * What an address shows in a frame, as people copy it from their browser's address bar or from a button named Share.
 *
 * @returns undefined if no host that is known has such an address.
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

/** The same, if it is of one of these kinds. */
export function embedOf(address: string, kinds: readonly EmbedKind[]): Embed | undefined {
  const embed = recognizeEmbed(address);
  return embed && kinds.includes(embed.kind) ? embed : undefined;
}
