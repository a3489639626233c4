import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import { signatureFault } from './signature-v4.ts';

export const KEYS = { id: 'AKIDEXAMPLE', secret: 'wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY' };

/** An object and its headers. */
export interface StoredObject {
  content: Buffer;
  type: string | undefined;
  cache: string | undefined;
}

/**
 * A server for the subset of S3 that publishing uses: objects are put, copied, read, listed and deleted, and each
 * request is signed.
 */
export class S3Server {
  readonly objects = new Map<string, StoredObject>();
  /** Method and key of every request that made a change. */
  readonly log: string[] = [];
  /** Index in the log from which every change is refused, as if the connection were lost. */
  cutAt = Number.POSITIVE_INFINITY;
  /** How many of the next requests are answered by 503, to be sent again at once. */
  busy = 0;
  /** How many keys an answer lists at most. */
  pageSize = 1000;
  endpoint = '';

  async start(): Promise<this> {
    const server = createServer((request, response) => void this.#answer(request, response));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => {
      server.closeAllConnections();
      server.close();
    });
    this.endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    return this;
  }

  /** The content of an object as text. */
  text(key: string): string | undefined {
    return this.objects.get(key)?.content.toString('utf8');
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = Buffer.concat(await request.toArray());
    const { method = '', url: path = '' } = request;
    const headers = Object.fromEntries(
      Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
    );
    const refuse = (status: number, code: string) =>
      response.writeHead(status, { 'retry-after': '0' }).end(`<Error><Code>${code}</Code></Error>`);
    if (this.busy > 0) {
      this.busy -= 1;
      return void refuse(503, 'SlowDown');
    }
    const fault = signatureFault({ method, path, headers }, KEYS);
    if (fault !== undefined) return void refuse(403, fault);
    const hash = headers['x-amz-content-sha256'];
    if (hash !== 'UNSIGNED-PAYLOAD' && createHash('sha256').update(body).digest('hex') !== hash)
      return void refuse(400, 'XAmzContentSHA256Mismatch');
    const [address = '', query = ''] = path.split('?');
    if (query.includes('list-type=2'))
      return void response.writeHead(200).end(this.#list(new URLSearchParams(query)));
    const key = decodeURIComponent(address).replace(/^\/[^/]+\//, '');
    if (method === 'GET') {
      const object = this.objects.get(key);
      if (!object) return void refuse(404, 'NoSuchKey');
      return void response.writeHead(200).end(object.content);
    }
    this.log.push(`${method} ${key}`);
    if (this.log.length >= this.cutAt) return void refuse(403, 'AccessDenied');
    if (method === 'DELETE') this.objects.delete(key);
    else if (!this.#put(key, body, headers)) return void refuse(404, 'NoSuchKey');
    response.writeHead(method === 'DELETE' ? 204 : 200).end();
  }

  /** Keys in their order, from where the token says that the answer before has ended; tokens have letters to escape. */
  #list(query: URLSearchParams): string {
    const from = Number(query.get('continuation-token')?.replace('&+"', '') ?? 0);
    const prefix = query.get('prefix') ?? '';
    const all = [...this.objects.keys()].filter((key) => key.startsWith(prefix)).sort();
    const keys = all.slice(from, from + this.pageSize);
    const next = from + keys.length;
    const token = `<NextContinuationToken>&amp;+&quot;${next}</NextContinuationToken>`;
    const contents = keys.map((key) => `<Contents><Key>${key}</Key><Size>1</Size></Contents>`);
    const rest = next < all.length ? `<IsTruncated>true</IsTruncated>${token}` : '';
    return `<?xml version="1.0"?><ListBucketResult><Prefix>${prefix}</Prefix>${contents.join('')}${rest}</ListBucketResult>`;
  }

  #put(key: string, body: Buffer, headers: Record<string, string>): boolean {
    const source = headers['x-amz-copy-source'];
    const from = source && decodeURIComponent(source).replace(/^\/[^/]+\//, '');
    const content = from ? this.objects.get(from)?.content : body;
    if (!content) return false;
    const stored = { type: headers['content-type'], cache: headers['cache-control'] };
    this.objects.set(key, { content, ...stored });
    return true;
  }
}
