import {
  addressAddeditV3,
  addressDefSet,
  addressDetail,
  addressDetailV3,
  addressGetCountryCodeList,
  addressV2addedit,
  addressV2index,
  orderCarts,
} from '@pawlet/core/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestStore, type TestStore } from '../../../test/createTestStore.ts';
import { berlin as place } from '../../../test/store/berlin.ts';
import { putIntoCart } from '../../../test/store/buying.ts';
import type { TestClient } from '../../../test/store/testClient.ts';

let store: TestStore;
let shopper: TestClient;

beforeAll(async () => {
  store = await createTestStore();
  shopper = await store.shopper('second@pawlet.test');
});
afterAll(() => store.close());

it('names countries in the reader’s language with their prefixes', async () => {
  const visitor = store.visitor();
  visitor.lang = 'de';
  const { data } = await visitor.call(addressGetCountryCodeList);
  expect(data.length).toBeGreaterThan(200);
  expect(data).toContainEqual({
    country_code: 'DEU',
    country_name: 'Deutschland',
    area_code: '49',
    region: 'DE',
  });
  expect(data).toContainEqual({
    country_code: 'FRA',
    country_name: 'Frankreich',
    area_code: '33',
    region: 'FR',
  });
  expect(data.some(({ country_code }: { country_code: string }) => country_code === 'CHN')).toBe(false);
  const names = data.map(({ country_name }: { country_name: string }) => country_name);
  expect(names).toEqual(names.toSorted(new Intl.Collator('de').compare));
});

it('stores an overseas address with its billing address, in addition to domestic ones', async () => {
  const domestic = { receiver: '李雷', mobile: '13912345678', area_id: 440305, address: '科技园路 1 号' };
  await shopper.call(addressV2addedit, domestic);
  const billing = {
    ...place,
    country_code: 'FRA',
    zipcode: '75011',
    province_name: 'Île-de-France',
    city_name: 'Paris',
    company: 'Chat SARL',
  };
  const saved = await shopper.call(addressAddeditV3, { ...place, billing_same: 0, billing, isdefault: 1 });
  expect(saved.code).toBe(1);
  const { data } = await shopper.call(addressDetailV3, { id: saved.data.id });
  expect(data).toMatchObject({
    type: 2,
    isdefault: 1,
    country_code: 'DEU',
    country_name: 'Germany',
    receiver: 'Lena Krüger',
    area_code: '49',
    mobile: '15123456789',
    address: 'Oranienstraße 5',
    province_id: 0,
    billing_same: 0,
    billing: { country_name: 'France', zipcode: '75011', company: 'Chat SARL' },
  });
  const both = (await shopper.call(addressV2index)).data;
  expect(both.map(({ type, isdefault }: Record<string, number>) => [type, isdefault])).toEqual([
    [2, 1],
    [1, 0],
  ]);
  expect(await shopper.call(addressDetail, { id: saved.data.id })).toMatchObject({ code: 1 });
  expect(await shopper.call(addressDetailV3, { id: both[1].id })).toMatchObject({
    data: { reason: 'NOT_FOUND' },
  });

  await shopper.call(addressAddeditV3, { ...place, id: saved.data.id, city_name: 'Potsdam' });
  const changed = (await shopper.call(addressDetailV3, { id: saved.data.id })).data;
  expect(changed).toMatchObject({ city_name: 'Potsdam', billing_same: 1, billing: null });
  expect(await shopper.call(addressAddeditV3, { ...place, id: both[1].id })).toMatchObject({
    data: { reason: 'NOT_FOUND' },
  });
  expect(await shopper.call(addressDefSet, { id: saved.data.id })).toMatchObject({ code: 1 });
});

it('prices the freight of a cart by the address', async () => {
  const domestic = (await shopper.call(addressV2index)).data[1];
  const overseas = (
    await shopper.call(addressAddeditV3, {
      ...place,
      country_code: 'CHE',
      zipcode: '8001',
      province_name: '',
    })
  ).data;
  const cart = await putIntoCart(store, shopper, 'PW-DSC-12');
  const feeTo = async (address_id: number) =>
    (await shopper.call(orderCarts, { ids: String(cart), address_id })).data.order_info.shippingfee;
  expect(Number(await feeTo(overseas.id))).toBeGreaterThan(Number(await feeTo(domestic.id)));
});

describe('overseas address', () => {
  it.each([
    [{ country_code: 'CHN' }, { country_code: 'exists' }],
    [{ country_code: 'XXX' }, { country_code: 'exists' }],
    [{ country_code: 'DE' }, { country_code: 'format' }],
    [{ country_code: '' }, { country_code: 'required' }],
    [{ last_name: ' ' }, { last_name: 'required' }],
    [{ first_name: '' }, { first_name: 'required' }],
    [{ area_code: '' }, { area_code: 'required' }],
    [{ area_code: '999999' }, { area_code: 'exists' }],
    [{ mobile: '' }, { mobile: 'required' }],
    [{ mobile: 'call me' }, { mobile: 'format' }],
    [{ mobile: '1512' }, { mobile: 'format' }],
    [{ area_code: '1', mobile: '212555' }, { mobile: 'format' }],
    [{ area_code: '210', mobile: '1234567' }, { area_code: 'exists' }],
    [{ zipcode: '' }, { zipcode: 'required' }],
    [{ zipcode: '1099' }, { zipcode: 'format' }],
    [{ country_code: 'GBR', zipcode: '10999' }, { zipcode: 'format' }],
    [{ country_code: 'USA', province_name: 'OR', zipcode: 'M20 4TF' }, { zipcode: 'format' }],
    [{ country_code: 'USA', zipcode: '97232', province_name: '' }, { province_name: 'required' }],
    [{ city_name: '' }, { city_name: 'required' }],
    [{ address: '' }, { address: 'required' }],
    [{ email: 'lena@' }, { email: 'format' }],
    [{ billing_same: 0 }, { billing: 'required' }],
    [{ billing_same: 0, billing: { ...place, zipcode: 'x' } }, { 'billing.zipcode': 'format' }],
  ])('with %o is refused', async (wrong, problems) => {
    const reply = await shopper.call(addressAddeditV3, { ...place, ...wrong });
    expect(reply.data).toMatchObject({ reason: 'VALIDATION', fields: problems });
  });

  it.each([
    ['49', '0151 23456789', '15123456789'],
    ['+49', '(030) 901820', '30901820'],
    ['39', '06 1234 5678', '0612345678'],
    ['1', '1 (212) 555-0123', '2125550123'],
    ['1242', '359 1234', '3591234'],
  ])('stores the telephone +%s %s as %s', async (area_code, mobile, kept) => {
    const saved = await shopper.call(addressAddeditV3, { ...place, area_code, mobile });
    expect((await shopper.call(addressDetailV3, { id: saved.data.id })).data.mobile).toBe(kept);
  });

  it.each([
    ['USA', '97232-1234', 'Oregon'],
    ['GBR', 'M20 4TF', ''],
    ['CAN', 'M6C 1J4', 'Ontario'],
    ['JPN', '150-0001', 'Tokyo'],
    ['KOR', '04524', 'Seoul'],
    ['CHE', '8001', 'Zürich'],
    ['ITA', '20121', 'Milano'],
    ['ESP', '28013', 'Madrid'],
    ['HKG', '000000', 'Kowloon'],
    ['IRL', 'D02 X285', 'Dublin'],
  ])('in %s accepts the postcode %s', async (country_code, zipcode, province_name) => {
    const given = { ...place, country_code, zipcode, province_name };
    expect(await shopper.call(addressAddeditV3, given)).toMatchObject({
      code: 1,
    });
  });
});
