import type { Route } from '../src/routing/Route.ts';

function row(path: string, rest: Partial<Route> = {}): Route {
  return {
    path,
    load: () => Promise.resolve(() => null),
    needsLogin: 'no',
    title: 'title.text',
    ...rest,
  };
}

/** A small storefront: two tabs, a list, a product, protected pages and two log-in pages. */
export const testRoutes: readonly Route[] = [
  row('/pages/index/index', { aliases: ['/'], isTab: true }),
  row('/pages/cart/cart', { isTab: true }),
  row('/pages/goods/goods'),
  row('/pages/goods/detail'),
  row('/pages/goods/order', { needsLogin: 'yes' }),
  row('/pages/order/list', { needsLogin: 'yes' }),
  row('/pages/login/mobilelogin'),
  row('/pages/login/login'),
  row('/pages/page/page'),
];
