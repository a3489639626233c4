/** Address of the measurement tag's script; its id is appended. */
export const TAG_SCRIPT = 'https://www.googletagmanager.com/gtag/js';

/** Hosts that the tag needs to count conversions (from the vendor's guide to security policies). */
export const TAG_HOSTS: readonly string[] = [
  'https://www.googletagmanager.com',
  'https://www.googleadservices.com',
  'https://googleads.g.doubleclick.net',
  'https://pagead2.googlesyndication.com',
  'https://www.google.com',
];

/** Further hosts that it sends to, and those of the frames that it opens. */
export const TAG_RECEIVERS: readonly string[] = [
  'https://google.com',
  'https://ad.doubleclick.net',
  'https://*.google-analytics.com',
];
export const TAG_FRAMES: readonly string[] = [
  'https://www.googletagmanager.com',
  'https://td.doubleclick.net',
];

/** Paths under which the hosts serve the tag's own scripts; other paths can serve arbitrary code. */
const SCRIPT_PATHS = /^\/(?:gtag|pagead)\//;

/** Whether the tag may load a script from an address. */
export function isTagScript(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { origin, pathname } = new URL(address);
  return TAG_HOSTS.includes(origin) && SCRIPT_PATHS.test(pathname);
}
