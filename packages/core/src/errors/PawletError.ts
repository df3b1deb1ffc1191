/** All codes of a `PawletError`. */
export const pawletErrorCodes = [
  'NETWORK',
  'TIMEOUT',
  'ABORTED',
  'HTTP',
  'CONTRACT',
  'UNAUTHORIZED',
  'FORBIDDEN',
  'CONFIG',
  'PROTOCOL',
  'UNAVAILABLE',
  'UPGRADE_REQUIRED',
] as const;

/**
 * The kind of failure: NETWORK no reply, TIMEOUT no reply in time, ABORTED cancelled by the caller, HTTP a status
 * without a usable envelope, CONTRACT a reply that does not match the contract, UNAUTHORIZED not logged in, FORBIDDEN
 * no permission, CONFIG an integration mistake, PROTOCOL incompatible messages between the page and its embedder,
 * UNAVAILABLE not supported by the embedder, UPGRADE_REQUIRED the app is too old, or its version cannot be parsed.
 */
export type PawletErrorCode = (typeof pawletErrorCodes)[number];

/** Options of `PawletError`. */
export interface PawletErrorOptions extends ErrorOptions {
  /** The `x-request-id` of the reply, if any. */
  readonly requestId?: string | undefined;
}

/**
 * The only error class that Pawlet throws; its message is for developers, shoppers see `error.<code>` of the catalogue.
 */
export class PawletError extends Error {
  override readonly name: string = 'PawletError';
  /** The kind of failure. */
  readonly code: PawletErrorCode;
  /** The `x-request-id` of the failed reply, for logs and support. */
  readonly requestId: string | undefined;

  constructor(code: PawletErrorCode, message: string, options?: PawletErrorOptions) {
    super(message, options);
    this.code = code;
    this.requestId = options?.requestId;
  }
}

/** A reply whose HTTP status is not 200 and whose body is not a valid envelope. */
export class HttpError extends PawletError {
  /** The HTTP status of the reply. */
  readonly status: number;

  constructor(status: number, message: string, options?: PawletErrorOptions) {
    super('HTTP', message, options);
    this.status = status;
  }
}
