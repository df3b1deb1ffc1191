/** Periodic cleanup of verification codes. */
export { dropStaleCodes } from './repository.ts';
