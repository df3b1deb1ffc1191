/** Periodic cleanup of account data. */
export { dropStaleExports } from './exportData.ts';
export { fillMobileKeys } from './fillMobileKeys.ts';
export { dropStaleAddresses } from './knownAddresses.ts';
