import {
  activityIndex,
  commonGetDevRemarkConfig,
  goodsGetWxCode,
  indexGetSiteDomain,
  pageIndex,
  pageLists,
  qrcodePath,
  subscribeIndex,
} from '@pawlet/core/contract';
import { decodeQR } from 'qr/decode.js';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestStore, testOrigin, type TestStore } from '../../../test/createTestStore.ts';
import { placeOrder } from '../../../test/store/buying.ts';
import { messageSubscriptions } from '../../db/schema/activity.ts';

const siteDomains = { JPN: 'https://jp.shop.test' };
let store: TestStore;

beforeAll(async () => {
  const files = async () => {
    const picture = sharp({ create: { width: 60, height: 60, channels: 3, background: '#ff0000' } });
    return new Response(new Uint8Array(await picture.webp().toBuffer()));
  };
  store = await createTestStore({ settings: { siteDomains }, deps: { files } });
});
afterAll(() => store.close());

const languages = ['zh-cn', 'en', 'ja', 'fr', 'de', 'it', 'es', 'ko'];

it.each(languages)('shows campaigns, device hints, help and notices in %s', async (lang) => {
  const visitor = store.visitor();
  visitor.lang = lang;
  const { data: activities } = await visitor.call(activityIndex);
  expect(activities).toHaveLength(3);
  expect(activities[0].image).toMatch(/^http:\/\/shop\.test\/media\/.+\.webp$/u);
  expect(activities[0].begintime).toBeLessThan(activities[0].endtime);
  const { data: hints } = await visitor.call(commonGetDevRemarkConfig);
  expect(Object.keys(hints).toSorted()).toEqual(['label', 'version1', 'version2']);
  expect(hints.version2).toContain('D7');
  for (const type of ['help', 'notice']) {
    const { data } = (await visitor.call(pageLists, { type })).data;
    expect(data.length).toBeGreaterThan(2);
    const page = (await visitor.call(pageIndex, { id: data[0].id })).data;
    expect(page).toMatchObject({ title: data[0].title, description: data[0].description });
    expect(page.content).toMatch(/^<p>/u);
    expect(data[0]).not.toHaveProperty('text');
    const { data: searched } = (await visitor.call(pageLists, { type, with_text: 1 })).data;
    expect(searched[0].text).not.toMatch(/[<>]|&\w+;/u);
    expect(searched[0].text.length).toBeGreaterThan(page.content.length / 2);
  }
});

it('no longer shows a campaign that has ended', async () => {
  store.clock.advance(20 * 24 * 3600);
  expect((await store.visitor().call(activityIndex)).data).toHaveLength(2);
  store.clock.advance(-20 * 24 * 3600);
});

it.each([
  ['JPN', 'https://jp.shop.test'],
  ['jpn', 'https://jp.shop.test'],
  ['DEU', ''],
])('shares links to %s with the origin "%s"', async (country_code, domain) => {
  expect((await store.visitor().call(indexGetSiteDomain, { country_code })).data).toEqual({ domain });
});

it("stores the latest message subscriptions for the shopper's own order", async () => {
  const shopper = await store.shopper();
  const order_sn = await placeOrder(store, shopper, 'PW-DSC-12');
  const choose = (result: string) => shopper.call(subscribeIndex, { order_sn, tpl_ids: { 'tpl-1': result } });
  expect((await choose('reject')).code).toBe(1);
  expect((await choose('accept')).code).toBe(1);
  expect(await store.db.select().from(messageSubscriptions)).toMatchObject([
    { orderSn: order_sn, result: 'accept' },
  ]);
  const other = await store.shopper('second@pawlet.test');
  expect(await other.call(subscribeIndex, { order_sn, tpl_ids: {} })).toMatchObject({
    data: { reason: 'NOT_FOUND' },
  });
  expect(await shopper.call(subscribeIndex, { tpl_ids: { a: 'maybe' } })).toMatchObject({
    data: { reason: 'VALIDATION' },
  });
});

async function read(png: ArrayBuffer): Promise<string> {
  const { data, info } = await sharp(png)
    .removeAlpha()
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return decodeQR({ width: info.width, height: info.height, data: new Uint8Array(data) });
}

describe('QR code', () => {
  const build = (query: Record<string, string>) =>
    store.app.request(`${testOrigin}${qrcodePath}?${new URLSearchParams(query).toString()}`);

  it.each<[Record<string, string>, number, number]>([
    [{ text: 'https://shop.test/#/?a=1&b=2' }, 280, 280],
    [{ text: '你好 <Pawlet> & "friends"', size: '300', padding: '10', errorcorrection: 'high' }, 320, 320],
    [{ text: 'pawlet', foreground: '#036', background: 'ffe' }, 280, 280],
    [{ text: 'pawlet', label: '<b>Aura & Co</b>', labelfontsize: '20' }, 280, 312],
    [
      { text: 'pawlet', errorcorrection: 'high', logo: '/media/goods/fountain-aura/white-front.webp' },
      280,
      280,
    ],
  ])('%o is a PNG with its text', async (query, width, height) => {
    const response = await build(query);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/png']);
    const png = await response.arrayBuffer();
    expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width, height });
    expect(await read(png)).toBe(query['text']);
  });

  it.each<[Record<string, string>, Record<string, string>]>([
    [{}, { text: 'required' }],
    [{ text: 'x'.repeat(1001) }, { text: 'length' }],
    [{ text: '你'.repeat(900), errorcorrection: 'high' }, { text: 'length' }],
    [{ text: 'x', size: '5000' }, { size: 'range' }],
    [{ text: 'x', foreground: 'url(#a)' }, { foreground: 'format' }],
    [{ text: 'x', background: 'red"/>' }, { background: 'format' }],
    [{ text: 'x', logo: 'http://evil.test/a.png' }, { logo: 'format' }],
    [{ text: 'x', logo: '/uploads/../../etc/passwd' }, { logo: 'exists' }],
  ])('%o is refused', async (query, fields) => {
    const response = await build(query);
    expect(await response.json()).toMatchObject({ code: 0, data: { reason: 'VALIDATION', fields } });
  });

  it('is drawn once for the same query, with a limit per minute for others', async () => {
    const reasons = async (count: number, text: (index: number) => string, address: string) => {
      const found = new Set<string>();
      for (let index = 0; index < count; index += 1) {
        const query = new URLSearchParams({ text: text(index), size: '50' });
        const headers = { 'x-test-address': address };
        const response = await store.app.request(`${testOrigin}${qrcodePath}?${query.toString()}`, {
          headers,
        });
        const isPicture = response.headers.get('content-type') === 'image/png';
        if (isPicture) found.add('drawn');
        else found.add(((await response.json()) as { data: { reason: string } }).data.reason);
      }
      return [...found];
    };
    expect(await reasons(140, () => 'same', '2001:db8::1')).toEqual(['drawn']);
    const different = await reasons(121, (index) => `text ${index}`, '2001:db8::1');
    expect(different).toEqual(['drawn', 'RATE_LIMITED']);
    expect(await reasons(1, () => 'new', '2001:db8::2')).toEqual(['RATE_LIMITED']);
    expect(await reasons(1, () => 'same', '2001:db8::2')).toEqual(['drawn']);
    expect(await reasons(1, () => 'new', '2001:db8:0:1::2')).toEqual(['drawn']);
  });

  it('opens a product', async () => {
    const { data } = await store.visitor().call(goodsGetWxCode, { goods_id: 1 });
    expect(data).toMatch(/^data:image\/png;base64,/u);
    const png = await (await fetch(String(data))).arrayBuffer();
    expect(await read(png)).toBe('http://shop.test/#/pages/goods/detail?id=1');
    expect(await store.visitor().call(goodsGetWxCode, { goods_id: 99_999 })).toMatchObject({
      data: { reason: 'NOT_FOUND' },
    });
  });
});
