/**
 * An outside address of the configuration with its placeholders filled: one in the host, as some tile
 * services have it, stands for any name there.
 */
export function endpointUrl(template: string): URL {
  const named = template.replace(/^(https?:\/\/)[^/]*\{\w+\}[^/.]*\./, '$1*.');
  return new URL(named.replace(/\{\w+\}/g, '0'));
}

/**
 * An outside address as a source of the security policy. Plain `http:` is left out: browsers then take the scheme of the page,
 * so a policy made on this machine lets nothing unencrypted through on a host.
 */
export function sourceOf(address: string): string {
  const { origin, host, protocol } = endpointUrl(address);
  return protocol === 'http:' ? host : origin;
}
