import { lazy } from '../lazy/lazy.ts';
import { chooseFiles } from './chooseFiles.ts';
import { copyText } from './copyText.ts';
import { routeUrl } from './routeUrl.ts';
import { toSafeUrl } from './safeUrl.ts';
import type {
  HapticKind,
  HostCapability,
  HostOutcome,
  HostPort,
  PayRequest,
  ShareContent,
  ShareOutcome,
} from './types.ts';

/** Options of `createBrowserHost`. */
export interface BrowserHostOptions {
  /** The window to act on. @default window */
  readonly window?: (Window & typeof globalThis) | undefined;
  /**
   * Opens a route of the shop; return `false` to leave it to the host.
   * @default sets the hash; with `shopOrigin` opens the page of the shop
   */
  readonly onNavigate?: ((route: string) => boolean | void) | undefined;
  /**
   * Origin of the shop, for pages that are not the shop's own. The host then never changes the URL of the page: pages
   * of the shop and wallets open in new windows. @default the page is the shop's own
   */
  readonly shopOrigin?: string | undefined;
}

/** Few visitors save a picture or share their location. */
const seldom = lazy(() => import('./seldom.ts'));

/** Milliseconds of vibration. */
const vibrations: Readonly<Record<HapticKind, number | number[]>> = {
  selection: 8,
  success: [12, 60, 12],
  warning: 24,
  error: [24, 60, 24],
};

const never: ReadonlySet<HostCapability> = new Set([
  'scanCode',
  'close',
  'openAppStore',
  'track',
  'login',
  'requestToken',
  'listDevices',
  'setReminder',
]);

/** Implements what a plain browser supports. Accesses the window only when called: a server has none. */
export function createBrowserHost(options: BrowserHostOptions = {}): HostPort {
  const page = (): Window & typeof globalThis => options.window ?? window;
  const hasPage = options.window !== undefined || typeof window !== 'undefined';
  const unavailable = (): Promise<HostOutcome> => Promise.resolve('unavailable');

  const openTopLevel = (url: string): HostOutcome => {
    const safe = toSafeUrl(url, page().location.href);
    if (safe === undefined) return 'failed';
    if (!safe.startsWith('http')) {
      page().location.href = safe;
      return 'done';
    }
    // With `noopener` the result is always null, so a blocked window cannot be detected.
    page().open(safe, '_blank', 'noopener,noreferrer');
    return 'done';
  };

  let walletWindow: Window | null = null;
  const { shopOrigin, onNavigate } = options;
  const outside = shopOrigin !== undefined && {
    prepareWallet: () => {
      // A browser opens windows only during the tap; the wallet's URL arrives after a call.
      const name = `pawlet-wallet-${Date.now()}`;
      const opened = page().open('', name);
      walletWindow = opened;
      return { windowName: opened === null ? undefined : name, cancel: () => opened?.close() };
    },
    pay: ({ payment }: PayRequest): Promise<HostOutcome> => {
      const safe = toSafeUrl(payment);
      if (safe === undefined || walletWindow === null) return Promise.resolve('failed');
      walletWindow.location.replace(safe);
      // The wallet must not access the application's page. Set last: `replace` needs it.
      walletWindow.opener = null;
      return Promise.resolve('done');
    },
  };

  return {
    platform: 'browser',
    isAvailable: (capability) => {
      if (never.has(capability) || !hasPage) return false;
      if (capability === 'haptic') return typeof page().navigator.vibrate === 'function';
      if (capability === 'getLocation') return 'geolocation' in page().navigator;
      // In a browser the shop renders its own bar; the tab's title alone is not a bar.
      if (capability === 'setTitle') return false;
      if (capability === 'navigate') return shopOrigin === undefined || onNavigate !== undefined;
      return true;
    },
    pay: ({ payment }) => {
      const safe = toSafeUrl(payment, page().location.href);
      if (safe === undefined) return Promise.resolve('failed');
      if (page().top === page()) page().location.assign(safe);
      else page().open(safe, '_blank', 'noopener');
      return Promise.resolve('done');
    },
    share: (content) => share(content, page()),
    openUrl: (url) => Promise.resolve(openTopLevel(url)),
    chooseImage: ({ accept, multiple }) => chooseFiles(page().document, `${accept}/*`, multiple),
    saveImage: async (image, fileName) => (await seldom.load()).saveFile(page().document, image, fileName),
    getLocation: async () => (await seldom.load()).locate(page().navigator.geolocation),
    scanCode: () => Promise.resolve(undefined),
    copy: (text) => copyText(page(), text),
    haptic: (kind) => {
      if (typeof page().navigator.vibrate === 'function') page().navigator.vibrate(vibrations[kind]);
    },
    setTitle: (title) => {
      page().document.title = title;
    },
    close: unavailable,
    back: () => {
      page().history.back();
      return Promise.resolve('done');
    },
    navigate: (route, { canStay = false } = {}) => {
      if (!/^\/(?![/\\])/u.test(route)) return Promise.resolve('failed');
      if (onNavigate !== undefined && onNavigate(route) !== false) return Promise.resolve('done');
      if (shopOrigin !== undefined)
        return Promise.resolve(canStay ? 'unavailable' : openTopLevel(routeUrl(route, shopOrigin)));
      page().location.hash = route;
      return Promise.resolve('done');
    },
    openAppStore: unavailable,
    track: () => undefined,
    login: () => Promise.resolve(undefined),
    requestToken: () => Promise.resolve(undefined),
    listDevices: () => Promise.resolve([]),
    setReminder: unavailable,
    ...outside,
  };
}

async function share(
  { title, text, url }: ShareContent,
  page: Window & typeof globalThis,
): Promise<ShareOutcome> {
  const data = { title, url, ...(text === undefined ? {} : { text }) };
  if (typeof page.navigator.share === 'function') {
    try {
      await page.navigator.share(data);
      return 'done';
    } catch (error) {
      if (error instanceof Error && error.name === 'AbortError') return 'cancelled';
      // Not allowed in this frame, or nothing to share with: fall back to the clipboard.
    }
  }
  return (await copyText(page, url)) === 'done' ? 'copied' : 'failed';
}
