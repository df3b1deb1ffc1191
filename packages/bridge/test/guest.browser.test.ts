import { createBrowserHost, type PayRequest } from '@pawlet/core/host';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  connectToHost,
  type ConnectToHostOptions,
  type GatedCall,
  type HostConnection,
} from '../src/guest/index.ts';
import { createMockHost, type MockHost, type MockHostOptions } from '../src/testing/index.ts';
import { createNotes, noting, poorBrowser, type GuestNotes } from './guestActions.ts';
import { asTopPage } from './stages/inPage.ts';

let page: Window & typeof globalThis;
let notes: GuestNotes;
let open: { close: () => void }[] = [];

const embed = (options: MockHostOptions = {}): MockHost => {
  const host = createMockHost({ window: page, ...options });
  open.push({ close: () => host.destroy() });
  return host;
};
const visit = (options: Partial<ConnectToHostOptions> = {}): HostConnection => {
  const connection = connectToHost({ fallback: poorBrowser, window: page, ...noting(notes), ...options });
  open.push({ close: () => connection.close() });
  return connection;
};
const receive = (text: string): void =>
  (Reflect.get(page, '__pawletBridge') as { receive: (text: string) => void }).receive(text);

interface HandMadeMessage {
  readonly type: string;
  readonly id?: string;
  readonly methodPath?: readonly string[];
}

/** An app written by hand from the documentation: without our code, and inactive until it is woken. */
const addHandMadeApp = (context: object) => {
  const sent: HandMadeMessage[] = [];
  let isAwake = false;
  let count = 0;
  const send = (message: object): void => {
    count += 1;
    receive(JSON.stringify({ v: 'pawlet/1', id: `app-${count}`, m: { namespace: 'penpal', ...message } }));
  };
  const postMessage = (text: string): void => {
    const { m } = JSON.parse(text) as { m: HandMadeMessage };
    sent.push(m);
    if (!isAwake) return;
    queueMicrotask(() => {
      if (m.type === 'SYN') send({ type: 'SYN', participantId: '0' });
      if (m.type === 'ACK1') send({ type: 'ACK2' });
      if (m.type === 'CALL')
        send({
          type: 'REPLY',
          callId: m.id,
          value: m.methodPath?.[0] === 'getLaunchContext' ? context : 'done',
        });
    });
  };
  Reflect.defineProperty(page, 'PawletAndroid', { value: { postMessage }, configurable: true });
  return {
    sent,
    /** Starts replying, and announces itself like an app that starts late. */
    wake: () => {
      isAwake = true;
      send({ type: 'SYN', participantId: '0' });
    },
  };
};
const germany = {
  protocol: 'pawlet/1',
  platform: 'android',
  language: 'de',
  country: 'DEU',
  capabilities: ['copy'],
};
const payment = { orderNumber: '1', payType: 'wallet', payment: 'https://wallet.test/1' };

beforeEach(() => {
  page = asTopPage();
  notes = createNotes();
});
afterEach(() => {
  vi.useRealTimers();
  open.reverse().forEach(({ close }) => close());
  open = [];
});

describe('a page without an embedder', () => {
  it('is detected immediately, and uses the browser', async () => {
    const copy = vi.fn<(text: string) => Promise<'done'>>(() => Promise.resolve('done'));
    const connection = visit({ fallback: { ...poorBrowser, copy } });
    expect(connection.state.get()).toEqual({ status: 'no-host', transport: undefined });
    expect(await connection.ready).toBe(connection.state.get());
    expect(await connection.host.copy('x')).toBe('done');
    expect(connection.host.platform).toBe('browser');
    expect(connection.isAvailable('pay')).toBe(false);
    expect(connection.ifAvailable('pay')).toBeUndefined();
    expect(connection.gate('pay')).toBe('not-gated');
    expect(await connection.tokens.get()).toBeUndefined();
    expect(
      await connection.tokens.send(
        (token) => Promise.resolve(token),
        () => true,
      ),
    ).toBeUndefined();
    await expect(connection.calls.copy({ text: 'x' })).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    connection.emit('pawlet:ready', { widget: 'cart' });
    connection.host.haptic('success');
    connection.followHeight(document.body)();
  });

  it('uses the browser’s own host for everything', () => {
    const browser = createBrowserHost();
    const { host } = visit({ fallback: browser });
    for (const name of ['share', 'copy', 'pay', 'login', 'setTitle'] as const)
      expect(host.isAvailable(name)).toBe(browser.isAvailable(name));
  });

  it('waits 1.5 seconds twice for an app that does not reply, and then has no host', async () => {
    vi.useFakeTimers();
    const { sent } = addHandMadeApp({});
    const connection = visit();
    let isKnown = false;
    void (async () => {
      await connection.ready;
      isKnown = true;
    })();
    await vi.advanceTimersByTimeAsync(2999);
    expect(isKnown).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(await connection.ready).toMatchObject({ status: 'no-host', transport: 'android' });
    expect(connection.state.get().error?.code).toBe('TIMEOUT');
    expect(sent.map(({ type }) => type)).toEqual(['SYN', 'SYN']);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('does not contact an app from within a frame', () => {
    const { sent } = addHandMadeApp({});
    const framed = new Proxy(page, {
      get: (target, name) => (name === 'parent' ? window.top : (Reflect.get(target, name) as unknown)),
    });
    expect(visit({ window: framed }).state.get()).toMatchObject({ status: 'no-host', transport: undefined });
    expect(sent).toEqual([]);
  });
});

describe('a page in an app', () => {
  it('accepts an app that replies late, written by hand from the documentation', async () => {
    vi.useFakeTimers();
    const app = addHandMadeApp(germany);
    const connection = visit();
    await vi.advanceTimersByTimeAsync(3000);
    expect(connection.state.get().status).toBe('no-host');
    vi.useRealTimers();
    app.wake();
    await expect.poll(() => connection.state.get().status).toBe('connected');
    expect(connection.context.get()).toEqual(germany);
    expect(await connection.host.copy('x')).toBe('done');
  });

  it('accepts an app whose object is added late', async () => {
    const connection = visit();
    expect(connection.state.get().status).toBe('no-host');
    const app = addHandMadeApp(germany);
    app.wake();
    await expect.poll(() => connection.state.get()).toEqual({ status: 'connected', transport: 'android' });
  });

  it('queues notifications until the app has connected', async () => {
    const host = embed({ handlers: { setTitle: () => null } });
    const connection = visit();
    connection.emit('pawlet:ready', { widget: 'cart' });
    connection.host.setTitle('Cart');
    await connection.ready;
    await expect.poll(() => host.events).toEqual([{ name: 'pawlet:ready', detail: { widget: 'cart' } }]);
    await expect.poll(() => host.calls).toEqual([{ method: 'setTitle', argument: { title: 'Cart' } }]);
  });

  it('sends only the fields of an event that are in its type', async () => {
    const sent: string[] = [];
    embed();
    const connection = visit({
      inspect: (direction, message) => direction === 'out' && sent.push(JSON.stringify(message)),
    });
    await connection.ready;
    const total = { value: '9.00', currency: 'CNY', secret: 'inner' };
    const purchase = { orderNumber: '1', total, goods: [], secret: 'outer' };
    connection.emit('pawlet:purchase', purchase);
    await expect.poll(() => sent.join()).toContain('pawlet:purchase');
    expect(sent.join()).not.toContain('secret');
  });

  it('does not let another script replace its receiver', async () => {
    embed();
    const connection = visit();
    await connection.ready;
    const bridge = Reflect.get(page, '__pawletBridge') as object;
    expect(Object.isFrozen(bridge)).toBe(true);
    const steal = vi.fn<(text: string) => void>();
    expect(Reflect.set(bridge, 'receive', steal)).toBe(false);
  });

  it('captures the transport to the app once', async () => {
    const host = embed({ handlers: { copy: () => 'done' } });
    const connection = visit();
    await connection.ready;
    const stolen = vi.fn<(text: string) => void>();
    Object.assign(Reflect.get(page, 'PawletAndroid') as object, { postMessage: stolen });
    expect(await connection.host.copy('x')).toBe('done');
    expect(stolen).not.toHaveBeenCalled();
    expect(host.calls).toHaveLength(1);
  });

  it('requests the context again when the app comes to the foreground', async () => {
    const context = { ...germany };
    const app = addHandMadeApp(context);
    const connection = visit();
    app.wake();
    await connection.ready;
    const listener = vi.fn<() => void>();
    connection.onResume(listener);
    connection.onResume(listener)();
    context.language = 'fr';
    receive(
      JSON.stringify({
        v: 'pawlet/1',
        id: 'r',
        m: { namespace: 'penpal', type: 'CALL', id: 'r', methodPath: ['resume'], args: [] },
      }),
    );
    await expect.poll(() => connection.context.get()?.language).toBe('fr');
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('reconnects after the back-forward cache', async () => {
    const host = embed({ handlers: { copy: () => 'done' } });
    const connection = visit();
    await connection.ready;
    const states: string[] = [];
    connection.state.subscribe(({ status }) => states.push(status));
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
    expect(states).toEqual([]);
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    await expect.poll(() => states).toEqual(['connecting', 'connected']);
    expect(await connection.host.copy('x')).toBe('done');
    expect(host.calls).toHaveLength(1);
  });

  it('names the invalid field of a context', async () => {
    const app = addHandMadeApp({ ...germany, country: 'germany' });
    const connection = visit();
    app.wake();
    const { status, error } = await connection.ready;
    expect([status, error?.code, error?.message]).toEqual([
      'no-host',
      'PROTOCOL',
      'the launch context has no usable "country"',
    ]);
  });

  it('waits for a reply no longer than the kind of call allows', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    const never = () => new Promise<never>(() => undefined);
    embed({ handlers: { copy: never, pay: never, requestToken: never }, context: { token: 'a' } });
    const connection = visit();
    await connection.ready;
    const answers = [connection.host.copy('x'), connection.host.requestToken(), connection.host.pay(payment)];
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await Promise.all(answers.slice(0, 2))).toEqual(['failed', undefined]);
    await vi.advanceTimersByTimeAsync(290_000);
    expect(await answers[2]).toBe('failed');
  });

  it('rejects pending calls when the app restarts', async () => {
    const never = () => new Promise<never>(() => undefined);
    embed({ handlers: { copy: never } });
    const connection = visit();
    await connection.ready;
    const answer = connection.calls.copy({ text: 'x' });
    const outcome = answer.catch((error: unknown) => error);
    await expect.poll(() => connection.isAvailable('copy')).toBe(true);
    (Reflect.get(page, '__pawletBridge') as { receive: (text: string) => void }).receive(
      JSON.stringify({
        v: 'pawlet/1',
        id: 'new',
        m: { namespace: 'penpal', type: 'SYN', participantId: '0' },
      }),
    );
    expect(await outcome).toMatchObject({ code: 'ABORTED' });
  });

  it('refreshes a token, returns it to all callers, and keeps it in the context', async () => {
    let count = 0;
    embed({
      context: { token: 'first', tokenExpiresIn: 0 },
      handlers: { requestToken: () => ({ token: `fresh-${(count += 1)}`, tokenExpiresIn: 600 }) },
    });
    const connection = visit();
    await connection.ready;
    const tokens = await Promise.all([connection.tokens.get(), connection.host.requestToken()]);
    expect(new Set(tokens).size).toBe(1);
    expect(connection.context.get()?.token).toBe(tokens[0]);
    expect(count).toBe(1);
  });

  it('refuses URLs with other schemes before sending them', async () => {
    const host = embed({ handlers: { openUrl: () => 'done' } });
    const connection = visit();
    await connection.ready;
    for (const url of ['javascript:alert(1)', 'data:text/html,x', 'file:///etc/passwd', 'intent://x'])
      expect(await connection.host.openUrl(url)).toBe('failed');
    expect(host.calls).toEqual([]);
    expect(await connection.host.openUrl('https://example.com/')).toBe('done');
  });

  it('uses the browser for what the app does not support, but never for payment', async () => {
    const { copy, pay } = {
      copy: vi.fn<() => Promise<'done'>>(() => Promise.resolve('done')),
      pay: vi.fn<() => Promise<'done'>>(() => Promise.resolve('done')),
    };
    embed();
    const connection = visit({ fallback: { ...poorBrowser, isAvailable: () => true, copy, pay } });
    await connection.ready;
    expect(await connection.host.copy('x')).toBe('done');
    expect(await connection.host.pay(payment)).toBe('unavailable');
    expect(pay).not.toHaveBeenCalled();
    expect(connection.host.isAvailable('pay')).toBe(false);
    expect(connection.host.isAvailable('copy')).toBe(true);
  });

  it('treats an invalid reply as a failure', async () => {
    const nonsense = () => ({ surprise: 1 }) as never;
    embed({
      handlers: {
        copy: nonsense,
        share: nonsense,
        getLocation: nonsense,
        scanCode: nonsense,
        login: nonsense,
        requestToken: nonsense,
        listDevices: nonsense,
        chooseImage: nonsense,
      },
    });
    const { host, ready } = visit();
    await ready;
    expect(await host.copy('x')).toBe('failed');
    expect(await host.share({ title: 't', url: 'https://x.test' })).toBe('failed');
    expect(await host.getLocation()).toEqual({ status: 'unavailable' });
    expect([await host.scanCode(), await host.login(), await host.requestToken()]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect([await host.listDevices(), await host.chooseImage({ accept: 'image', multiple: true })]).toEqual([
      [],
      [],
    ]);
  });
});

describe('the gate in an app', () => {
  const handlers = { pay: () => 'done' as const, scanCode: () => 'SN-1' };

  it('blocks payment in an app that is too old, and shows the upgrade prompt', async () => {
    const host = embed({ context: { appVersion: '2.2.9' }, handlers });
    const connection = visit();
    await connection.ready;
    expect(connection.host.isAvailable('pay')).toBe(true);
    expect(await connection.host.pay(payment)).toBe('unavailable');
    expect(await connection.host.scanCode()).toBeUndefined();
    expect(connection.ifAvailable('pay')).toBeUndefined();
    expect(connection.isAvailable('pay')).toBe(false);
    expect(connection.gate('pay')).toBe('too-old');
    expect(host.calls).toEqual([]);
    expect(notes.upgrades).toEqual(
      ['pay', 'scanCode', 'pay'].map((method) => ({ method, state: 'too-old', minimum: '2.3.0' })),
    );
    // Also when bypassing the types:
    const bare: unknown = Reflect.get(connection.calls, 'pay');
    await expect((bare as (argument: unknown) => Promise<unknown>)(payment)).rejects.toMatchObject({
      code: 'UPGRADE_REQUIRED',
    });
    expect(host.calls).toEqual([]);
  });

  it('blocks payment in an app with an unreadable version, but not the scanner', async () => {
    embed({ context: { appVersion: 'latest' }, handlers });
    const connection = visit();
    await connection.ready;
    expect(await connection.host.pay(payment)).toBe('unavailable');
    expect(await connection.host.scanCode()).toBe('SN-1');
    expect(notes.upgrades).toEqual([{ method: 'pay', state: 'unknown', minimum: '2.3.0' }]);
  });

  it.each([
    ['2.3.0', 'ios'],
    ['2.10.0', 'android'],
    ['1.0.0', 'web'],
  ] as const)('lets %s on %s pay', async (appVersion, platform) => {
    embed({ context: { appVersion, platform }, handlers });
    const connection = visit();
    await connection.ready;
    expect(await connection.host.pay(payment)).toBe('done');
    expect(await connection.ifAvailable('pay')?.(payment)).toBe('done');
    // Without the check the method cannot be called; the compiler rejects it.
    const uncallable: GatedCall = connection.calls.pay;
    // @ts-expect-error -- a gated method
    const callable: (request: PayRequest) => Promise<unknown> = connection.calls.pay;
    expect([uncallable, callable]).toHaveLength(2);
    if (connection.isAvailable('pay')) expect(await connection.calls.pay(payment)).toBe('done');
    expect(notes.upgrades).toEqual([]);
  });

  it('uses the minimum of the configuration', async () => {
    let minimum = '2.3.0';
    embed({ context: { appVersion: '2.5.0' }, handlers });
    const connection = visit({ minimumVersion: () => minimum });
    await connection.ready;
    expect(await connection.host.pay(payment)).toBe('done');
    minimum = '3.0.0';
    expect(await connection.host.pay(payment)).toBe('unavailable');
    expect(notes.upgrades).toEqual([{ method: 'pay', state: 'too-old', minimum: '3.0.0' }]);
  });
});

describe('how a wallet is reached', () => {
  const wallets = ['wechat', 'alipay', 'pingpong', 'constructor'];
  const listMethods = ({ host }: HostConnection) => wallets.map((name) => host.payMethod?.(name));
  const done = () => 'done' as const;

  it.each([
    [{ pay: done, 'pay.wechat': done, 'pay.alipay': done }, ['app', 'app', 'wap', 'wap']],
    [{ pay: done, 'pay.wechat': done }, ['app', 'wap', 'wap', 'wap']],
    [{ 'pay.alipay': done }, [undefined, 'app', undefined, undefined]],
    [{}, [undefined, undefined, undefined, undefined]],
  ])('in an app with %o', async (handlers, methods) => {
    embed({ context: { appVersion: '2.3.0' }, handlers });
    const connection = visit();
    await connection.ready;
    expect(listMethods(connection)).toEqual(methods);
  });

  it("passes signed parameters to the app's own software, all else to `pay`", async () => {
    const host = embed({
      context: { appVersion: '2.3.0' },
      handlers: { pay: done, 'pay.wechat': () => 'cancelled' },
    });
    const connection = visit({ fallback: { ...poorBrowser, pay: () => Promise.resolve('done') } });
    await connection.ready;
    const signed = { ...payment, payType: 'wechat', method: 'app' } as const;
    expect(await connection.host.pay(signed)).toBe('cancelled');
    expect(await connection.host.pay({ ...payment, payType: 'wechat', method: 'wap' })).toBe('done');
    // The app has none for Alipay: nothing else may open it.
    expect(await connection.host.pay({ ...signed, payType: 'alipay' })).toBe('unavailable');
    expect(host.calls.map(({ method }) => method)).toEqual(['pay.wechat', 'pay']);
  });

  it('leads to the upgrade prompt in an app that is too old', async () => {
    embed({ context: { appVersion: '2.2.9' }, handlers: { 'pay.wechat': done } });
    const connection = visit();
    await connection.ready;
    expect(listMethods(connection)).toEqual(['app', 'wap', 'wap', 'wap']);
    expect(await connection.host.pay({ ...payment, payType: 'wechat', method: 'app' })).toBe('unavailable');
    expect(notes.upgrades).toEqual([{ method: 'pay.wechat', state: 'too-old', minimum: '2.3.0' }]);
  });

  it("is the browser's own way in a partner's page and without an embedder", async () => {
    embed({ context: { platform: 'web' }, handlers: { pay: done } });
    const connection = visit();
    await connection.ready;
    expect(connection.host.payMethod).toBeUndefined();
  });
});

describe('a page in a mini-program', () => {
  const enter = () => {
    const miniProgram = {
      postMessage: vi.fn<(message: { data: string }) => void>(),
      navigateTo: vi.fn<(target: { url: string }) => void>(),
      navigateBack: vi.fn<() => void>(),
    };
    Reflect.defineProperty(page, 'wx', { value: { miniProgram } });
    Reflect.defineProperty(page, '__wxjs_environment', { value: 'miniprogram' });
    return miniProgram;
  };

  it('sends one way: messages wait, urgent calls navigate', async () => {
    const app = enter();
    const connection = visit({
      startContext: { appVersion: '2.4.0', language: 'zh-CN' },
      miniProgramPages: { pay: '/pages/pay/pay' },
    });
    expect(await connection.ready).toEqual({ status: 'one-way', transport: 'mini-program' });
    expect(connection.context.get()).toMatchObject({ platform: 'mini-program', language: 'zh-CN' });
    expect(['wechat', 'alipay'].map((name) => connection.host.payMethod?.(name))).toEqual([
      'miniapp',
      undefined,
    ]);
    expect(await connection.host.pay(payment)).toBe('done');
    expect(app.navigateTo).toHaveBeenCalledWith({
      url: '/pages/pay/pay?orderNumber=1&payType=wallet&payment=https%3A%2F%2Fwallet.test%2F1',
    });
    expect(await connection.host.back()).toBe('done');
    expect(app.navigateBack).toHaveBeenCalledTimes(1);
    connection.emit('pawlet:cart-changed', { count: 2 });
    expect(JSON.parse(app.postMessage.mock.calls[0]?.[0].data ?? '')).toMatchObject({
      v: 'pawlet/1',
      m: {
        type: 'CALL',
        methodPath: ['emit'],
        args: [{ name: 'pawlet:cart-changed', detail: { count: 2 } }],
      },
    });
    await expect(connection.calls.copy({ text: 'x' })).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    expect(await connection.host.copy('x')).toBe('unavailable');
  });

  it('is gated like an app', async () => {
    const app = enter();
    const connection = visit({ miniProgramPages: { pay: '/pages/pay/pay' } });
    await connection.ready;
    expect(await connection.host.pay(payment)).toBe('unavailable');
    expect(app.navigateTo).not.toHaveBeenCalled();
    expect(notes.upgrades).toEqual([{ method: 'pay', state: 'unknown', minimum: '2.3.0' }]);
  });
});
