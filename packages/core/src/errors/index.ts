export { isHttpError, isPawletError } from './guards.ts';
export { HttpError, PawletError, pawletErrorCodes } from './PawletError.ts';
export type { PawletErrorCode, PawletErrorOptions } from './PawletError.ts';
