/** A start that cannot work; the message for the operator has the problem and its solution. */
export class StartError extends Error {
  override readonly name = 'StartError';
}

/** The `code` of a system error such as EADDRINUSE; '' for others. */
export function readSystemCode(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
}
