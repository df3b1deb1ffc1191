/** How long the browser stores an entry: on the `device` until it is removed, or in the `tab` until that is closed. */
export type StorageArea = 'device' | 'tab';

/** The browser's storage; undefined where there is none or it is blocked. */
export function ownStorage(area: StorageArea = 'device'): Storage | undefined {
  try {
    // Access throws where cookies are blocked. A server may have a localStorage too, shared by all visitors.
    if (typeof window === 'undefined') return undefined;
    return area === 'tab' ? window.sessionStorage : window.localStorage;
  } catch {
    return undefined;
  }
}
