import type { ExitCode, Io } from './io.ts';

/**
 * True if a command line asks for a JSON document, even if it is otherwise invalid.
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

/** Prints the error as JSON document, if JSON was requested. */
export function printFailure(json: boolean, message: string, { stdout }: Pick<Io, 'stdout'>): void {
  if (json) stdout.write(`${JSON.stringify({ error: message })}\n`);
}

/** An error, for people and for scripts. */
export interface Failure {
  code: ExitCode;
  /** Full sentences. */
  message: string;
  json: boolean;
}

/** Reports why a command failed, with `--json` also as document. Returns its exit code. */
export function fail(
  { code, message, json }: Failure,
  io: Pick<Io, 'stdout' | 'stderr'>,
): ExitCode {
  io.stderr.write(`${message}\n`);
  printFailure(json, message, io);
  return code;
}
