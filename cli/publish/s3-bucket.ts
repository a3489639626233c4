import { AwsClient } from 'aws4fetch';
import { PublishFault } from './publish-fault.ts';

/** Location of objects, and credentials. */
export interface BucketSettings {
  bucket: string;
  /** URL of storage other than Amazon's. */
  endpoint: string | undefined;
  /** The standard `AWS_*` variables. */
  env: NodeJS.ProcessEnv;
  /** Aborts running requests. */
  signal: AbortSignal;
}

/** Retries when storage is busy. */
const RETRIES = 4;

/** URL path of a key, with each segment encoded. */
function encoded(key: string): string {
  const strict = (part: string) =>
    encodeURIComponent(part).replace(
      /[!'()*]/g,
      (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`,
    );
  return key.split('/').map(strict).join('/');
}

/** On Amazon each bucket has its own host, unless a dot in its name would not match the certificate. */
function baseAddress(bucket: string, region: string, endpoint: string | undefined): string {
  if (endpoint !== undefined) return `${endpoint.replace(/\/$/, '')}/${bucket}`;
  return bucket.includes('.')
    ? `https://s3.${region}.amazonaws.com/${bucket}`
    : `https://${bucket}.s3.${region}.amazonaws.com`;
}

/** Objects of S3-compatible storage. */
export class S3Bucket {
  readonly #bucket: string;
  readonly #base: string;
  readonly #client: AwsClient;
  readonly #signal: AbortSignal;

  /** @throws PublishFault if the credentials are missing. */
  constructor({ bucket, endpoint, env, signal }: BucketSettings) {
    this.#signal = signal;
    const { AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY, AWS_SESSION_TOKEN } = env;
    if (!AWS_ACCESS_KEY_ID || !AWS_SECRET_ACCESS_KEY)
      throw new PublishFault(
        'Set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY (and AWS_REGION) in the environment.',
      );
    const region = env.AWS_REGION || env.AWS_DEFAULT_REGION || 'us-east-1';
    const own = endpoint ?? (env.AWS_ENDPOINT_URL_S3 || env.AWS_ENDPOINT_URL || undefined);
    this.#bucket = bucket;
    this.#base = baseAddress(bucket, region, own);
    this.#client = new AwsClient({
      ...{ accessKeyId: AWS_ACCESS_KEY_ID, secretAccessKey: AWS_SECRET_ACCESS_KEY },
      ...(AWS_SESSION_TOKEN && { sessionToken: AWS_SESSION_TOKEN }),
      ...{ service: 's3', region, retries: RETRIES },
    });
  }

  /** The content of an object as text; undefined if there is none. */
  async text(key: string): Promise<string | undefined> {
    const response = await this.#ask('GET', key, {});
    return response?.text();
  }

  /** @param hash SHA-256 of the content, which storage verifies. */
  async put(
    key: string,
    content: Uint8Array<ArrayBuffer>,
    hash: string,
    headers: Record<string, string>,
  ): Promise<void> {
    await this.#ask('PUT', key, { ...headers, 'x-amz-content-sha256': hash }, content);
  }

  /** Copies an object within the storage. */
  async copy(from: string, to: string, headers: Record<string, string>): Promise<void> {
    const response = await this.#ask('PUT', to, {
      ...headers,
      'x-amz-copy-source': `/${this.#bucket}/${encoded(from)}`,
      'x-amz-metadata-directive': 'REPLACE',
    });
    // A copy that fails midway has already sent status 200.
    const text = (await response?.text()) ?? '';
    if (!response || text.includes('<Error>')) throw this.#refusal(to, 'copy', text);
  }

  async delete(key: string): Promise<void> {
    await this.#ask('DELETE', key, {});
  }

  /** @returns undefined if there is no such object. */
  async #ask(
    method: string,
    key: string,
    headers: Record<string, string>,
    body?: Uint8Array<ArrayBuffer>,
  ): Promise<Response | undefined> {
    const address = `${this.#base}/${encoded(key)}`;
    let response: Response;
    try {
      const request = { method, headers, signal: this.#signal, ...(body && { body }) };
      response = await this.#client.fetch(address, request);
    } catch (error) {
      if (this.#signal.aborted)
        throw new PublishFault(
          'Publishing was interrupted; run it again to put everything online.',
        );
      const { message, cause } = error as Error;
      const reason = cause instanceof Error ? cause.message : message;
      throw new PublishFault(`${new URL(address).origin} cannot be reached: ${reason}.`);
    }
    if (response.ok) return response;
    if (response.status === 404 && method !== 'PUT') return undefined;
    throw this.#refusal(key, String(response.status), await response.text());
  }

  #refusal(key: string, what: string, text: string): PublishFault {
    const code = /<Code>(\w+)<\/Code>/.exec(text)?.[1];
    const said = code === undefined ? what : `${what} ${code}`;
    return new PublishFault(
      `The storage refused ${key} of ${this.#bucket} (${said}). What was online stays so; publish again once that is mended.`,
    );
  }
}
