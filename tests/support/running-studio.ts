import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { ROOT } from './command.ts';

/** A studio that runs as a process of its own. */
export class RunningStudio {
  /** The address to open, with the key of this start. */
  readonly url: string;
  readonly #process: ChildProcess;

  private constructor(url: string, process: ChildProcess) {
    this.url = url;
    this.#process = process;
  }

  /** @param root folder of the site. */
  static async start(root: string): Promise<RunningStudio> {
    const tool = join(ROOT, 'bin/touchdown.js');
    const started = spawn(
      process.execPath,
      [tool, 'studio', '--root', root, '--port', '0', '--json'],
      { stdio: ['ignore', 'pipe', 'inherit'] },
    );
    const [line] = (await once(started.stdout, 'data')) as [Buffer];
    return new RunningStudio(JSON.parse(line.toString()).url, started);
  }

  async stop(): Promise<void> {
    const ended = once(this.#process, 'exit');
    this.#process.kill('SIGINT');
    await ended;
  }
}
