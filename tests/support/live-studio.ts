import { join } from 'node:path';
import { afterAll, onTestFinished, TestRunner } from 'vitest';
import { listen } from '../../cli/serve/listen.ts';
import { openSite } from '../../cli/site/open-site.ts';
import { openStudio } from '../../cli/studio/open-studio.ts';
import type { FileState, SaveAnswer } from '../../studio/protocol.ts';

/** A response of the studio's server. */
export interface Answer<Value> {
  status: number;
  value: Value;
}

/**
 * A studio that listens in this process, with an admitted client. It closes with the test, or file, that starts it.
 */
export class LiveStudio {
  /** Errors reported on the terminal. */
  readonly faults: Error[] = [];
  origin = '';
  previewOrigin = '';
  /** As the terminal shows it. */
  address = '';
  cookie = '';
  /** Settles when all landings have been read. */
  scanned: Promise<void> = Promise.resolve();
  #end: () => void = () => {};

  /** @param port of the studio; by default any free one. */
  static async start(root: string, port = 0): Promise<LiveStudio> {
    const studio = new LiveStudio();
    const site = await openSite(root, { root });
    const opened = await openStudio(site, root, (error) => studio.faults.push(error));
    const { servers, ready, scan, close } = opened;
    const place = { wanted: 0, usual: 0, host: '127.0.0.1' };
    studio.origin = new URL(await listen(servers.studio, { ...place, wanted: port })).origin;
    studio.previewOrigin = new URL(await listen(servers.preview, place)).origin;
    studio.address = ready(`${studio.origin}/`, `${studio.previewOrigin}/`);
    const ended = new AbortController();
    let isEnded = false;
    studio.#end = () => {
      if (isEnded) return;
      isEnded = true;
      ended.abort();
      for (const server of Object.values(servers)) {
        server.close();
        server.closeAllConnections();
      }
      close();
    };
    (TestRunner.getCurrentTest() ? onTestFinished : afterAll)(studio.#end);
    const entered = await fetch(studio.address, { redirect: 'manual' });
    studio.cookie = (entered.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
    studio.scanned = scan(ended.signal);
    return studio;
  }

  stop(): void {
    this.#end();
  }

  async get<Value>(name: string): Promise<Answer<Value>> {
    const response = await fetch(`${this.origin}/api/${name}`, {
      headers: { Cookie: this.cookie },
    });
    return { status: response.status, value: (await response.json()) as Value };
  }

  async post<Value>(name: string, body: unknown = {}): Promise<Answer<Value>> {
    const response = await fetch(`${this.origin}/api/${name}`, {
      method: 'POST',
      headers: {
        Cookie: this.cookie,
        Origin: this.origin,
        'Content-Type': 'application/json',
      },
      body: JSON.stringify(body),
    });
    return { status: response.status, value: (await response.json()) as Value };
  }

  /** Uploads a file to `media/`. */
  async upload<Value>(name: string, bytes: Uint8Array | string): Promise<Answer<Value>> {
    const response = await fetch(`${this.origin}/api/media`, {
      method: 'POST',
      headers: {
        Cookie: this.cookie,
        Origin: this.origin,
        'Content-Type': 'application/octet-stream',
        'X-File-Name': encodeURIComponent(name),
      },
      body: typeof bytes === 'string' ? bytes : new Uint8Array(bytes),
    });
    return { status: response.status, value: (await response.json()) as Value };
  }

  /** A file as the form shows it. */
  async file(file: string): Promise<FileState> {
    const { value } = await this.get<FileState>(`file?file=${encodeURIComponent(file)}`);
    return value;
  }

  /** Sets one value. */
  async set(file: string, path: (string | number)[], value: unknown): Promise<FileState> {
    const operations = [{ op: 'set', path, value }];
    return (await this.post<FileState>('edit', { file, operations })).value;
  }

  async save(...files: string[]): Promise<SaveAnswer> {
    return (await this.post<SaveAnswer>('save', files.length > 0 ? { files } : {})).value;
  }
}

/** Path of a site's journal. */
export function journalOf(root: string): string {
  return join(root, '.touchdown/studio/edits.jsonl');
}
