import { afterEach, describe, expect, it, vi } from 'vitest';
import { createFakeWindow } from '../test/fakeWindow.ts';
import { createNavigation } from './navigation/createNavigation.ts';
import type { Navigation } from './navigation/types.ts';
import { toHref } from './routing/hashAddress.ts';
import { routes } from './routes.ts';
import { paths } from './routing/paths.ts';
import type { Route } from './routing/Route.ts';

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

  it('contains the pages of every area', async () => {
    const modules = import.meta.glob<Readonly<Record<string, readonly Route[]>>>('./pages/*/pages.ts');
    const areas = await Promise.all(Object.values(modules).map((load) => load()));
    const declared = areas.flatMap((area) => Object.values(area).flat());
    expect(declared.length).toBeGreaterThan(70);
    expect(new Set(declared)).toEqual(new Set(routes));
  });

  it.each(closed)('keeps a visitor out of $address', async ({ address, route }) => {
    // By its URL, as from a bookmark.
    expect(open(toHref(`${address}?id=1`)).here()).toBe(paths.login);
    // From another page, and typed into the address bar.
    const { navigation: way, here, loaded } = open('#/');
    await way.navigateTo(address);
    expect(here()).toBe(paths.login);
    expect(way.getState().entries.some((entry) => entry.route === route)).toBe(false);
    expect(loaded.filter((path) => path === paths.login)).not.toEqual([]);
    await way.redirectTo(address);
    await way.relaunch(address);
    expect(here()).toBe(paths.login);
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

it('reports every requested route, including protected pages', () => {
  const onWanted = vi.fn<(address: { readonly search: string }) => void>();
  navigation = createNavigation({
    routes,
    session: { isSignedIn: () => false, lastUrl: () => home, setLastUrl: () => undefined },
    window: createFakeWindow('#/pages/order/list?invite_id=12'),
    onWanted,
  });
  expect(onWanted).toHaveBeenCalledWith(expect.objectContaining({ search: 'invite_id=12' }));
  expect(navigation.getState().current.route.path).toBe(paths.login);
});
