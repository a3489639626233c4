/** Does work step by step, in the order in which it was added. */
export class WorkQueue {
  readonly #onFault: (message: string) => void;
  #last: Promise<void> = Promise.resolve();
  #fault: string | undefined;

  /** @param onFault called with the message of a step that fails; those after it are done all the same. */
  constructor(onFault: (message: string) => void) {
    this.#onFault = onFault;
  }

  /** The message of the last step that failed. */
  get fault(): string | undefined {
    return this.#fault;
  }

  add(work: () => Promise<void>): void {
    this.#last = this.#last.then(work).catch(({ message }: Error) => {
      this.#fault = message;
      this.#onFault(message);
    });
  }
}
