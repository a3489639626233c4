import { EXIT, type ExitCode } from '../system/io.ts';

/** Why nothing was published; the message is for the user. */
export class PublishFault extends Error {
  readonly code: ExitCode;

  constructor(message: string, code: ExitCode = EXIT.failed) {
    super(message);
    this.code = code;
  }
}
