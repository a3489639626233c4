import { isOldAddress, plainAddress } from '../../schemas/old-address.ts';
import type { HostRules, Move } from './host-rules.ts';

/** Names of the hosts that a site can be built for. */
export const HOST_NAMES = ['netlify', 'cloudflare', 'github', 's3', 'nginx'] as const;
export type HostName = (typeof HOST_NAMES)[number];

/** A redirect that a host does not support as is. */
export interface Refusal {
  from: string;
  rule: 'host/limit' | 'host/no-redirect';
  severity: 'error' | 'warning';
  message: string;
  hint: string;
}

/** How to configure one host. */
export interface Host {
  /** Output files that only this host reads, by name. */
  files(rules: HostRules): Map<string, string>;
  /** Files that are not uploaded, but used to set up the host. */
  setup?(rules: HostRules): Map<string, string>;
  /** Whether only a page leads on from some spellings of an address, as of `/home`, which the build redirects itself. */
  leadsByPages?: true;
  /**
   * Redirects of the configuration that this host does not support.
   *
   * @param aliases of pages, in lower case, as far as they are known.
   */
  refused?(moves: readonly Move[], aliases?: ReadonlySet<string>): Refusal[];
}

/** True of a path with a file extension: hosts would not serve a redirect page for it as HTML. */
export function isFileAddress(address: string): boolean {
  return /\.\w+$/.test(plainAddress(address).replace(/\.html$/, ''));
}

/** Decoded paths whose names are the same on every file system. */
const PLAIN_PATH = /^(?:\/[\p{L}\p{M}\p{N} .~!$&'()+,;=@_-]+)+$/u;

/** Names with these endings are files of the output, so no page can be below them. */
const BELOW_FILE = /\.(?:html|json|svg|txt|webmanifest|xml)\//;

/**
 * The path of the redirect page of an address, decoded as hosts do to find a file; `/index` for the home page, which
 * may lead on once it has expired.
 *
 * @returns undefined if it cannot have one.
 */
export function pageAddress(address: string): string | undefined {
  if (address === '/') return '/index';
  if (!isOldAddress(address) || isFileAddress(address)) return undefined;
  const path = plainAddress(address).replace(/\.html$/, '');
  // An encoded slash would put the page below another folder.
  const isSameDepth = path.split('/').length === address.split('/').length;
  return isSameDepth && PLAIN_PATH.test(path) && !BELOW_FILE.test(path) ? path : undefined;
}
