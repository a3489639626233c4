import { mayHoldMetadata, withoutMetadata } from './photo-metadata.ts';
import type { UploadOutcome } from './send-file.ts';
import { checkUpload, HEAD_LENGTH, type Refusal, type UploadType } from './upload-file.ts';

/** State of the portal as a whole (docs/product.md, "Upload portal"). */
export type PortalState = 'idle' | 'uploading' | 'success' | 'error';

/** A selected file in the list; `listed` if nothing is sent. */
export interface UploadEntry {
  id: number;
  name: string;
  size: number;
  state: 'refused' | 'listed' | 'waiting' | 'uploading' | UploadOutcome;
  /** The fraction sent, from 0 to 1. */
  progress: number;
  refusal?: Refusal;
}

/** State shown by the portal. */
export interface Uploads {
  entries: readonly UploadEntry[];
  state: PortalState;
}

/** Sends one file; undefined if there is no upload endpoint. */
export type Send = (
  name: string,
  body: Blob,
  signal: AbortSignal,
  onProgress: (part: number) => void,
) => Promise<UploadOutcome>;

interface Options {
  send: Send | undefined;
  /** Called when a batch of uploads has finished. */
  ended: (state: 'success' | 'error') => void;
}

/** How long success is shown, in milliseconds (docs/product.md, "Upload portal"). */
const SUCCESS_SHOWN = 2000;

interface Accepted {
  file: File;
  type: UploadType;
  abort: AbortController;
}

async function check(file: File): Promise<{ type: UploadType } | { refusal: Refusal }> {
  try {
    const head = await file.slice(0, HEAD_LENGTH).arrayBuffer();
    return checkUpload(file.size, new Uint8Array(head));
  } catch {
    return { refusal: 'unreadable' };
  }
}

/**
 * The bytes to send: photographs without metadata, and every file under its detected type. Undefined if a photograph
 * contains no image.
 */
async function outgoing({ file, type }: Accepted): Promise<Blob | undefined> {
  if (!mayHoldMetadata(type)) return file.slice(0, file.size, type);
  const photo = withoutMetadata(new Uint8Array(await file.arrayBuffer()), type);
  return photo && new Blob([photo], { type });
}

/** Uploads the selected files one after another. */
export class UploadQueue {
  readonly #options: Options;
  readonly #accepted = new Map<number, Accepted>();
  readonly #listeners = new Set<() => void>();
  #uploads: Uploads = { entries: [], state: 'idle' };
  #running = false;

  constructor(options: Options) {
    this.#options = options;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly snapshot = (): Uploads => this.#uploads;

  /** Checks each file, and sends the accepted ones. */
  async add(files: readonly File[]): Promise<void> {
    let taken = 0;
    for (const file of files) {
      const result = await check(file);
      const id = this.#uploads.entries.length;
      const entry = { id, name: file.name, size: file.size, progress: 0 };
      if ('refusal' in result) {
        this.#append({ ...entry, state: 'refused', refusal: result.refusal });
      } else {
        taken += 1;
        this.#accepted.set(id, { file, type: result.type, abort: new AbortController() });
        this.#append({ ...entry, state: this.#options.send ? 'waiting' : 'listed' });
      }
    }
    if (taken > 0 && this.#options.send) await this.#run(this.#options.send);
    else if (taken === 0 && files.length > 0 && !this.#running) this.#end('error');
  }

  cancel(id: number): void {
    this.#accepted.get(id)?.abort.abort();
    if (this.#uploads.entries[id]?.state === 'waiting') this.#update(id, { state: 'cancelled' });
  }

  async retry(id: number): Promise<void> {
    const accepted = this.#accepted.get(id);
    if (!accepted || !this.#options.send) return;
    accepted.abort = new AbortController();
    this.#update(id, { state: 'waiting', progress: 0 });
    await this.#run(this.#options.send);
  }

  async #run(send: Send): Promise<void> {
    if (this.#running) return;
    this.#running = true;
    this.#show({ state: 'uploading' });
    const outcomes = new Set<UploadOutcome>();
    const next = () => this.#uploads.entries.find(({ state }) => state === 'waiting');
    for (let entry = next(); entry; entry = next()) outcomes.add(await this.#sendOne(entry, send));
    this.#running = false;
    if (outcomes.has('failed')) this.#end('error');
    else if (outcomes.has('stored')) this.#end('success');
    else this.#show({ state: 'idle' });
  }

  async #sendOne({ id, name }: UploadEntry, send: Send): Promise<UploadOutcome> {
    const accepted = this.#accepted.get(id);
    if (!accepted) return 'failed';
    this.#update(id, { state: 'uploading' });
    const onProgress = (progress: number) => this.#update(id, { progress });
    // A file that was moved or changed since it was selected cannot be read any more.
    const body = await outgoing(accepted).catch(() => 'gone' as const);
    if (body === undefined) {
      this.#accepted.delete(id);
      this.#update(id, { state: 'refused', refusal: 'damaged' });
      return 'failed';
    }
    const outcome =
      body === 'gone' ? 'failed' : await send(name, body, accepted.abort.signal, onProgress);
    this.#update(id, { state: outcome });
    return outcome;
  }

  #end(state: 'success' | 'error'): void {
    this.#show({ state });
    this.#options.ended(state);
    if (state === 'error') return;
    const shown = this.#uploads.entries;
    setTimeout(() => {
      const { entries, state } = this.#uploads;
      if (state === 'success' && entries === shown) this.#show({ state: 'idle' });
    }, SUCCESS_SHOWN);
  }

  #append(entry: UploadEntry): void {
    this.#show({ entries: [...this.#uploads.entries, entry] });
  }

  #update(id: number, change: Partial<UploadEntry>): void {
    const entries = this.#uploads.entries.map((entry) =>
      entry.id === id ? { ...entry, ...change } : entry,
    );
    this.#show({ entries });
  }

  #show(change: Partial<Uploads>): void {
    this.#uploads = { ...this.#uploads, ...change };
    for (const listener of this.#listeners) listener();
  }
}
