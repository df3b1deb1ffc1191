import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createFakeWindow } from '../../test/fakeWindow.ts';
import type { FakeWindow } from '../../test/fakeWindow.ts';
import { testRoutes } from '../../test/routes.ts';
import { formatAddress } from '../routing/hashAddress.ts';
import { createNavigation } from './createNavigation.ts';
import type { LayerEnd } from './layers.ts';
import type { Navigation, NavigationInterceptor } from './types.ts';

const home = '/pages/index/index';
const list = '/pages/goods/goods?category_id=1';
const detail = '/pages/goods/detail?id=1';
const checkout = '/pages/goods/order?id=5';
const login = '/pages/login/mobilelogin';
const terms = '/pages/page/page?diyname=terms';

let loggedIn = false;
let lastUrl = home;
let tab: FakeWindow;
let navigation: Navigation;

function start(from: FakeWindow, isRendered = false): Navigation {
  tab = from;
  let count = 0;
  const made = createNavigation({
    routes: testRoutes,
    isRendered,
    window: tab,
    storage: tab.sessionStorage,
    createKey: () => {
      count += 1;
      return `${String(tab.steps().length)}-${String(count)}-${String(Math.random())}`;
    },
    session: {
      isSignedIn: () => loggedIn,
      lastUrl: () => lastUrl,
      setLastUrl: (route) => {
        lastUrl = route;
      },
    },
  });
  made.start();
  return made;
}

const here = (): string => formatAddress(navigation.getState().current.address);
const behind = (): readonly string[] =>
  navigation.getState().entries.map((entry) => formatAddress(entry.address));
const barShows = (): string => tab.location.hash.slice(1);
/** Lets queued steps and traversals finish. */
const settled = () => navigation.settled();
/** Presses Back or Forward of the browser, and waits for the result. */
const press = async (delta: number): Promise<void> => {
  await tab.press(delta);
  await settled();
};
/** Types a hash into the address bar, and waits for the result. */
const type = async (hash: string): Promise<void> => {
  tab.type(hash);
  await settled();
};

beforeEach(() => {
  loggedIn = false;
  lastUrl = home;
  navigation = start(createFakeWindow(`#${home}`));
});

describe('the five kinds', () => {
  it('navigate-to pushes a page, and Back returns to the same entry', async () => {
    const first = navigation.getState().current;
    await navigation.navigateTo(list);
    await navigation.navigateTo(detail);
    expect(behind()).toEqual([home, list, detail]);
    expect(navigation.getState().motion).toBe('forward');
    await navigation.back(2);
    expect(navigation.getState().current).toBe(first);
    expect(navigation.getState().motion).toBe('back');
    expect(barShows()).toBe(home);
  });

  it('redirect replaces the page, which is not visited again', async () => {
    await navigation.navigateTo(list);
    await navigation.redirectTo(detail);
    expect(behind()).toEqual([home, detail]);
    await navigation.back();
    expect(here()).toBe(home);
    expect(tab.steps()).toEqual([`#${home}`, `#${detail}`]);
  });

  it('switch-tab shows each tab page in one mounted instance', async () => {
    await navigation.switchTab('/pages/cart/cart');
    await navigation.navigateTo(detail);
    await navigation.switchTab('/pages/cart/cart');
    const instances = navigation.getState().entries.map((entry) => entry.instance);
    expect(instances[3]).toBe(instances[1]);
    await navigation.back();
    expect(here()).toBe(detail);
  });

  it('switch-tab to the current tab changes nothing', async () => {
    const { turn } = navigation.getState();
    await navigation.switchTab(home);
    expect(navigation.getState().turn).toBe(turn);
    expect(tab.steps()).toHaveLength(1);
  });

  it('relaunch closes every page', async () => {
    await navigation.navigateTo(list);
    await navigation.navigateTo(detail);
    await navigation.relaunch('/pages/cart/cart');
    expect(behind()).toEqual(['/pages/cart/cart']);
    expect(navigation.canGoBack()).toBe(false);
    await press(1);
    expect(here()).toBe('/pages/cart/cart');
  });

  it('back without a previous page goes home', async () => {
    navigation = start(createFakeWindow(`#${detail}`));
    expect(navigation.canGoBack()).toBe(false);
    await navigation.back();
    expect(here()).toBe(home);
    expect(tab.steps()).toEqual([`#${home}`]);
  });

  it('open chooses the kind by the page', async () => {
    await navigation.open('/pages/cart/cart');
    expect(navigation.getState().motion).toBe('none');
    await navigation.open(detail);
    expect(navigation.getState().motion).toBe('forward');
  });
});

describe("the browser's own navigation", () => {
  it('follows Back and Forward', async () => {
    await navigation.navigateTo(list);
    await navigation.navigateTo(detail);
    await press(-1);
    expect(here()).toBe(list);
    await press(-1);
    expect(here()).toBe(home);
    await press(2);
    expect(here()).toBe(detail);
    expect(navigation.getState().motion).toBe('forward');
  });

  it('follows a typed URL as a new step', async () => {
    await navigation.navigateTo(list);
    await type(`#${detail}`);
    expect(behind()).toEqual([home, list, detail]);
    await press(-1);
    expect(here()).toBe(list);
  });

  it.each(['#/nowhere', '#/pages/goods/detail/', '#/pages/Index/index'])(
    'replaces the unknown path %s by home',
    async (hash) => {
      await navigation.navigateTo(list);
      await type(hash);
      expect(here()).toBe(home);
      expect(barShows()).toBe(home);
    },
  );

  it('keeps its position across a reload', async () => {
    await navigation.navigateTo(list);
    await navigation.navigateTo(detail);
    const { key } = navigation.getState().current;
    navigation.dispose();
    navigation = start(tab.reload());
    expect(navigation.getState().current).toMatchObject({ key, position: 2 });
    expect(navigation.canGoBack()).toBe(true);
    await navigation.back();
    expect(here()).toBe(list);
    expect(navigation.getState().motion).toBe('back');
  });
});

describe('a visit that begins at the path of a public page', () => {
  it('shows such paths, and hash routes of other pages', async () => {
    navigation = start(createFakeWindow('/de/goods/1?invite_id=3'));
    expect(here()).toBe('/pages/goods/detail?id=1&invite_id=3');
    await navigation.navigateTo(list);
    expect(tab.location.pathname).toBe('/de/category/1');
    await navigation.navigateTo('/pages/cart/cart');
    expect([tab.location.pathname, tab.location.hash]).toEqual(['/de', '#/pages/cart/cart']);
    await press(-2);
    expect(here()).toBe('/pages/goods/detail?id=1&invite_id=3');
    await navigation.relaunch('/');
    expect(tab.location.pathname).toBe('/de');
    expect(tab.location.hash).toBe('');
  });

  it('opens a hash route that follows the path', async () => {
    navigation = start(createFakeWindow('/goods/1#/pages/cart/cart'));
    expect(here()).toBe('/pages/cart/cart');
    expect(tab.location.pathname).toBe('/');
    await type(`#${terms}`);
    expect(here()).toBe(terms);
    expect(tab.location.pathname).toBe('/page/terms');
  });
});

describe('the URL of a route, for links', () => {
  it.each([
    ['/', false, [`#${home}`, '#/pages/goods/detail?id=1', '#/pages/cart/cart']],
    ['/', true, ['/', '/goods/1', '/#/pages/cart/cart']],
    ['/de', true, ['/de', '/de/goods/1', '/de#/pages/cart/cart']],
    ['/goods/1', false, ['/', '/goods/1', '/#/pages/cart/cart']],
    ['/#/pages/my/my', false, [`#${home}`, '#/pages/goods/detail?id=1', '#/pages/cart/cart']],
  ])('in a visit that begins at %s, rendered: %s', (url, isRendered, urls) => {
    navigation = start(createFakeWindow(url), isRendered);
    expect([home, detail, '/pages/cart/cart'].map((route) => navigation.toUrl(route))).toEqual(urls);
  });

  it('has the path of a rendered home page from the first step on', async () => {
    navigation = start(createFakeWindow('/'), true);
    await navigation.navigateTo(detail);
    expect([tab.location.pathname, tab.location.hash]).toEqual(['/goods/1', '']);
    await press(-1);
    expect([tab.location.pathname, tab.location.hash]).toEqual(['/', '']);
    expect(here()).toBe('/');
  });
});

it('asks the interceptor before opening, and stays when it refuses', async () => {
  const interceptor = vi.fn<NavigationInterceptor>(() => Promise.resolve(false));
  navigation.setInterceptor(interceptor);
  await expect(navigation.navigateTo(detail)).resolves.toBe('stayed');
  expect(here()).toBe(home);
  expect(interceptor).toHaveBeenCalledWith({
    kind: 'navigate-to',
    from: { path: home, search: '' },
    to: { path: '/pages/goods/detail', search: 'id=1' },
  });
  await type(`#${detail}`);
  expect(barShows()).toBe(home);
});

it('opens one page for a double tap', async () => {
  const outcomes = await Promise.all([navigation.navigateTo(detail), navigation.navigateTo(detail)]);
  expect(outcomes).toEqual(['opened', 'stayed']);
  expect(behind()).toEqual([home, detail]);
});

it('changes the parameters of the page without a step', async () => {
  await navigation.navigateTo(detail);
  const { instance } = navigation.getState().current;
  navigation.replaceParameters('id=1&variant=3');
  await settled();
  expect(barShows()).toBe('/pages/goods/detail?id=1&variant=3');
  expect(navigation.getState().current.instance).toBe(instance);
  expect(tab.steps()).toHaveLength(2);
});

it('stores the last URL, except for log-in pages', async () => {
  await navigation.navigateTo(list);
  await navigation.navigateTo(login);
  expect(lastUrl).toBe(list);
});

describe('layers', () => {
  const open = () => {
    const onClose = vi.fn<(end: LayerEnd) => void>();
    return { onClose, release: navigation.addLayer(onClose) };
  };

  it('Back closes a sheet first and the page stays', async () => {
    await navigation.navigateTo(detail);
    const sheet = open();
    await settled();
    await press(-1);
    expect(sheet.onClose.mock.calls).toEqual([['back']]);
    expect(here()).toBe(detail);
    await press(-1);
    expect(here()).toBe(home);
  });

  it('closes the topmost of two first', async () => {
    const lower = open();
    const upper = open();
    await settled();
    await press(-1);
    expect([lower.onClose.mock.calls.length, upper.onClose.mock.calls.length]).toEqual([0, 1]);
    await press(-1);
    expect(lower.onClose).toHaveBeenCalledOnce();
  });

  it('leaves no step behind when closed otherwise, and Forward does not lead to it', async () => {
    await navigation.navigateTo(detail);
    const sheet = open();
    await settled();
    sheet.release();
    await settled();
    expect(sheet.onClose).not.toHaveBeenCalled();
    await press(1);
    expect(here()).toBe(detail);
    await press(-1);
    expect(here()).toBe(home);
  });

  it('resolves only when a slow browser has removed its step: a navigation out of the storefront after that is not undone', async () => {
    const release = navigation.addLayer(() => undefined);
    await settled();
    tab.slowDown(1500);
    release();
    await navigation.settled();
    expect(tab.history.state).not.toHaveProperty('pawlet.layer');
  });

  it('resolves at once where the browser has lost its step', async () => {
    const release = navigation.addLayer(() => undefined);
    await settled();
    tab.lose();
    const started = performance.now();
    release();
    await navigation.settled();
    expect(performance.now() - started).toBeLessThan(500);
  });

  it('passes its step to the page opened from it', async () => {
    await navigation.navigateTo(detail);
    const sheet = open();
    await settled();
    await navigation.navigateTo(list);
    expect(sheet.onClose.mock.calls).toEqual([['left']]);
    expect(tab.steps()).toEqual([`#${home}`, `#${detail}`, `#${list}`]);
    await press(-1);
    expect(here()).toBe(detail);
  });

  it('is closed by redirect, of which no step remains', async () => {
    await navigation.navigateTo(detail);
    open();
    open();
    await settled();
    await navigation.redirectTo(list);
    await press(-1);
    expect(here()).toBe(home);
  });

  it('receives `left`, not `back`, for a typed URL', async () => {
    await navigation.navigateTo(detail);
    const held = open();
    await settled();
    await type(`#${list}`);
    expect(held.onClose.mock.calls).toEqual([['left']]);
    expect(here()).toBe(list);
  });

  it('receives `left` too where the browser goes back past the page itself', async () => {
    await navigation.navigateTo(detail);
    const held = open();
    await settled();
    await press(-2);
    expect(held.onClose.mock.calls).toEqual([['left']]);
    expect(here()).toBe(home);
  });

  it("is closed by an app's Back first, and the page stays", async () => {
    await navigation.navigateTo(detail);
    const held = open();
    expect(navigation.pressBack()).toBe(true);
    await settled();
    expect(held.onClose.mock.calls).toEqual([['back']]);
    expect(here()).toBe(detail);
    expect(navigation.pressBack()).toBe(true);
    await settled();
    expect(here()).toBe(home);
    expect(navigation.pressBack()).toBe(false);
  });

  it("handles an app's Back also where there is no previous page", async () => {
    const held = open();
    expect(navigation.pressBack()).toBe(true);
    await settled();
    expect(held.onClose.mock.calls).toEqual([['back']]);
    expect(here()).toBe(home);
  });

  it('keeps parameters that changed below it', async () => {
    await navigation.navigateTo(detail);
    const sheet = open();
    await settled();
    navigation.replaceParameters('id=1&variant=3');
    await settled();
    sheet.release();
    await settled();
    expect(barShows()).toBe('/pages/goods/detail?id=1&variant=3');
  });

  it('is gone after a reload, and Back then leaves the page', async () => {
    await navigation.navigateTo(detail);
    open();
    await settled();
    navigation.dispose();
    navigation = start(tab.reload());
    await settled();
    expect(navigation.getState().current.position).toBe(1);
    await press(-1);
    expect(here()).toBe(home);
  });
});

describe('the log-in guard', () => {
  it('leads a visitor to the log-in, and back to the page afterwards', async () => {
    await navigation.navigateTo(checkout);
    expect(here()).toBe(login);
    loggedIn = true;
    await navigation.finishLogin();
    expect(behind()).toEqual([home, checkout]);
    await press(-1);
    expect(here()).toBe(home);
  });

  it('guards a protected page opened directly, before anything is rendered', async () => {
    navigation = start(createFakeWindow(`#${checkout}`));
    expect(here()).toBe(login);
    expect(barShows()).toBe(login);
    loggedIn = true;
    await navigation.finishLogin();
    expect(barShows()).toBe(checkout);
  });

  it('never leaves log-in pages in the history', async () => {
    await navigation.navigateTo(detail);
    await navigation.navigateTo(login);
    await navigation.navigateTo('/pages/login/login');
    loggedIn = true;
    await navigation.finishLogin();
    expect(here()).toBe(detail);
    await press(1);
    expect(here()).toBe(detail);
    await press(-1);
    expect(here()).toBe(home);
  });

  it('continues at once when a log-in page is opened while logged in', async () => {
    loggedIn = true;
    await navigation.navigateTo(detail);
    await navigation.navigateTo(login);
    expect(here()).toBe(detail);
  });

  it('never continues to a foreign URL', async () => {
    tab.sessionStorage.setItem('pawlet:interrupted', '//evil.test/#/pages/cart/cart');
    lastUrl = 'https://evil.test/';
    await navigation.navigateTo(login);
    loggedIn = true;
    await navigation.finishLogin();
    expect(here()).toBe(home);
  });

  it('returns to the page after the terms were read at the log-in', async () => {
    await navigation.navigateTo(checkout);
    await navigation.navigateTo(terms);
    expect(here()).toBe(terms);
    await navigation.back();
    expect(here()).toBe(login);
    loggedIn = true;
    await navigation.finishLogin();
    expect(here()).toBe(checkout);
  });

  it('remembers the page across a reload', async () => {
    await navigation.navigateTo(checkout);
    navigation.dispose();
    navigation = start(tab.reload());
    loggedIn = true;
    await navigation.finishLogin();
    expect(here()).toBe(checkout);
  });
});
