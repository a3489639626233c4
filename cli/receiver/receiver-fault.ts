/** A receiver that cannot start for a reason the user can act on: told without a stack, exit code 1. */
export class ReceiverFault extends Error {
  override name = 'ReceiverFault';
}
