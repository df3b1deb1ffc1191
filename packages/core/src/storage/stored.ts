import { ownStorage, type StorageArea } from './ownStorage.ts';
import { parseJson } from './parseJson.ts';

/** Reads an entry of the browser's storage; undefined where there is none, or where storage is blocked. */
export function readStoredText(area: StorageArea, name: string): string | undefined {
  try {
    return ownStorage(area)?.getItem(name) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Stores an entry, undefined removes it. False where the browser does not store it: storage is blocked or full. */
export function writeStoredText(area: StorageArea, name: string, text: string | undefined): boolean {
  const storage = ownStorage(area);
  try {
    if (text === undefined) storage?.removeItem(name);
    else storage?.setItem(name, text);
    return storage !== undefined;
  } catch {
    return false;
  }
}

/** Reads the JSON of an entry: another version or another script may have written it. Undefined where it is not JSON. */
export function readStored(area: StorageArea, name: string): unknown {
  return parseJson(readStoredText(area, name));
}

/** Stores a value as JSON, undefined removes it. False where the browser does not store it. */
export function writeStored(area: StorageArea, name: string, value: unknown): boolean {
  return writeStoredText(area, name, value === undefined ? undefined : JSON.stringify(value));
}
