/** Globals that native apps define before the page starts. */
const nativeObjects = ['PawletAndroid', 'ReactNativeWebView', '__wxjs_environment'];

/** Detects a page that may be embedded: in a native app, a mini-program, or a partner's page. */
export function mayBeEmbedded(page: Window): boolean {
  if (page.parent !== page) return true;
  // An app whose handler is hidden from the page's scripts sets this.
  if (page.document.documentElement.dataset['pawletBridge'] !== undefined) return true;
  const { webkit } = page as { readonly webkit?: { readonly messageHandlers?: object } };
  const handlers = webkit?.messageHandlers;
  return (
    (handlers !== undefined && Reflect.get(handlers, 'pawlet') !== undefined) ||
    nativeObjects.some((name) => name in page)
  );
}

/**
 * Calls `load` where the page may be embedded, at once or when an app that injects its objects late sends its first
 * message. In a plain browser nothing is loaded.
 */
export function watchEmbedder(page: Window, load: () => void): void {
  if (mayBeEmbedded(page)) {
    load();
    return;
  }
  // Configurable, because the bridge redefines it once it is loaded; the app's first message is answered then.
  Reflect.defineProperty(page, '__pawletBridge', { configurable: true, value: { receive: load } });
}
