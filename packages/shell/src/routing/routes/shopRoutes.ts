import type { Route } from '../Route.ts';
import { later } from './later.ts';

/** The shop window: home, search, categories, goods, cart and checkout. */
export const shopRoutes: readonly Route[] = [
  {
    path: '/pages/index/index',
    aliases: ['/'],
    load: () => import('../../pages/home/HomePage.tsx').then((module) => ({ Page: module.HomePage })),
    needsLogin: 'actions',
    isTab: true,
    title: 'title.home',
  },
  {
    path: '/pages/goods/detail',
    load: () =>
      import('../../pages/goods/detail/DetailPage.tsx').then((module) => ({ Page: module.DetailPage })),
    needsLogin: 'actions',
    title: 'title.goodsDetail',
  },
  later({
    path: '/pages/goods/order',
    needsLogin: 'yes',
    title: 'title.checkout',
  }),
  later({
    path: '/pages/goods/remark',
    needsLogin: 'yes',
    title: 'title.orderNote',
  }),
  {
    path: '/pages/search/search',
    load: () => import('../../pages/search/SearchPage.tsx').then((module) => ({ Page: module.SearchPage })),
    needsLogin: 'no',
    title: 'title.search',
  },
  {
    path: '/pages/goods/goods',
    load: () =>
      import('../../pages/list/GoodsListPage.tsx').then((module) => ({ Page: module.GoodsListPage })),
    needsLogin: 'actions',
    title: 'title.goods',
  },
  {
    path: '/pages/more/goods',
    load: () =>
      import('../../pages/list/GoodsListPage.tsx').then((module) => ({ Page: module.MoreGoodsPage })),
    needsLogin: 'actions',
    title: 'title.goods',
  },
  {
    path: '/pages/category/index',
    load: () =>
      import('../../pages/category/CategoryPage.tsx').then((module) => ({ Page: module.CategoryPage })),
    needsLogin: 'actions',
    isTab: true,
    title: 'title.categories',
  },
  {
    path: '/pages/cart/cart',
    load: () => import('../../pages/cart/CartPage.tsx').then((module) => ({ Page: module.CartPage })),
    needsLogin: 'actions',
    isTab: true,
    title: 'title.cart',
  },
  later({
    path: '/pages/remark/lists',
    needsLogin: 'no',
    title: 'title.reviews',
  }),
];
