/** How long the browser stores an entry: on the `device` until it is removed, or in the `tab` until that is closed. */
export type StorageArea = 'device' | 'tab';

/** The browser's storage; undefined where there is none or it is blocked. */
export function ownStorage(area: StorageArea = 'device'): Storage | undefined {
  try {
    // Access throws where cookies are blocked. A server may have a localStorage too, shared by all visitors.
    if (typeof window === 'undefined') return undefined;
    // oxlint-disable-next-line no-restricted-properties -- the only place
    return area === 'tab' ? window.sessionStorage : window.localStorage;
  } catch {
    return undefined;
  }
}

/** Whether the browser stores anything here: many do not in a frame of another site. */
export function isStorageAvailable(area: StorageArea = 'device'): boolean {
  return Boolean(ownStorage(area));
}
