/** What has to be cleared away among verification codes now and then. */
export { dropStaleCodes } from './repository.ts';
