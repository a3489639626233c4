import type { Operation } from '../../cli/edit/operation.ts';
import type { FileState } from '../protocol.ts';
import { OutOfReach, tell } from './ask.ts';
import { type FileEdit, UnsentEdits } from './unsent-edits.ts';
import { withLater } from './waiting-edits.ts';

interface EditSenderOptions {
  /** `SiteState.id`. */
  site: () => string;
  /** Runs work after all earlier work. */
  enqueue: (work: () => Promise<void>) => void;
  /** Shows the server's version of a file after an edit. */
  show: (file: FileState) => void;
}

const WINDOW = crypto.randomUUID();

/** Sends edits to the server in the order in which they were made; edits that cannot be sent are kept for later. */
export class EditSender {
  readonly #options: EditSenderOptions;
  /** Edits not sent yet, in order. */
  readonly #queued = new Set<FileEdit>();
  /** The edit that later operations on the same file are added to. */
  #last: FileEdit | undefined;

  constructor(options: EditSenderOptions) {
    this.#options = options;
  }

  /** Queues operations on a file; a later value for the same key replaces one that is still queued. */
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

  /** Ends the last edit: operations from now on are not added to it, even if it is still queued. */
  closeLast(): void {
    this.#last = undefined;
  }

  /** Sends edits kept from an earlier failure; returns true if there were any. */
  async sendKept(): Promise<boolean> {
    const kept = this.#kept.take();
    await this.#send(kept);
    return kept.length > 0;
  }

  /** Sends all queued edits immediately, because the page is being closed. */
  sendQueued(): void {
    const queued = [...this.#queued];
    this.closeLast();
    this.#queued.clear();
    for (const edit of queued) void this.#send([edit]).catch(() => {});
  }

  get #kept(): UnsentEdits {
    return new UnsentEdits(this.#options.site());
  }

  /**
   * Sends edits one after the other. Once one does not reach the server, it and all later ones are kept.
   *
   * @throws the last error.
   */
  async #send(edits: readonly FileEdit[]): Promise<void> {
    let fault: unknown;
    for (const edit of edits) {
      try {
        if (fault instanceof OutOfReach) throw fault;
        this.#options.show(await tell<FileState>('edit', { ...edit, window: WINDOW }));
      } catch (error) {
        if (error instanceof OutOfReach) this.#kept.keep(edit);
        fault = error;
      }
    }
    if (fault !== undefined) throw fault;
  }
}
