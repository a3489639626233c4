import type { Diagnostic } from '../content/diagnostic.ts';

/**
 * A reason why no landing can be written: `usage` for an invalid command line, `refused` for invalid content or
 * address.
 */
export class NewLandingFault extends Error {
  readonly kind: 'usage' | 'refused';
  /** Findings with positions, reported instead of the message. */
  readonly diagnostics: readonly Diagnostic[];

  constructor(kind: 'usage' | 'refused', message: string, diagnostics: readonly Diagnostic[] = []) {
    super(message);
    this.kind = kind;
    this.diagnostics = diagnostics;
  }
}
