/**
 * An external address of the configuration with its placeholders filled; a placeholder in the host, as some tile
 * services use, becomes a wildcard.
 */
export function endpointUrl(template: string): URL {
  const named = template.replace(/^(https?:\/\/)[^/]*\{\w+\}[^/.]*\./, '$1*.');
  return new URL(named.replace(/\{\w+\}/g, '0'));
}

/**
 * An external address as a source of the security policy. Plain `http:` is omitted: browsers then use the page's
 * scheme, so a policy built locally allows nothing unencrypted in production.
 */
export function sourceOf(address: string): string {
  const { origin, host, protocol } = endpointUrl(address);
  return protocol === 'http:' ? host : origin;
}
