/**
 * A reason why no landing can be written, in words for the user: `usage` if the command line is
 * wrong, `taken` if the address is in use.
 */
export class NewLandingFault extends Error {
  readonly kind: 'usage' | 'taken';

  constructor(kind: 'usage' | 'taken', message: string) {
    super(message);
    this.kind = kind;
  }
}
