import { expect } from '@playwright/test';
import type { Driver } from './engines/driver.ts';
import { inEveryEngine } from './engines/inEveryEngine.ts';
import { logInAsDemo, StoreClient } from './support/api.ts';
import { earn, makeOrder, pay } from './support/buying.ts';
import { readPoints } from './support/balances.ts';
import { newMobile } from './support/shopper.ts';
import { useStore } from './support/useStore.ts';

const store = useStore();

/** Opens a page as the client's shopper: a link with a token, as partners create it. */
const openAs = (phone: Driver, { token }: StoreClient, route: string): Promise<void> =>
  phone.open(`${store.url}/?token=${token}#${route}`);

async function requestRefund(phone: Driver): Promise<void> {
  const client = new StoreClient(store.url);
  await client.logInByCode(newMobile());
  const orderNumber = await makeOrder(client);
  await pay(client, orderNumber, 'success');
  await openAs(phone, client, `/pages/order/detail?order_sn=${orderNumber}`);
  await phone.tap('link', '申请售后');
  await phone.tap('button', /^退款原因/u);
  await phone.tap('radio', '不想要了');
  await phone.type('textbox', '补充说明', '买错了');
  await phone.tap('button', '提交申请');
  await phone.tap('button', '申请退款');
  await phone.see('售后审核中');
  await phone.see('买错了');
}

async function exchangePoints(phone: Driver): Promise<void> {
  // Each account may exchange only a few rewards, so every engine has its own shopper.
  const client = new StoreClient(store.url);
  await client.logInByCode(newMobile());
  const { data } = await client.done<{ data: { id: number; type: string; score: number }[] }>(
    'GET',
    '/addons/shop/api.score/exchangeList',
  );
  const [reward] = data.filter(({ type }) => type !== 'reality').sort((a, b) => a.score - b.score);
  await earn(client, reward?.score ?? 0);
  const before = await readPoints(client);
  await openAs(phone, client, `/pages/score/goodsDetail?id=${reward?.id}`);
  await phone.tap('button', '立即兑换');
  await phone.tap('checkbox', /./u);
  await phone.tap('button', '确认兑换');
  await phone.see('即将发放，可在兑换记录中查看');
  expect(before - (await readPoints(client))).toBe(reward?.score);
}

async function buyStorage(phone: Driver): Promise<void> {
  await openAs(phone, await logInAsDemo(store.url), '/pages/storage/cloudStorage');
  await phone.tap('radio', /云存储月卡/u);
  await phone.tap('checkbox', /./u);
  await phone.tap('button', '支付');
  await phone.tap('button', /^支付 /u);
  await phone.tap('button', '确认付款');
  await phone.see('支付成功');
}

inEveryEngine({
  'ask for a refund': requestRefund,
  'exchange points': exchangePoints,
  'buy cloud storage': buyStorage,
});
