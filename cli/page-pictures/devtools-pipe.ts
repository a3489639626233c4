import type { Readable, Writable } from 'node:stream';

/** A message of Chromium: the answer to a command, or an event. */
interface Message {
  id?: number;
  method?: string;
  params?: unknown;
  result?: unknown;
  error?: { message: string };
  sessionId?: string;
}

interface Waiting {
  resolve(result: unknown): void;
  reject(error: Error): void;
}

/**
 * Commands to a Chromium that was started with `--remote-debugging-pipe`: JSON in both directions, each message ends
 * with a zero byte (https://chromedevtools.github.io/devtools-protocol/). No port is opened, and the browser exits when
 * the pipe is closed, however this process ends.
 */
export class DevtoolsPipe {
  readonly #input: Writable;
  readonly #answers = new Map<number, Waiting>();
  readonly #events = new Map<string, Waiting>();
  #commands = 0;
  #closed: Error | undefined;

  /**
   * @param input what Chromium reads from its file descriptor 3.
   * @param output what it writes to its file descriptor 4.
   */
  constructor(input: Writable, output: Readable) {
    this.#input = input;
    let rest = '';
    output.setEncoding('utf8');
    output.on('data', (chunk: string) => {
      const messages = (rest + chunk).split('\0');
      rest = messages.pop() ?? '';
      for (const message of messages) this.#receive(JSON.parse(message) as Message);
    });
    // A pipe breaks when the browser ends, and whoever started it knows why.
    for (const stream of [input, output]) stream.on('error', () => {});
  }

  /**
   * Sends a command.
   *
   * @param sessionId the page it is for; without it, the browser.
   * @returns the command's result, in the shape that the protocol gives it.
   * @throws Error with Chromium's message if it refuses, or if the pipe is closed.
   */
  send<Result = object>(method: string, params: object = {}, sessionId?: string): Promise<Result> {
    return new Promise((resolve, reject) => {
      if (this.#closed) return reject(this.#closed);
      const id = ++this.#commands;
      this.#answers.set(id, { resolve: resolve as Waiting['resolve'], reject });
      this.#input.write(`${JSON.stringify({ id, method, params, sessionId })}\0`);
    });
  }

  /**
   * Waits for the next event of a page. Listen before sending the command that causes it.
   *
   * @throws Error if the pipe is closed first.
   */
  next(event: string, sessionId: string): Promise<unknown> {
    const waited = new Promise((resolve, reject) => {
      if (this.#closed) return reject(this.#closed);
      this.#events.set(`${sessionId} ${event}`, { resolve, reject });
    });
    // Whoever asked may have failed already and no longer wait.
    waited.catch(() => {});
    return waited;
  }

  /** Rejects whatever is still waited for. */
  close(reason: Error): void {
    this.#closed ??= reason;
    for (const waiting of [...this.#answers.values(), ...this.#events.values()])
      waiting.reject(this.#closed);
    this.#answers.clear();
    this.#events.clear();
    this.#input.destroy();
  }

  #receive({ id, method, params, result, error, sessionId }: Message): void {
    const key = id ?? `${sessionId} ${method}`;
    const waiting = typeof key === 'number' ? this.#answers.get(key) : this.#events.get(key);
    if (typeof key === 'number') this.#answers.delete(key);
    else this.#events.delete(key);
    if (error) waiting?.reject(new Error(error.message));
    else waiting?.resolve(result ?? params);
  }
}
