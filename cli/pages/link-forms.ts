import { PICTURE_FOLDER, readPictureAddress } from '../../renderer/pictures/picture-address.ts';
import { mistakes } from '../../renderer/text/typing-mistakes.ts';
import type { SiteConfig } from '../../schemas/config/site-config.ts';
import { LinkTarget } from '../../schemas/link-target.ts';
import { isDialedWithin } from '../content/addresses/free-numbers.ts';
import type { Fault } from './link-fault.ts';

/** Digits of an international phone number (E.164 allows 15; no country has fewer than 7, North America always 11). */
const DIALLED = /^(?:1\d{10}|[2-9]\d{6,14})$/;

/** Digits of a number in the United States or Canada, with the country code. */
const AMERICAN = 11;

/** Most digits of the code of a country. */
const MOST_CODE = 3;

/** Most digits of a number that is dialed without an area. */
const SHORT = 6;

/** Files and folders that every build writes, such as pictures and icons. */
const WRITTEN = new RegExp(
  `^/(?:(?:assets|previews|${PICTURE_FOLDER})/|favicon\\.svg$|site\\.webmanifest$|sitemap(?:-\\d+)?\\.xml$|robots\\.txt$)`,
);

/** What a chat link of the long form may have besides the number. */
const CHAT_KEYS = ['text', 'type', 'app_absent'];

/** The parts of a link that are looked up. */
export function addressOf(href: string): { path: string; fragment: string } {
  const [path = '', fragment = ''] = href.replace(/\?[^#]*/, '').split('#');
  return { path, fragment };
}

/** Paths with an extension are files; only pages are looked up. */
export function leadsToPage(href: string): boolean {
  return /^[/#]/.test(href) && !href.startsWith('//') && !/\.\w+$/.test(addressOf(href).path);
}

function fault(message: string, hint: string): Fault {
  return { rule: 'links/malformed', message, hint };
}

/** The fault of a chat link with an invalid number; undefined for any other address. */
function chatFault(href: string): Fault | undefined {
  const { hostname, pathname, searchParams } = new URL(href);
  const name = hostname.replace(/^www\./, '');
  const number =
    name === 'wa.me'
      ? decodeURIComponent(pathname.slice(1))
      : name === 'api.whatsapp.com' && pathname === '/send'
        ? (searchParams.get('phone') ?? '')
        : undefined;
  // wa.me/message/… and wa.me/qr/… are links that WhatsApp itself creates.
  if (number === undefined || /^(?:message|qr|c|p)\//.test(number)) return undefined;
  const known = name === 'wa.me' ? ['text'] : ['phone', ...CHAT_KEYS];
  const [strange] = [...searchParams.keys()].filter((key) => !known.includes(key));
  if (DIALLED.test(number) && strange !== undefined)
    return fault(
      `"${href}" has "${strange}" behind the number, which WhatsApp does not know.`,
      'Write the message behind ?text=, with each space as %20 and each & as %26.',
    );
  if (DIALLED.test(number)) return undefined;
  return fault(
    `"${href}" opens no chat: "${number}" is not a number as WhatsApp takes it.`,
    'Write the number with its country’s code in digits alone, such as https://wa.me/14325550142.',
  );
}

/** The digits of the number that a link of WhatsApp names. */
const CHAT_NUMBER =
  /^https:\/\/(?:wa\.me\/|api\.whatsapp\.com\/send\/?\?(?:[^#]*&)?phone=)(\d+)(?=[?#&/]|$)/;

/** The fault of a chat link with the number of the business as it is dialed at home; undefined for any other. */
export function homeNumber(
  href: string,
  { phone = '', whatsapp = '' }: SiteConfig['business'],
): Fault | undefined {
  const [, number = ''] = CHAT_NUMBER.exec(href) ?? [];
  if (number.length <= SHORT || number === whatsapp) return undefined;
  const digits = phone.replace(/\D/g, '');
  if (phone.startsWith('+') && number === digits) return undefined;
  const isPartOf = (whole: string) =>
    whole.endsWith(number) && whole.length - number.length <= MOST_CODE;
  if (!isPartOf(digits) && !isPartOf(whatsapp)) return undefined;
  return fault(
    `"${href}" opens no chat with the business: its number has no country code.`,
    whatsapp === ''
      ? 'Write the number with its country’s code in digits alone, such as https://wa.me/14325550142.'
      : `Write https://wa.me/${whatsapp}.`,
  );
}

/** What is known of a business whose site has a link. */
interface Linking {
  phone?: string | undefined;
  address?: { country: string };
}

/** Number of final digits by which two notations of a number are matched. */
const TELLING = 7;

/** True of a number that is that of the business, in another notation or with a slip. */
function isOwn(digits: string, phone: string): boolean {
  const own = phone.replace(/\D/g, '');
  return digits.slice(-TELLING) === own.slice(-TELLING) || mistakes(digits, own) === 1;
}

/** The fault of an invalid phone link; undefined for any other address. */
function numberFault(href: string, { phone = '', address }: Linking): Fault | undefined {
  const [, number = ''] = /^(?:tel|sms):([^?]*)/.exec(href) ?? [];
  const dialed = number.replace(/\D/g, '');
  const digits = dialed.length;
  // A reference in the number of somebody else would have visitors call the business.
  const isOurs = phone.startsWith('+') && isOwn(dialed, phone);
  const example = isOurs ? '{business.phone}' : '+14325550142';
  const hint = `Write one number, with its country’s code: tel:${example}.`;
  if (digits > 15) return fault(`"${href}" has ${digits} digits, more than any number.`, hint);
  if (/^\+1/.test(number) && digits !== AMERICAN)
    return fault(`"${href}" has ${digits} digits; numbers after +1 have ${AMERICAN}.`, hint);
  // Short numbers, such as those of emergency services, have no country.
  const isWithin = address !== undefined && isDialedWithin(number, address.country);
  if (digits > SHORT && !number.startsWith('+') && !isWithin)
    return fault(`"${href}" has no country code, so it fails from abroad.`, hint);
  return undefined;
}

/** The fault of an external link that no browser can follow, or that has a different target on every page. */
export function malformed(href: string, business: Linking = {}): Fault | undefined {
  if (/^(?:blob|data):/.test(href) || /^\/(?!\/)/.test(href)) return undefined;
  const isLocal = /^http:\/\/(?:127\.0\.0\.1|localhost|\[::1\])(?::\d+)?(?:\/|$)/.test(href);
  if (isLocal) return undefined;
  // The shape of an address says nothing of its port, or of what a name in it stands for.
  const isReadable = !href.startsWith('https:') || URL.canParse(href);
  if (isReadable && LinkTarget.safeParse(href).success)
    return /^https:/.test(href) ? chatFault(href) : numberFault(href, business);
  return fault(
    `"${href}" is not an address that a link can lead to.`,
    'Begin it with /, #, https://, tel:, sms: or mailto:, and check the spelling.',
  );
}

/** The fault of an address that leads nowhere, whatever code fills in behind its beginning. */
export function brokenBeginning(head: string): Fault {
  return fault(
    `"${head}" begins an address that no program opens.`,
    'Begin it with https://, tel:, sms: or mailto:, without spaces and further slashes.',
  );
}

/** The fault of a link to the machine of whoever wrote it, other than to a service that a test site names. */
export function onlyHere(href: string, endpoints: string): Fault | undefined {
  const [origin] =
    /^https?:\/\/(?:localhost|127\.0\.0\.1|0\.0\.0\.0|\[::1\])(?::\d+)?(?=[/?#]|$)/.exec(href) ??
    [];
  if (origin === undefined || endpoints.includes(origin)) return undefined;
  return fault(
    `"${href}" is an address of one machine alone, which no visitor can reach.`,
    'Write the public address, or the path of the page on this site.',
  );
}

/** The warning for a link with the full URL of this site. */
export function longWay(href: string, path: string): Fault {
  return {
    rule: 'links/own-host',
    severity: 'warning',
    message: `"${href}" leads to this site by its full address, so it leaves every other copy of it, such as a preview.`,
    hint: `Write ${path}.`,
  };
}

/** True of a picture in media/ by its own name: builds write it under names with its sizes. */
function isOriginal(path: string): boolean {
  return (
    /\.(?:avif|webp|jpe?g|png|svg)$/i.test(path) &&
    path.startsWith(`/${PICTURE_FOLDER}/`) &&
    readPictureAddress(path) === undefined
  );
}

/** True of the address of a file of the site that is neither written by builds nor kept. */
export function isMissingFile(address: string, keep: readonly string[]): boolean {
  const [path = ''] = address.split(/[?#]/);
  if (!/^\/(?!\/).*\.\w+$/.test(path)) return false;
  if (WRITTEN.test(path) && !isOriginal(path)) return false;
  return !keep.some((name) => `${path}/`.startsWith(`/${name.replace(/\/$/, '')}/`));
}
