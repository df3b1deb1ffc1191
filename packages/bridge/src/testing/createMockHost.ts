import type { HostContext, HostOptions, WidgetConnection } from '../host/types.ts';
import { createHost } from '../host/createHost.ts';
import type { TextPort } from '../messengers/types.ts';
import type { BridgeEvent } from '../protocol/events.ts';
import type { HostHandlers } from '../protocol/methods.ts';

/** Options of `createMockHost`. */
export interface MockHostOptions extends Partial<Omit<HostOptions, 'context' | 'origin'>> {
  /** The context for the page. @default iOS, English, CHN, app version 2.3.0 */
  readonly context?: Partial<HostContext> | undefined;
  /** The page that gets the host. @default window */
  readonly window?: Window | undefined;
}

/** A call made by the page. */
export interface RecordedCall {
  readonly method: string;
  readonly argument: unknown;
}

/** A native app simulated in the page itself. */
export interface MockHost extends WidgetConnection {
  /** Every call so far. */
  readonly calls: readonly RecordedCall[];
  /** Every event so far. */
  readonly events: readonly BridgeEvent[];
  /** Every height so far, in CSS pixels. */
  readonly heights: readonly number[];
}

type Listener = (text: unknown) => void;

/** Adds the object of an Android app, with a simulated app, to the page: call it before `connectToHost`. */
export function createMockHost(options: MockHostOptions = {}): MockHost {
  const page = options.window ?? window;
  const calls: RecordedCall[] = [];
  const events: BridgeEvent[] = [];
  const heights: number[] = [];
  const inApp = new Set<Listener>();
  const inPage = new Set<(event: { readonly data: string }) => void>();
  // Always asynchronous, as between two processes.
  const deliver = (run: () => void): void => queueMicrotask(run);

  Reflect.defineProperty(page, 'PawletAndroid', {
    configurable: true,
    value: {
      postMessage: (text: string) => deliver(() => inApp.forEach((notify) => notify(text))),
      addEventListener: (_type: string, notify: (event: { readonly data: string }) => void) =>
        inPage.add(notify),
      removeEventListener: (_type: string, notify: (event: { readonly data: string }) => void) =>
        inPage.delete(notify),
    },
  });
  const port: TextPort = {
    kind: 'android',
    realtime: true,
    send: (data) => deliver(() => inPage.forEach((notify) => notify({ data }))),
    onText: (listener) => {
      inApp.add(listener);
      return () => void inApp.delete(listener);
    },
  };

  const handlers = Object.fromEntries(
    Object.entries(options.handlers ?? {}).map(([method, handler]) => [
      method,
      (argument: unknown) => {
        calls.push({ method, argument });
        return (handler as (argument: unknown) => unknown)(argument);
      },
    ]),
  ) as HostHandlers;

  const host = createHost(port, {
    ...options,
    origin: 'https://mock.invalid',
    context: { platform: 'ios', language: 'en', country: 'CHN', appVersion: '2.3.0', ...options.context },
    handlers,
    onEvent: (event) => {
      events.push(event);
      options.onEvent?.(event);
    },
    onHeight: (height) => {
      heights.push(height);
      options.onHeight?.(height);
    },
  });
  return {
    ...host,
    calls,
    events,
    heights,
    destroy: () => {
      host.destroy();
      Reflect.deleteProperty(page, 'PawletAndroid');
    },
  };
}
