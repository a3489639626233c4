import type { ExitCode } from '../system/io.ts';
import { EXIT } from '../system/io.ts';

/** Why a page cannot be renamed or removed; the message is for the user. */
export class MoveFault extends Error {
  readonly code: ExitCode;

  constructor(message: string, code: ExitCode = EXIT.failed) {
    super(message);
    this.code = code;
  }
}
