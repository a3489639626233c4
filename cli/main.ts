import { EXIT, type Io } from './io.ts';
import { VERSION } from './version.ts';

const interruption = new AbortController();
for (const name of ['SIGINT', 'SIGTERM'] as const) {
  process.once(name, () => interruption.abort(name));
}

// A reader that closes the pipe early (`touchdown lint | head`) is no fault of ours.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(EXIT.success);
  throw error;
});

const io: Io = {
  cwd: process.cwd(),
  stdin: process.stdin,
  stdout: process.stdout,
  stderr: process.stderr,
  env: process.env,
  interactive: Boolean(process.stdin.isTTY && process.stdout.isTTY),
  terminal: Boolean(process.stderr.isTTY),
  signal: interruption.signal,
};

/** Asked for often and by scripts, so it is answered before the command line is even parsed. */
function asksForVersion([first, ...others]: readonly string[]): boolean {
  return (first === '--version' || first === '-v') && others.length === 0;
}

const args = process.argv.slice(2);
if (asksForVersion(args)) {
  process.stdout.write(`${VERSION}\n`);
} else {
  const { run } = await import('./program.ts');
  process.exitCode = await run(args, io);
}
