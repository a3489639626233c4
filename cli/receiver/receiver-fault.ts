/** The receiver cannot start for a reason that the user can fix: reported without a stack trace, exit code 1. */
export class ReceiverFault extends Error {
  override name = 'ReceiverFault';
}
