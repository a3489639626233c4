/** Characters of a path as browsers send it; those of host patterns are excluded. */
const CHARACTERS = "[\\w.~%!$&'()+,;=@-]+";

/** A path of this site that may still be requested, including forms that other tools generate; no host patterns. */
export const OLD_ADDRESS = new RegExp(`^/${CHARACTERS}(?:/${CHARACTERS})*$`);

/** A path with its escapes decoded, as hosts do to find a file; undefined if they are not UTF-8. */
export function decodedPath(path: string): string | undefined {
  try {
    return path.includes('%') ? decodeURIComponent(path) : path;
  } catch {
    return undefined;
  }
}

/**
 * The one spelling of an address by which addresses are compared: `/%61` and `/a` are the same to a host, and
 * composed and decomposed letters share a file. Addresses of pages are spelled like this.
 */
export function plainAddress(address: string): string {
  return (decodedPath(address) ?? address).normalize('NFC');
}

/** An address with the letters of its segments in a form of Unicode, encoded so that none of it is a pattern of a host. */
function inForm(address: string, form: 'NFC' | 'NFD'): string {
  const encoded = (part: string) =>
    encodeURIComponent(decodeURIComponent(part).normalize(form)).replaceAll('*', '%2A');
  return address.split('/').map(encoded).join('/');
}

/**
 * The spellings of an address that its redirect answers, each different once it is decoded: first as it is written, then with
 * its letters composed and decomposed, as devices send them. Hosts compare letters as they are.
 */
export function spellingsOf(address: string): string[] {
  const path = decodedPath(address);
  if (path === undefined || /^\p{ASCII}*$/u.test(path)) return [address];
  const spellings = new Map([[path, address]]);
  for (const other of [inForm(address, 'NFC'), inForm(address, 'NFD')]) {
    const decoded = decodedPath(other) ?? other;
    if (!spellings.has(decoded)) spellings.set(decoded, other);
  }
  return [...spellings.values()];
}

/** Segments that lead to another folder, or that hosts merge with their neighbors. */
const MOVING_SEGMENT = /\/(?:\.{0,2})(?=\/|$)/;

/** What a part of an address can have that makes the whole one unusable. */
export type AddressFault = 'characters' | 'escapes' | 'control' | 'segments';

/**
 * Why requests to an address cannot be redirected; undefined if they can. The decoded path counts, because hosts
 * decode before they look for rules and files.
 */
export function oldAddressFault(address: string): AddressFault | undefined {
  if (!OLD_ADDRESS.test(address)) return 'characters';
  const path = decodedPath(address);
  if (path === undefined) return 'escapes';
  if (/\p{Cc}/u.test(path)) return 'control';
  return MOVING_SEGMENT.test(path) ? 'segments' : undefined;
}

/** Whether requests to an address can be redirected. */
export function isOldAddress(address: string): boolean {
  return oldAddressFault(address) === undefined;
}
