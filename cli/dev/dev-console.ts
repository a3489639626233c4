import { Console } from 'node:console';
import { Writable } from 'node:stream';

/** Lines of Vite and Vike that tell a marketer nothing: each request, and the start of the module runner. */
const NOISE = /\[vike\]\[request-\d+\] HTTP re(?:quest|sponse) .*|\[vite\] connected\./;

/**
 * Sends what libraries print to `stderr`, without their routine lines: standard output belongs to the
 * command's own result. They go on for a moment after a server is closed, so it stays like that.
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
