import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OverseasAddressForm, OverseasPlaceForm } from '../src/api/index.ts';
import type { Pawlet } from '../src/pawlet/types.ts';
import { logInTo, openStoreShops, type StoreShops } from './openStoreShops.ts';

let shops: StoreShops;
let pawlet: Pawlet;

beforeAll(async () => {
  shops = await openStoreShops();
  pawlet = shops.open({ start: { lang: 'de' } });
  await logInTo(pawlet, 'second@pawlet.test');
});

afterAll(() => shops.close());

const place: OverseasPlaceForm = {
  countryCode: 'DEU',
  firstName: 'Lena',
  lastName: 'Krüger',
  dialCode: '49',
  mobile: '15123456789',
  zipcode: '10999',
  extension: '12',
  province: 'Berlin',
  city: 'Berlin',
  detail: 'Oranienstraße 5',
  email: 'lena@pawlet.test',
  company: '',
};
const form: OverseasAddressForm = {
  place,
  billing: {
    ...place,
    countryCode: 'FRA',
    dialCode: '33',
    mobile: '612345678',
    zipcode: '75011',
    province: '',
    city: 'Paris',
    company: 'Chat SARL',
  },
  isDefault: true,
};

it("lists countries with their dialling prefix in the reader's language", async () => {
  const countries = await pawlet.api.addresses.countries();
  expect(countries).toContainEqual({
    code: 'DEU',
    name: 'Deutschland',
    dialCode: '49',
    region: 'DE',
  });
});

it('stores an overseas address with a separate billing address, and returns it', async () => {
  const { addresses } = pawlet.api;
  const saved = await addresses.saveOverseas(form);
  if (saved.status !== 'ok') throw new Error(saved.status);
  expect(await addresses.findOverseas(saved.id)).toMatchObject({
    status: 'ok',
    address: {
      kind: 'overseas',
      receiver: 'Lena Krüger',
      isDefault: true,
      overseas: { ...place, countryName: 'Deutschland' },
      billing: { countryCode: 'FRA', countryName: 'Frankreich', city: 'Paris', company: 'Chat SARL' },
    },
  });
  expect(await addresses.list()).toContainEqual(expect.objectContaining({ id: saved.id, kind: 'overseas' }));

  const changed = await addresses.saveOverseas({ ...form, id: saved.id, billing: undefined });
  expect(changed).toEqual(saved);
  expect(await addresses.findOverseas(saved.id)).toMatchObject({ address: { billing: undefined } });
});

it('reports invalid fields, those of the billing address by their own name', async () => {
  const result = await pawlet.api.addresses.saveOverseas({
    ...form,
    place: { ...place, zipcode: 'x' },
    billing: { ...place, countryCode: 'XXX' },
  });
  expect(result).toMatchObject({
    status: 'refused',
    reason: 'VALIDATION',
    fields: { zipcode: 'format', 'billing.country_code': 'exists' },
  });
});

it('does not find or change domestic addresses', async () => {
  const { addresses } = pawlet.api;
  const domestic = await addresses.save({
    receiver: '李雷',
    mobile: '13912345678',
    detail: '科技园路 1 号',
    isDefault: false,
    areaId: 440305 as Parameters<typeof addresses.save>[0]['areaId'],
  });
  const id = domestic.status === 'ok' ? domestic.id : undefined;
  if (id === undefined) throw new Error('The address was not saved.');
  expect(await addresses.findOverseas(id)).toEqual({ status: 'not-found' });
  expect(await addresses.saveOverseas({ ...form, id })).toEqual({ status: 'not-found' });
});
