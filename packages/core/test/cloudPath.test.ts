import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { testOrigin } from '../../server/test/createTestStore.ts';
import type { CloudPlan, OrderNumber } from '../src/api/index.ts';
import type { Pawlet } from '../src/pawlet/types.ts';
import { logInTo, openStoreShops, type StoreShops } from './openStoreShops.ts';

const dayMs = 24 * 3600 * 1000;
const camera = 'PC2407001D7A16';
const empty = 'PC2409002D7B08';

let shops: StoreShops;
let pawlet: Pawlet;

beforeAll(async () => {
  shops = await openStoreShops();
  pawlet = shops.open({ sharesClock: true });
});

afterAll(() => shops.close());

async function logIn(): Promise<void> {
  if (pawlet.session.store.getState().token !== '') return;
  await logInTo(pawlet);
}

async function planFor(deviceId: string, type: CloudPlan['type']): Promise<CloudPlan> {
  const found = await pawlet.api.cloud.offer(deviceId);
  if (found.status !== 'ok') throw new Error(found.status);
  const plan = found.offer.plans.find((one) => one.type === type);
  if (plan === undefined) throw new Error(`The demo shop has no plan of a ${type}.`);
  return plan;
}

async function order(deviceId: string, type: CloudPlan['type'] = 'month'): Promise<OrderNumber> {
  const { id } = await planFor(deviceId, type);
  const made = await pawlet.api.cloud.create({ planId: id, deviceId, agreed: '' });
  if (made.status !== 'ok') throw new Error(made.status);
  return made.orderNumber;
}

async function pay(orderNumber: OrderNumber, result: string): Promise<void> {
  const returnUrl = `${testOrigin}/#/pages/storage/cloudStorage?order_sn=${orderNumber}`;
  const started = await pawlet.api.cloud.pay({ orderNumber, payType: 'wechat', returnUrl });
  if (started.status !== 'redirect') throw new Error(started.status);
  await shops.store.app.request(started.url, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: testOrigin },
    body: `result=${result}`,
  });
}

const status = async (orderNumber: OrderNumber) => {
  const found = await pawlet.api.cloud.paymentStatus(orderNumber);
  if (found.status !== 'ok') throw new Error(found.status);
  return found.payment;
};

const getExpiry = async (deviceId: string) =>
  (await pawlet.api.cloud.devices()).find(({ id }) => id === deviceId)?.expiresAt;

describe('cloud storage, against the real store', () => {
  it('shows the plans to visitors, and no cameras', async () => {
    const { cloud } = pawlet.api;
    expect(await cloud.devices()).toEqual([]);
    const now = shops.store.clock.now() * 1000;
    expect(await cloud.offer()).toMatchObject({
      status: 'ok',
      offer: {
        expiresAt: undefined,
        plans: [
          { type: 'year', price: { amountMinor: 16_800, currency: 'CNY' }, extendsTo: now + 365 * dayMs },
          { type: 'month', price: { amountMinor: 1990, currency: 'CNY' }, extendsTo: now + 30 * dayMs },
        ],
      },
    });
  });

  it('requires the agreement, in its current version', async () => {
    await logIn();
    const { cloud } = pawlet.api;
    const { id: planId } = await planFor(camera, 'month');
    const page = await pawlet.api.pages.find({ name: 'cloud' });
    if (page.status !== 'ok') throw new Error(page.status);
    for (const agreed of [undefined, 'an older one']) {
      expect(await cloud.create({ planId, deviceId: camera, agreed })).toMatchObject({
        status: 'agreement-required',
        version: page.page.version,
      });
    }
    expect(await cloud.create({ planId, deviceId: camera, agreed: page.page.version })).toMatchObject({
      status: 'ok',
      total: { amountMinor: 1990, currency: 'CNY' },
    });
    expect(await cloud.create({ planId, deviceId: 'PC404', agreed: '' })).toEqual({ status: 'not-found' });
    expect(await cloud.offer('PC404')).toEqual({ status: 'not-found' });
  });

  it('extends the remaining time of a camera, and starts today where there is none', async () => {
    await logIn();
    for (const [deviceId, type] of [
      [camera, 'month'],
      [empty, 'year'],
    ] as const) {
      const { extendsTo } = await planFor(deviceId, type);
      const orderNumber = await order(deviceId, type);
      expect(await status(orderNumber)).toMatchObject({ state: 'none', isPaid: false, isExpired: false });
      await pay(orderNumber, 'success');
      await vi.waitFor(async () =>
        expect(await status(orderNumber)).toMatchObject({
          state: 'success',
          isPaid: true,
          endsAt: extendsTo,
          payUntil: undefined,
        }),
      );
      expect(await getExpiry(deviceId)).toBe(extendsTo);
      const { items } = await pawlet.api.cloud.history();
      expect(items[0]).toMatchObject({ orderNumber, state: 'paid', endsAt: extendsTo, refund: undefined });
    }
  });

  it.each([
    ['failure', 'failed'],
    ['cancel', 'cancelled'],
    ['delay', 'pending'],
  ] as const)('handles a payment that ends in %s, and can be paid again', async (result, state) => {
    await logIn();
    const before = await getExpiry(camera);
    const orderNumber = await order(camera);
    await pay(orderNumber, result);
    await vi.waitFor(async () =>
      expect(await status(orderNumber)).toMatchObject({ state, isPaid: false, isExpired: false }),
    );
    expect(await getExpiry(camera)).toBe(before);
    if (state === 'pending') return;
    await pay(orderNumber, 'success');
    await vi.waitFor(async () => expect(await status(orderNumber)).toMatchObject({ isPaid: true }));
  });

  it('expires after the time to pay, and then refuses the order', async () => {
    await logIn();
    const orderNumber = await order(camera);
    const { payUntil } = await status(orderNumber);
    expect(payUntil).toBe((shops.store.clock.now() + 3600) * 1000);
    shops.store.clock.advance(3601);
    expect(await status(orderNumber)).toMatchObject({ isExpired: true, isPaid: false });
    expect((await pawlet.api.cloud.history()).items[0]).toMatchObject({ orderNumber, state: 'expired' });
    const started = await pawlet.api.cloud.pay({ orderNumber, payType: 'wechat', returnUrl: testOrigin });
    expect(started).toMatchObject({ status: 'wrong-state' });
  });

  it('is priced in the currency of the country', async () => {
    await logIn();
    pawlet.session.setCountry('JPN');
    expect((await planFor(camera, 'month')).price).toEqual({ amountMinor: 414, currency: 'JPY' });
    pawlet.session.setCountry('CHN');
    expect((await planFor(camera, 'month')).price).toEqual({ amountMinor: 1990, currency: 'CNY' });
    expect(shops.store.errors).toEqual([]);
  });
});
