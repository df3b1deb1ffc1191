import type { BridgeEvent, TokenGrant } from '@pawlet/bridge';
import { createReactNativeHost, type ReactNativeHost, type WebViewMessage } from '@pawlet/bridge/host';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startScreen, type Screen } from '../../../e2e/engines/screen.ts';
import { startWebKitHost, type WebKitHost } from '../../../e2e/hosts/support/webkitHost.ts';
import { bundleScript, serveSite, type Site } from '../../../e2e/support/serveSite.ts';
import { findWebKitHost } from '../../../tooling/test/hosts.ts';
import { createShopHandlers } from '../src/bridge/createShopHandlers.ts';
import { followHandlers, listMethods } from '../src/bridge/followHandlers.ts';
import { findContextChanges, toHostContext, type ShopContext } from '../src/bridge/shopContext.ts';
import { toExactOrigin } from '@pawlet/bridge';

const programs = findWebKitHost();
const reason = typeof programs === 'string' ? programs : undefined;
if (reason !== undefined) console.log(`SKIP: the package's bridge in a real WebKit view: ${reason}`);

const hosts = new URL('../../../e2e/hosts/', import.meta.url);
const app = fileURLToPath(new URL('support/reactNativeApp.py', hosts));
const phone = { platform: 'ios', theme: 'dark', fontScale: 1.5, safeArea: undefined } as const;

describe.skipIf(reason !== undefined)("the package's bridge with a page in a real WebKit view", () => {
  let site: Site;
  let foreign: Site;
  let screen: Screen;
  let view: WebKitHost;
  let host: ReactNativeHost;
  let context: ShopContext = { language: 'de', country: 'DEU', appVersion: '2.3.0', token: 'T-1' };
  const events: BridgeEvent[] = [];
  const problems: string[] = [];
  const services = {
    openOutside: vi.fn<(url: string) => Promise<void>>(() => Promise.resolve()),
    share: vi.fn<() => Promise<boolean>>(() => Promise.resolve(false)),
    close: vi.fn<() => void>(),
    setTitle: vi.fn<(title: string) => void>(),
    fetchToken: vi.fn<() => Promise<TokenGrant>>(() => Promise.resolve({ token: 'T-2' })),
  };
  const connected = `probe.look().state === 'connected' && probe.look().context !== null`;

  beforeAll(async () => {
    if (typeof programs === 'string') return;
    const files = {
      '/': '<!doctype html><title>Shop</title><body><script src="/page.js"></script>',
      '/page.js': await bundleScript(new URL('page/page.ts', hosts)),
    };
    site = await serveSite(files);
    foreign = await serveSite(files);
    screen = await startScreen(programs);
    const handlers = createShopHandlers(services);
    host = createReactNativeHost({
      origin: toExactOrigin(site.origin),
      context: () => toHostContext(context, phone),
      handlers: followHandlers(listMethods(handlers), () => handlers),
      inject: (script) => void view.evaluate(script).catch((error: unknown) => problems.push(String(error))),
      onEvent: (event) => void events.push(event),
      onProblem: (problem) => void problems.push(problem.code),
    });
    view = startWebKitHost(programs, screen, `${site.origin}/`, ['--late'], app, (event) => {
      if (event.event === 'call' && event.method === 'message')
        host.onMessage({ nativeEvent: event.argument as WebViewMessage['nativeEvent'] });
    });
    await view.until('connection', connected);
  });
  afterAll(async () => {
    host?.destroy();
    await view?.end();
    await screen?.end();
    await Promise.all([site?.close(), foreign?.close()]);
  });

  it("finds React Native's function and gets the context of app and phone", async () => {
    expect(await view.evaluate('return probe.look()')).toMatchObject({
      transport: 'react-native',
      context: { platform: 'ios', language: 'de', token: 'T-1', theme: 'dark', fontScale: 1.5 },
    });
    expect(await view.evaluate('return probe.ask("scanCode")')).toBe('refused');
  });

  it("calls the package's handlers", async () => {
    const pay = (payment: string): Promise<unknown> =>
      view.evaluate(
        `return probe.ask('pay', ${JSON.stringify({ orderNumber: '1', payType: 'x', payment })})`,
      );
    expect(await pay('https://wallet.test/')).toBe('done');
    expect(await pay('intent:x')).toBe('failed');
    expect(services.openOutside.mock.calls).toEqual([['https://wallet.test/']]);
    expect(await view.evaluate(`return probe.ask('share', { title: 'A', url: location.href })`)).toBe(
      'cancelled',
    );
    expect(await view.evaluate(`return probe.ask('requestToken')`)).toEqual({ token: 'T-2' });
    await view.evaluate(`return probe.ask('setTitle', { title: 'Cart \\u2028 "quoted" ü' })`);
    expect(services.setTitle.mock.calls).toEqual([['Cart \u2028 "quoted" ü']]);
    await view.evaluate(`probe.bridge.emit('pawlet:cart-changed', { count: 2 })`);
    await vi.waitFor(() => expect(events).toEqual([{ name: 'pawlet:cart-changed', detail: { count: 2 } }]));
  });

  it('sends changes, opens routes and goes back', async () => {
    const before = toHostContext(context, phone);
    context = { ...context, language: 'ja', token: undefined };
    const changes = findContextChanges(before, toHostContext(context, { ...phone, theme: 'light' }));
    host.update(changes ?? {});
    await view.until(
      'change',
      `probe.look().context.language === 'ja' && probe.look().context.theme === 'light'`,
    );
    expect(await view.evaluate('return "token" in probe.look().context')).toBe(false);
    expect(await host.navigate('/pages/cart/cart')).toEqual({ handled: true });
    expect(await host.back()).toEqual({ handled: false });
    await view.evaluate('window.stop = probe.bridge.onBack(() => true)');
    expect(await host.back()).toEqual({ handled: true });
  });

  it('connects again after a reload and after the end of the page process', async () => {
    for (const command of ['reload', 'crash']) {
      await view.evaluate('window.mark = 1');
      await view.command(command);
      await view.until(`connection after ${command}`, `window.mark === undefined && ${connected}`);
      expect(await view.evaluate('return probe.look().context.language')).toBe('ja');
    }
  });

  it('gives nothing to a page of another origin', async () => {
    problems.length = 0;
    await view.command('load', { url: `${foreign.origin}/` });
    await view.until(
      'the other page without an app',
      `location.origin === '${foreign.origin}' && probe.look().state === 'no-host'`,
    );
    host.update({ token: 'CANARY' });
    expect(await view.evaluate('return probe.look().context')).toBeNull();
    expect(problems).toEqual(['FORBIDDEN']);
  });
});
