import type { Endpoint } from '@pawlet/core/contract';

const shop = '/addons/shop/api.';

/** Public reads, which are the same for everybody except for fields such as the favourite's. */
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

/** The shopper's own reads. Nothing with a payment, a code or a list of addresses. */
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

/** Calls about money, or about what only the shop can decide: they fail offline. */
const asking: ReadonlySet<string> = new Set([
  `${shop}order/carts`,
  `${shop}order/add`,
  `${shop}order/pay`,
  `${shop}score/exchange`,
  '/cloud/api/order/create',
  '/cloud/api/order/pay',
]);

/** Whether a call's responses are cached for offline use. */
export function isKeptRead({ path, writes, keyed }: Pick<Endpoint, 'path' | 'writes' | 'keyed'>): boolean {
  return kept.has(path) && writes !== true && keyed !== true;
}

/** Whether a cached read is nearly the same for everybody: a visitor's response also serves a shopper. */
export function isOfWindow({ path }: Pick<Endpoint, 'path'>): boolean {
  return ofAll.has(path);
}

/** Whether the shopper must be told that a call fails offline: ordering and paying are never queued. */
export function needsNetwork({ path }: Pick<Endpoint, 'path'>, input: object): boolean {
  return asking.has(path) || (path === `${shop}cart/add` && 'sceneval' in input && input.sceneval === 2);
}

/**
 * Whether a call ends the session permanently, and with it the shopper's cached data: `at-once` whatever the shop
 * responds, because a log-out happens in any case; `when-done` where the shopper stays if it fails.
 */
export function endOfLogIn(
  { path }: Pick<Endpoint, 'path'>,
  input: Readonly<Record<string, unknown>>,
): 'at-once' | 'when-done' | undefined {
  if (path === `${shop}user/logout`) return 'at-once';
  const endsAll = path === `${shop}user/logoutAll` && input['keep_current'] !== 1;
  return endsAll || path === `${shop}user/deleteAccount` ? 'when-done' : undefined;
}
