import { commonInit } from '@pawlet/core/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestStore, type TestStore } from '../../../test/createTestStore.ts';
import { operate, operatorSecret } from '../../../test/store/operator.ts';

let store: TestStore;
beforeAll(async () => {
  store = await createTestStore({ deps: { operatorSecret } });
});
afterAll(() => store.close());

/** The response of `common/init` to a visitor from a country. */
async function contactIn(country: string, language = 'en') {
  const client = store.visitor();
  client.country = country;
  client.lang = language;
  const { phone, contact } = (await client.call(commonInit)).data;
  return { phone, ...contact };
}

it('shows countries their own contact, and the others the default one', async () => {
  expect(
    (await operate(store, 'contact', ['DE', 'phone=+49 30 23125 014', 'hours=mon-fri 09:00-18:00'])).status,
  ).toBe('done');
  await operate(store, 'contact', [
    'all',
    'email=help@shop.example',
    'chat=https://chat.example/x',
    'hours=',
  ]);
  store.clock.advance(11);
  const german = await contactIn('DEU', 'de');
  expect(german.phone).toBe('+49 30 23125 014');
  expect(german.hours).toMatch(/^Mo.*Fr/u);
  expect(await contactIn('ITA')).toEqual({
    phone: '',
    email: 'help@shop.example',
    chat: 'https://chat.example/x',
    hours: '',
  });
  await operate(store, 'contact', ['DE', '--remove']);
  store.clock.advance(11);
  expect((await contactIn('DEU')).email).toBe('help@shop.example');
});

it.each([
  [['XX', 'phone=123'], 'Enter one of all, CN'],
  [['phone=123'], 'Enter one of all'],
  [['DE', 'phone=call me'], 'DE.phone: a telephone number'],
  [['DE', 'email=help'], 'DE.email: an e-mail address'],
  [['DE', 'chat=javascript:alert(1)'], 'DE.chat: the https address of a page'],
  [['DE', 'hours=always'], 'DE.hours: hours such as'],
  [['DE', 'fax=123'], 'Unknown argument "fax=123"'],
] as const)('refuses %j', async (args, words) => {
  const result = await operate(store, 'contact', [...args]);
  expect(result.status).toBe('refused');
  expect(result.text).toContain(words);
});
