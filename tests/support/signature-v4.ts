import { createHash, createHmac } from 'node:crypto';

/** A signed request. */
export interface SignedRequest {
  method: string;
  /** Path and query as sent. */
  path: string;
  /** Names in lower case. */
  headers: Readonly<Record<string, string>>;
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const hmac = (key: string | Buffer, text: string) =>
  createHmac('sha256', key).update(text).digest();

/** Parts of a query sorted by name, each with a value. */
function canonicalQuery(query: string): string {
  const parts = query === '' ? [] : query.split('&');
  return parts
    .map((part) => (part.includes('=') ? part : `${part}=`))
    .sort()
    .join('&');
}

/**
 * The expected signature of a request to S3, according to Amazon ("Signature Calculations for the Authorization
 * Header").
 *
 * @param names of the signed headers.
 * @param scope day, region, service and `aws4_request`.
 */
export function signatureOf(
  { method, path, headers }: SignedRequest,
  secret: string,
  { names, scope }: { names: readonly string[]; scope: string },
): string {
  const [address = '', query = ''] = path.split(/\?(.*)/s);
  const value = (name: string) => (headers[name] ?? '').trim().replace(/\s+/g, ' ');
  const request = [
    method,
    address,
    canonicalQuery(query),
    ...names.map((name) => `${name}:${value(name)}`),
    '',
    names.join(';'),
    headers['x-amz-content-sha256'],
  ].join('\n');
  const text = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, sha256(request)].join('\n');
  const key = scope.split('/').reduce<string | Buffer>(hmac, `AWS4${secret}`);
  return hmac(key, text).toString('hex');
}

/** Describes what is wrong with the signature of a request; undefined if it is valid. */
export function signatureFault(
  request: SignedRequest,
  { id, secret }: { id: string; secret: string },
): string | undefined {
  const { authorization = '' } = request.headers;
  const [, credential, signed, signature] =
    /^AWS4-HMAC-SHA256 Credential=([^,]+), ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/.exec(
      authorization,
    ) ?? [];
  if (!credential || !signed) return 'AccessDenied';
  const [owner, ...scope] = credential.split('/');
  const names = signed.split(';');
  const unsigned = Object.keys(request.headers).filter(
    (name) => name.startsWith('x-amz-') && !names.includes(name),
  );
  if (owner !== id || !names.includes('host') || unsigned.length > 0) return 'InvalidAccessKeyId';
  const right = signatureOf(request, secret, { names, scope: scope.join('/') });
  return right === signature ? undefined : 'SignatureDoesNotMatch';
}
