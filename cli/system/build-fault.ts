/** A build that cannot go on for a reason the user can act on: told without a stack, exit code 1. */
export class BuildFault extends Error {
  override name = 'BuildFault';
}
