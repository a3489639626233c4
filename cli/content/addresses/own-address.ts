/**
 * The path of a full URL on the site's own host.
 *
 * @param origin of the site.
 * @returns undefined for any other address.
 */
export function pathOnHost(href: string, origin: string): string | undefined {
  if (!/^(?:https?:)?\/\//.test(href) || !URL.canParse(href, origin)) return undefined;
  const { hostname, pathname, search, hash } = new URL(href, origin);
  const bare = (host: string) => host.replace(/^www\./, '');
  if (bare(hostname) !== bare(new URL(origin).hostname)) return undefined;
  return pathname + search + hash;
}
