import type { SeedTarget } from './data/types.ts';

/**
 * Pages that banners and shortcuts of the demo lead to and the mall has not opened yet, and where their banners
 * lead meanwhile; their shortcuts are left out. An entry goes when its page opens: a test compares this with the
 * mall's routes.
 */
export const closedPages: Readonly<Record<string, SeedTarget>> = {
  '/pages/storage/cloudStorage': { kind: 'category', slug: 'cameras' },
  '/pages/integral/index': { kind: 'page', path: '/pages/index/index' },
  '/pages/signin/signin': { kind: 'page', path: '/pages/index/index' },
  '/pages/coupon/coupon': { kind: 'page', path: '/pages/index/index' },
  '/pages/share/publicize': { kind: 'page', path: '/pages/index/index' },
  '/pages/help/index': { kind: 'page', path: '/pages/index/index' },
};
