import type { ExitCode, Io } from './io.ts';

/**
 * True if a command line asks for a JSON document, also one that cannot be understood otherwise.
 *
 * @param args after the program's name.
 */
export function asksForJson(args: readonly string[]): boolean {
  const end = args.indexOf('--');
  const options = end === -1 ? args : args.slice(0, end);
  return options.some(
    (option, index) =>
      option === '--json' ||
      option === '--format=json' ||
      (option === 'json' && options[index - 1] === '--format'),
  );
}

/** Prints why a command could not go on as its JSON document; nothing if none was asked for. */
export function printFailure(json: boolean, message: string, { stdout }: Pick<Io, 'stdout'>): void {
  if (json) stdout.write(`${JSON.stringify({ error: message })}\n`);
}

/** What went wrong, for people and for scripts. */
export interface Failure {
  code: ExitCode;
  /** Whole sentences. */
  message: string;
  json: boolean;
}

/** Ends a command that could not go on: says why, with `--json` in a document, too. Returns its exit code. */
export function fail(
  { code, message, json }: Failure,
  io: Pick<Io, 'stdout' | 'stderr'>,
): ExitCode {
  io.stderr.write(`${message}\n`);
  printFailure(json, message, io);
  return code;
}
