import { PawletError, pawletErrorCodes, type HttpError } from './PawletError.ts';

/** Tells a `PawletError`, also one that crossed a frame or a message and lost its class; with `code`, only that kind. */
export function isPawletError(error: unknown, code?: PawletError['code']): error is PawletError {
  if (typeof error !== 'object' || error === null) return false;
  const named = 'name' in error && error.name === 'PawletError';
  if (!(error instanceof PawletError) && !named) return false;
  if (!('code' in error)) return false;
  const found = pawletErrorCodes.find((known) => known === error.code);
  return found !== undefined && (code === undefined || found === code);
}

/** Tells an `HttpError`, which carries the status of the reply, by instance or by its fields. */
export function isHttpError(error: unknown): error is HttpError {
  return isPawletError(error, 'HTTP') && 'status' in error && typeof error.status === 'number';
}
