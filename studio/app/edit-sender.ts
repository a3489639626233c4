import type { Operation } from '../../cli/edit/operation.ts';
import type { FileState } from '../protocol.ts';
import { OutOfReach, tell } from './ask.ts';
import { type FileEdit, UnsentEdits } from './unsent-edits.ts';
import { withLater } from './waiting-edits.ts';

interface EditSenderOptions {
  /** `SiteState.id`. */
  site: () => string;
  /** Has work done once all before it is done. */
  enqueue: (work: () => Promise<void>) => void;
  /** Shows a file as the server has it after an edit. */
  show: (file: FileState) => void;
}

/** Brings edits to the server, in the order in which they were made, whatever ends meanwhile. */
export class EditSender {
  readonly #options: EditSenderOptions;
  /** Edits that have not gone out yet, in their order; to the last one, later operations are added. */
  readonly #queued = new Set<FileEdit>();
  #last: FileEdit | undefined;

  constructor(options: EditSenderOptions) {
    this.#options = options;
  }

  /** Has operations done on a file; a later value for the same key takes the place of one that still waits. */
  take(file: string, operations: readonly Operation[]): void {
    if (this.#last?.file === file) {
      this.#last.operations = withLater(this.#last.operations, operations);
      return;
    }
    const next: FileEdit = { file, operations };
    this.#last = next;
    this.#queued.add(next);
    this.#options.enqueue(async () => {
      if (this.#last === next) this.#last = undefined;
      if (this.#queued.delete(next)) await this.#send([...this.#kept.take(), next]);
    });
  }

  /** Sends what did not reach the server before; true if there was something. */
  async sendKept(): Promise<boolean> {
    const kept = this.#kept.take();
    await this.#send(kept);
    return kept.length > 0;
  }

  /** Sends at once what waits for earlier answers, as the page is closed. */
  sendQueued(): void {
    const queued = [...this.#queued];
    this.#last = undefined;
    this.#queued.clear();
    for (const edit of queued) void this.#send([edit]).catch(() => {});
  }

  get #kept(): UnsentEdits {
    return new UnsentEdits(this.#options.site());
  }

  /**
   * Has edits done one after the other. From one on that does not reach the server, all are kept for later.
   *
   * @throws what kept one from being done.
   */
  async #send(edits: readonly FileEdit[]): Promise<void> {
    let fault: unknown;
    for (const edit of edits) {
      try {
        if (fault instanceof OutOfReach) throw fault;
        this.#options.show(await tell<FileState>('edit', edit));
      } catch (error) {
        if (error instanceof OutOfReach) this.#kept.keep(edit);
        fault = error;
      }
    }
    if (fault !== undefined) throw fault;
  }
}
