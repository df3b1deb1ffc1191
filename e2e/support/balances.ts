import type { StoreClient } from './api.ts';

/** The shopper's points. */
export async function readPoints(client: StoreClient): Promise<number> {
  return (await client.done<{ score: number }>('POST', '/api/user/money')).score;
}

/** Earns the points of today's check-in; returns the new balance. */
export async function checkInForPoints(client: StoreClient): Promise<number> {
  await client.done('POST', '/addons/signin/api.index/dosign');
  return readPoints(client);
}

/** Claims the coupon of this name. */
export async function claimCoupon(client: StoreClient, name: string): Promise<void> {
  const { data } = await client.done<{ data: { id: string; name: string }[] }>(
    'GET',
    '/addons/shop/api.coupon/couponList',
  );
  const id = data.find((coupon) => coupon.name === name)?.id;
  await client.done('POST', '/addons/shop/api.coupon/drawCoupon', { id });
}

/** A coupon that the shopper has claimed. */
export interface OwnCoupon {
  readonly id: number;
  readonly name: string;
  readonly isUsed: boolean;
}

/** The coupons that the shopper has claimed, by name. */
export async function readCoupons(client: StoreClient): Promise<readonly OwnCoupon[]> {
  const lists = await Promise.all(
    [1, 2].map((is_used) =>
      client.done<{ data: { id: number; is_used: number; coupon: { name: string } }[] }>(
        'GET',
        '/addons/shop/api.coupon/myCouponList',
        { is_used },
      ),
    ),
  );
  return lists
    .flatMap(({ data }) => data)
    .map(({ id, is_used, coupon }) => ({ id, name: coupon.name, isUsed: is_used === 2 }))
    .toSorted((one, other) => one.id - other.id);
}

/** Whether the shopper may use this discount code on some rows of the cart. */
export async function canUseCode(
  client: StoreClient,
  code: string,
  rows: readonly number[],
): Promise<boolean> {
  const fields = { ids: rows.join(','), code };
  const { code: result, data } = await client.call('POST', '/addons/shop/api.cart/checkDiscountCode', fields);
  if (result === 1) return true;
  if (JSON.stringify(data).includes('CODE_UNUSABLE')) return false;
  throw new Error(`checkDiscountCode: ${JSON.stringify(data)}`);
}
