import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestStore, type TestStore } from '../../test/createTestStore.ts';
import { placeOrder, setStock, loadSku } from '../../test/store/buying.ts';
import { orders } from '../db/schema/order.ts';
import { payments } from '../db/schema/payment.ts';
import { refuseRealShop } from './refuseRealShop.ts';

let store: TestStore;

beforeAll(async () => {
  store = await createTestStore();
  await setStock(store, (await loadSku(store, 'TT-HUB')).id, 5);
  await placeOrder(store, await store.shopper(), 'TT-HUB');
});
afterAll(() => store.close());

it('lets the demo run on payments of its own wallet, but not on real payments', async () => {
  await refuseRealShop(store.db);
  const [order] = await store.db.select().from(orders);
  const pay = (paytype: string, provider: string) =>
    store.db.insert(payments).values({
      paymentNo: paytype,
      orderId: order?.id ?? 0,
      paytype,
      method: 'wap',
      provider,
      amount: 100,
      currency: 'CNY',
      createtime: store.clock.now(),
      updatetime: store.clock.now(),
    });
  await pay('wechat', 'sandbox');
  await refuseRealShop(store.db);
  await pay('alipay', 'alipay');
  await expect(refuseRealShop(store.db)).rejects.toThrow(/alipay[\s\S]*PAWLET_DEMO=0/u);
});
