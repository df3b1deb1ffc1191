/** What has to be cleared away among accounts now and then. */
export { dropStaleExports } from './exportData.ts';
export { dropStaleAddresses } from './knownAddresses.ts';
