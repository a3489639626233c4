import { isReserved } from '../content/addresses/reserved-paths.ts';
import type { SitePages } from '../content/addresses/site-pages.ts';
import { NOT_FOUND_PATH } from '../content/pages/page-routes.ts';

/** Characters that no shell takes for anything else. */
const PLAIN = /^[\w./%~+@=-]+$/;

/** An address as one word of a command line. */
function shellWord(address: string): string {
  return PLAIN.test(address) ? address : `'${address.replaceAll("'", String.raw`'\''`)}'`;
}

/** The command that leads the visitors of an address elsewhere. */
export function removeCommand(address: string, target: string): string {
  return `"touchdown remove ${shellWord(address)} --to ${target}"`;
}

/** The page whose address differs from another one only in capitals or by `.html`: nothing else may answer both. */
export function twinIn(pages: SitePages, address: string): string | undefined {
  const path = pages.at(address.replace(/\.html$/i, '').toLowerCase())?.entry.path;
  return path === NOT_FOUND_PATH ? undefined : path;
}

/** What to do about an address that no redirect can answer; undefined for any other. */
export function reservedHint(address: string): string | undefined {
  return isReserved(address)
    ? 'The address belongs to the site itself and cannot redirect. Bring back what answered it, or take this line out if nothing is to answer it any more.'
    : undefined;
}
