import type { Pawlet } from '@pawlet/core';
import type {
  CloudDevice,
  CloudOrder,
  CloudPayment,
  CloudPlan,
  CloudPlanId,
  OrderNumber,
  PageId,
  PaymentStatus,
} from '@pawlet/core/api';
import { vi } from 'vitest';
import { buildPayment } from './orders.ts';
import { buildConfig } from '../../core/test/buildConfig.ts';
import { yuan } from './shopData.ts';

const dayMs = 24 * 3600 * 1000;

/** A monthly plan; tests set only the relevant fields. */
export function buildPlan(given: Partial<CloudPlan> = {}): CloudPlan {
  return {
    id: 2 as CloudPlanId,
    name: 'Monthly plan',
    type: 'month',
    price: yuan(19.9),
    marketPrice: undefined,
    days: 30,
    description: '',
    extendsTo: undefined,
    ...given,
  };
}

/** A yearly plan. */
export const yearPlan = buildPlan({
  id: 1 as CloudPlanId,
  name: 'Annual plan',
  type: 'year',
  price: yuan(168),
  days: 365,
});

/** A camera with storage for this many days from now; undefined if it never had any. */
export function buildCamera(days: number | undefined, given: Partial<CloudDevice> = {}): CloudDevice {
  const expiresAt = days === undefined ? undefined : Date.now() + days * dayMs;
  return { id: 'PC1', name: 'Lookout camera', model: 'LOOK', expiresAt, ...given };
}

/** A paid purchase; tests set only the relevant fields. */
export function buildCloudOrder(given: Partial<CloudOrder> = {}): CloudOrder {
  return {
    orderNumber: 'C20261101000000000000000009' as OrderNumber,
    name: 'Monthly plan',
    state: 'paid',
    total: yuan(19.9),
    createdAt: Date.UTC(2026, 10, 1),
    endsAt: Date.UTC(2026, 11, 1),
    refund: undefined,
    refundedAt: undefined,
    ...given,
  };
}

/** Data of the fake service. */
export interface CloudData {
  readonly cameras?: readonly CloudDevice[];
  readonly plans?: readonly CloudPlan[];
  readonly orders?: readonly CloudOrder[];
}

/** A fake cloud storage service with this data; `payment` is the status of the order being paid. */
export function serveCloud(shop: Pawlet, data: CloudData = {}) {
  const { cameras = [buildCamera(12)], plans = [yearPlan, buildPlan()], orders = [] } = data;
  const payMethods = [{ payType: 'wechat', name: 'WeChat Pay', imageUrl: '', isEnabled: true, hint: '' }];
  shop.config.store.setState({
    status: 'ready',
    config: buildConfig({ payMethods, defaultPayType: 'wechat' }),
  });
  const { cloud, pages } = shop.api;
  let payment: Partial<CloudPayment> & Partial<PaymentStatus> = {};
  const devices = vi.spyOn(cloud, 'devices').mockResolvedValue(cameras);
  const offer = vi.spyOn(cloud, 'offer').mockImplementation((deviceId = '') => {
    const expiresAt = cameras.find(({ id }) => id === deviceId)?.expiresAt;
    return Promise.resolve({ status: 'ok', offer: { expiresAt, plans } });
  });
  const create = vi.spyOn(cloud, 'create').mockImplementation(({ planId }) =>
    Promise.resolve({
      status: 'ok',
      orderNumber: 'C20261121000000000000000001' as OrderNumber,
      total: plans.find(({ id }) => id === planId)?.price ?? yuan(0),
    }),
  );
  const pay = vi.spyOn(cloud, 'pay').mockImplementation(() => {
    payment = { state: 'pending' };
    return Promise.resolve({ status: 'redirect', url: 'https://wallet.example/1' });
  });
  const paymentStatus = vi.spyOn(cloud, 'paymentStatus').mockImplementation((orderNumber) =>
    Promise.resolve({
      status: 'ok',
      payment: { ...buildPayment({ total: yuan(168) }), endsAt: undefined, ...payment, orderNumber },
    }),
  );
  const history = vi.spyOn(cloud, 'history').mockResolvedValue({
    items: orders,
    total: orders.length,
    page: 1,
    pageSize: 10,
    hasMore: false,
  });
  const agreement = vi.spyOn(pages, 'find').mockResolvedValue({
    status: 'ok',
    page: {
      id: 8 as PageId,
      title: 'Cloud storage agreement',
      contentHtml: '<p>Recordings are kept for 30 days.</p>',
      imageUrl: '',
      description: '',
      createdAt: undefined,
      version: '3',
    },
  });
  // The wallet opens; the payment's status comes from the server.
  const wallet = vi.spyOn(shop.host, 'pay').mockResolvedValue('done');
  return {
    devices,
    offer,
    create,
    pay,
    paymentStatus,
    history,
    agreement,
    wallet,
    /** Simulates the wallet's notification to the server. */
    settle: (given: typeof payment) => {
      payment = given;
    },
  };
}
