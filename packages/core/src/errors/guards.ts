import { PawletError, pawletErrorCodes, type HttpError } from './PawletError.ts';

/**
 * True for a `PawletError`, also one that crossed a frame or message and lost its class; with `code`, only for that
 * kind.
 *
 * @example
 * import { isPawletError } from '@pawlet/core/errors';
 *
 * try {
 *   await pawlet.api.goods.list({ keyword: 'fountain' });
 * } catch (error) {
 *   if (!isPawletError(error, 'NETWORK')) throw error;
 *   console.log('The shop does not reply.');
 * }
 */
export function isPawletError(error: unknown, code?: PawletError['code']): error is PawletError {
  if (typeof error !== 'object' || error === null) return false;
  const named = 'name' in error && error.name === 'PawletError';
  if (!(error instanceof PawletError) && !named) return false;
  if (!('code' in error)) return false;
  const found = pawletErrorCodes.find((known) => known === error.code);
  return found !== undefined && (code === undefined || found === code);
}

/** True for an `HttpError`, which has the status of the reply; by instance or by its fields. */
export function isHttpError(error: unknown): error is HttpError {
  return isPawletError(error, 'HTTP') && 'status' in error && typeof error.status === 'number';
}
