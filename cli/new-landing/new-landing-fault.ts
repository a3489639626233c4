import type { Diagnostic } from '../content/diagnostic.ts';

/**
 * A reason why no landing can be written: `usage` if the command line cannot be understood, `refused` if it
 * can and its content or address must not be.
 */
export class NewLandingFault extends Error {
  readonly kind: 'usage' | 'refused';
  /** What is wrong, where a place can be named; told instead of the message. */
  readonly diagnostics: readonly Diagnostic[];

  constructor(kind: 'usage' | 'refused', message: string, diagnostics: readonly Diagnostic[] = []) {
    super(message);
    this.kind = kind;
    this.diagnostics = diagnostics;
  }
}
