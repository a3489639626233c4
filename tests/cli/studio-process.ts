import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from '../support/command.ts';

/** A running `touchdown studio` of its own, and somebody who was let in. */
export class StudioProcess {
  /** Everything that was printed on the terminal. */
  log = '';
  readonly #child: ChildProcess;
  readonly origin: string;
  readonly #cookie: string;

  private constructor(child: ChildProcess, origin: string, cookie: string) {
    this.#child = child;
    this.origin = origin;
    this.#cookie = cookie;
    child.stderr?.on('data', (chunk) => (this.log += chunk));
  }

  static async start(root: string): Promise<StudioProcess> {
    const tool = join(ROOT, 'bin/touchdown.js');
    const args = [tool, 'studio', '--root', root, '--port', '0', '--json'];
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    const line = await new Promise<string>((resolve, reject) => {
      child.stdout.once('data', (chunk) => resolve(String(chunk)));
      child.once('close', (code) => reject(new Error(`The studio ended with ${code}.`)));
    });
    const { url } = JSON.parse(line);
    const entered = await fetch(url, { redirect: 'manual' });
    const cookie = (entered.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
    return new StudioProcess(child, new URL(url).origin, cookie);
  }

  /** Asks for something, or with a body has it done. */
  async ask<Value>(name: string, body?: unknown): Promise<Value> {
    const response = await fetch(`${this.origin}/api/${name}`, {
      headers: {
        Cookie: this.#cookie,
        Origin: this.origin,
        'Content-Type': 'application/json',
      },
      ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
    });
    const answer = (await response.json()) as Value & { error?: string };
    if (!response.ok) throw new Error(answer.error);
    return answer;
  }

  /** Ends it. Resolves with the exit code. */
  end(signal: NodeJS.Signals): Promise<number | null> {
    const { exitCode, signalCode } = this.#child;
    if (exitCode !== null || signalCode !== null) return Promise.resolve(exitCode);
    return new Promise((resolve) => {
      this.#child.removeAllListeners('close');
      this.#child.once('close', resolve);
      this.#child.kill(signal);
    });
  }
}
