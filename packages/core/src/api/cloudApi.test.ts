import { describe, expect, it, vi } from 'vitest';
import { createFakeHttp, lost, refuse } from '../../test/createFakeHttp.ts';
import { cloudGetInfo, cloudGetTypeList, cloudOrderCreate, cloudOrderStatus } from '../contract/cloud.ts';
import { createApi } from './createApi.ts';
import { createPendingKeys } from './pendingKeys.ts';
import type { CloudPlanId } from './types/cloud.ts';
import type { OrderNumber } from './types/ids.ts';

const now = 1_700_000_000_000;
const orderNumber = 'C20261121000000000000000001' as OrderNumber;
const plan = {
  id: 1,
  name: 'Month',
  type: 'month' as const,
  price: '414.00',
  marketprice: '500.00',
  days: 30,
  description: '',
  extends_to: null,
};

function open(currency = 'CNY') {
  const http = createFakeHttp();
  let made = 0;
  const keys = createPendingKeys({
    owner: () => '7',
    now: () => now,
    createKey: () => `key-${(made += 1)}`,
  });
  const cloud = vi.fn(() => Promise.resolve({ currency, payWithinSeconds: 600 }));
  // The shop's currency differs from that of cloud storage.
  const api = createApi(http, { currency: () => 'EUR', now: () => now, keys, cloud });
  return { http, cloud, api: api.cloud };
}

function orderWire(given: Record<string, unknown> = {}) {
  return {
    order_sn: orderNumber,
    name: 'Month',
    amount: '19.90',
    paystate: 0,
    pay_status: 'NONE' as const,
    createtime: now / 1000 - 60,
    endtime: null,
    refund: '0.00',
    refundtime: null,
    ...given,
  };
}

const pageOf = (...data: ReturnType<typeof orderWire>[]) => ({
  total: data.length,
  per_page: 10,
  current_page: 1,
  last_page: 1,
  data,
});

describe('cloud storage', () => {
  it("waits for the config, which has the service's URL", async () => {
    const { http, api, cloud } = open();
    let arrive: (terms: { currency: string; payWithinSeconds: number }) => void = () => undefined;
    cloud.mockReturnValueOnce(new Promise((resolve) => (arrive = resolve)));
    http.on(cloudGetTypeList, () => [{ device_id: 'PC1', name: 'Lookout', model: 'L', expiretime: 100 }]);
    const asked = api.devices();
    await Promise.resolve();
    expect(http.calls).toEqual([]);
    arrive({ currency: 'CNY', payWithinSeconds: 600 });
    expect(await asked).toEqual([{ id: 'PC1', name: 'Lookout', model: 'L', expiresAt: 100_000 }]);
  });

  it('has prices in its own currency', async () => {
    const { http, api } = open('JPY');
    http.on(cloudGetInfo, () => ({ expiretime: null, plans: [plan, { ...plan, marketprice: '414.00' }] }));
    expect(await api.offer()).toMatchObject({
      offer: {
        plans: [
          { price: { amountMinor: 414, currency: 'JPY' }, marketPrice: { amountMinor: 500 } },
          { marketPrice: undefined, extendsTo: undefined },
        ],
      },
    });
  });

  it('creates one order, however often the response is lost', async () => {
    const { http, api } = open();
    const order = { planId: 1 as CloudPlanId, deviceId: 'PC1', agreed: '3' };
    http.on(cloudOrderCreate, () => Promise.reject(lost()));
    await expect(api.create(order)).rejects.toMatchObject({ code: 'NETWORK' });
    http.on(cloudOrderCreate, () => ({ order_sn: orderNumber, amount: '19.90' }));
    expect(await api.create(order)).toMatchObject({ status: 'ok', orderNumber });
    await api.create(order);
    expect(http.calls.map(({ options }) => options.idempotencyKey)).toEqual(['key-1', 'key-1', 'key-2']);
    expect(http.calls[0]?.input).toEqual({ commodity_id: 1, device_id: 'PC1', agreed: '3' });
  });

  it.each([
    [undefined, ''],
    ['', '1'],
    ['2026-01', '2026-01'],
  ])('sends an agreement %s as "%s"', async (agreed, sent) => {
    const { http, api } = open();
    http.on(cloudOrderCreate, () =>
      refuse('AGREEMENT_REQUIRED', { diyname: 'cloud', version: '4' }, 'Read it'),
    );
    const refused = await api.create({ planId: 1 as CloudPlanId, deviceId: 'PC1', agreed });
    expect(refused).toEqual({ status: 'agreement-required', version: '4', message: 'Read it' });
    expect(http.calls[0]?.input).toMatchObject({ agreed: sent });
  });

  it('returns not-found for a missing plan or camera, and throws on unexpected refusals', async () => {
    const { http, api } = open();
    const order = { planId: 1 as CloudPlanId, deviceId: 'PC1', agreed: '' };
    http.on(cloudOrderCreate, () => refuse('NOT_FOUND'));
    expect(await api.create(order)).toEqual({ status: 'not-found' });
    http.on(cloudOrderCreate, () => refuse('RATE_LIMITED', { retry_after: 3 }, 'Slowly'));
    expect(await api.create(order)).toMatchObject({ status: 'refused', reason: 'RATE_LIMITED' });
    http.on(cloudOrderStatus, () => refuse('NOT_FOUND'));
    expect(await api.paymentStatus(orderNumber)).toEqual({ status: 'not-found' });
  });

  it.each([
    ['to-pay', {}],
    ['to-pay', { pay_status: 'FAILED' }],
    ['expired', { createtime: now / 1000 - 600 }],
    ['expired', { createtime: now / 1000 - 600, pay_status: 'CANCELLED' }],
    // A late payment is still accepted.
    ['confirming', { createtime: now / 1000 - 600, pay_status: 'PENDING' }],
    ['confirming', { pay_status: 'SUCCESS' }],
    ['paid', { paystate: 1, pay_status: 'SUCCESS', endtime: 5 }],
    ['part-refunded', { paystate: 1, pay_status: 'SUCCESS', refund: '9.90', refundtime: 6 }],
    ['refunded', { paystate: 1, pay_status: 'SUCCESS', refund: '19.90', refundtime: 6 }],
    ['refunded', { paystate: 2, pay_status: 'SUCCESS', refund: '19.90', refundtime: 6 }],
  ])('is %s in the history', async (state, given) => {
    const { http, api } = open();
    http.on(cloudOrderStatus, () => pageOf(orderWire(given)));
    const { items } = await api.history();
    expect(items[0]?.state).toBe(state);
    expect(items[0]?.refund?.amountMinor).toBe(
      'refund' in given ? Math.round(Number(given.refund) * 100) : undefined,
    );
  });

  it('can be paid for the whole time, whether the device clock is slow or fast', async () => {
    const { http, api } = open();
    http.on(cloudOrderCreate, () => ({ order_sn: orderNumber, amount: '19.90' }));
    for (const skew of [3600, -3600]) {
      http.on(cloudOrderStatus, () => orderWire({ createtime: now / 1000 + skew }));
      await api.create({ planId: 1 as CloudPlanId, deviceId: 'PC1', agreed: '' });
      expect(await api.paymentStatus(orderNumber)).toMatchObject({
        payment: { isExpired: false, payUntil: now + 600_000 },
      });
    }
  });

  it('throws when a server mixes up one order and a page of orders', async () => {
    const { http, api } = open();
    http.on(cloudOrderStatus, () => pageOf());
    await expect(api.paymentStatus(orderNumber)).rejects.toMatchObject({ code: 'CONTRACT' });
    http.on(cloudOrderStatus, () => orderWire());
    await expect(api.history()).rejects.toMatchObject({ code: 'CONTRACT' });
  });
});
