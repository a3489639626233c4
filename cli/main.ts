import {
  compileExpressionsEarly,
  keepYoungGenerationSmall,
  limitHeapGrowth,
  optimizeLate,
} from './system/engine-flags.ts';
import { asksForJson, fail } from './system/failure.ts';
import { EXIT, type Io } from './system/io.ts';
import { VERSION } from './system/version.ts';

/**
 * A closed standard output or error (`touchdown lint | head`) does not stop the process: a build still finishes
 * cleanly and reports its result by exit code.
 */
function outliveReaders(stream: NodeJS.WriteStream, name: string): void {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE' || error.code === 'ERR_STREAM_DESTROYED') return;
    process.exitCode ||= EXIT.failed;
    void complain(error, name);
  });
}

/** Reports an error that occurs outside any command. */
async function complain(error: unknown, path: string): Promise<void> {
  const { explainSystemError, namePath } = await import('./system/system-fault.ts');
  const words = explainSystemError(namePath(error, path), '/');
  process.stderr.write(`${words ?? (error as Error).message}\n`);
}

function workingFolder(): string | undefined {
  try {
    return process.cwd();
  } catch {
    return undefined;
  }
}

/** Limits the heap of commands that go through any number of pages and then exit. */
function limitHeap(command: string | undefined): void {
  const bundles = command === 'build' || command === 'plan';
  if (bundles) keepYoungGenerationSmall();
  if (bundles) limitHeapGrowth('slow');
  // It slows growth further down if it starts threads.
  if (command === 'lint') limitHeapGrowth('moderate');
}

/** Scripts ask for it often, so it is answered before the command line is parsed. */
function asksForVersion([first, ...others]: readonly string[]): boolean {
  return (first === '--version' || first === '-v') && others.length === 0;
}

/** Fails if the process ends before its command has, for example because code of the site calls `process.exit`. */
function failUnfinished(args: readonly string[]): () => void {
  const atEnd = () => {
    const message =
      'The command was ended before it was done, by code of the site or of a package that it loads.';
    process.exitCode = fail({ code: EXIT.failed, message, json: asksForJson(args) }, process);
  };
  process.once('exit', atEnd);
  return atEnd;
}

async function main(args: readonly string[]): Promise<void> {
  const cwd = workingFolder();
  if (cwd === undefined) {
    const message = 'The working folder does not exist any longer. Change to another one.';
    process.exitCode = fail({ code: EXIT.failed, message, json: asksForJson(args) }, process);
    return;
  }
  const interruption = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM'] as const) {
    process.once(name, () => interruption.abort(name));
  }
  const io: Io = {
    cwd,
    stdin: process.stdin,
    stdout: process.stdout,
    stderr: process.stderr,
    env: process.env,
    interactive: Boolean(process.stdin.isTTY && process.stdout.isTTY),
    terminal: Boolean(process.stderr.isTTY),
    signal: interruption.signal,
  };
  const atEnd = failUnfinished(args);
  try {
    const { run } = await import('./program.ts');
    const code = await run(args, io);
    process.exitCode ||= code;
  } finally {
    process.off('exit', atEnd);
  }
}

optimizeLate();
compileExpressionsEarly();
outliveReaders(process.stdout, 'standard output');
outliveReaders(process.stderr, 'standard error');
const args = process.argv.slice(2);
limitHeap(args[0]);
if (asksForVersion(args)) process.stdout.write(`${VERSION}\n`);
else await main(args);
