import { Console } from 'node:console';
import { Writable } from 'node:stream';

/** Lines of Vite and Vike without value to a marketer: each request, and the start of the module runner. */
const NOISE = /\[vike\]\[request-\d+\] HTTP re(?:quest|sponse) .*|\[vite\] connected\./;

/**
 * Redirects the output of libraries to `stderr`, without routine lines: standard output belongs to the command's
 * own result. Libraries still print for a moment after a server is closed, so this is not undone.
 */
export function takeConsole(stderr: Writable): void {
  const sink = new Writable({
    write(chunk: Buffer, _, done) {
      const text = chunk.toString('utf8');
      if (!NOISE.test(text)) stderr.write(text);
      done();
    },
  });
  globalThis.console = new Console({ stdout: sink, stderr: sink });
}
