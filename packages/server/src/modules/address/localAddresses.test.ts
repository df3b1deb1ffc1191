import { addressAddeditV3, addressDetailV3 } from '@pawlet/core/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { goodAddresses, toWire } from '../../../../core/test/addresses/goodAddresses.ts';
import { wrongAddresses } from '../../../../core/test/addresses/wrongAddresses.ts';
import { createTestStore, type TestStore } from '../../../test/createTestStore.ts';
import type { TestClient } from '../../../test/store/testClient.ts';

let store: TestStore;
let shopper: TestClient;
let id: number;

beforeAll(async () => {
  store = await createTestStore();
  shopper = await store.shopper('second@pawlet.test');
  id = (await shopper.call(addressAddeditV3, toWire(goodAddresses.USA))).data.id;
});
afterAll(() => store.close());

/** Saves an address and returns it as stored. */
async function keep(wire: Readonly<Record<string, unknown>>) {
  const reply = await shopper.call(addressAddeditV3, { ...wire, id });
  return reply.code === 1 ? (await shopper.call(addressDetailV3, { id })).data : reply;
}

it.each(Object.values(goodAddresses))('saves an address of $country in the local style', async (product) => {
  expect(await keep(toWire(product))).toMatchObject({
    country_code: product.country,
    province_name: product.stateName,
    city_name: product.city,
    zipcode: product.postCode,
    address: product.street,
  });
});

describe('invalid address', () => {
  it('is one of forty', () => expect(wrongAddresses).toHaveLength(40));

  it.each(wrongAddresses)('in $country with $changes is refused', async ({ country, changes, ...wrong }) => {
    shopper.lang = wrong.language;
    const reply = await keep(toWire({ ...goodAddresses[country], ...changes }));
    expect(reply).toMatchObject({
      code: 0,
      data: { reason: 'VALIDATION', fields: { [wrong.field]: wrong.problem } },
    });
    expect(Object.keys(reply.data.fields)).toEqual([wrong.field]);
  });

  it.each([
    ['en', 'There is no such state or province in this country. Please check it.'],
    ['zh', '该国家或地区没有这个省/州，请检查后重新输入'],
    ['de', 'Dieses Bundesland oder diese Provinz gibt es dort nicht. Bitte prüfe die Angabe'],
  ])('has a message in %s that the state is unknown', async (lang, words) => {
    shopper.lang = lang;
    const reply = await keep({ ...toWire(goodAddresses.USA), province_name: 'Atlantis' });
    expect(reply.msg).toBe(words);
  });

  it('is refused as a billing address too', async () => {
    const billing = { ...toWire(goodAddresses.JPN), province_name: 'Atlantis' };
    const reply = await keep({ ...toWire(goodAddresses.USA), billing_same: 0, billing });
    expect(reply.data.fields).toEqual({ 'billing.province_name': 'exists' });
  });
});

describe('state', () => {
  it.each([
    ['USA', '94104', 'CA', 'California'],
    ['USA', '94104', 'US-CA', 'California'],
    ['USA', '94104', 'california', 'California'],
    ['USA', '20500', 'D.C.', 'District of Columbia'],
    ['USA', '20500', 'Washington, D.C.', 'District of Columbia'],
    ['CAN', 'H3Z 2Y7', 'Québec', 'Quebec'],
    ['CAN', 'V8X 3X4', 'Colombie-Britannique', 'British Columbia'],
    ['IRL', 'D02 X285', 'dublin', 'Co. Dublin'],
    ['IRL', 'D02 X285', 'County Dublin', 'Co. Dublin'],
    ['IRL', 'D02 X285', 'Leinster', 'Leinster'],
    ['ITA', '20121', 'Provincia di Milano', 'Milano'],
    ['ITA', '00186', 'Lazio', 'Lazio'],
    ['ESP', '48011', 'Bizkaia', 'Vizcaya'],
    ['ESP', '48011', 'Vizcaya', 'Vizcaya'],
    ['ESP', '08012', 'Catalonia', 'Catalonia'],
    ['ESP', '08012', 'Cataluña', 'Cataluña'],
    ['JPN', '150-0001', '東京', '東京都'],
    ['JPN', '150-0001', 'Tokyo', 'Tokyo'],
    ['JPN', '150-0001', 'tokyo-to', 'Tokyo'],
    ['JPN', '064-0808', 'Hokkaidō', 'Hokkaido'],
    ['KOR', '06133', 'Seoul', 'Seoul'],
    ['KOR', '13561', '경기', '경기도'],
    ['KOR', '61949', '광주광역시', '광주광역시'],
    ['DEU', '10999', 'State of Berlin', 'State of Berlin'],
    ['DEU', '81543', 'Bavaria', 'Bavaria'],
    ['DEU', '81543', 'DE-BY', 'DE-BY'],
    ['DEU', '81543', 'bayern', 'bayern'],
    ['AUT', '1070', 'Vienna', 'Vienna'],
    ['CHE', '1205', 'Genf', 'Genf'],
    ['CHE', '1205', 'Canton de Genève', 'Canton de Genève'],
    ['CHE', '8008', 'ZH', 'ZH'],
    ['FRA', '75019', 'Ile de France', 'Ile de France'],
    ['FRA', '44000', 'Loire-Atlantique', 'Loire-Atlantique'],
    ['GBR', 'M20 4TF', 'Greater Manchester', 'Greater Manchester'],
    ['NLD', '1012 AB', 'Noord-Holland', 'Noord-Holland'],
  ])('of %s %s may be entered as %s', async (country_code, zipcode, province_name, kept) => {
    const wire = { ...toWire(goodAddresses.DEU), country_code, zipcode, province_name };
    expect(await keep(wire)).toMatchObject({ province_name: kept });
  });

  it.each(['DEU', 'AUT', 'CHE', 'FRA', 'ITA', 'ESP', 'JPN', 'KOR', 'USA', 'CAN', 'IRL', 'AUS'] as const)(
    'that is unknown is refused in %s',
    async (country) => {
      const reply = await keep({ ...toWire(goodAddresses[country]), province_name: 'Atlantis' });
      expect(reply.data.fields).toEqual({ province_name: 'exists' });
    },
  );
});
