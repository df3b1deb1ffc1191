export { createTextStorage } from './createTextStorage.ts';
export { isStorageAvailable } from './ownStorage.ts';
export type { StorageArea } from './ownStorage.ts';
export { readStored, readStoredText, writeStored, writeStoredText } from './stored.ts';
export { storedNames } from './storedNames.ts';
