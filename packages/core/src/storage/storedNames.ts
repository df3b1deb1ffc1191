import { ownStorage, type StorageArea } from './ownStorage.ts';

/** The names of all entries of the page's origin, other scripts' among them. */
export function storedNames(area: StorageArea): readonly string[] {
  return Object.keys(ownStorage(area) ?? {});
}
