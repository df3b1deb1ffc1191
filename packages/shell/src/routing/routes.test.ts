import { afterEach, describe, expect, it, vi } from 'vitest';
import { createFakeWindow } from '../../test/fakeWindow.ts';
import { createNavigation } from '../navigation/createNavigation.ts';
import type { Navigation } from '../navigation/types.ts';
import { loginPath } from '../navigation/loginReturn.ts';
import { toHref } from './hashAddress.ts';
import { laterPages } from './routes/laterPages.ts';
import { routes } from './routes.ts';

const home = '/pages/index/index';
let navigation: Navigation | undefined;

afterEach(() => navigation?.dispose());

function open(hash: string, isSignedIn = false) {
  const loaded: string[] = [];
  navigation = createNavigation({
    routes,
    session: { isSignedIn: () => isSignedIn, lastUrl: () => home, setLastUrl: () => undefined },
    window: createFakeWindow(hash),
    preload: ({ path }) => void loaded.push(path),
  });
  navigation.start();
  return { navigation, loaded, here: () => navigation?.getState().current.route.path };
}

const rows = routes.flatMap((route) =>
  [route.path, ...(route.aliases ?? [])].map((address) => ({ address, route })),
);
const closed = rows.filter(({ route }) => route.needsLogin === 'yes');
const others = rows.filter(({ route }) => route.needsLogin !== 'yes');

describe('the table of pages', () => {
  it('has rows of each kind, and no path twice', () => {
    expect(closed.length).toBeGreaterThan(10);
    expect(others.length).toBeGreaterThan(10);
    expect(new Set(rows.map(({ address }) => address)).size).toBe(rows.length);
  });

  it('knows where the code of every page lies, and of nothing else', () => {
    const paths = new Set(routes.map(({ path }) => path));
    expect(Object.keys(laterPages).filter((path) => !paths.has(path))).toEqual([]);
    const homeless = routes.filter(
      ({ path, load }) => !(path in laterPages) && !String(load).includes('import'),
    );
    expect(homeless.map(({ path }) => path)).toEqual([]);
  });

  it.each(closed)('keeps a visitor out of $address', async ({ address, route }) => {
    // By its address, as from a bookmark.
    expect(open(toHref(`${address}?id=1`)).here()).toBe(loginPath);
    // From another page, and by what is typed.
    const { navigation: way, here, loaded } = open('#/');
    await way.navigateTo(address);
    expect(here()).toBe(loginPath);
    expect(way.getState().entries.some((entry) => entry.route === route)).toBe(false);
    expect(loaded.filter((path) => path === loginPath)).not.toEqual([]);
    await way.redirectTo(address);
    await way.relaunch(address);
    expect(here()).toBe(loginPath);
  });

  it.each(others)('lets a visitor see $address', async ({ address, route }) => {
    expect(open(toHref(address)).here()).toBe(route.path);
    const { navigation: way, here } = open('#/pages/search/search');
    await way.open(address);
    expect(here()).toBe(route.path);
  });

  it.each(rows)('shows $address to a shopper, unless it is a log-in', ({ address, route }) => {
    const isLogin = route.path.startsWith('/pages/login/');
    expect(open(toHref(address), true).here()).toBe(isLogin ? home : route.path);
  });
});

it('tells of every address that is wanted, that of a closed page too', () => {
  const onWanted = vi.fn<(address: { readonly search: string }) => void>();
  navigation = createNavigation({
    routes,
    session: { isSignedIn: () => false, lastUrl: () => home, setLastUrl: () => undefined },
    window: createFakeWindow('#/pages/order/list?invite_id=12'),
    onWanted,
  });
  expect(onWanted).toHaveBeenCalledWith(expect.objectContaining({ search: 'invite_id=12' }));
  expect(navigation.getState().current.route.path).toBe(loginPath);
});
