import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { developmentEnv, forSite, ROOT } from '../support/command.ts';

/** A running `touchdown dev`. */
export class DevProcess {
  /** Everything that was printed on the terminal. */
  log = '';
  readonly #child: ChildProcess;

  private constructor(child: ChildProcess) {
    this.#child = child;
    child.stderr?.on('data', (chunk) => (this.log += chunk));
  }

  /** Starts it in `cwd` and waits until it listens. Resolves with its address, without a closing slash. */
  static start(cwd: string, ...options: string[]): Promise<{ dev: DevProcess; url: string }> {
    return DevProcess.#run(ROOT, cwd, options);
  }

  /** Starts the tool of a copy of the repository, with its templates, for the site of the copy or another one. */
  static startCopy(folder: string, site = folder): Promise<{ dev: DevProcess; url: string }> {
    return DevProcess.#run(folder, site, ['--root', site]);
  }

  static async #run(tool: string, cwd: string, options: string[]) {
    const asked = ['dev', '--port', '0', '--json', ...options];
    const args = [join(tool, 'bin/touchdown.js'), ...forSite(asked, tool, cwd)];
    const child = spawn(process.execPath, args, {
      cwd,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: developmentEnv(),
    });
    const dev = new DevProcess(child);
    const line = await new Promise<string>((resolve, reject) => {
      child.stdout?.once('data', (chunk) => resolve(String(chunk)));
      child.once('close', (code) => reject(new Error(`dev ended with ${code}\n${dev.log}`)));
    });
    return { dev, url: JSON.parse(line).url.replace(/\/$/, '') };
  }

  /** Sends a signal and does not wait for what comes of it. */
  signal(name: NodeJS.Signals): void {
    this.#child.kill(name);
  }

  /** Interrupts it as Ctrl+C does, or ends it otherwise. Resolves with the exit code. */
  stop(signal: NodeJS.Signals = 'SIGINT'): Promise<number | null> {
    const { exitCode, signalCode } = this.#child;
    if (exitCode !== null || signalCode !== null) return Promise.resolve(exitCode);
    return new Promise((resolve) => {
      this.#child.removeAllListeners('close');
      this.#child.once('close', resolve);
      this.#child.kill(signal);
    });
  }
}
