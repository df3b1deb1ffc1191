import type { BootCall } from '@pawlet/core/http';
import type { StartParameters } from '@pawlet/core/session';

/** What the boot script hands to the bundle. */
export interface StartRecord {
  /** The start-up parameters, which are gone from the address by now. */
  readonly start: StartParameters;
  /** The first calls; none where the bundle has to decide whom to ask. */
  readonly calls: readonly BootCall[];
}

declare global {
  interface Window {
    __pawletStart?: StartRecord | undefined;
  }
}

/** Hands out what the boot script left, once. */
export function takeStartRecord(): StartRecord | undefined {
  const record = window.__pawletStart;
  delete window.__pawletStart;
  return record;
}
