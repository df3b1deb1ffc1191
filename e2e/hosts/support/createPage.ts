/** A page outside a browser, as far as the bridge and the native hosts' scripts use it. */
export function createPage(origin: string): Window & typeof globalThis {
  const target = new EventTarget();
  const page = {
    CustomEvent,
    document: { documentElement: { dataset: {} } },
    location: new URL(origin),
    addEventListener: target.addEventListener.bind(target),
    removeEventListener: target.removeEventListener.bind(target),
    dispatchEvent: target.dispatchEvent.bind(target),
  };
  return Object.assign(page, { window: page, parent: page, top: page }) as object as Window &
    typeof globalThis;
}
