import { connectToHost } from '../../src/guest/index.ts';
import { createHost } from '../../src/host/createHost.ts';
import { createReactNativeHost } from '../../src/host/index.ts';
import type { TextPort } from '../../src/messengers/types.ts';
import { createActions, createNotes, noting, poorBrowser } from '../guestActions.ts';
import { createHostSide, type Stage } from '../stage.ts';

type Listener = (text: unknown) => void;

/** The top window of the test's frame, as a page outside a frame sees itself. */
export function asTopPage(): Window & typeof globalThis {
  // Vitest's pages are in a frame, where native apps are not contacted.
  const own = new Map<string, unknown>();
  const top: Window & typeof globalThis = new Proxy(window, {
    get: (target, name) => {
      if (name === 'parent' || name === 'top') return top;
      if (own.has(String(name))) return own.get(String(name));
      const value: unknown = Reflect.get(target, name);
      return typeof value === 'function' && /^[a-z]/u.test(String(name))
        ? (value.bind(target) as unknown)
        : value;
    },
    defineProperty: (_target, name, descriptor) => {
      own.set(String(name), descriptor.value);
      return true;
    },
    deleteProperty: (_target, name) => own.delete(String(name)),
  });
  return top;
}
let page: Window & typeof globalThis = window;

/** The objects an app of each kind adds to the page, and how it delivers messages. */
interface App {
  readonly object: object;
  readonly name: string;
  /** Delivers the app's texts to the page. */
  readonly deliver: (text: string) => void;
  readonly leave?: () => void;
}

/** `webkit-relay` is an app with its handler in an isolated script world. */
type AppKind = 'webkit' | 'webkit-relay' | 'android' | 'react-native';

function receive(text: string): void {
  (Reflect.get(page, '__pawletBridge') as { receive: Listener } | undefined)?.receive(text);
}

function app(kind: AppKind, toApp: Listener): App {
  // Always asynchronous, as between two processes.
  const postMessage = (text: unknown): void => queueMicrotask(() => toApp(text));
  if (kind === 'webkit')
    return { name: 'webkit', object: { messageHandlers: { pawlet: { postMessage } } }, deliver: receive };
  if (kind === 'webkit-relay') {
    const { dataset } = document.documentElement;
    const notify = (event: Event): void => postMessage((event as CustomEvent<string>).detail);
    dataset['pawletBridge'] = 'webkit';
    window.addEventListener('pawlet:native', notify);
    const leave = (): void => {
      delete dataset['pawletBridge'];
      window.removeEventListener('pawlet:native', notify);
    };
    return { name: 'unused', object: {}, deliver: receive, leave };
  }
  if (kind === 'react-native')
    return { name: 'ReactNativeWebView', object: { postMessage }, deliver: receive };
  const listeners = new Set<(event: { data: string }) => void>();
  const object = {
    postMessage,
    addEventListener: (_type: string, notify: (event: { data: string }) => void) => listeners.add(notify),
    removeEventListener: (_type: string, notify: (event: { data: string }) => void) =>
      listeners.delete(notify),
  };
  // In both ways, as an app may: the page handles each message once.
  const deliver = (data: string): void => {
    listeners.forEach((notify) => notify({ data }));
    receive(data);
  };
  return { name: 'PawletAndroid', object, deliver };
}

/** A page with a native app simulated in it. */
export function openInPage(kind: AppKind): Stage {
  const { received, options } = createHostSide();
  const inApp = new Set<Listener>();
  let listenToWebView: ((text: unknown) => void) | undefined;
  let present: App | undefined;
  /** Loads a page; messages of the previous one are ignored. */
  const load = (): void => {
    present?.leave?.();
    page = asTopPage();
    const own: App = app(kind, (text) => {
      if (own !== present) return;
      inApp.forEach((notify) => notify(text));
      listenToWebView?.(text);
    });
    present = own;
    Reflect.defineProperty(page, own.name, { value: own.object, configurable: true });
  };
  load();
  const deliver = (text: string): void => queueMicrotask(() => present?.deliver(text));
  const port: TextPort = {
    kind: 'webkit',
    realtime: true,
    send: deliver,
    onText: (notify) => {
      inApp.add(notify);
      return () => void inApp.delete(notify);
    },
  };

  const connectHost = () => {
    if (kind !== 'react-native') return createHost(port, { ...options, origin: 'https://shop.test' });
    const host = createReactNativeHost({
      ...options,
      origin: 'https://shop.test',
      inject: (script) =>
        queueMicrotask(() => {
          // oxlint-disable-next-line typescript/no-implied-eval -- this is what the WebView does with it
          const run = new Function('window', 'location', script) as (page: Window, location: object) => void;
          run(page, { origin: 'https://shop.test' });
        }),
    });
    listenToWebView = (data) =>
      host.onMessage({ nativeEvent: { data: String(data), url: 'https://shop.test/widget.html#/cart' } });
    return host;
  };

  const connectGuest = () => {
    const notes = createNotes();
    const connection = connectToHost({ fallback: poorBrowser, window: page, ...noting(notes) });
    return { connection, actions: createActions(connection, notes) };
  };
  const host = connectHost();
  let guest = connectGuest();
  return {
    kind,
    host,
    received,
    act: async (action, argument) => guest.actions[action]?.(argument as never),
    restart: async () => {
      load();
      guest = connectGuest();
      await guest.connection.ready;
    },
    deliver: (text) => present?.deliver(text),
    end: () => {
      guest.connection.close();
      host.destroy();
      present?.leave?.();
    },
  };
}
