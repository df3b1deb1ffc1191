import {
  addressDefAddress,
  addressDefSet,
  addressDel,
  addressDetail,
  addressV2addedit,
  addressV2index,
} from '@pawlet/core/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestStore, type TestStore } from '../../../test/createTestStore.ts';
import type { TestClient } from '../../../test/store/testClient.ts';

let store: TestStore;
let shopper: TestClient;
let other: TestClient;
const fields = { receiver: '李雷', mobile: '13912345678', area_id: 440305, address: '科技园路 1 号' };

beforeAll(async () => {
  store = await createTestStore();
  shopper = await store.shopper('second@pawlet.test');
  other = await store.shopper();
});
afterAll(() => store.close());

it('has no default address at first', async () => {
  expect(await shopper.call(addressDefAddress)).toMatchObject({ code: 0, data: { reason: 'NOT_FOUND' } });
  expect((await shopper.call(addressV2index)).data).toEqual([]);
});

it('makes the first address the default and prefixes its text with the region', async () => {
  const reply = await shopper.call(addressV2addedit, fields);
  shopper.lang = 'zh-cn';
  const { data } = await shopper.call(addressDefAddress);
  shopper.lang = 'en';
  expect(data).toMatchObject({
    id: reply.data.id,
    isdefault: 1,
    province_id: 440000,
    city_id: 440300,
    address: '广东省深圳市南山区 科技园路 1 号',
    detail: '科技园路 1 号',
    type: 1,
  });
  const english = (await shopper.call(addressDetail, { id: reply.data.id })).data.address;
  expect(english).toMatch(/^Guangdong\S* .*Shenzhen\S* .*Nanshan/u);
});

it('has one default address at a time, which is listed first', async () => {
  const second = (await shopper.call(addressV2addedit, { ...fields, receiver: '韩梅梅', isdefault: 1 })).data
    .id;
  const [first, last] = (await shopper.call(addressV2index)).data;
  expect([first.id, first.isdefault, last.isdefault]).toEqual([second, 1, 0]);
  await shopper.call(addressDefSet, { id: last.id });
  expect(
    (await shopper.call(addressV2index)).data.map(({ isdefault }: { isdefault: number }) => isdefault),
  ).toEqual([1, 0]);
  expect((await shopper.call(addressDefAddress)).data.id).toBe(last.id);
});

it('updates an address', async () => {
  const [first] = (await shopper.call(addressV2index)).data;
  await shopper.call(addressV2addedit, { ...fields, id: first.id, address: '2 号', isdefault: 1 });
  expect((await shopper.call(addressDetail, { id: first.id })).data.detail).toBe('2 号');
});

it('explains what is wrong with a field', async () => {
  const reply = await shopper.call(addressV2addedit, {
    receiver: '',
    mobile: '23912345678',
    area_id: 1,
    address: '',
  });
  expect(reply.data).toMatchObject({
    reason: 'VALIDATION',
    fields: { receiver: 'required', mobile: 'format', address: 'required' },
  });
  expect(await shopper.call(addressV2addedit, { ...fields, area_id: 440000 })).toMatchObject({
    data: { reason: 'VALIDATION', fields: { area_id: 'exists' } },
  });
});

it("hides a shopper's addresses from all others", async () => {
  const [first] = (await shopper.call(addressV2index)).data;
  for (const endpoint of [addressDetail, addressDel, addressDefSet]) {
    expect(await other.call(endpoint, { id: first.id })).toMatchObject({
      code: 0,
      data: { reason: 'NOT_FOUND' },
    });
  }
  expect(await other.call(addressV2addedit, { ...fields, id: first.id })).toMatchObject({
    data: { reason: 'NOT_FOUND' },
  });
});

it('removes an address', async () => {
  const [first] = (await shopper.call(addressV2index)).data;
  expect(await shopper.call(addressDel, { id: first.id })).toMatchObject({ code: 1 });
  expect(await shopper.call(addressDetail, { id: first.id })).toMatchObject({
    data: { reason: 'NOT_FOUND' },
  });
});
