import { storedNames, writeStoredText } from '@pawlet/core/storage';

/** Removes all of a shopper's data from this device: histories, drafts, invoice titles, choices. */
export function forgetDevice(owner: number): void {
  for (const name of storedNames('device')) {
    // Each shopper has her own entries: `pawlet:<what>:<id>`, some with a suffix.
    const [ours, ...rest] = name.split(':');
    if (ours === 'pawlet' && rest.includes(String(owner))) writeStoredText('device', name, undefined);
  }
}
