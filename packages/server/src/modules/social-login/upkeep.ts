/** Periodic cleanup of social log-ins. */
export { dropStaleLogIns } from './repository.ts';
