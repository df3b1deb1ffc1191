import type { BootCall } from '@pawlet/core/http';
import type { StartParameters } from '@pawlet/core/session';

/** What the boot script passes to the bundle. */
export interface StartRecord {
  /** The start-up parameters, which have been removed from the URL. */
  readonly start: StartParameters;
  /** The first calls; none where the bundle must choose the origin. */
  readonly calls: readonly BootCall[];
}

declare global {
  interface Window {
    __pawletStart?: StartRecord | undefined;
  }
}

/** Returns what the boot script left, once. */
export function takeStartRecord(): StartRecord | undefined {
  const record = window.__pawletStart;
  delete window.__pawletStart;
  return record;
}
