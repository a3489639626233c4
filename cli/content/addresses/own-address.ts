/**
 * The path of a full URL on the site's own host.
 *
 * @param origin of the site.
 * @returns undefined for any other address.
 */
export function pathOnHost(href: string, origin: string): string | undefined {
  if (!/^(?:https?:)?\/\//.test(href) || !URL.canParse(href, origin)) return undefined;
  const { host, pathname, search, hash } = new URL(href, origin);
  const bare = (name: string) => name.replace(/^www\./, '');
  // Another port is another server.
  if (bare(host) !== bare(new URL(origin).host)) return undefined;
  return pathname + search + hash;
}
