import {
  orderDetail,
  orderGoodsAftersale,
  orderGoodsAftersaleMessage,
  orderGoodsAftersaleSeen,
  orderGoodsRevocationAftersale,
} from '@pawlet/core/contract';
import { afterSalesCalls, reportCalls } from '@pawlet/operator';
import { isOperatorProblem, type OperatorClient } from '@pawlet/operator/client';
import { desc, eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestStore, type TestStore } from '../../../test/createTestStore.ts';
import { loadSku, setStock } from '../../../test/store/buying.ts';
import { operatorSecret } from '../../../test/store/operator.ts';
import { clientWith, localHeaders, personHeaders } from '../../../test/store/operatorApi.ts';
import { makeRequest, requestAgain } from '../../../test/store/returns.ts';
import { decideAfterSales, sendMails } from '../../../test/store/shopSteps.ts';
import type { TestClient } from '../../../test/store/testClient.ts';
import { afterSales, afterSalesMessages } from '../../db/schema/afterSales.ts';
import { operatorLogs } from '../../db/schema/audit.ts';
import { rateLimits } from '../../db/schema/session.ts';
import { uploads } from '../../db/schema/upload.ts';
import { inTransaction } from '../../db/inTransaction.ts';
import { clearUploads } from '../upload/unused.ts';
import { eraseAccount } from '../user/eraseAccount.ts';
import { mostMessages } from './messages.ts';
import { refundJob } from './refundJob.ts';
import { readSetting } from '../settings/readSetting.ts';
import { answerDaysSetting, pictureDaysSetting } from './settings.ts';

const skuCode = 'PW-PUMP';
const day = 24 * 3600;
let store: TestStore;
let shopper: TestClient;
let local: OperatorClient;
let userId = 0;

beforeAll(async () => {
  store = await createTestStore({ deps: { operatorSecret } });
  shopper = await store.shopper();
  await setStock(store, (await loadSku(store, skuCode)).id, 5000);
  local = clientWith(store, localHeaders);
  const { sn } = await request();
  const [row] = await store.db.select().from(afterSales).where(eq(afterSales.refundSn, sn));
  userId = row?.userId ?? 0;
});
afterAll(() => store.close());
beforeEach(async () => {
  await store.db.delete(rateLimits);
  // Tests wait for longer than a log-in lasts.
  shopper = await store.shopper();
});
afterEach(() => {
  const [error] = store.errors;
  if (error !== undefined) throw new Error('The shop has logged an error.', { cause: error });
});

const request = async (type: 1 | 2 = 1) => makeRequest(store, shopper, { skuCode, type });
const write = async (id: number, fields: object, key?: string) =>
  shopper.call(orderGoodsAftersaleMessage, { id, ...fields }, { key });
const answer = async (sn: string, input: object) =>
  (await local.call(afterSalesCalls.writeMessage, { params: { sn }, input })).data;
const ask = async (sn: string, note = 'A picture of the plug, please') =>
  (await local.call(afterSalesCalls.askForPictures, { params: { sn }, input: { note } })).data;
const read = async (sn: string) => (await local.call(afterSalesCalls.readRequest, { params: { sn } })).data;
const readOwn = async (id: number) => (await shopper.call(orderGoodsAftersale, { id })).data;
const problemOf = async (call: Promise<unknown>) => {
  const error: unknown = await call.catch((reason: unknown) => reason);
  if (!isOperatorProblem(error)) throw new Error(`Not refused: ${JSON.stringify(error)}`);
  return error.problem;
};

let files = 0;
async function upload(kind: 'image' | 'video' = 'image'): Promise<string> {
  files += 1;
  const name = `message${files}.webp`;
  const now = store.clock.now();
  await store.db
    .insert(uploads)
    .values({ userId, name, kind, type: 'image/webp', size: 10, createtime: now });
  return `/uploads/${name}`;
}

async function queued(): Promise<readonly string[]> {
  const { data } = await local.call(afterSalesCalls.listRequests, {
    input: { state: 'waits', limit: '100' },
  });
  return data.items.map(({ refundSn }) => refundSn);
}

describe('messages about a request', () => {
  it('are shown to both sides in the order of their time, unread until the other side has seen them', async () => {
    const { sn, lineId, orderSn } = await request();
    const picture = await upload();
    expect(await write(lineId, { text: ' It <b>hums</b>\n& drips ', images: [picture] })).toMatchObject({
      code: 1,
    });
    const seen = await read(sn);
    expect(seen).toMatchObject({
      isUnread: true,
      canMessage: true,
      messages: [
        {
          author: 'shopper',
          text: 'It <b>hums</b>\n& drips',
          images: [`http://shop.test${picture}`],
          isUnread: true,
        },
      ],
    });
    const { data: list } = await local.call(afterSalesCalls.listRequests, { input: { isUnread: 'true' } });
    expect(list.items.map(({ refundSn }) => refundSn)).toContain(sn);

    store.clock.advance(60);
    await answer(sn, { text: 'Please describe the noise' });
    expect(await read(sn)).toMatchObject({ isUnread: false });
    const own = await readOwn(lineId);
    expect(own).toMatchObject({ unread: 1, can_message: 1 });
    expect(own.messages.map(({ actor, text }: { actor: string; text: string }) => [actor, text])).toEqual([
      ['shopper', 'It <b>hums</b>\n& drips'],
      ['shop', 'Please describe the noise'],
    ]);
    const order = async () => (await shopper.call(orderDetail, { order_sn: orderSn })).data;
    expect((await order()).order_goods[0].aftersale_unread).toBe(1);
    // Only what was shown is marked.
    const last = own.messages.at(-1).id;
    await shopper.call(orderGoodsAftersaleSeen, { id: lineId, message: last - 1 });
    expect((await readOwn(lineId)).unread).toBe(1);
    await shopper.call(orderGoodsAftersaleSeen, { id: lineId, message: last });
    expect((await readOwn(lineId)).unread).toBe(0);
    expect((await order()).order_goods[0].aftersale_unread).toBe(0);
  });

  it('of the shop have pictures, which are checked, and are in the audit log without the words', async () => {
    const { sn, lineId } = await request();
    const image = sharp({ create: { width: 60, height: 60, channels: 3, background: '#3366cc' } });
    const file = new Blob([new Uint8Array(await image.png().toBuffer())]);
    const support = clientWith(store, await personHeaders(store, 'support'));
    const { data: picture } = await support.call(afterSalesCalls.uploadRequestPicture, { file });
    await support.call(afterSalesCalls.writeMessage, {
      params: { sn },
      input: { text: '', pictures: [picture.key] },
    });
    const own = await readOwn(lineId);
    expect(own.messages).toMatchObject([{ actor: 'shop', text: '', images: [picture.url] }]);
    expect((await store.app.request(`${picture.url}?w=400`)).status).toBe(200);
    const [line] = await store.db.select().from(operatorLogs).orderBy(desc(operatorLogs.id)).limit(1);
    expect(line).toMatchObject({ command: 'after-sales.message', target: sn, outcome: 'done' });
    const secret = 'only for the shopper';
    await answer(sn, { text: secret });
    const logs = await store.db.select().from(operatorLogs);
    expect(JSON.stringify(logs)).not.toContain(secret);
    const unknown = { pictures: [`shop/${'0'.repeat(32)}`] };
    expect((await problemOf(answer(sn, unknown))).errors).toMatchObject([{ field: 'pictures' }]);
    expect((await problemOf(answer(sn, { text: '  ' }))).errors).toMatchObject([{ field: 'text' }]);
    expect((await problemOf(answer(sn, { text: 'x'.repeat(1001) }))).errors).toMatchObject([
      { field: 'text', problem: 'length' },
    ]);
  });

  it('of the shopper need words or own pictures, are limited, and repeated ones are stored once', async () => {
    const { lineId, sn } = await request();
    const fieldsOf = async (fields: object) => (await write(lineId, fields)).data.fields;
    expect(await fieldsOf({})).toEqual({ text: 'required' });
    expect(await fieldsOf({ text: 'x'.repeat(1001) })).toEqual({ text: 'length' });
    expect(await fieldsOf({ images: ['/uploads/of-others.webp'] })).toEqual({ images: 'exists' });
    expect(await fieldsOf({ images: [await upload('video')] })).toEqual({ images: 'exists' });
    const many = Array.from({ length: 10 }, (_, index) => `/uploads/${index}.webp`);
    expect(await fieldsOf({ images: many })).toEqual({ images: 'length' });
    const stranger = await store.shopper('nora@pawlet.test').catch(() => null);
    if (stranger !== null)
      expect(
        (await stranger.call(orderGoodsAftersaleMessage, { id: lineId, text: 'Mine?' })).data.reason,
      ).toBe('NOT_FOUND');

    const key = crypto.randomUUID();
    const replies = await Promise.all([
      write(lineId, { text: 'Once' }, key),
      write(lineId, { text: 'Once' }, key),
      write(lineId, { text: 'Once' }, key),
    ]);
    expect(new Set(replies.map(({ data }) => data.id)).size, JSON.stringify(replies)).toBe(1);
    expect((await read(sn)).messages).toHaveLength(1);
    const texts = Array.from({ length: 25 }, (_, index) => `Message ${index}`);
    const reasons = [];
    for (const text of texts) reasons.push((await write(lineId, { text })).data.reason);
    expect(reasons.filter((reason) => reason === 'RATE_LIMITED')).toHaveLength(6);
    expect((await read(sn)).messages).toHaveLength(20);
  });

  it('are possible for a month after the end of a request, for the latest one of an item', async () => {
    const { sn, lineId } = await request();
    const [row] = await store.db.select().from(afterSales).where(eq(afterSales.refundSn, sn));
    const filler = Array.from({ length: mostMessages }, () => ({
      afterSaleId: row?.id ?? 0,
      author: 'shopper' as const,
      words: 'more',
      images: [],
      createtime: 1,
    }));
    await store.db.insert(afterSalesMessages).values(filler);
    expect((await write(lineId, { text: 'One more' })).data.reason).toBe('LIMIT_REACHED');
    await shopper.call(orderGoodsRevocationAftersale, { id: lineId });
    await answer(sn, { text: 'A pity' });
    store.clock.advance(31 * day);
    expect((await problemOf(answer(sn, { text: 'Still there?' }))).reason).toBe('conversation-closed');
    shopper = await store.shopper();
    expect((await write(lineId, { text: 'Still there?' })).data.reason).toBe('ORDER_STATE');
    expect(await readOwn(lineId)).toMatchObject({ can_message: 0 });
    const second = await requestAgain(shopper, lineId, 1);
    expect((await problemOf(answer(sn, { text: 'Old one' }))).reason).toBe('conversation-closed');
    await answer(second, { text: 'New one' });
    expect(await read(sn)).toMatchObject({ canMessage: false });
  });

  it('are announced by one e-mail, unless the shopper has read them', async () => {
    const { sn, lineId } = await request();
    store.clock.advance(61);
    await sendMails(store);
    await answer(sn, { text: 'First <b>line</b>' });
    await answer(sn, { text: 'Second line' });
    const known = store.messages.length;
    await sendMails(store);
    expect(store.messages).toHaveLength(known);
    store.clock.advance(61);
    await sendMails(store);
    const mails = store.messages.slice(known);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.subject).toContain('New message about your request');
    expect(mails[0]?.text).toContain('Message from the shop: First <b>line</b>');
    expect(mails[0]?.text).toContain('Message from the shop: Second line');
    expect(mails[0]?.html).toContain('First &#60;b&#62;line&#60;/b&#62;');
    expect(mails[0]?.text).toContain(`/pages/order/aftersale?id=${lineId}`);
    await answer(sn, { text: 'Third line' });
    const last = (await readOwn(lineId)).messages.at(-1).id;
    await shopper.call(orderGoodsAftersaleSeen, { id: lineId, message: last });
    store.clock.advance(61);
    await sendMails(store);
    expect(store.messages).toHaveLength(known + 1);
  });

  it('wait for the shop until somebody has read them', async () => {
    const { sn, lineId } = await request();
    await decideAfterSales(store, sn, 'reject', 'No');
    expect(await queued()).not.toContain(sn);
    const waiting = async () => (await local.call(reportCalls.readHome)).data.waits.requests;
    const before = await waiting();
    await write(lineId, { text: 'But why?' });
    expect(await queued()).toContain(sn);
    expect(await waiting()).toBe(before + 1);
    const [message] = (await read(sn)).messages ?? [];
    const input = { upTo: message?.id ?? 0 };
    await local.call(afterSalesCalls.markMessagesRead, { params: { sn }, input });
    expect(await queued()).not.toContain(sn);
    expect(await waiting()).toBe(before);
  });
});

describe('pictures that the shop asks for', () => {
  it('pause the request until the shopper has added some', async () => {
    const { sn, lineId } = await request(2);
    const asked = await ask(sn);
    const due = store.clock.now() + (await readSetting(store, pictureDaysSetting)) * day;
    expect(asked).toMatchObject({
      stage: 'asked',
      deadline: due,
      actions: ['approve'],
      messages: [{ author: 'shop', text: 'A picture of the plug, please' }],
    });
    expect(await queued()).not.toContain(sn);
    const { data: waiting } = await local.call(afterSalesCalls.listRequests, { input: { state: 'asked' } });
    expect(waiting.items.map(({ refundSn }) => refundSn)).toEqual([sn]);
    // Clients that do not know this state show it as one under review.
    const own = await readOwn(lineId);
    expect(own).toMatchObject({
      status: 1,
      status_text: 'Pictures needed: please add some to your request',
      pictures_until: due,
      deadline: null,
      can_revoke: 1,
      unread: 1,
    });
    expect((await problemOf(ask(sn))).reason).toBe('request-state');
    // Words alone are no answer.
    await write(lineId, { text: 'Which plug?' });
    expect(await read(sn)).toMatchObject({ stage: 'asked', isUnread: true });
    expect(await queued()).toContain(sn);
    await write(lineId, { text: 'This one', images: [await upload()] });
    const answerDays = await readSetting(store, answerDaysSetting);
    const answerDue = store.clock.now() + answerDays * day;
    expect(await read(sn)).toMatchObject({ stage: 'auditing', deadline: answerDue });
    expect(await readOwn(lineId)).toMatchObject({ status: 1, pictures_until: null });
    expect((await readOwn(lineId)).logs[0].text).toContain('You added pictures');
    await ask(sn, 'And the cable');
    await decideAfterSales(store, sn, 'approve');
    expect(await read(sn)).toMatchObject({ stage: 'returning' });
  });

  it('close the request where none come in time, once, also beside an answer', async () => {
    const late = await request();
    const inTime = await request();
    for (const { sn } of [late, inTime]) await ask(sn);
    store.clock.advance(7 * day - 1);
    await refundJob.run(store.deps, store.clock.now());
    expect(await read(late.sn)).toMatchObject({ stage: 'asked' });
    store.clock.advance(1);
    const images = [await upload()];
    await Promise.all([
      refundJob.run(store.deps, store.clock.now()),
      write(inTime.lineId, { images }),
      refundJob.run(store.deps, store.clock.now()),
    ]);
    expect(await read(late.sn)).toMatchObject({ stage: 'rejected', refund: null });
    const { stage, conversation } = await read(inTime.sn);
    expect(['auditing', 'rejected']).toContain(stage);
    const ends = conversation.filter(({ text }) => /no pictures|the shopper added/iu.test(text));
    expect(ends).toHaveLength(1);
    expect(await readOwn(late.lineId)).toMatchObject({ status: 3, can_reapply: 1 });
    expect((await readOwn(late.lineId)).logs[0].text).toBe(
      'No pictures were added in time, so the request was closed',
    );
  });

  it('are asked for once by two people, and by e-mail with the deadline', async () => {
    const { sn } = await request();
    await sendMails(store);
    const known = store.messages.length;
    const { version } = await read(sn);
    const both = await Promise.allSettled(
      ['One', 'Two'].map((note) =>
        local.call(afterSalesCalls.askForPictures, { params: { sn }, input: { note }, version }),
      ),
    );
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect((await read(sn)).messages).toHaveLength(1);
    await sendMails(store);
    const [mail, ...more] = store.messages.slice(known);
    expect(more).toEqual([]);
    expect(mail?.subject).toContain('Please add pictures');
    expect(mail?.text).toMatch(/Message from the shop: (?:One|Two)/u);
    expect(mail?.text).toContain('Please add pictures before: ');
  });
});

describe('an erased account', () => {
  it('leaves no words of messages, and its pictures only as evidence', async () => {
    const { sn, lineId } = await request();
    const picture = await upload();
    await write(lineId, { text: 'My name is Mia', images: [picture] });
    await answer(sn, { text: 'Hello Mia' });
    await clearUploads(store.deps, store.clock.now() + 3 * day);
    const find = async () =>
      store.db
        .select()
        .from(uploads)
        .where(eq(uploads.name, picture.slice('/uploads/'.length)));
    expect(await find()).toMatchObject([{ isUsed: true, markedForDeletionAt: null }]);
    const now = store.clock.now();
    const { random } = store.deps;
    // Its orders are ended first, as the shop would.
    await store.db.update(afterSales).set({ stage: 'rejected' }).where(eq(afterSales.userId, userId));
    await store.db.execute('update orders set orderstate = 3');
    const erased = await inTransaction(store.db, (tx) => eraseAccount(tx, userId, { random, now }));
    expect(erased).toEqual({ status: 'done' });
    const left = await store.db.select().from(afterSalesMessages);
    expect(left.every(({ words }) => words === '')).toBe(true);
    expect(await find()).toMatchObject([{ markedForDeletionAt: null }]);
  });
});
