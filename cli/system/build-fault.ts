/** A build failure that the user can act on: reported without a stack, exit code 1. */
export class BuildFault extends Error {
  override name = 'BuildFault';
}
