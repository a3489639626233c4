/** Why something was not done, in words for the owner (docs/product.md, "Owner's area"). */
export class AdminFault extends Error {}

/** The words for anything that went wrong; what is not ours is a matter of the browser. */
export function faultText(error: unknown): string {
  if (error instanceof AdminFault) return error.message;
  if (!isSecureContext) return 'Signing in needs a secure connection (https).';
  return 'This browser does not allow it to be kept. Allow storage for this site and try again.';
}
