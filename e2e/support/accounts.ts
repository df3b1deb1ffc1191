import { expect, type Browser, type Page } from '@playwright/test';
import { readCode, type StoreClient } from './api.ts';
import { deliver, makeAddress, makeOrder, makeOverseasAddress, pay, putIntoCart } from './buying.ts';
import { findProductId, readSkus } from './catalogue.ts';
import { logInEntry, makeAccount, newShopper, openAs } from './shopper.ts';

/** A session as the storefront keeps it on the device. */
export interface StoredSession {
  readonly token: string;
  /** Text of its entry in the storage. */
  readonly entry: string;
}

/** The ids that a busy shopper's pages refer to. */
export interface BusyShopper extends StoredSession {
  readonly productId: number;
  /** Of that product. */
  readonly categoryId: number;
  readonly soldOutProductId: number;
  readonly cartRow: number;
  readonly addressId: number;
  /** With a different billing address. */
  readonly overseasAddressId: number;
  readonly unpaid: string;
  readonly cancelled: string;
  readonly failed: string;
  readonly paid: string;
  readonly shipped: string;
  /** Received, and not reviewed yet. */
  readonly received: string;
  /** Received, and reviewed by its shopper. */
  readonly reviewed: string;
  /** Paid, with an invoice requested. */
  readonly invoiced: string;
  /** A published review. */
  readonly reviewId: number;
  /** A digital reward of the points mall. */
  readonly rewardId: number;
  /** The order of points that bought it. */
  readonly exchangeId: number;
  /** Of the shipped order. */
  readonly trackingNumber: string;
  /** Another shopper's question about the product; answered by this one. */
  readonly questionId: number;
  /** The shopper's own, not yet moderated. */
  readonly pendingQuestionId: number;
  /** Of a coupon that the shopper has claimed. */
  readonly couponId: string;
  /** A line that a refund can be requested for. */
  readonly lineId: number;
  /** A line whose request was withdrawn. */
  readonly appliedLineId: number;
}

/** Logs a client's shopper in on a device and reads the stored session. */
async function storeSession(browser: Browser, url: string, client: StoreClient): Promise<StoredSession> {
  const page = await browser.newPage();
  await openAs(newShopper(page, url), client);
  const entry = await page.evaluate((name) => localStorage.getItem(name), logInEntry);
  await page.close();
  if (entry === null) throw new Error('The storefront did not keep the log-in.');
  return { token: client.token, entry };
}

/** Id of the first line of an order. */
export async function firstLine(client: StoreClient, orderNumber: string): Promise<number> {
  const { order_goods } = await client.done<{ order_goods: { id: number }[] }>(
    'GET',
    '/addons/shop/api.order/detail',
    { order_sn: orderNumber },
  );
  const [first] = order_goods;
  if (first === undefined) throw new Error('The order has no lines.');
  return first.id;
}

async function findReview(client: StoreClient, productId: number): Promise<number> {
  const { data } = await client.done<{ data: { id: number }[] }>('GET', '/addons/shop/api.comment/index', {
    goods_id: productId,
  });
  const [first] = data;
  if (first === undefined) throw new Error('The product of the journeys has no reviews.');
  return first.id;
}

/** Claims a coupon that is not limited to other shoppers; returns its id. */
/** Subscribes to an e-mail for a variant of a sold-out product. */
async function waitFor(client: StoreClient, url: string, productId: number): Promise<void> {
  const email = `waits.${productId}.${Date.now()}@example.com`;
  const [sku] = await readSkus(client, productId);
  await client.done('POST', '/addons/shop/api.ems/send', { email, event: 'restock' });
  const captcha = await readCode(url, email);
  await client.done('POST', '/addons/shop/api.restock/add', {
    goods_id: productId,
    sku_id: sku?.id,
    email,
    captcha,
  });
}

async function claimCoupon(client: StoreClient): Promise<string> {
  const { data } = await client.done<{ data: { id: string; message: string }[] }>(
    'GET',
    '/addons/shop/api.coupon/couponList',
  );
  const claimable = data.find(({ message }) => message === '');
  if (claimable === undefined) throw new Error('The demo shop has no coupon to claim.');
  await client.done('POST', '/addons/shop/api.coupon/drawCoupon', { id: claimable.id });
  return claimable.id;
}

/** Reviews all lines of an order. */
export async function review(client: StoreClient, orderNumber: string): Promise<void> {
  const { order_goods: lines } = await client.done<{ order_goods: { id: number; goods_id: number }[] }>(
    'GET',
    '/addons/shop/api.order/detail',
    { order_sn: orderNumber },
  );
  await client.done('POST', '/addons/shop/api.comment/add', {
    order_sn: orderNumber,
    remark: lines.map(({ id, goods_id }) => ({ id, goods_id, star: 4, content: '安静好用，猫咪很喜欢。' })),
  });
}

/** Checks in, collects the points of completed tasks, and exchanges them. */
async function spendPoints(client: StoreClient): Promise<Pick<BusyShopper, 'rewardId' | 'exchangeId'>> {
  await client.done('POST', '/addons/signin/api.index/dosign');
  const tasks = await client.done<{ id: number; state: string }[]>('GET', '/addons/shop/api.task/index');
  for (const { id, state } of tasks)
    if (state === 'claimable') await client.done('POST', '/addons/shop/api.task/claim', { id });
  const { data } = await client.done<{ data: { id: number; score: number }[] }>(
    'GET',
    '/addons/shop/api.score/exchangeList',
    { type: 'virtual', orderby: 'score', orderway: 'asc' },
  );
  const rewardId = data[0]?.id ?? 0;
  const { id: exchangeId } = await client.done<{ id: number }>('POST', '/addons/shop/api.score/exchange', {
    exchange_id: rewardId,
    nums: 1,
  });
  return { rewardId, exchangeId };
}

/** Creates a shopper with an address, a cart and an order in each state. */
export async function createBusyShopper(browser: Browser, url: string): Promise<BusyShopper> {
  const client = await makeAccount(newShopper(await browser.newPage(), url));
  const addressId = await makeAddress(client);
  const overseasAddressId = await makeOverseasAddress(client);
  const shipped = await makeOrder(client);
  await pay(client, shipped, 'success');
  // A reminder makes the demo's operators ship the parcel at once.
  await client.done('POST', '/addons/shop/api.order/remind', { order_sn: shipped });
  // Three pieces earn the points that are exchanged below.
  await putIntoCart(client);
  await putIntoCart(client);
  const received = await makeOrder(client);
  await pay(client, received, 'success');
  await deliver(client, received);
  const reviewed = await makeOrder(client);
  await pay(client, reviewed, 'success');
  await deliver(client, reviewed);
  await review(client, reviewed);
  const invoiced = await makeOrder(client);
  await pay(client, invoiced, 'success');
  await client.done('POST', '/addons/shop/api.order/submitInvoice', {
    order_sns: invoiced,
    head_type: 2,
    title: '王小明',
    email: 'wang@pawlet.test',
  });
  const paid = await makeOrder(client);
  const failed = await makeOrder(client);
  await pay(client, failed, 'failure');
  const cancelled = await makeOrder(client);
  await client.done('POST', '/addons/shop/api.order/cancel', { order_sn: cancelled });
  const unpaid = await makeOrder(client);
  const cartRow = await putIntoCart(client);
  let trackingNumber = '';
  await expect(async () => {
    const order = await client.done<{ expressno: string }>('GET', '/addons/shop/api.order/detail', {
      order_sn: shipped,
    });
    trackingNumber = order.expressno;
    expect(trackingNumber).not.toBe('');
  }).toPass({ timeout: 60_000 });
  await pay(client, paid, 'success');
  const lineId = await firstLine(client, shipped);
  const appliedLineId = await firstLine(client, paid);
  await client.done('POST', '/addons/shop/api.order_goods/v2apply', {
    id: appliedLineId,
    type: 1,
    reason: 'Changed my mind',
    remark: '买错了',
  });
  await client.done('POST', '/addons/shop/api.order_goods/revocationAftersale', { id: appliedLineId });
  const productId = await findProductId(client, 'Aura');
  const { category_id: categoryId } = await client.done<{ category_id: number }>(
    'GET',
    '/addons/shop/api.goods/v2detail',
    { id: productId },
  );
  const soldOutProductId = await findProductId(client, 'Toss');
  const { data: known } = await client.done<{ data: { id: number; type: number }[] }>(
    'GET',
    '/addons/shop/api.goods_ask/getAskLists',
    { goods_id: productId },
  );
  const questionId = known.find(({ type }) => type === 1)?.id ?? 0;
  await client.done('POST', '/addons/shop/api.goods_ask/addAskAnswerData', {
    ask_id: questionId,
    content: '很安静。',
  });
  const { id: pendingQuestionId } = await client.done<{ id: number }>(
    'POST',
    '/addons/shop/api.goods_ask/addAskData',
    { goods_id: productId, content: '可以用纯净水吗？', type: 2 },
  );
  await client.done('POST', '/addons/shop/api.question_survey/submitDrinkerSurvey', {
    answers: [
      { id: 1, value: ['cat'] },
      { id: 2, value: 'yes' },
      { id: 3, value: 'month' },
      { id: 4, value: 5 },
    ],
  });
  const reviewId = await findReview(client, productId);
  const couponId = await claimCoupon(client);
  const spent = await spendPoints(client);
  for (const goods_id of [soldOutProductId, productId]) {
    await client.done('POST', '/addons/shop/api.collect/optionCollect', { goods_id, status: 1 });
  }
  await waitFor(client, url, soldOutProductId);
  const session = await storeSession(browser, url, client);
  return {
    ...session,
    ...spent,
    productId,
    categoryId,
    couponId,
    soldOutProductId,
    reviewId,
    cartRow,
    addressId,
    overseasAddressId,
    unpaid,
    cancelled,
    failed,
    paid,
    shipped,
    received,
    reviewed,
    invoiced,
    trackingNumber,
    questionId,
    pendingQuestionId,
    lineId,
    appliedLineId,
  };
}

/** Creates a shopper without any data. */
export async function createFreshShopper(browser: Browser, url: string): Promise<StoredSession> {
  return storeSession(browser, url, await makeAccount(newShopper(await browser.newPage(), url)));
}

/** On each page load the device has only this session. */
export async function bring(page: Page, logIn: StoredSession | undefined): Promise<void> {
  await page.addInitScript(
    ([name, entry]) => {
      if (window.top !== window) return;
      localStorage.clear();
      sessionStorage.clear();
      if (entry !== undefined) localStorage.setItem(name, entry);
    },
    [logInEntry, logIn?.entry] as const,
  );
}
