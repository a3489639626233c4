/** A rejected request; the message is the text of the response. */
export class RequestFault extends Error {
  override name = 'RequestFault';
  readonly status: 400 | 403 | 413 | 422;

  constructor(status: RequestFault['status'], message: string) {
    super(message);
    this.status = status;
  }
}
