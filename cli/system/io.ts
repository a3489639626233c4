import type { Readable, Writable } from 'node:stream';

/** Exit codes of every command (docs/product.md, "Commands"). */
export const EXIT = { success: 0, failed: 1, usage: 2, fault: 3 } as const;

export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

/** The environment of a command, so that tests can run commands in their own process. */
export interface Io {
  /** Working folder; relative paths in options are resolved against it. */
  cwd: string;
  stdin: Readable;
  stdout: Writable;
  stderr: Writable;
  env: NodeJS.ProcessEnv;
  /** True only if standard input and output are both terminals: otherwise nothing prompts. */
  interactive: boolean;
  /** True if colors and progress may be written to standard error. */
  terminal: boolean;
  /** Aborted when the user interrupts; long-running commands then end cleanly. */
  signal: AbortSignal;
}
