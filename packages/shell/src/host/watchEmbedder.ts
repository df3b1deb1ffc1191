/** Where native apps leave something of theirs before the page starts. */
const nativeObjects = ['PawletAndroid', 'ReactNativeWebView', '__wxjs_environment'];

/** Tells a page that may have somebody around it: a native app, a mini-program, or the page of a partner. */
function mayBeEmbedded(page: Window): boolean {
  if (page.parent !== page) return true;
  // An app whose handler the page's scripts cannot see says so here.
  if (page.document.documentElement.dataset['pawletBridge'] !== undefined) return true;
  const { webkit } = page as { readonly webkit?: { readonly messageHandlers?: object } };
  const handlers = webkit?.messageHandlers;
  return (
    (handlers !== undefined && Reflect.get(handlers, 'pawlet') !== undefined) ||
    nativeObjects.some((name) => name in page)
  );
}

/**
 * Calls `load` where somebody may be around the page, at once or when an app that puts its objects in late says its first
 * word. In a plain browser nothing is loaded.
 */
export function watchEmbedder(page: Window, load: () => void): void {
  if (mayBeEmbedded(page)) {
    load();
    return;
  }
  // Configurable, because the bridge puts its own in this place when it is there; its first word to the app is answered.
  Reflect.defineProperty(page, '__pawletBridge', { configurable: true, value: { receive: load } });
}
