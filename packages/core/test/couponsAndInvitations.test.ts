import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Pawlet } from '../src/pawlet/types.ts';
import { logInTo, openStoreShops, type StoreShops } from './openStoreShops.ts';

let shops: StoreShops;
let pawlet: Pawlet;

beforeAll(async () => {
  shops = await openStoreShops();
  pawlet = shops.open({ start: { lang: 'en' } });
  await logInTo(pawlet);
});

afterAll(() => shops.close());

it("claims a coupon up to its limit, and lists it as the shopper's", async () => {
  const { coupons } = pawlet.api;
  const offered = await coupons.list({});
  const claimable = offered.items.find(
    ({ message, perPerson, isOnOffer }) => message === '' && perPerson === 1 && isOnOffer,
  );
  if (claimable === undefined) throw new Error('The demo shop has changed.');
  expect(claimable.claimedShare).toBeGreaterThanOrEqual(0);
  const before = await coupons.mine({ state: 'usable' });

  expect(await coupons.claim(claimable.id)).toEqual({ status: 'claimed' });
  const again = await coupons.claim(claimable.id);
  expect(again.status).toBe('limit-reached');
  expect(again).toHaveProperty('message', expect.stringMatching(/\w/u));
  const found = await coupons.find(claimable.id);
  expect(found).toMatchObject({ status: 'ok', coupon: { id: claimable.id, isReceived: true } });
  expect(found.status === 'ok' && found.goods.length).toBeGreaterThan(0);

  const after = await coupons.mine({ state: 'usable' });
  expect(after.total).toBe(before.total + 1);
  expect(after.items[0]).toMatchObject({
    coupon: { id: claimable.id },
    isUsed: false,
    isExpired: false,
    isInForce: true,
  });
});

it('filters coupons by kind, and by used, expired and usable', async () => {
  const { coupons } = pawlet.api;
  for (const kind of ['percent', 'minus'] as const) {
    const { items } = await coupons.list({ kind });
    expect(items.length).toBeGreaterThan(0);
    expect(new Set(items.map(({ value }) => value.kind))).toEqual(new Set([kind]));
  }
  expect((await coupons.mine({ state: 'used' })).items.every(({ isUsed }) => isUsed)).toBe(true);
  const { items: expired } = await coupons.mine({ state: 'expired' });
  expect(expired.length).toBeGreaterThan(0);
  expect(expired.every(({ isExpired }) => isExpired)).toBe(true);
});

it('returns not-found for an unknown coupon', async () => {
  const { coupons } = pawlet.api;
  expect(await coupons.find('999999')).toEqual({ status: 'not-found' });
  expect(await coupons.find('spring')).toEqual({ status: 'not-found' });
  expect(await coupons.claim('999999')).toEqual({ status: 'not-found' });
});

it("returns the invitation's reward, its owner and the people invited", async () => {
  const { invitations } = pawlet.api;
  const offer = await invitations.offer();
  expect(offer.title).not.toBe('');
  expect(offer.text).not.toBe('');
  expect(offer.points).toBeGreaterThan(0);
  expect(offer.imageUrl).toMatch(/^https?:/u);
  const mine = await invitations.mine();
  expect(mine.id).toBe(pawlet.session.store.getState().user?.id);
  const people = await invitations.people(1);
  expect(people.total).toBe(mine.count);
});

it('returns the origin of shared links, device hints, and the URL of a QR code', async () => {
  const { site } = pawlet.api;
  expect(await site.shareOrigin('DEU')).toBeUndefined();
  expect((await site.deviceHints())['version2']).toContain('D7');
  const address = await site.qrCodeUrl('https://shop.test/#/?a=1&b=2', { size: 300 });
  const picture = await shops.store.app.request(address);
  expect(picture.headers.get('content-type')).toBe('image/png');
});
