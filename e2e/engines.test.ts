import { expect, test } from '@playwright/test';
import { chromium } from './engines/chromium.ts';
import { createDriver, type Driver } from './engines/driver.ts';
import { firefox } from './engines/firefox.ts';
import { webkit } from './engines/webkit.ts';
import { logInAsDemo, readCode, StoreClient } from './support/api.ts';
import { earn, makeOrder, pay } from './support/buying.ts';
import { readPoints } from './support/balances.ts';
import { newMobile } from './support/shopper.ts';
import { useStore } from './support/useStore.ts';

const store = useStore();

/** From home through search to the fountain, and once more after going back. */
async function findFountain(phone: Driver): Promise<void> {
  const fountain = /Pawlet Aura 智能饮水机/u;
  await phone.open(store.url);
  await phone.tap('link', /^搜索商品/u);
  await phone.type('searchbox', /./u, 'Aura');
  await phone.tap('button', '搜索');
  await phone.tap('link', fountain);
  await phone.see('立即购买');
  await phone.back();
  await phone.tap('link', fountain);
}

/** Selects a variant, buys and logs in, which the shop requires of a visitor. */
async function buyNow(phone: Driver, mobile: string): Promise<void> {
  await phone.tap('button', '立即购买');
  await phone.tap('button', '云白');
  await phone.tap('button', '3.2 L');
  await phone.tap('button', '立即购买');
  await phone.type('textbox', '手机号', mobile);
  await phone.tap('button', '获取验证码');
  await phone.see('验证码已发送');
  await phone.type('textbox', '验证码', await readCode(store.url, mobile));
  await phone.tap('checkbox', /./u);
  await phone.tap('button', '登录 / 注册');
}

async function writeAddress(phone: Driver, mobile: string): Promise<void> {
  await phone.tap('link', /新增收货地址/u);
  await phone.type('textbox', /收货人/u, '王小明');
  await phone.type('textbox', /手机号/u, mobile);
  await phone.tap('button', /所在地区/u);
  for (const area of ['广东省', '深圳市', '南山区']) await phone.tap('button', area);
  await phone.type('textbox', /详细地址/u, '科技园路 1 号 3 栋 502');
  await phone.tap('button', '保存');
}

async function payAndSeeOrder(phone: Driver): Promise<void> {
  await phone.see('王小明');
  await phone.see('¥203.15');
  await phone.tap('button', '提交订单');
  await phone.tap('button', /^支付 /u);
  await phone.tap('button', '确认付款');
  await phone.see('支付成功');
  await phone.tap('button', '查看订单');
  await phone.see('待发货');
}

/** Opens a page as the client's shopper: a link with a token, as partners create it. */
const openAs = (phone: Driver, { token }: StoreClient, route: string): Promise<void> =>
  phone.open(`${store.url}/?token=${token}#${route}`);

async function buyFountain(phone: Driver): Promise<void> {
  const mobile = newMobile();
  await findFountain(phone);
  await buyNow(phone, mobile);
  await writeAddress(phone, mobile);
  await payAndSeeOrder(phone);
}

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

/** A page that the server has rendered: a tap is answered, however early it was, and the page then works as any other. */
async function tapRendered(phone: Driver): Promise<void> {
  await phone.open(`${store.url}/goods/7`);
  await phone.tap('button', '加入购物车');
  await phone.see('数量');
  await phone.open(`${store.url}/de/page/terms`);
  await phone.see('Nutzungsbedingungen');
  await phone.open(`${store.url}/goods/7#/pages/cart/cart`);
  await phone.see('购物车');
}

const journeys = {
  'tap on a rendered page': tapRendered,
  'search, pay and see the order': buyFountain,
  'ask for a refund': requestRefund,
  'exchange points': exchangePoints,
  'buy cloud storage': buyStorage,
};

for (const engine of [chromium, firefox, webkit]) {
  test.describe(`in ${engine.name}`, () => {
    const missing = engine.whatIsMissing();
    if (missing !== undefined) console.log(`SKIP: journeys in ${engine.name}: ${missing}`);
    test.beforeEach(() => test.skip(missing !== undefined, missing));

    for (const [what, go] of Object.entries(journeys)) {
      test(what, async () => {
        const phone = createDriver(await engine.start());
        const picture = test.info().outputPath(`${engine.name}.png`);
        try {
          await go(phone);
          await phone.shot(picture);
        } catch (error) {
          // The failure counts, not whether its screenshot succeeds.
          await phone.shot(picture).catch(() => undefined);
          throw error;
        } finally {
          await phone.close();
        }
      });
    }
  });
}
