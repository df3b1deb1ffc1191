/** What has to be cleared away among social log-ins now and then. */
export { dropStaleLogIns } from './repository.ts';
