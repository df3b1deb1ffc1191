/** What has to be cleared away among accounts now and then. */
export { dropStaleExports } from './exportData.ts';
export { fillMobileKeys } from './fillMobileKeys.ts';
export { dropStaleAddresses } from './knownAddresses.ts';
