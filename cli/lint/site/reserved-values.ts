import type { SiteConfig } from '../../../schemas/config/site-config.ts';
import { isSample } from '../../content/config/sample-data.ts';
import { type Path, valueAt } from '../../content/value-path.ts';

/** North American numbers that nobody has: 555-0100 to 555-0199. */
const RESERVED_PHONE = /^\+?1?\d{3}55501\d\d$/;

/** Domains that nobody has. */
const RESERVED_HOST =
  /(?:[@./]|^)(?:[\w-]+\.)*(?:example|example\.(?:com|net|org)|invalid|test)\/?$/i;

/** Where people reach the business. */
const REACHED = [
  ['site', 'url'],
  ['business', 'phone'],
  ['business', 'email'],
  ['business', 'whatsapp'],
] as const;

/** A number of a register that is nothing but zeros, up to its last digit. */
const ZEROS = /^0{5,}(?:[-/.]?\d)?$/;

/** So many values marked as samples leave no doubt that the one beside them is forgotten; `init` never marks all but one. */
const MOST = 3;

function textOf(config: SiteConfig, path: Path): string {
  return String(valueAt(config, path) ?? '');
}

function isReserved(value: string): boolean {
  return RESERVED_PHONE.test(value.replace(/[^\d+]/g, '')) || RESERVED_HOST.test(value);
}

/** Values that are reserved for examples, and not listed as such. */
export function reservedValues(config: SiteConfig): readonly Path[] {
  return REACHED.filter((path) => !isSample(config, path) && isReserved(textOf(config, path)));
}

/** The digits of a number without the code of its country. */
function digitsOf(value: string): string {
  return value.replace(/\D/g, '').slice(-10);
}

/** The host of an address, of a page or of mail. */
function hostOf(value: string): string {
  return value.replace(/^.*(?:@|:\/\/)(?:www\.)?|\/$/g, '').toLowerCase();
}

/** True if a listed value has the same number, or the same host as the address of the site. */
function isTwinListed(config: SiteConfig, path: Path): boolean {
  const value = textOf(config, path);
  const isTwin = (other: Path, part: (text: string) => string) =>
    other !== path && isSample(config, other) && part(textOf(config, other)) === part(value);
  const [url, phone, email, whatsapp] = REACHED;
  if (path === url) return isTwin(email, hostOf);
  return path !== email && (isTwin(phone, digitsOf) || isTwin(whatsapp, digitsOf));
}

/** The paths of the texts in the groups of a site's own facts that are nothing but zeros. */
function zerosIn(value: unknown, path: readonly string[] = []): Path[] {
  if (typeof value === 'string') return ZEROS.test(value) ? [path] : [];
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [];
  return Object.entries(value).flatMap(([key, each]) => zerosIn(each, [...path, key]));
}

/**
 * Invented values that `sampleData` does not list, though it lists others of their kind. A site that marks none may be an example as a
 * whole.
 */
export function unlistedSamples(config: SiteConfig): readonly Path[] {
  if (config.sampleData.length === 0) return [];
  const listed = REACHED.filter(
    (path) => isSample(config, path) && isReserved(textOf(config, path)),
  );
  const reached = reservedValues(config).filter(
    (path) => listed.length >= MOST || isTwinListed(config, path),
  );
  const zeros = zerosIn(config);
  const areMarked = listed.length >= MOST || zeros.some((path) => isSample(config, path));
  return [...reached, ...(areMarked ? zeros.filter((path) => !isSample(config, path)) : [])];
}
