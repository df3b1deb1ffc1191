import { randomUUID } from 'node:crypto';
import type { BridgeEvent, TokenGrant } from '@pawlet/bridge';
import { connectToHost, type HostConnection } from '@pawlet/bridge/guest';
import { createReactNativeHost, type HostContext, type ReactNativeHost } from '@pawlet/bridge/host';
import { createBrowserHost } from '@pawlet/core/host';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createShopHandlers, type AppServices } from '../src/bridge/createShopHandlers.ts';
import { createSimulatedWebView, type SimulatedWebView } from './simulatedWebView.ts';

const origin = 'https://shop.example.com';

function createApp() {
  return {
    openOutside: vi.fn<AppServices['openOutside']>(() => Promise.resolve()),
    share: vi.fn<AppServices['share']>(() => Promise.resolve(true)),
    close: vi.fn<() => void>(),
    setTitle: vi.fn<(title: string) => void>(),
    fetchToken: vi.fn<() => Promise<TokenGrant>>(() => Promise.resolve({ token: 'T-2' })),
  };
}

interface Shown {
  readonly app: ReturnType<typeof createApp>;
  readonly host: ReactNativeHost;
  readonly page: HostConnection;
  readonly webView: SimulatedWebView;
  readonly scripts: readonly string[];
  readonly events: readonly BridgeEvent[];
}

const open: { close(): void }[] = [];
afterEach(() => {
  for (const each of open.splice(0)) each.close();
});

/** The screen with its page, connected. */
async function show(context: Partial<HostContext> = {}): Promise<Shown> {
  const app = createApp();
  const scripts: string[] = [];
  const events: BridgeEvent[] = [];
  let webView: SimulatedWebView | undefined;
  const host = createReactNativeHost({
    origin,
    context: {
      platform: 'ios',
      language: 'de',
      country: 'DEU',
      token: 'T-1',
      appVersion: '2.3.0',
      ...context,
    },
    handlers: createShopHandlers(app),
    inject: (script) => {
      scripts.push(script);
      webView?.inject(script);
    },
    onEvent: (event) => void events.push(event),
  });
  webView = createSimulatedWebView(`${origin}/#/pages/cart/cart`, (event) => host.onMessage(event));
  const page = connectToHost({ fallback: createBrowserHost({ window: webView.page }), window: webView.page });
  open.push({
    close: () => {
      page.close();
      host.destroy();
    },
  });
  await page.ready;
  return { app, host, page, webView, scripts, events };
}

describe('a page of the shop in a simulated React Native WebView', () => {
  it('receives the launch context of its app', async () => {
    const { page } = await show();
    expect(page.state.get()).toEqual({ status: 'connected', transport: 'react-native' });
    expect(page.context.get()).toMatchObject({ platform: 'ios', token: 'T-1', language: 'de' });
    expect(page.isAvailable('pay')).toBe(true);
    expect(page.isAvailable('scanCode')).toBe(false);
  });

  it('opens safe URLs only, shares, closes and gets a fresh token', async () => {
    const { app, page } = await show();
    expect(await page.host.pay({ orderNumber: '1', payType: 'x', payment: 'intent:x' })).toBe('failed');
    expect(await page.host.pay({ orderNumber: '1', payType: 'x', payment: 'https://wallet.test/' })).toBe(
      'done',
    );
    expect(await page.host.openUrl('javascript:alert(1)')).toBe('failed');
    app.openOutside.mockRejectedValueOnce(new Error('no app'));
    expect(await page.host.openUrl('mailto:help@example.com')).toBe('failed');
    expect(app.openOutside.mock.calls).toEqual([['https://wallet.test/'], ['mailto:help@example.com']]);
    expect(await page.host.share({ title: 'Fountain', url: `${origin}/#/x` })).toBe('done');
    app.share.mockResolvedValue(false);
    expect(await page.host.share({ title: 'Fountain', url: `${origin}/#/x` })).toBe('cancelled');
    expect(await page.host.requestToken()).toBe('T-2');
    page.host.setTitle('Cart \u2028 "quoted"');
    expect(await page.host.close()).toBe('done');
    expect(app.close).toHaveBeenCalledOnce();
    expect(app.setTitle.mock.calls).toEqual([['Cart \u2028 "quoted"']]);
  });

  it('follows language and token, goes back and emits events', async () => {
    const { host, page, events } = await show();
    host.update({ language: 'ja \u2028'.trim(), token: 'T-3' });
    await vi.waitFor(() => expect(page.context.get()).toMatchObject({ language: 'ja', token: 'T-3' }));
    expect(await host.back()).toEqual({ handled: false });
    page.onBack(() => true);
    expect(await host.back()).toEqual({ handled: true });
    page.emit('pawlet:cart-changed', { count: 2 });
    await vi.waitFor(() => expect(events).toEqual([{ name: 'pawlet:cart-changed', detail: { count: 2 } }]));
  });

  it('gates methods by app version', async () => {
    for (const [appVersion, pays] of [
      ['2.2.9', false],
      ['2.3.0', true],
      ['2.10.0', true],
      [undefined, false],
    ] as const) {
      const { page } = await show({ appVersion });
      expect(page.isAvailable('pay'), appVersion).toBe(pays);
      expect(page.isAvailable('openUrl'), appVersion).toBe(true);
    }
  });

  it('talks to a page with a newer minor version of the protocol', async () => {
    const { host, page, scripts, events } = await show();
    const send = (v: string, message: object): void =>
      host.onMessage({
        nativeEvent: {
          url: `${origin}/`,
          data: JSON.stringify({
            v,
            id: randomUUID(),
            later: 1,
            m: { namespace: 'penpal', ...message },
          }),
        },
      });
    send('pawlet/1.9', { type: 'LATER', participantId: 'x' });
    send('pawlet/1.9', { type: 'CALL', id: 'new', methodPath: ['laterMethod'], args: [] });
    const detail = { count: 3, later: true };
    send('pawlet/1.9', {
      type: 'CALL',
      id: 'event',
      methodPath: ['emit'],
      args: [{ name: 'pawlet:cart-changed', detail }],
    });
    send('pawlet/1.9', {
      type: 'CALL',
      id: 'unknown',
      methodPath: ['emit'],
      args: [{ name: 'pawlet:later', detail }],
    });
    await vi.waitFor(() => expect(events).toEqual([{ name: 'pawlet:cart-changed', detail: { count: 3 } }]));
    await vi.waitFor(() => expect(scripts.some((script) => script.includes('METHOD_NOT_FOUND'))).toBe(true));
    expect(await page.host.requestToken()).toBe('T-2');
  });

  it('ignores a page of another origin and sends nothing to it', async () => {
    const { app, host, webView, scripts } = await show();
    const received = vi.fn<(text: string) => void>();
    webView.navigate('https://shop.example.com.evil.test/', { __pawletBridge: { receive: received } });
    const before = scripts.length;
    for (const url of [
      'https://shop.example.com.evil.test/',
      'http://shop.example.com/',
      'https://shop.example.com:444/',
      'about:blank',
      '',
    ])
      for (const type of ['SYN', 'ACK2'])
        host.onMessage({
          nativeEvent: {
            url,
            data: JSON.stringify({
              v: 'pawlet/1',
              id: `${url}${type}`,
              m: { namespace: 'penpal', type, participantId: '~' },
            }),
          },
        });
    await new Promise((resolve) => setImmediate(resolve));
    expect(scripts).toHaveLength(before);
    host.update({ token: 'CANARY' });
    await new Promise((resolve) => setImmediate(resolve));
    expect(scripts.length).toBeGreaterThan(before);
    expect(received).not.toHaveBeenCalled();
    expect(app.fetchToken).not.toHaveBeenCalled();
  });
});
