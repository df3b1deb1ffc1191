import { describe, expect, it } from 'vitest';
import { testRoutes } from '../../test/routes.ts';
import type { NavigationState, StackEntry } from '../navigation/types.ts';
import { listMounted } from './mountedPages.ts';
import type { MountedPage } from './mountedPages.ts';

function entry(position: number, path = '/pages/goods/detail'): StackEntry {
  const route = testRoutes.find((known) => known.path === path);
  if (route === undefined) throw new Error(`no route ${path}`);
  const key = `key-${String(position)}`;
  return {
    key,
    position,
    address: { path, search: `id=${String(position)}` },
    route,
    instance: route.isTab === true ? `tab:${path}` : key,
  };
}

function state(...entries: readonly StackEntry[]): NavigationState {
  const current = entries.at(-1);
  if (current === undefined) throw new Error('no entry');
  return { entries, current, motion: 'none', turn: 0 };
}

const names = (pages: readonly MountedPage[]): readonly string[] => pages.map((page) => page.instance);
const home = entry(0, '/pages/index/index');

describe('listMounted', () => {
  it('keeps previous pages and mounts the current page last', () => {
    const first = listMounted([], state(home));
    const second = listMounted(first, state(home, entry(1)));
    expect(names(second)).toEqual(['tab:/pages/index/index', 'key-1']);
    expect(second[0]).toEqual(first[0]);
  });

  it('unmounts pages that were left by Back, except for tab pages', () => {
    const cart = entry(1, '/pages/cart/cart');
    let pages = listMounted([], state(home));
    pages = listMounted(pages, state(home, cart));
    pages = listMounted(pages, state(home, cart, entry(2)));
    pages = listMounted(pages, state(home));
    expect(names(pages)).toEqual(['tab:/pages/index/index', 'tab:/pages/cart/cart']);
  });

  it('keeps the newest ten, and mounts an older one again when it is returned to', () => {
    const all = Array.from({ length: 12 }, (_, index) => entry(index + 1));
    let pages: readonly MountedPage[] = listMounted([], state(home));
    for (let count = 1; count <= 12; count += 1)
      pages = listMounted(pages, state(home, ...all.slice(0, count)));
    expect(names(pages)).toEqual(['tab:/pages/index/index', ...all.slice(2).map((one) => one.key)]);
    pages = listMounted(pages, state(home, ...all.slice(0, 2)));
    expect(names(pages)).toEqual(['tab:/pages/index/index', 'key-2']);
  });

  it('passes a tab page its newest location', () => {
    const again: StackEntry = { ...entry(2, '/pages/index/index') };
    const pages = listMounted(listMounted([], state(home)), state(home, entry(1), again));
    expect(pages[0]?.entry).toBe(again);
  });
});
