import type { HeaderRule } from './host-rules.ts';

/** Headers with their own setting in CloudFront. */
function ownSetting(name: string, value: string): [key: string, setting: object] | undefined {
  const Override = true;
  switch (name) {
    case 'Content-Security-Policy':
      return ['ContentSecurityPolicy', { Override, ContentSecurityPolicy: value }];
    case 'Referrer-Policy':
      return ['ReferrerPolicy', { Override, ReferrerPolicy: value }];
    case 'X-Content-Type-Options':
      return ['ContentTypeOptions', { Override }];
    case 'Strict-Transport-Security':
      return [
        'StrictTransportSecurity',
        {
          Override,
          AccessControlMaxAgeSec: Number(/max-age=(\d+)/.exec(value)?.[1]),
          IncludeSubdomains: value.includes('includeSubDomains'),
          Preload: value.includes('preload'),
        },
      ];
    default:
      return undefined;
  }
}

/**
 * A response headers policy for `aws cloudfront create-response-headers-policy`. Cache lifetimes are not part of
 * it: they are stored with each file in the bucket.
 */
function headersPolicy(name: string, headers: ReadonlyMap<string, string>): string {
  const own = [...headers].flatMap(([name, value]) => [ownSetting(name, value) ?? []]);
  const Items = [...headers]
    .filter(([name, value]) => name !== 'Cache-Control' && !ownSetting(name, value))
    .map(([Header, Value]) => ({ Header, Value, Override: true }));
  const policy = {
    Name: name,
    SecurityHeadersConfig: Object.fromEntries(own.filter(([key]) => key !== undefined)),
    CustomHeadersConfig: { Quantity: Items.length, Items },
  };
  return `${JSON.stringify(policy, null, 2)}\n`;
}

/** The policy for all paths, and one for each pattern with other headers; by file. */
export function headersPolicies(rules: readonly HeaderRule[], site: string): Map<string, string> {
  const common = new Map(
    rules.filter(({ pattern }) => pattern === '/*').flatMap((rule) => rule.headers),
  );
  const files = new Map([['headers.json', headersPolicy(site, common)]]);
  for (const { pattern, headers } of rules) {
    const others = headers.filter(([name]) => name !== 'Cache-Control');
    if (pattern === '/*' || others.length === 0) continue;
    const name = pattern.replace(/\W+/g, '-').replace(/^-|-$/g, '');
    files.set(
      `headers-${name}.json`,
      headersPolicy(`${site}-${name}`, new Map([...common, ...others])),
    );
  }
  return files;
}
