import { setTimeout as wait } from 'node:timers/promises';
import { AwsClient } from 'aws4fetch';
import { EXIT } from '../system/io.ts';
import { within } from '../system/within.ts';
import { listedKeys, nextToken } from './listed-keys.ts';
import { PublishFault } from './publish-fault.ts';
import { pauseAfter, refusal } from './storage-answers.ts';

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

/** Timeout of a request in ms, and the slowest upload that it allows for, in bytes per ms. */
const LONGEST_MS = 30_000;
const SLOWEST = 50;

interface BucketRequest {
  method: string;
  headers: Record<string, string>;
  body?: Uint8Array<ArrayBuffer>;
}

/** A response whose body has arrived. */
interface Answer {
  response: Response;
  text: string;
}

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

/** @throws PublishFault if the URL has anything but a scheme and a host. */
function checkedEndpoint(endpoint: string | undefined, env: NodeJS.ProcessEnv): string | undefined {
  const [name, address] =
    endpoint === undefined
      ? ['AWS_ENDPOINT_URL', env.AWS_ENDPOINT_URL_S3 || env.AWS_ENDPOINT_URL || undefined]
      : ['--endpoint', endpoint];
  if (address === undefined || /^https?:\/\/[^/]+\/?$/.test(address)) return address;
  throw new PublishFault(`${name} ${address}: write https://storage.example.com.`, EXIT.usage);
}

/** Objects of S3-compatible storage. */
export class S3Bucket {
  readonly #bucket: string;
  readonly #base: string;
  readonly #client: AwsClient;
  readonly #signal: AbortSignal;

  /** @throws PublishFault if the credentials are missing, or the endpoint is no URL of a host. */
  constructor({ bucket, endpoint, env, signal }: BucketSettings) {
    this.#signal = signal;
    const own = checkedEndpoint(endpoint, env);
    const { AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY, AWS_SESSION_TOKEN } = env;
    if (!AWS_ACCESS_KEY_ID || !AWS_SECRET_ACCESS_KEY)
      throw new PublishFault(
        'Set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY (and AWS_REGION) in the environment.',
      );
    const region = env.AWS_REGION || env.AWS_DEFAULT_REGION || 'us-east-1';
    this.#bucket = bucket;
    this.#base = baseAddress(bucket, region, own);
    this.#client = new AwsClient({
      ...{ accessKeyId: AWS_ACCESS_KEY_ID, secretAccessKey: AWS_SECRET_ACCESS_KEY },
      ...(AWS_SESSION_TOKEN && { sessionToken: AWS_SESSION_TOKEN }),
      ...{ service: 's3', region, retries: 0 },
    });
  }

  /** The content of an object as text; undefined if there is none. */
  async text(key: string): Promise<string | undefined> {
    return this.#ask('GET', key, {});
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
    const text = await this.#ask('PUT', to, {
      ...headers,
      'x-amz-copy-source': `/${this.#bucket}/${encoded(from)}`,
      'x-amz-metadata-directive': 'REPLACE',
    });
    // A copy that fails midway has already sent status 200.
    if (text === undefined || text.includes('<Error>')) throw this.#refusal(to, 'copy', text ?? '');
  }

  async delete(key: string): Promise<void> {
    await this.#ask('DELETE', key, {});
  }

  /** The keys that begin with a prefix, of letters that XML does not escape; a response holds up to a thousand. */
  async list(prefix: string): Promise<string[]> {
    const keys: string[] = [];
    for (let token: string | undefined = ''; token !== undefined; ) {
      const query = new URLSearchParams({ 'list-type': '2', prefix });
      if (token !== '') query.set('continuation-token', token);
      const address = `${this.#base}/?${query}`;
      const text = await this.#askAt(address, prefix, { method: 'GET', headers: {} });
      if (!text?.includes('<ListBucketResult')) throw this.#refusal(prefix, 'list', text ?? '');
      keys.push(...listedKeys(text));
      token = nextToken(text);
    }
    return keys;
  }

  /** @returns the body; undefined if there is no such object. */
  async #ask(
    method: string,
    key: string,
    headers: Record<string, string>,
    body?: Uint8Array<ArrayBuffer>,
  ): Promise<string | undefined> {
    const request = { method, headers, ...(body && { body }) };
    return this.#askAt(`${this.#base}/${encoded(key)}`, key, request);
  }

  /** @param key what a refusal names. */
  async #askAt(address: string, key: string, request: BucketRequest): Promise<string | undefined> {
    const { method, body } = request;
    const longest = LONGEST_MS + (body?.length ?? 0) / SLOWEST;
    const { response, text } = await this.#patiently(address, () =>
      within(longest, this.#signal, async (signal) => {
        // A signal that is part of a request gets lost in Node.js 20.
        const answer = await fetch(await this.#client.sign(address, request), { signal });
        return { response: answer, text: await answer.text() };
      }),
    );
    if (response.ok) return text;
    if (response.status === 404 && method !== 'PUT') return undefined;
    throw this.#refusal(key, String(response.status), text);
  }

  /** Repeats a request as long as the storage is busy or the connection breaks. */
  async #patiently(address: string, send: () => Promise<Answer>): Promise<Answer> {
    try {
      for (let attempt = 1; ; attempt += 1) {
        const outcome = await send().catch((error: Error) => error);
        const isBroken = outcome instanceof Error;
        const pause = pauseAfter(isBroken ? outcome : outcome.response, attempt, Date.now());
        if (pause !== undefined) await wait(pause, undefined, { signal: this.#signal });
        else if (isBroken) throw outcome;
        else return outcome;
      }
    } catch (error) {
      if (this.#signal.aborted)
        throw new PublishFault(
          'Publishing was interrupted; run it again to put everything online.',
        );
      const { message, cause } = error as Error;
      const reason = cause instanceof Error ? cause.message : message;
      throw new PublishFault(`${new URL(address).origin} cannot be reached: ${reason}.`);
    }
  }

  #refusal(key: string, status: string, body: string): PublishFault {
    return new PublishFault(refusal(this.#bucket, key, status, body));
  }
}
