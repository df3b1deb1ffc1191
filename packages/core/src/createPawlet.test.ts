import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { done, refused } from '../test/httpBench.ts';
import { createTabStorage } from '../test/memoryStorage.ts';
import type { TabStorage } from '../test/memoryStorage.ts';
import { cardWire, cartItemWire, userWire } from '../test/wireBuilders.ts';
import { startWireServer } from '../test/wireServer.ts';
import type { WireServer } from '../test/wireServer.ts';
import type { User } from './api/index.ts';
import { commonInit } from './contract/config.ts';
import { createPawlet } from './createPawlet.ts';
import { PawletError } from './errors/PawletError.ts';
import type { PawletEvent } from './events/index.ts';
import type { HostPort } from './host/index.ts';
import { defineMessages } from './i18n/index.ts';
import type { Pawlet, PawletOptions } from './pawlet/types.ts';

const paths = {
  init: '/addons/shop/api.common/init',
  nums: '/addons/shop/api.cart/cart_nums',
  cart: '/addons/shop/api.cart/index',
  setNums: '/addons/shop/api.cart/set_nums',
  logout: '/addons/shop/api.user/logout',
  exchange: '/addons/shop/api.user/exchangeToken',
  user: '/addons/shop/api.user/index',
  lists: '/addons/shop/api.goods/lists',
};
const expired = { body: { code: 401, msg: 'log in', time: 1, data: null } };
const user: User = {
  id: 7,
  username: 'mimi',
  nickname: 'Mimi',
  mobile: '',
  email: '',
  avatarUrl: '',
  bio: '',
  points: 0,
  money: { amountMinor: 0, currency: 'CNY' },
  hasPassword: true,
};

// Tests that do not need the surrounding page use this host.
const host = { isAvailable: () => false } as object as HostPort;

/** The shopper as returned by user/index. */
function countedUser(changes: Parameters<typeof userWire>[0]): object {
  const order = { created: 0, paid: 0, shipped: 0, evaluate: 0, refund: 0 };
  return { ...userWire(changes), order, coupon_nums: 0, collect_nums: 0 };
}

/** An embedding app that returns these tokens in order and then none. */
function appWith(...tokens: readonly string[]): HostPort {
  const left = [...tokens];
  return {
    isAvailable: (capability: string) => capability === 'requestToken',
    requestToken: () => Promise.resolve(left.shift()),
  } as object as HostPort;
}

let server: WireServer;
let tabs: TabStorage;
let open: Pawlet[];

beforeEach(async () => {
  server = await startWireServer();
  tabs = createTabStorage();
  open = [];
  server.on(paths.nums, () => done(0));
  server.on(paths.cart, () => done([]));
});

afterEach(async () => {
  for (const pawlet of open) pawlet.dispose();
  await server.close();
});

function start(options: Partial<PawletOptions> = {}, href = `${server.origin}/`): Pawlet {
  const pawlet = createPawlet({
    host,
    apiOrigin: server.origin,
    session: {
      ...tabs.openTab(),
      location: { href },
      history: { replaceState: () => undefined, state: null },
    },
    ...options,
  });
  open.push(pawlet);
  return pawlet;
}

function record(pawlet: Pawlet): PawletEvent[] {
  const events: PawletEvent[] = [];
  pawlet.events.onAny((event) => events.push(event));
  return events;
}

describe('a request interceptor', () => {
  it("handles the shop's calls itself, or passes them on", async () => {
    server.on(paths.init, () => done({ sitename: 'Shop' }));
    const handedOn: string[] = [];
    const pawlet = start({
      http: (client) => ({
        ...client,
        call: async (endpoint, input, options) => {
          handedOn.push(endpoint.path);
          if (endpoint.path !== paths.lists) return client.call(endpoint, input, options);
          throw new PawletError('NETWORK', 'Pawlet: nothing goes through the tunnel.');
        },
      }),
    });
    expect((await pawlet.config.load()).name).toBe('Shop');
    await expect(pawlet.api.products.list({})).rejects.toMatchObject({ code: 'NETWORK' });
    expect(handedOn).toEqual([paths.init, paths.lists]);
    expect(server.requestsTo(paths.lists)).toHaveLength(0);
  });

  it('can handle failures itself', async () => {
    await server.close();
    const pawlet = start();
    const notices: unknown[] = [];
    pawlet.notices.subscribe((notice) => notices.push(notice));
    const { http } = pawlet;
    await expect(http.call(commonInit, {}, { quiet: true })).rejects.toMatchObject({ code: 'NETWORK' });
    expect(notices).toEqual([]);
    await expect(http.call(commonInit, {})).rejects.toMatchObject({ code: 'NETWORK' });
    expect(notices).toEqual([{ kind: 'toast', key: 'error.network' }]);
    server = await startWireServer();
  });
});

describe('the config', () => {
  it('is loaded once and provides session and prices', async () => {
    server.on(paths.init, () =>
      done({
        sitename: 'Shop',
        theme: { bgColor: '#00AAFF' },
        shop_country_info: { currency: 'EUR', currency_symbol: '€' },
      }),
    );
    server.on(paths.lists, () =>
      done({ total: 1, per_page: 10, current_page: 1, last_page: 1, data: [cardWire()] }),
    );
    const pawlet = start();
    const [config] = await Promise.all([pawlet.config.load(), pawlet.config.load()]);
    expect(config.name).toBe('Shop');
    expect(server.requestsTo(paths.init)).toHaveLength(1);
    expect(config.country.currencySymbol).toBe('€');
    expect(pawlet.session.store.getState()).toMatchObject({ theme: { bgColor: '#00AAFF' } });
    const { items } = await pawlet.api.products.list({});
    expect(items[0]?.price).toEqual({ amountMinor: 29_900, currency: 'EUR' });
  });

  it('reports a failed load and can be loaded again', async () => {
    server.on(paths.init, (_, turn) => (turn === 0 ? refused('INTERNAL') : done({})));
    const pawlet = start();
    await expect(pawlet.config.load()).rejects.toMatchObject({ code: 'HTTP' });
    expect(pawlet.config.store.getState()).toMatchObject({ status: 'failed', error: { code: 'HTTP' } });
    await pawlet.config.load();
    expect(pawlet.config.store.getState().status).toBe('ready');
  });

  it('is reloaded for another language and country, whose currency applies immediately', async () => {
    server.on(paths.init, ({ headers }) =>
      done({
        sitename: headers['lang'],
        shop_country_info: {
          country_code: headers['country-code'],
          currency: headers['country-code'] === 'JPN' ? 'JPY' : 'CNY',
        },
      }),
    );
    server.on(paths.lists, () =>
      done({ total: 1, per_page: 10, current_page: 1, last_page: 1, data: [cardWire()] }),
    );
    const pawlet = start();
    await pawlet.config.load();
    pawlet.session.setLanguage('fr');
    pawlet.session.setCountry('JPN');
    const { items } = await pawlet.api.products.list({});
    expect(items[0]?.price.currency).toBe('JPY');
    await vi.waitFor(() =>
      expect(pawlet.config.store.getState()).toMatchObject({
        status: 'ready',
        config: { name: 'fr', country: { code: 'JPN' } },
      }),
    );
    expect(pawlet.translator.language).toBe('fr');
  });
});

describe('a language whose texts fail to load', () => {
  it('is reported once and loaded as soon as possible', async () => {
    server.on(paths.init, () => done({}));
    let isOnline = false;
    const load = vi.fn(() =>
      isOnline ? Promise.resolve({ title: 'Panier' }) : Promise.reject(new TypeError('offline')),
    );
    const texts = { title: 'Cart' };
    const unused = () => Promise.resolve(texts);
    const catalogue = defineMessages('late', {
      en: texts,
      load: { zh: unused, ja: unused, fr: load, de: unused, it: unused, es: unused, ko: unused },
    });
    const focus = new EventTarget();
    const pawlet = createPawlet({
      host,
      apiOrigin: server.origin,
      session: { ...tabs.openTab(), events: focus, location: { href: `${server.origin}/` } },
    });
    open.push(pawlet);
    const events = record(pawlet);
    const notices: unknown[] = [];
    pawlet.notices.subscribe((notice) => void notices.push(notice));
    await pawlet.translator.load(catalogue);
    pawlet.session.setLanguage('fr');
    await vi.waitFor(() => expect(notices).toEqual([{ kind: 'toast', key: 'error.network' }]));
    focus.dispatchEvent(new Event('focus'));
    await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(2));
    expect(pawlet.translator.language).toBe('zh');
    isOnline = true;
    await vi.waitFor(() => expect(pawlet.translator.language).toBe('fr'), 8000);
    expect(pawlet.translator.textOf(catalogue)('title')).toBe('Panier');
    expect(events.filter(({ name }) => name === 'pawlet:error')).toHaveLength(1);
    expect(notices).toHaveLength(1);
  });
});

describe('the app version of the configuration', () => {
  it('applies to the embedder, whichever comes first', async () => {
    server.on(paths.init, () => done({ min_app_version: '3.0.0' }));
    const pawlet = start();
    pawlet.session.setEmbedder({ platform: 'ios', appVersion: '2.5.0' });
    expect(pawlet.session.store.getState().version).toBe(1);
    await pawlet.config.load();
    expect(pawlet.session.store.getState().version).toBeUndefined();
    pawlet.session.setEmbedder({ platform: 'ios', appVersion: '3.0.1' });
    expect(pawlet.session.store.getState().version).toBe(1);
  });
});

describe('a log-in from an app that is too old', () => {
  it('shows the upgrade prompt for every way of logging in', async () => {
    const way = { login: '/addons/shop/api.login/login', app: '/addons/shop/api.login/appLogin' };
    const tooOld = () => refused('UPGRADE_REQUIRED', { minimum: '2.3.0' });
    for (const path of Object.values(way)) server.on(path, tooOld);
    const pawlet = start();
    const notices: unknown[] = [];
    pawlet.notices.subscribe((notice) => notices.push(notice));
    const events = record(pawlet);
    const asked = { kind: 'upgrade-required', minimum: '2.3.0' };
    const answer = { status: 'upgrade-required', minimum: '2.3.0' };
    expect(await pawlet.api.login.withPassword({ account: 'mimi', password: 'secret-1' })).toEqual(answer);
    expect(await pawlet.api.appLogin.withApp({ code: 'C', scope: '' })).toEqual(answer);
    expect(notices).toEqual([asked, asked]);
    expect(events.map(({ name }) => name)).toEqual(['pawlet:upgrade-required', 'pawlet:upgrade-required']);
  });
});

describe('an expired session', () => {
  it('prompts once, then continues with cart, pending writes and all', async () => {
    const row = cartItemWire();
    let isLoggedIn = true;
    const guarded = (data: () => unknown) => () => (isLoggedIn ? done(data()) : expired);
    server.on(
      paths.nums,
      guarded(() => 1),
    );
    server.on(
      paths.cart,
      guarded(() => [row]),
    );
    server.on(
      paths.setNums,
      guarded(() => null),
    );
    const pawlet = start();
    const events = record(pawlet);
    pawlet.account.attachPrompt();
    pawlet.account.logIn({ token: 'old', user });
    await pawlet.cart.load();
    isLoggedIn = false;
    pawlet.cart.setQuantity('row:1', 4);
    const reading = pawlet.api.cart.list();
    await vi.waitFor(() =>
      expect(pawlet.account.prompt.getState()).toEqual({ isOpen: true, reason: 'expired' }),
    );
    await vi.waitFor(() => expect(server.requestsTo(paths.cart)).toHaveLength(2));
    // What was shown and done stays while the prompt is open.
    expect(pawlet.cart.store.getState().lines).toMatchObject([{ quantity: 4 }]);
    isLoggedIn = true;
    pawlet.account.logIn({ token: 'new', user });
    await Promise.all([pawlet.cart.whenIdle(), reading]);
    expect(pawlet.cart.store.getState().lines).toMatchObject([{ quantity: 4 }]);
    expect(server.requestsTo(paths.setNums).map(({ headers }) => headers['token'])).toEqual(['old', 'new']);
    expect(events.filter(({ name }) => name === 'pawlet:login-required')).toHaveLength(1);
  });

  it('empties the cart when the shopper does not log in again', async () => {
    server.on(paths.cart, (_, turn) => (turn === 0 ? done([cartItemWire()]) : expired));
    const pawlet = start();
    pawlet.account.attachPrompt();
    pawlet.account.logIn({ token: 'old', user });
    await pawlet.cart.load();
    const reading = pawlet.api.cart.list();
    await vi.waitFor(() => expect(pawlet.account.prompt.getState().isOpen).toBe(true));
    pawlet.account.cancelLogIn();
    await expect(reading).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
    expect(pawlet.cart.store.getState().lines).toEqual([]);
  });

  it('does not prompt for background work', async () => {
    server.on(paths.nums, () => expired);
    const pawlet = start();
    pawlet.account.attachPrompt();
    pawlet.account.logIn({ token: 'old', user });
    await vi.waitFor(() => expect(pawlet.session.isSignedIn()).toBe(false));
    await vi.waitFor(() => expect(pawlet.cart.store.getState().status).toBe('ready'));
    expect(pawlet.account.prompt.getState().isOpen).toBe(false);
  });
});

describe('the account', () => {
  it('refuses where no prompt is available, but notifies the page', async () => {
    const pawlet = start();
    const events = record(pawlet);
    expect(await pawlet.account.requestLogIn()).toBe(false);
    expect(events).toEqual([{ name: 'pawlet:login-required', detail: { reason: 'visitor' } }]);
  });

  it('serves concurrent requests with one prompt', async () => {
    const pawlet = start();
    const detach = pawlet.account.attachPrompt();
    const asked = [pawlet.account.requestLogIn(), pawlet.account.requestLogIn()];
    pawlet.account.logIn({ token: 'new', user });
    expect(await Promise.all(asked)).toEqual([true, true]);
    expect(await pawlet.account.requestLogIn()).toBe(true);
    pawlet.session.signOut();
    const late = pawlet.account.requestLogIn();
    detach();
    detach();
    expect(await late).toBe(false);
  });

  it('lets a visitor who buys be a guest, unless somebody has logged in here before', async () => {
    const pawlet = start();
    const detach = pawlet.account.attachPrompt();
    const purpose = () => pawlet.account.prompt.getState().purpose;
    void pawlet.account.requestLogIn('purchase');
    expect(purpose()).toBe('purchase');
    pawlet.account.cancelLogIn();
    void pawlet.account.requestLogIn();
    expect(purpose()).toBeUndefined();
    pawlet.account.logIn({ token: 'new', user });
    pawlet.session.signOut();
    void pawlet.account.requestLogIn('purchase');
    expect(purpose()).toBeUndefined();
    detach();
  });

  it('adopts the token of the surrounding app and loads its user', async () => {
    server.on(paths.user, () => done({ userInfo: countedUser({ id: 12, score: 30 }) }));
    const pawlet = start();
    await pawlet.account.adoptToken('of-the-app');
    expect(server.requestsTo(paths.user)[0]?.headers['token']).toBe('of-the-app');
    expect(pawlet.session.store.getState()).toMatchObject({
      token: 'of-the-app',
      user: { id: 12 },
    });
    await pawlet.account.adoptToken('');
    expect(pawlet.session.isSignedIn()).toBe(false);
    // The page must not end the app's own session.
    expect(server.requestsTo(paths.logout)).toEqual([]);
  });

  it('does not adopt a refused token again, but one that was only logged out', async () => {
    server.on(paths.user, () => done({ userInfo: countedUser({ id: 12 }) }));
    server.on(paths.cart, ({ headers }) => (headers['token'] === 'second' ? done([]) : expired));
    const pawlet = start({ host: appWith('second') });
    const { account, api, session } = pawlet;
    await account.adoptToken('first');
    await api.cart.list();
    expect(session.store.getState().token).toBe('second');
    // The app comes to the foreground and still sends its original token.
    await account.adoptToken('first');
    expect(session.store.getState().token).toBe('second');
    await account.adoptToken('');
    await account.adoptToken('second');
    expect(session.store.getState().token).toBe('second');
  });

  it('requests a new token from the app before prompting, and keeps the cart meanwhile', async () => {
    const guarded =
      (data: unknown) =>
      ({ headers }: { readonly headers: Readonly<Record<string, unknown>> }) =>
        headers['token'] === 'second' || headers['token'] === 'fourth' ? done(data) : expired;
    server.on(paths.user, () => done({ userInfo: countedUser({ id: 7 }) }));
    server.on(paths.cart, guarded([cartItemWire()]));
    const pawlet = start({ host: appWith('second') });
    const owners: number[] = [];
    pawlet.account.attachPrompt();
    pawlet.account.logIn({ token: 'second', user });
    await pawlet.cart.load();
    pawlet.account.logIn({ token: 'first', user });
    pawlet.cart.store.subscribe(({ lines }) => owners.push(lines.length));
    expect(await pawlet.api.cart.list()).toHaveLength(1);
    expect(pawlet.account.prompt.getState().isOpen).toBe(false);
    await vi.waitFor(() => expect(pawlet.session.store.getState().user?.id).toBe(7));
    expect(owners).not.toContain(0);
  });

  it.each([
    ['has none', appWith()],
    ['has only the refused one', appWith('first')],
  ])('prompts the shopper where the app %s', async (_, app) => {
    server.on(paths.cart, () => expired);
    const pawlet = start({ host: app });
    pawlet.account.attachPrompt();
    pawlet.account.logIn({ token: 'first', user });
    const reading = pawlet.api.cart.list();
    await vi.waitFor(() => expect(pawlet.account.prompt.getState().isOpen).toBe(true));
    pawlet.account.cancelLogIn();
    await expect(reading).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
  });

  it('sends no token that its owner could not renew', async () => {
    const freshenToken = vi.fn<() => Promise<void>>(() => Promise.reject(new Error('the app is gone')));
    server.on(paths.lists, () => refused('NOT_FOUND'));
    const pawlet = start({ freshenToken });
    pawlet.account.logIn({ token: 'old', user });
    await pawlet.api.products.list({}).catch(() => undefined);
    expect(freshenToken).toHaveBeenCalled();
    expect(server.requestsTo(paths.lists).map(({ headers }) => headers['token'] ?? '')).toEqual(['']);
  });

  it('logs out locally even if the server is unreachable', async () => {
    server.on(paths.logout, () => 'drop');
    const pawlet = start();
    pawlet.account.logIn({ token: 'old', user });
    await pawlet.account.logOut();
    expect(pawlet.session.isSignedIn()).toBe(false);
    expect(server.requestsTo(paths.logout)[0]?.headers['token']).toBe('old');
  });

  it('exchanges a token from the URL, and asks before switching to another shopper', async () => {
    server.on(paths.exchange, ({ json }) =>
      json['token'] === 'good-token'
        ? done({ token: 'fresh', user: userWire({ id: 9 }) })
        : refused('CREDENTIALS'),
    );
    const bad = start({}, `${server.origin}/?token=bad-token`);
    expect(await bad.account.takeAddressLogIn()).toEqual({ status: 'none' });
    const pawlet = start({}, `${server.origin}/?token=good-token`);
    expect(await pawlet.account.takeAddressLogIn()).toEqual({ status: 'logged-in' });
    expect(await pawlet.account.takeAddressLogIn()).toEqual({ status: 'none' });
    pawlet.account.logIn({ token: 'mine', user });
    const again = start({}, `${server.origin}/?token=good-token`);
    const found = await again.account.takeAddressLogIn();
    expect(again.session.store.getState().user?.id).toBe(7);
    if (found.status !== 'confirm') throw new Error(found.status);
    found.accept();
    expect(again.session.store.getState()).toMatchObject({ token: 'fresh', user: { id: 9 } });
  });
});

describe('events', () => {
  it('report the cart, once per change', async () => {
    server.on(paths.cart, () => done([cartItemWire()]));
    server.on(paths.nums, () => done(1));
    server.on(paths.setNums, () => done(null));
    const pawlet = start();
    pawlet.account.logIn({ token: 'a', user });
    await pawlet.cart.load();
    const events = record(pawlet);
    pawlet.cart.setQuantity('row:1', 3);
    await pawlet.cart.whenIdle();
    expect(events).toEqual([{ name: 'pawlet:cart-changed', detail: { count: 1 } }]);
    expect(pawlet.cart.store.getState().count).toBe(1);
  });

  it('report failures without personal data', async () => {
    server.on(paths.lists, () => ({ status: 502, body: 'oops', headers: { 'x-request-id': 'r1' } }));
    const pawlet = start();
    const events = record(pawlet);
    await expect(pawlet.api.products.list({})).rejects.toMatchObject({ code: 'HTTP' });
    expect(events).toContainEqual({ name: 'pawlet:error', detail: { code: 'HTTP', requestId: 'r1' } });
  });
});

describe('the cart', () => {
  it('is reloaded after an order, and after a longer absence', async () => {
    const tab = tabs.openTab();
    let now = 1_700_000_000_000;
    const pawlet = start({
      session: {
        ...tab,
        clock: () => now,
        location: { href: `${server.origin}/` },
        history: { replaceState: () => undefined, state: null },
      },
    });
    pawlet.account.logIn({ token: 'a', user });
    await pawlet.cart.load();
    const total = { value: '1.00', currency: 'CNY' };
    pawlet.events.emit('pawlet:purchase', { orderNumber: '1', total, goods: [] });
    await vi.waitFor(() => expect(server.requestsTo(paths.cart)).toHaveLength(2));
    tab.events.dispatchEvent(new Event('focus'));
    now += 60_000;
    tab.events.dispatchEvent(new Event('focus'));
    await vi.waitFor(() => expect(server.requestsTo(paths.cart)).toHaveLength(3));
  });
});

describe('several tabs', () => {
  it('share session and cart', async () => {
    server.on(paths.nums, () => done(2));
    const [first, second] = [start(), start()];
    first.account.logIn({ token: 'a', user });
    await vi.waitFor(() => expect(second.cart.store.getState().count).toBe(2));
    await first.account.logOut();
    expect(second.session.isSignedIn()).toBe(false);
    expect(second.cart.store.getState()).toMatchObject({ status: 'ready', count: 0 });
  });
});

describe('a shop on a server', () => {
  it('needs no window, and keeps nothing after it is disposed', () => {
    const kept = vi.fn<() => void>();
    vi.stubGlobal('localStorage', { getItem: kept, setItem: kept, removeItem: kept });
    const first = createPawlet({ apiOrigin: 'https://shop.example' });
    first.session.setLanguage('fr');
    expect(first.host.isAvailable('copy')).toBe(false);
    first.dispose();
    const second = createPawlet({ apiOrigin: 'https://shop.example' });
    expect(second.session.store.getState().lang).toBe('zh');
    second.dispose();
    expect(kept).not.toHaveBeenCalled();
    vi.unstubAllGlobals();
  });
});

describe('options for pages with addresses of their own, and for servers', () => {
  it('has routes as hashes, below the shop where it is elsewhere', () => {
    const own = createPawlet();
    expect(own.routeUrl('/pages/goods/detail?id=1')).toBe('#/pages/goods/detail?id=1');
    const elsewhere = createPawlet({ apiOrigin: 'https://shop.test' });
    expect(elsewhere.routeUrl('/pages/goods/detail?id=1')).toBe(
      'https://shop.test/#/pages/goods/detail?id=1',
    );
    own.dispose();
    elsewhere.dispose();
  });

  it('uses the URLs and the sanitiser of the application', () => {
    const toSafeHtml = (html: string): string => html.replaceAll('<', '');
    const pawlet = createPawlet({ routeUrl: (route) => `/shop${route}`, toSafeHtml });
    expect(pawlet.routeUrl('/pages/cart/cart')).toBe('/shop/pages/cart/cart');
    expect(pawlet.toSafeHtml?.('<b>a')).toBe('b>a');
    pawlet.dispose();
  });
});
