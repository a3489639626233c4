import type { HostRules, Move } from './host-rules.ts';

/** A redirect that a host cannot take as it is. */
export interface Refusal {
  from: string;
  rule: 'host/limit' | 'host/no-redirect';
  severity: 'error' | 'warning';
  message: string;
  hint: string;
}

/** How one host is told what a site needs. */
export interface Host {
  /** Whether addresses that have moved are also pages that lead on: for hosts that cannot answer all of them with a redirect. */
  hasRedirectPages: boolean;
  /** Files of the output that only this host reads, by name. */
  files(rules: HostRules): Map<string, string>;
  /** Files that are not uploaded, but belong into the set-up of the host. */
  setup?(rules: HostRules): Map<string, string>;
  /** The redirects of the configuration that this host cannot do. */
  refused?(moves: readonly Move[]): Refusal[];
}

/** True of an address for which no page can be written that leads on: hosts would not serve it as one. */
export function isFileAddress(address: string): boolean {
  return /\.\w+$/.test(address.replace(/\.html$/, ''));
}
