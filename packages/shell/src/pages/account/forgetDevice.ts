/** Forgets what this device keeps of a shopper: histories, drafts, invoice titles, choices. */
export function forgetDevice(owner: number, storage: Storage | undefined = storageOf()): void {
  if (storage === undefined) return;
  for (const name of Object.keys(storage)) {
    // Each shopper has entries of her own: `pawlet:<what>:<id>`, some with more behind it.
    const [ours, ...rest] = name.split(':');
    if (ours === 'pawlet' && rest.includes(String(owner))) storage.removeItem(name);
  }
}

function storageOf(): Storage | undefined {
  try {
    return localStorage;
  } catch {
    // Blocked: nothing is kept.
    return undefined;
  }
}
