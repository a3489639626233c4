/**
 * An outside address of the configuration with its placeholders filled: one in the host, as some tile
 * services have it, stands for any name there.
 */
export function endpointUrl(template: string): URL {
  const named = template.replace(/^(https?:\/\/)[^/]*\{\w+\}[^/.]*\./, '$1*.');
  return new URL(named.replace(/\{\w+\}/g, '0'));
}
