/** Every code a `PawletError` may carry; the list is closed. */
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
 * What kind of failure it is: NETWORK no reply, TIMEOUT no reply in time, ABORTED given up by the caller,
 * HTTP a status without a usable envelope, CONTRACT a reply that does not fit the contract,
 * UNAUTHORIZED not logged in, FORBIDDEN no permission, CONFIG a mistake of the integrator,
 * PROTOCOL the page and its embedder do not understand each other, UNAVAILABLE the embedder cannot do it,
 * UPGRADE_REQUIRED the app is too old for it, or its version cannot be read.
 */
export type PawletErrorCode = (typeof pawletErrorCodes)[number];

/** What `PawletError` takes beside its message. */
export interface PawletErrorOptions extends ErrorOptions {
  /** The `x-request-id` of the reply, if there was one. */
  readonly requestId?: string | undefined;
}

/** The one error that Pawlet throws; its message is for developers, shoppers read `error.<code>` of the catalogue. */
export class PawletError extends Error {
  override readonly name: string = 'PawletError';
  /** What kind of failure it is. */
  readonly code: PawletErrorCode;
  /** The `x-request-id` of the reply that failed, for the log and the operator. */
  readonly requestId: string | undefined;

  constructor(code: PawletErrorCode, message: string, options?: PawletErrorOptions) {
    super(message, options);
    this.code = code;
    this.requestId = options?.requestId;
  }
}

/** A reply whose HTTP status is not 200 and whose body is no envelope that the client knows. */
export class HttpError extends PawletError {
  /** The HTTP status of the reply. */
  readonly status: number;

  constructor(status: number, message: string, options?: PawletErrorOptions) {
    super('HTTP', message, options);
    this.status = status;
  }
}
