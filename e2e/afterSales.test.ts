import { expect, test, type Page } from '@playwright/test';
import type { StoreClient } from './support/api.ts';
import { makeAddress, pay } from './support/buying.ts';
import { findProductId, putSkuIntoCart, readSkus, readStocks } from './support/catalogue.ts';
import { loseResponse, slowDown } from './support/network.ts';
import { png } from './support/png.ts';
import { readPoints } from './support/balances.ts';
import { front, makeAccount, newShopper, open, openAs, seePage, type Shopper } from './support/shopper.ts';
import { useStore } from './support/useStore.ts';

// Operators decide here, and the demo does not decide automatically.
const store = useStore(() => Promise.resolve({ PAWLET_AUTOPILOT: 'off' }));

interface Line {
  readonly id: number;
  readonly goods_id: number;
  readonly goods_sku_id: number;
  readonly title: string;
  readonly is_gift: 0 | 1;
  readonly salestate: number;
  readonly refunded_nums: number;
}

interface Order {
  readonly order_sn: string;
  readonly refund: string;
  readonly orderstate: number;
  readonly order_goods: readonly Line[];
}

interface AfterSalesRequest {
  readonly refund_sn: string;
  readonly nums: number;
  readonly refund: string;
  readonly refund_score: number;
  readonly refund_state: number | null;
  readonly status: number;
  readonly images: readonly string[];
  readonly remark: string;
  readonly expressno: string;
}

/** What an order and its after-sales requests can change. */
interface Balances {
  readonly refunded: string;
  readonly points: number;
  readonly stock: number;
}

const readOrder = (client: StoreClient, orderNumber: string): Promise<Order> =>
  client.done('GET', '/addons/shop/api.order/detail', { order_sn: orderNumber });

const readRequest = (client: StoreClient, lineId: number): Promise<AfterSalesRequest> =>
  client.done('GET', '/addons/shop/api.order_goods/aftersale', { id: lineId });

const countRequests = async (client: StoreClient): Promise<number> =>
  (await client.done<{ total: number }>('POST', '/addons/shop/api.order_goods/aftersaleList')).total;

async function readBalances(client: StoreClient, order: Order): Promise<Balances> {
  const { refund } = await readOrder(client, order.order_sn);
  const { goods_id: productId, goods_sku_id: skuId } = getLine(order);
  const [stock = Number.NaN] = await readStocks(client, [{ productId, skuId }]);
  return { refunded: refund, points: await readPoints(client), stock };
}

/** Adds pieces of the SKUs with the largest stock of a product to the cart. */
async function putSkusIntoCart(
  client: StoreClient,
  quantities: readonly number[],
): Promise<readonly number[]> {
  const productId = await findProductId(client, 'Aura');
  const skus = await readSkus(client, productId);
  const plenty = skus.toSorted((one, other) => other.stocks - one.stocks);
  const rows: number[] = [];
  for (const [index, pieces] of quantities.entries()) {
    const skuId = plenty[index]?.id;
    if (skuId === undefined) throw new Error('The product has fewer variants.');
    rows.push(await putSkuIntoCart(client, { productId, skuId }, pieces));
  }
  return rows;
}

/** A paid order of these pieces, with the points of one check-in spent on it. */
async function buy(client: StoreClient, ...quantities: readonly number[]): Promise<Order> {
  const { score: points } = await client.done<{ score: number }>('POST', '/addons/signin/api.index/dosign');
  const { order_sn } = await client.done<{ order_sn: string }>('POST', '/addons/shop/api.order/add', {
    ids: (await putSkusIntoCart(client, quantities)).join(','),
    address_id: await makeAddress(client),
    score: points,
  });
  await pay(client, order_sn, 'success');
  await expect
    .poll(async () => client.done<{ paystate: number }>('GET', '/addons/shop/api.order/detail', { order_sn }))
    .toMatchObject({ paystate: 1 });
  return readOrder(client, order_sn);
}

function getLine({ order_goods }: Order, index = 0): Line {
  const line = order_goods[index];
  if (line === undefined) throw new Error('The order has no such line.');
  return line;
}

/** Opens the order and from it the refund form of its first line. */
async function openApplication(shopper: Shopper, client: StoreClient, order: Order): Promise<void> {
  await openAs(shopper, client, `/pages/order/detail?order_sn=${order.order_sn}`);
  await seePage(shopper, '订单详情');
  await shopper.here.getByRole('link', { name: '申请售后' }).first().tap();
  await seePage(shopper, '申请售后');
}

/** Chooses the first option in the sheet that the field opens: a tap, because the sheet closes on it. */
async function chooseFirst(shopper: Shopper, field: RegExp): Promise<void> {
  await shopper.here.getByRole('button', { name: field }).tap();
  await front(shopper).getByRole('radio').first().tap();
  await expect(shopper.page.locator('dialog[open]')).toHaveCount(0);
}

async function chooseReason(shopper: Shopper): Promise<void> {
  await chooseFirst(shopper, /^退款原因/u);
}

async function submit(shopper: Shopper): Promise<void> {
  await shopper.here.getByRole('button', { name: '提交申请' }).tap();
  await shopper.page.getByRole('alertdialog').getByRole('button', { name: '申请退款' }).tap();
}

/** Refreshes the visible page as a shopper does who waits for news. */
async function refresh(page: Page): Promise<void> {
  await page.reload();
}

test('some of the pieces are refunded, and money, points and stock are updated', async ({ page }) => {
  const shopper = newShopper(page, store.url);
  const { here } = shopper;
  const client = await makeAccount(shopper);
  const order = await buy(client, 3);
  const line = getLine(order);
  const before = await readBalances(client, order);

  await openApplication(shopper, client, order);
  await expect(here.getByRole('radio', { name: /退货退款/u })).toBeDisabled();
  await here.getByRole('button', { name: '提交申请' }).tap();
  await expect(here.getByText('请选择原因')).toBeVisible();
  await chooseReason(shopper);
  await here.getByRole('spinbutton', { name: '数量' }).fill('1');
  await here.getByRole('spinbutton', { name: '数量' }).blur();
  const limits = await client.done<{ refund: string; score: number }>(
    'POST',
    '/addons/shop/api.order/getRefundGoodsMoney',
    { id: line.id, nums: 1, type: 1 },
  );
  const amount = here.getByRole('textbox', { name: '退款金额' });
  await expect(amount).toHaveValue(limits.refund);
  await amount.fill('99999');
  await here.getByRole('button', { name: '提交申请' }).tap();
  await expect(amount).toHaveAccessibleDescription(/退款金额不能超过/u);
  await amount.fill('100.005');
  await expect(amount).toHaveValue('100.00');
  await here.getByRole('textbox', { name: '补充说明' }).fill('只退一件');
  await here.locator('input[type="file"]').setInputFiles({
    name: 'photo.png',
    mimeType: 'image/png',
    buffer: png,
  });
  await expect(here.getByRole('button', { name: '查看图片 1' })).toBeEnabled();
  // A request in progress is cancelled, a finished one is deleted.
  await expect(here.getByRole('button', { name: '删除第 1 个文件' })).toBeVisible();
  await submit(shopper);

  await seePage(shopper, '售后详情');
  await expect(here.getByRole('heading', { name: '售后审核中' })).toBeVisible();
  const created = await readRequest(client, line.id);
  expect(created).toMatchObject({
    nums: 1,
    refund: '100.00',
    refund_score: limits.score,
    remark: '只退一件',
  });
  expect(created.images).toHaveLength(1);
  expect(await readBalances(client, order)).toEqual(before);

  await store.operate('approve-refund', created.refund_sn);
  await expect
    .poll(async () => (await readRequest(client, line.id)).refund_state, { timeout: 30_000 })
    .toBe(2);
  await refresh(page);
  await expect(here.getByRole('heading', { name: '已退款' })).toBeVisible();
  await expect(here.getByText('退款成功').first()).toBeVisible();
  expect(await readBalances(client, order)).toEqual({
    refunded: '100.00',
    points: before.points + limits.score,
    stock: before.stock + 1,
  });
  expect(getLine(await readOrder(client, order.order_sn))).toMatchObject({ salestate: 4, refunded_nums: 1 });

  await open(shopper, '/pages/order/list?status=5');
  await here.getByRole('article').filter({ hasText: line.title }).getByRole('link').first().tap();
  await seePage(shopper, '售后详情');
});

test('products are returned with a parcel, on a slow line', async ({ page }) => {
  test.setTimeout(240_000);
  const shopper = newShopper(page, store.url);
  const { here } = shopper;
  const client = await makeAccount(shopper);
  const order = await buy(client, 2);
  const line = getLine(order);
  await store.operate('ship', order.order_sn);
  const before = await readBalances(client, order);
  await slowDown(page);
  const slow = { timeout: 30_000 };

  await openAs(shopper, client, `/pages/order/apply?id=${line.id}`);
  await expect(here.getByRole('radio', { name: /退货退款/u })).toBeVisible(slow);
  await here.getByRole('radio', { name: /退货退款/u }).check();
  await expect(here.getByRole('textbox', { name: '退款金额' })).toBeVisible(slow);
  await chooseReason(shopper);
  await here.getByRole('radio', { name: /自行退回/u }).check();
  await expect(here.getByRole('button', { name: '提交申请' })).not.toHaveAttribute('aria-busy', 'true', slow);
  await here.getByRole('button', { name: '提交申请' }).tap();
  const yes = page.getByRole('alertdialog').getByRole('button', { name: '申请退款' });
  await yes.dblclick();
  await expect(here.getByRole('heading', { name: '售后审核中' })).toBeVisible(slow);
  expect(await countRequests(client)).toBe(1);
  const created = await readRequest(client, line.id);
  expect(created.nums).toBe(2);

  await store.operate('approve-refund', created.refund_sn);
  await refresh(page);
  await expect(here.getByRole('button', { name: '保存' })).toBeVisible(slow);
  await expect(here.getByText('退货地址')).toBeVisible();
  await here.getByRole('button', { name: '保存' }).tap();
  await expect(here.getByText('请选择物流公司')).toBeVisible();
  await chooseFirst(shopper, /^物流公司/u);
  await here.getByRole('textbox', { name: '物流单号' }).fill('SF1234567890');
  await here.getByRole('textbox', { name: '联系电话' }).fill(shopper.mobile);
  await here.getByRole('button', { name: '保存' }).dblclick();
  await expect(here.getByText('等待商家收货', { exact: true })).toBeVisible(slow);
  expect(await readRequest(client, line.id)).toMatchObject({ expressno: 'SF1234567890', status: 2 });
  expect(await readBalances(client, order)).toEqual(before);

  await store.operate('receive-return', created.refund_sn);
  await expect
    .poll(async () => (await readRequest(client, line.id)).refund_state, { timeout: 30_000 })
    .toBe(2);
  await refresh(page);
  await expect(here.getByRole('heading', { name: '已退货退款' })).toBeVisible(slow);
  const after = await readRequest(client, line.id);
  expect(await readBalances(client, order)).toEqual({
    refunded: after.refund,
    points: before.points + after.refund_score,
    stock: before.stock + 2,
  });
});

test('a request is withdrawn and made again; a lost response does not create two', async ({ page }) => {
  const shopper = newShopper(page, store.url);
  const { here } = shopper;
  const client = await makeAccount(shopper);
  const order = await buy(client, 1);
  const line = getLine(order);
  const before = await readBalances(client, order);

  await openApplication(shopper, client, order);
  await chooseReason(shopper);
  await here.getByRole('textbox', { name: '补充说明' }).fill('买错了');
  await loseResponse(page, '/api.order_goods/v2apply');
  await submit(shopper);
  await expect(page.getByText('网络异常，请稍后重试').first()).toBeVisible();
  expect(await countRequests(client)).toBe(1);
  await expect(here.getByRole('textbox', { name: '补充说明' })).toHaveValue('买错了');
  await submit(shopper);
  await seePage(shopper, '售后详情');
  expect(await countRequests(client)).toBe(1);

  await here.getByRole('button', { name: '撤销申请' }).tap();
  await page.getByRole('alertdialog').getByRole('button', { name: '撤销申请' }).tap();
  await expect(here.getByRole('heading', { name: '已撤销' })).toBeVisible();
  expect(await readRequest(client, line.id)).toMatchObject({ status: 4 });
  expect(getLine(await readOrder(client, order.order_sn)).salestate).toBe(0);
  expect(await readBalances(client, order)).toEqual(before);

  await here.getByRole('button', { name: '重新申请' }).tap();
  await seePage(shopper, '申请售后');
  await chooseReason(shopper);
  await submit(shopper);
  await seePage(shopper, '售后详情');
  const again = await readRequest(client, line.id);
  expect(again.status).toBe(1);
  await store.operate('reject-refund', again.refund_sn, '请联系客服');
  await refresh(page);
  await expect(here.getByRole('heading', { name: '已拒绝' })).toBeVisible();
  await expect(here.getByText('请联系客服')).toBeVisible();
  await expect(here.getByRole('button', { name: '重新申请' })).toBeVisible();
  expect(await countRequests(client)).toBe(2);
  expect(await readBalances(client, order)).toEqual(before);
});

test('the second of two lines is submitted again after a failure, and its refund includes the freight', async ({
  page,
}) => {
  const shopper = newShopper(page, store.url);
  const { here } = shopper;
  const client = await makeAccount(shopper);
  const order = await buy(client, 1, 1);
  const before = await readBalances(client, order);

  await openApplication(shopper, client, order);
  await here.getByRole('checkbox').nth(1).check();
  await chooseReason(shopper);
  await expect(here.getByRole('textbox', { name: '退款金额' })).toHaveCount(2);
  let calls = 0;
  await page.route(/v2apply/u, async (route) => {
    calls += 1;
    return calls === 2 ? route.abort() : route.continue();
  });
  await submit(shopper);
  await expect(here.getByText('部分申请已提交，请再次提交其余申请')).toBeVisible();
  expect(await countRequests(client)).toBe(1);
  await submit(shopper);
  await seePage(shopper, '售后详情');
  expect(await countRequests(client)).toBe(2);

  const bought = order.order_goods.filter(({ is_gift }) => is_gift === 0);
  const refunds = await Promise.all(bought.map(({ id }) => readRequest(client, id)));
  for (const { refund_sn } of refunds) await store.operate('approve-refund', refund_sn);
  await expect
    .poll(async () => (await readOrder(client, order.order_sn)).orderstate, { timeout: 30_000 })
    .toBe(3);
  const paid = await client.done<{ payamount: string }>('GET', '/addons/shop/api.order/detail', {
    order_sn: order.order_sn,
  });
  const after = await readBalances(client, order);
  expect(after.refunded).toBe(paid.payamount);
  expect(after.stock).toBe(before.stock + 1);
  expect(after.points).toBe(before.points + refunds.reduce((sum, one) => sum + one.refund_score, 0));
});
