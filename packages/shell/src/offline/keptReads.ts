import type { Endpoint } from '@pawlet/core/contract';

const shop = '/addons/shop/api.';

/** Reads of the shop window, which look alike to everybody but for marks such as the favourite's. */
const ofWindow = [
  'common/init',
  'goods/index',
  'goods/v2detail',
  'goods/lists',
  'category/index',
  'category/alls',
  'attribute/index',
  'comment/index',
  'goods_ask/getAskLists',
  'page/index',
  'page/lists',
  'coupon/couponList',
  'coupon/couponDetail',
  'score/exchangeList',
  'score/exchangeProductDetail',
];

/** The shopper's own reads. Nothing that holds a payment, a code or a list of addresses. */
const ofShopper = [
  'cart/index',
  'cart/cart_nums',
  'order/index',
  'order/detail',
  'order/queryLogistics',
  'collect/collectList',
  'coupon/myCouponList',
  'score/logs',
  'user/index',
];

const kept: ReadonlySet<string> = new Set([...ofWindow, ...ofShopper].map((name) => shop + name));
const ofAll: ReadonlySet<string> = new Set(ofWindow.map((name) => shop + name));

/** What asks the shop for money, or for what only it can say: without a network there is no answer. */
const asking: ReadonlySet<string> = new Set([
  `${shop}order/carts`,
  `${shop}order/add`,
  `${shop}order/pay`,
  `${shop}score/exchange`,
  '/cloud/api/order/create',
  '/cloud/api/order/pay',
]);

/** Tells a call whose replies are kept for when there is no network. */
export function isKeptRead({ path, writes, keyed }: Pick<Endpoint, 'path' | 'writes' | 'keyed'>): boolean {
  return kept.has(path) && writes !== true && keyed !== true;
}

/** Tells a kept read that says nearly the same to everybody: what a visitor was told will do for a shopper. */
export function isOfWindow({ path }: Pick<Endpoint, 'path'>): boolean {
  return ofAll.has(path);
}

/** Tells a call that the shopper has to be told about where there is no network: ordering and paying never wait. */
export function needsNetwork({ path }: Pick<Endpoint, 'path'>, input: object): boolean {
  return asking.has(path) || (path === `${shop}cart/add` && 'sceneval' in input && input.sceneval === 2);
}

/**
 * Tells a call that ends the log-in for good, and with it what is kept of the shopper: `at-once` whatever the shop answers,
 * because who logs out leaves in any case; `when-done` where the shopper stays if it fails.
 */
export function endOfLogIn(
  { path }: Pick<Endpoint, 'path'>,
  input: Readonly<Record<string, unknown>>,
): 'at-once' | 'when-done' | undefined {
  if (path === `${shop}user/logout`) return 'at-once';
  const endsAll = path === `${shop}user/logoutAll` && input['keep_current'] !== 1;
  return endsAll || path === `${shop}user/deleteAccount` ? 'when-done' : undefined;
}
