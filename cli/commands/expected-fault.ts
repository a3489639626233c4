import { NoSiteFault } from '../site/site-paths.ts';
import { BuildFault } from '../system/build-fault.ts';
import { EXIT, type ExitCode, type Io } from '../system/io.ts';
import { explainSystemError } from '../system/system-fault.ts';

/** Exit code and message for a failure that the user can act on; undefined for a bug in the tool. */
export function expectedFault(
  error: unknown,
  cwd: string,
): { code: ExitCode; error: string } | undefined {
  if (error instanceof NoSiteFault) return { code: EXIT.usage, error: error.message };
  const message = error instanceof BuildFault ? error.message : explainSystemError(error, cwd);
  return message === undefined ? undefined : { code: EXIT.failed, error: message };
}

/**
 * The same for a command that prints a JSON document of its own; like every command with `--json`, it also prints
 * the message for people.
 *
 * @throws the error if it is a bug in the tool.
 */
export function faultOutcome(
  error: unknown,
  { json }: { json: boolean },
  io: Io,
): { code: ExitCode; error: string } {
  const expected = expectedFault(error, io.cwd);
  if (!expected) throw error;
  if (json) io.stderr.write(`${expected.error}\n`);
  return expected;
}
