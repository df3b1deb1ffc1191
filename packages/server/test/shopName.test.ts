import {
  commentIndex,
  commonInit,
  emsSend,
  goodsAskGetAskAnswerLists,
  orderGetOrderPayStatus,
  orderPay,
  smsSend,
} from '@pawlet/core/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createApp } from '../src/createApp.ts';
import { questions, reviews } from '../src/db/schema/review.ts';
import { shoppers } from '../src/db/schema/shopper.ts';
import { type Language, languages } from '../src/i18n/language.ts';
import { readReturnAddress } from '../src/modules/after-sales/returnAddress.ts';
import { refundJob } from '../src/modules/after-sales/refundJob.ts';
import { orderMailJob } from '../src/modules/order-mail/job.ts';
import { type AccountNotice, notifyOwner } from '../src/modules/user/notifyOwner.ts';
import { ok } from '../src/http/result.ts';
import type { PaymentProvider, PaymentRequest, RefundRequest } from '../src/ports/payment.ts';
import { createTestStore, testOrigin, type TestStore } from './createTestStore.ts';
import { placeOrder, setStock, loadSku } from './store/buying.ts';
import { operate, operatorSecret } from './store/operator.ts';
import type { TestClient } from './store/testClient.ts';

const pump = 'PW-PUMP';
/** Of a brand with another name than the shop's. */
const hub = 'TT-HUB';
const notices: readonly AccountNotice[] = ['mobile', 'email', 'password', 'deleted', 'linked'];

let store: TestStore;
let shopper: TestClient;
const asked: (PaymentRequest | RefundRequest)[] = [];
let nextMobile = 13_900_000_000;

/** A wallet that succeeds at once. */
const wallet: PaymentProvider = {
  id: 'wallet',
  paytypes: ['pingpong'],
  start(request) {
    asked.push(request);
    return Promise.resolve({ kind: 'url', url: 'https://wallet.test/' });
  },
  query: (paymentNo) =>
    Promise.resolve({
      status: 'SUCCESS',
      transactionId: `money ${paymentNo}`,
      amountMinor: asked.map((one) => one.amountMinor).at(-1) ?? 0,
      currency: 'CNY',
    }),
  refund(request) {
    asked.push(request);
    return Promise.resolve('SUCCESS');
  },
  verify: () => Promise.resolve(null),
};

beforeAll(async () => {
  store = await createTestStore({ deps: { operatorSecret, payments: [wallet] } });
  shopper = await store.shopper();
  for (const skuCode of [pump, hub]) await setStock(store, (await loadSku(store, skuCode)).id, 1000);
});
afterAll(() => store.close());
beforeEach(() => call('Miau & Co', '喵与友'));

/** Sets the shop's name; cached configurations are at most a few seconds old. */
async function call(name: string, chinese: string): Promise<void> {
  expect(await operate(store, 'shop-name', [`name=${name}`, `zh=${chinese}`])).toMatchObject({
    status: 'done',
  });
  store.clock.advance(61);
}

const nameIn = (language: Language) => (language === 'zh' ? '喵与友' : 'Miau & Co');

const isNamed = (text: string, language: Language) =>
  text.includes(nameIn(language)) && !/pawlet|\{\{|undefined/iu.test(text);

describe.each(languages)('the shop’s name in %s', (language) => {
  const visitor = () => {
    const client = store.visitor();
    client.lang = language;
    return client;
  };

  it('is in the configuration', async () => {
    expect((await visitor().call(commonInit)).data.sitename).toBe(nameIn(language));
  });

  it('is on codes by text message and by e-mail', async () => {
    nextMobile += 1;
    await visitor().call(smsSend, { mobile: String(nextMobile), event: 'register' });
    await visitor().call(emsSend, { email: `new-${language}@example.com`, event: 'register' });
    const sent = store.messages.slice(-2);
    expect(sent.map((message) => message.language)).toEqual([language, language]);
    expect(
      sent.flatMap(({ subject, text }) => [subject, text]).filter((said) => !isNamed(said, language)),
    ).toEqual([]);
  });

  it.each(notices)('is on the notification of a change: %s', async (notice) => {
    const { logger } = store.deps;
    const result = notifyOwner(store.deps, { language, logger }, ['owner@example.com'], notice, ok());
    if (result.code !== 'after-commit') throw new Error('The notification must be sent after the change.');
    await result.work(store.db);
    const { subject = '', text = '' } = store.messages.at(-1) ?? {};
    expect([subject, text].filter((said) => !isNamed(said, language))).toEqual([]);
  });

  it('is on the wallet page, below an e-mail about an order, and in the return address', async () => {
    shopper.lang = language;
    const orderSn = await placeOrder(store, shopper, hub);
    const url = String(
      (await shopper.call(orderPay, { order_sn: orderSn, paytype: 'wechat', method: 'wap' })).data,
    );
    const page = await (await store.app.request(url)).text();
    expect(page).toContain(nameIn(language).replace('&', '&#38;'));
    expect(page).not.toMatch(/pawlet(?!\.test)/iu);
    await store.app.request(url, {
      method: 'POST',
      body: new URLSearchParams({ result: 'success' }),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    await orderMailJob.run(store.deps, store.clock.now());
    const mail = store.messages.find(({ subject }) => subject.includes(orderSn));
    expect(mail?.language).toBe(language);
    expect(mail?.subject).not.toMatch(/pawlet/iu);
    expect(mail?.text).toSatisfy((text: string) => isNamed(text, language));
    const address = await readReturnAddress(store.deps, {
      db: store.db,
      language,
      pick: (text) => text[language],
    });
    expect(address?.name).toSatisfy((name: string) => isNamed(name, language));
  });

  it('is the author of replies to reviews and answers to questions', async () => {
    const { productId } = await loadSku(store, pump);
    const [author] = await store.db.select().from(shoppers).where(eq(shoppers.username, 'demo'));
    const createtime = store.clock.now();
    const row = { userId: author?.id ?? 0, productId, content: 'Is it loud?', createtime };
    const [review] = await store.db
      .insert(reviews)
      .values({ ...row, updatetime: createtime, status: 'normal' })
      .returning();
    const [question] = await store.db
      .insert(questions)
      .values({ ...row, status: 'normal' })
      .returning();
    await operate(store, 'reply-review', [String(review?.id), 'No']);
    await operate(store, 'answer-question', [String(question?.id), 'No']);
    const comments = (await visitor().call(commentIndex, { goods_id: productId })).data.data;
    expect(comments.find(({ id }: { id: number }) => id === review?.id).reply).toMatchObject([
      { manage: { nickname: nameIn(language) } },
    ]);
    const { list } = (await visitor().call(goodsAskGetAskAnswerLists, { ask_id: question?.id, page: 1 }))
      .data;
    expect(list.data).toMatchObject([{ user: { nickname: nameIn(language) } }]);
  });
});

describe('a payment', () => {
  it('keeps the name from its start for further attempts and refunds', async () => {
    shopper.lang = 'en';
    const orderSn = await placeOrder(store, shopper, pump);
    const pay = () => shopper.call(orderPay, { order_sn: orderSn, paytype: 'pingpong', method: 'wap' });
    asked.length = 0;
    await pay();
    await call('Wuff', '汪');
    shopper.lang = 'zh-cn';
    await pay();
    expect(asked).toMatchObject([
      { description: `Miau & Co ${orderSn}` },
      { description: `Miau & Co ${orderSn}` },
    ]);
    expect((await shopper.call(orderGetOrderPayStatus, { order_sn: orderSn })).data).toMatchObject({
      paystate: 1,
    });
    expect(await operate(store, 'refund', [orderSn, 'amount=5.00', '--key=name'])).toMatchObject({
      status: 'done',
    });
    await refundJob.run(store.deps, store.clock.now());
    expect(asked.at(-1)).toMatchObject({ reason: 'Miau & Co', amountMinor: 500 });
    const next = await placeOrder(store, shopper, pump);
    await shopper.call(orderPay, { order_sn: next, paytype: 'pingpong', method: 'wap' });
    expect(asked.at(-1)).toMatchObject({ description: `汪 ${next}` });
  });
});

describe('the command', () => {
  it('shows the name in every language, and resets a language to the first name', async () => {
    const shown = async (...args: string[]) => (await operate(store, 'shop-name', args)).text.split('\n');
    expect(await shown()).toEqual([
      'name\tMiau & Co',
      ...languages.map((language) => `${language}\t${nameIn(language)}`),
    ]);
    expect(await shown('zh=-', 'ja=ミャウ')).toEqual([
      'name\tMiau & Co',
      ...languages.map((language) => `${language}\t${language === 'ja' ? 'ミャウ' : 'Miau & Co'}`),
    ]);
    await operate(store, 'shop-name', ['ja=-']);
  });

  it.each(['<script>alert(1)</script>', 'Miau\u202Egnp', 'Miau\r\nBcc: x@evil.test', 'x'.repeat(41), ' '])(
    'refuses %j and keeps the name',
    async (name) => {
      expect(await operate(store, 'shop-name', [`name=${name}`])).toMatchObject({ status: 'refused' });
      expect((await shopper.call(commonInit)).data.sitename).toMatch(/Miau & Co|喵与友/u);
    },
  );
});

it('applies on every node within ten seconds', async () => {
  const nodes = [createApp(store.deps), createApp(store.deps)];
  const names = () =>
    Promise.all(
      nodes.map(async (node) => {
        const reply = await node.request(`${testOrigin}${commonInit.path}`, { headers: { lang: 'de' } });
        return ((await reply.json()) as { readonly data: { readonly sitename: string } }).data.sitename;
      }),
    );
  expect(await names()).toEqual(['Miau & Co', 'Miau & Co']);
  expect(await operate(store, 'shop-name', ['name=Wuff'])).toMatchObject({ status: 'done' });
  store.clock.advance(10);
  expect(await names()).toEqual(['Wuff', 'Wuff']);
});

it('is Pawlet by default', async () => {
  const other = await createTestStore();
  expect((await other.visitor().call(commonInit)).data.sitename).toBe('Pawlet');
  await other.close();
});
