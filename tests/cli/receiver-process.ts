import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { developmentEnv, ROOT } from '../support/command.ts';

/** What `/submissions.json` lists. */
export interface Listed {
  kind: string;
  id: string;
  receivedAt: string;
  doubles: number;
  body: Record<string, unknown>;
}

/** Writes the smallest site that forms can be pointed from to `dist` in a folder. Returns the folder. */
export function writeSite(root: string, integrations: Record<string, string> = {}): string {
  mkdirSync(join(root, 'dist/assets'), { recursive: true });
  writeFileSync(join(root, 'dist/index.html'), '<!doctype html><title>Home</title>');
  writeFileSync(join(root, 'dist/assets/facts.0123abcd.json'), JSON.stringify({ integrations }));
  return root;
}

/** A site with a receiver, as a process of its own. */
export class ReceiverProcess {
  /** Address of the site and of the receiver, without closing slashes. */
  site = '';
  url = '';
  /** Everything that was printed on the terminal. */
  log = '';
  readonly #child: ChildProcess;
  readonly #ended: Promise<number | null>;

  private constructor(child: ChildProcess) {
    this.#child = child;
    this.#ended = new Promise((resolve) => child.once('close', resolve));
    child.stderr?.on('data', (chunk) => (this.log += chunk));
  }

  /** Starts `touchdown <command> --receiver` for the site in `cwd` and waits until it listens. */
  static async start(cwd: string, command = 'preview', ...options: string[]) {
    const ports = ['--port', '0', '--receiver-port', '0', '--json'];
    const args = [join(ROOT, 'bin/touchdown.js'), command, '--root', cwd, '--receiver', ...ports];
    const child = spawn(process.execPath, [...args, ...options], {
      env: developmentEnv(),
      cwd,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const running = new ReceiverProcess(child);
    const line = await new Promise<string>((resolve, reject) => {
      child.stdout?.once('data', (chunk) => resolve(String(chunk)));
      running.#ended.then((code) => reject(new Error(`It ended with ${code}\n${running.log}`)));
    });
    const { url, receiver } = JSON.parse(line);
    running.site = url.replace(/\/$/, '');
    running.url = receiver.replace(/\/$/, '');
    return running;
  }

  /** Ends it with a signal. Resolves with the exit code. */
  end(signal: 'SIGINT' | 'SIGKILL'): Promise<number | null> {
    this.#child.kill(signal);
    return this.#ended;
  }

  /** Posts as a page of the site does. */
  post(path: string, body: BodyInit, origin = this.site): Promise<Response> {
    return fetch(this.url + path, { method: 'POST', body, headers: { origin } });
  }

  upload(clientId: string, file: Blob, name: string): Promise<Response> {
    const form = new FormData();
    form.append('clientId', clientId);
    form.append('file', file, name);
    return this.post('/upload', form);
  }

  /** Everything that was kept, newest first. */
  async list(): Promise<Listed[]> {
    return (await fetch(`${this.url}/submissions.json`)).json() as Promise<Listed[]>;
  }

  async page(): Promise<string> {
    return (await fetch(this.url)).text();
  }

  /** Status of a request with headers that `fetch` does not let through. */
  status(path: string, headers: Record<string, string>, method = 'GET'): Promise<number> {
    return new Promise((resolve, reject) => {
      const sent = request(this.url + path, { headers, method, agent: false }, (response) => {
        response.resume();
        resolve(response.statusCode ?? 0);
      });
      sent.on('error', reject).end();
    });
  }
}
