/** A start that cannot work, with a message for the person who starts the shop: what is wrong and the way out. */
export class StartError extends Error {
  override readonly name = 'StartError';
}

/** The `code` of a system error such as EADDRINUSE; '' for others. */
export function systemCodeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
}
