/** Removes all of a shopper's data from this device: histories, drafts, invoice titles, choices. */
export function forgetDevice(owner: number, storage: Storage | undefined = storageOf()): void {
  if (storage === undefined) return;
  for (const name of Object.keys(storage)) {
    // Each shopper has her own entries: `pawlet:<what>:<id>`, some with a suffix.
    const [ours, ...rest] = name.split(':');
    if (ours === 'pawlet' && rest.includes(String(owner))) storage.removeItem(name);
  }
}

function storageOf(): Storage | undefined {
  try {
    return localStorage;
  } catch {
    // Blocked: nothing is stored.
    return undefined;
  }
}
