/** Address of the measurement tag's script; its id is added. */
export const TAG_SCRIPT = 'https://www.googletagmanager.com/gtag/js';

/** Hosts that the tag works with when it counts conversions (its maker's guide to security policies). */
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

/** Below these paths the hosts keep the tag's own scripts; elsewhere some run whatever they are told to. */
const SCRIPT_PATHS = /^\/(?:gtag|pagead)\//;

/** True if the tag may load a script from there. */
export function isTagScript(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { origin, pathname } = new URL(address);
  return TAG_HOSTS.includes(origin) && SCRIPT_PATHS.test(pathname);
}
