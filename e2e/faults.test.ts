import { setTimeout as pause } from 'node:timers/promises';
import { expect, test, type BrowserContext, type Page } from '@playwright/test';
import type { StoreClient } from './support/api.ts';
import { choose, countOrders, earn, makeAddress, makeOrder, pay, putIntoCart } from './support/buying.ts';
import { findProductId, readCart } from './support/catalogue.ts';
import { isSampled } from './support/sample.ts';
import { startFaultProxy, type FaultProxy } from './support/faultProxy.ts';
import { callFaults } from './support/lineFaults.ts';
import { readPoints } from './support/balances.ts';
import { front, makeAccount, newShopper, openAs, seePage, type Shopper } from './support/shopper.ts';
import { useStore } from './support/useStore.ts';

/*
 * Five actions of a shopper, each with thirty faults of the line in the middle. Whatever happens, the action is done
 * once, no input is lost, and ten seconds after the fault the shopper has arrived: by retrying where the page reports a
 * failure. The everyday run takes a part of them.
 */

/** The line between page and store. */
let line: FaultProxy;

const store = useStore(async () => {
  line = await startFaultProxy(() => store.url);
  return { PAWLET_PUBLIC_ORIGIN: line.origin, PAWLET_AUTOPILOT_DELAY: '1' };
});

test.afterAll(async () => line.close());

/** A journey that a fault interrupts. */
interface Ready {
  /** The tap that writes, with the taps that it needs; repeated after a failure. */
  act(): Promise<void>;
  /** Waits until the shopper has arrived. */
  arrive(timeout: number): Promise<void>;
  /** Checks the store's own data for what was done once. */
  check(): Promise<void>;
}

interface Flow {
  /** Path of the writing call. */
  readonly path: string;
  prepare(shopper: Shopper, client: StoreClient): Promise<Ready>;
}

const flows: Readonly<Record<string, Flow>> = {
  'putting a product into the cart': {
    path: '/addons/shop/api.cart/add',
    async prepare(shopper, client) {
      const { here } = shopper;
      await openAs(shopper, client, `/pages/goods/detail?id=${await findProductId(client, 'Aura')}`);
      await here.getByRole('button', { name: '加入购物车', exact: true }).tap();
      await choose(shopper, '云白', '3.2 L');
      return {
        act: () => front(shopper).getByRole('button', { name: '加入购物车', exact: true }).tap(),
        arrive: (timeout) => expect(shopper.page.locator('dialog[open]')).toHaveCount(0, { timeout }),
        async check() {
          const rows = async (): Promise<readonly number[]> =>
            (await readCart(client)).map(({ nums: quantity }) => quantity);
          await expect.poll(rows).toEqual([1]);
        },
      };
    },
  },
  'placing an order': {
    path: '/addons/shop/api.order/add',
    async prepare(shopper, client) {
      await makeAddress(client);
      await openAs(shopper, client, `/pages/goods/order?id=${await putIntoCart(client)}`);
      const submit = shopper.here.getByRole('button', { name: '提交订单' });
      await expect(submit).toBeEnabled();
      return {
        act: () => submit.tap(),
        arrive: (timeout) =>
          expect(shopper.here.getByRole('heading', { level: 1, name: '收银台' })).toBeVisible({ timeout }),
        async check() {
          expect(await countOrders(client)).toBe(1);
          expect(await readCart(client)).toEqual([]);
        },
      };
    },
  },
  'paying an order': {
    path: '/addons/shop/api.order/pay',
    async prepare(shopper, client) {
      const orderNumber = await makeOrder(client);
      await openAs(shopper, client, `/pages/order/payment?order_sn=${orderNumber}`);
      const { page, here } = shopper;
      const button = here.getByRole('button', { name: /^支付 /u });
      await expect(button).toBeEnabled();
      return {
        act: () => button.tap(),
        arrive: (timeout) => page.waitForURL('**/demo/wallet/*', { timeout }),
        async check() {
          await page.getByRole('button', { name: '确认付款', exact: true }).tap();
          await seePage(shopper, '支付结果');
          await expect(here.getByText('支付成功', { exact: true }).first()).toBeVisible({ timeout: 30_000 });
          expect(await countOrders(client)).toBe(1);
        },
      };
    },
  },
  'asking for a refund': {
    path: '/addons/shop/api.order_goods/v2apply',
    async prepare(shopper, client) {
      const order_sn = await makeOrder(client);
      await pay(client, order_sn, 'success');
      const read = () =>
        client.done<{ paystate: number; order_goods: { id: number }[] }>(
          'GET',
          '/addons/shop/api.order/detail',
          { order_sn },
        );
      await expect.poll(async () => (await read()).paystate).toBe(1);
      const [bought] = (await read()).order_goods;
      const { here, page } = shopper;
      await openAs(shopper, client, `/pages/order/apply?id=${bought?.id ?? 0}`);
      await seePage(shopper, '申请售后');
      await here.getByRole('button', { name: /^退款原因/u }).tap();
      await front(shopper).getByRole('radio').first().tap();
      await expect(page.locator('dialog[open]')).toHaveCount(0);
      await here.getByRole('textbox', { name: '补充说明' }).fill('尺寸不合适');
      return {
        async act() {
          await here.getByRole('button', { name: '提交申请' }).tap();
          await page.getByRole('alertdialog').getByRole('button', { name: '申请退款' }).tap();
        },
        arrive: (timeout) =>
          expect(here.getByRole('heading', { level: 1, name: '售后详情' })).toBeVisible({ timeout }),
        async check() {
          const { total, data } = await client.done<{
            total: number;
            data: { nums: number; remark: string }[];
          }>('POST', '/addons/shop/api.order_goods/aftersaleList');
          expect(total).toBe(1);
          expect(data[0]?.nums).toBe(1);
          await expect(here.getByText('尺寸不合适').first()).toBeVisible();
        },
      };
    },
  },
  'exchanging points': {
    path: '/addons/shop/api.score/exchange',
    async prepare(shopper, client) {
      await earn(client, 500);
      const before = await readPoints(client);
      const { here } = shopper;
      await openAs(shopper, client, '/pages/score/list?type=virtual');
      await here.getByRole('article').filter({ hasText: /500/u }).first().getByRole('link').tap();
      await seePage(shopper, '商品详情');
      await here.getByRole('button', { name: '立即兑换' }).tap();
      await seePage(shopper, '确认兑换');
      await here.getByRole('checkbox').check();
      return {
        act: () => here.getByRole('button', { name: '确认兑换' }).tap(),
        arrive: (timeout) => expect(here.getByText('兑换成功', { exact: true })).toBeVisible({ timeout }),
        check: async () => expect(await readPoints(client)).toBe(before - 500),
      };
    },
  },
};

/** A fault of the line itself; resolves once it is over. */
type LineFault = (ready: Ready, context: BrowserContext) => Promise<void>;

/** Faults of the line as a whole, by name. */
const lineFaults: Readonly<Record<string, LineFault>> = {
  'with the line cut for two seconds': async (ready) => {
    await line.disconnect();
    await ready.act();
    await pause(2000);
    await line.lift();
  },
  'with no network for two seconds': async (ready, context) => {
    await context.setOffline(true);
    await ready.act();
    await pause(2000);
    await context.setOffline(false);
  },
};

/** Runs the action with the fault armed, and waits until the fault is over. */
function onCall(name: string): (flow: Flow, ready: Ready) => Promise<void> {
  return async ({ path }, ready) => {
    const { fault, times } = callFaults[name] ?? {};
    if (fault === undefined) throw new Error(`There is no fault ${name}.`);
    line.arm(path, fault, times);
    await ready.act();
    // A fault that meets more than one call waits for the shopper's next attempt.
    await expect.poll(() => line.hasMet()).toBe(true);
  };
}

const cases = Object.entries(flows).flatMap(([name, flow]) => [
  ...Object.keys(callFaults).map((fault) => ({
    name: `${name}: the call ${fault}`,
    flow,
    start: (ready: Ready) => onCall(fault)(flow, ready),
  })),
  ...Object.entries(lineFaults).map(([fault, meet]) => ({
    name: `${name}, ${fault}`,
    flow,
    start: (ready: Ready, page: Page) => meet(ready, page.context()),
  })),
]);

/** Milliseconds after the fault within which everything has recovered. */
const wellAgainMs = 10_000;
/** Milliseconds that a shopper looks at a page before trying again. */
const patienceMs = 1500;

test('five flows recover from thirty faults', () => {
  expect(cases).toHaveLength(150);
});

for (const [index, { name, flow, start }] of cases.entries()) {
  // Coprime to thirty, so that each sample takes other faults for each flow.
  if (!isSampled(index, 13)) continue;
  test(name, async ({ page }) => {
    test.setTimeout(120_000);
    const shopper = newShopper(page, line.origin);
    const client = await makeAccount(shopper);
    const ready = await flow.prepare(shopper, client);
    await start(ready, page);
    for (let since = Date.now(); ;) {
      const hasArrived = await ready.arrive(patienceMs).then(
        () => true,
        () => false,
      );
      if (hasArrived) break;
      // The duration of the fault itself does not count.
      if (!line.isOver()) since = Date.now();
      expect(Date.now() - since, `${name}: not recovered`).toBeLessThan(wellAgainMs);
      await ready.act().catch(() => undefined);
    }
    await expect.poll(() => line.isOver()).toBe(true);
    await line.lift();
    await ready.check();
  });
}
