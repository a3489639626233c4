import { findCode, type SourcePlace } from './find-source.ts';

/** An address that dials a number or opens a chat with it. */
const DIALS =
  /^(?:(?:tel|sms):|https:\/\/(?:wa\.me\/|(?:api|web)\.whatsapp\.com\/send\/?\?phone=))\+?1?(?<digits>\d{7,14})/;

/** What a literal has before the number, if it is the beginning of an address or a country code. */
const START = '["\'`](?:[^"\'`\\s]{1,60}[/:=])?[\\s(1+.-]{0,4}';

/** The digits that an address dials, without the country code of North America; undefined for another address. */
export function dialledDigits(href: string): string | undefined {
  return DIALS.exec(href)?.groups?.digits;
}

/** The position of a number that a link dials as a literal, from which code makes the address; undefined if there is none. */
export function findNumber(
  href: string,
  route: string | undefined,
  root: string,
  cwd: string,
): SourcePlace | undefined {
  const digits = dialledDigits(href);
  if (digits === undefined) return undefined;
  const written = [...digits].join('[\\s().-]{0,2}');
  return findCode(new RegExp(`(?<=${START})${written}(?!\\d)`), route, root, cwd);
}
