import { decodedPath, isOldAddress } from '../../../schemas/old-address.ts';
import { SitePath } from '../../../schemas/slug.ts';
import { suggestSlug } from '../addresses/slug-suggestion.ts';

/** An address that a page can have, in place of one that it cannot: small letters, hyphens, nothing at its end. */
function asPath(address: string): string | undefined {
  const parts = address.replace(/\.(?:html?|php|aspx?)$/i, '').split('/');
  const slugs = parts.filter((part) => part !== '').map(suggestSlug);
  const path = `/${slugs.join('/')}`;
  return slugs.length > 0 && !slugs.includes(undefined) && SitePath.safeParse(path).success
    ? path
    : undefined;
}

/**
 * What to do about an alias that no page can have: another one, or a redirect, which may have any letters, such as those
 * of an older site.
 *
 * @returns undefined if it is neither.
 */
export function aliasHint(value: unknown): string | undefined {
  if (typeof value !== 'string' || /[:?#]/.test(value)) return undefined;
  const address = decodedPath(value) ?? value;
  const path = asPath(address);
  const old = encodeURI(address);
  const listed = isOldAddress(old) ? `list ${old} under redirects in site.config.yaml` : undefined;
  if (path === undefined) return listed && `L${listed.slice(1)}.`;
  return listed ? `Write ${path}, or ${listed}.` : `Write ${path}.`;
}
