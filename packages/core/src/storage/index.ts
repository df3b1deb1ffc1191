export type { StorageArea } from './ownStorage.ts';
export { readStored, readStoredText, writeStored, writeStoredText } from './stored.ts';
