/** A reply that is not of the operator API: of a proxy, of another program, or of another release. */
export class OperatorReplyError extends Error {
  override readonly name = 'OperatorReplyError';
  constructor(what: string) {
    super(`Pawlet: ${what}`);
  }
}
