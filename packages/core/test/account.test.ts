import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Pawlet } from '../src/pawlet/types.ts';
import { openStoreShops, type StoreShops } from './openStoreShops.ts';

let shops: StoreShops;

beforeAll(async () => {
  shops = await openStoreShops();
});

afterAll(() => shops.close());

function openShop(): Pawlet {
  return shops.open({ start: { lang: 'en' }, host: { isAvailable: () => false } });
}

const lastCode = (): string => shops.store.messages.at(-1)?.code ?? '';

/** Creates an account with a mobile number. */
async function signUp(mobile: string): Promise<Pawlet> {
  const pawlet = openShop();
  await pawlet.api.login.sendCode({ mobile, event: 'mobilelogin' });
  const code = lastCode();
  const terms = await pawlet.api.pages.find({ name: 'terms' });
  const agreed = terms.status === 'ok' ? terms.page.version : '';
  const logIn = await pawlet.api.login.withCode({ mobile, code, agreed });
  if (logIn.status !== 'ok') throw new Error(logIn.status);
  pawlet.account.logIn(logIn);
  return pawlet;
}

async function codeFor(
  { api }: Pawlet,
  recipient: Parameters<Pawlet['api']['account']['sendCode']>[0],
  event: Parameters<Pawlet['api']['account']['sendCode']>[1],
): Promise<string> {
  shops.store.clock.advance(61);
  expect(await api.account.sendCode(recipient, event)).toEqual({ status: 'ok' });
  return lastCode();
}

it('sets a number, an address and a password, each with its proof', async () => {
  const mimi = await signUp('13611110001');
  const { account, user } = mimi.api;
  const phone = { mobile: '1701234567', areaCode: '49' };
  const oldCode = await codeFor(mimi, { mobile: '13611110001' }, 'verify');
  expect(await account.changeMobile({ ...phone, oldCode, code: '000000' })).toMatchObject({
    status: 'wrong-credentials',
  });
  const code = await codeFor(mimi, phone, 'changemobile');
  expect(await account.changeMobile({ ...phone, code })).toMatchObject({
    status: 'refused',
    fields: { oldcaptcha: 'required' },
  });
  expect(await account.changeMobile({ ...phone, code, oldCode: '000000' })).toMatchObject({
    status: 'refused',
    fields: { oldcaptcha: 'choice' },
  });
  expect(await account.changeMobile({ ...phone, code, oldCode })).toEqual({ status: 'ok' });
  const email = 'mimi@example.com';
  const proved = await codeFor(mimi, phone, 'verify');
  const mailed = await codeFor(mimi, { email }, 'changeemail');
  expect(await account.changeEmail({ email, code: mailed, oldCode: proved })).toEqual({ status: 'ok' });
  expect(await user.load()).toMatchObject({ mobile: '+491701234567', email, hasPassword: false });

  expect(await account.sendCode({ mobile: '13611119999' }, 'changepwd')).toMatchObject({
    status: 'refused',
    reason: 'VALIDATION',
  });
  const proof = await codeFor(mimi, phone, 'changepwd');
  expect(await account.changePassword({ password: 'long-enough', code: proof })).toEqual({ status: 'ok' });
  expect(await account.changePassword({ password: 'another-one', oldPassword: 'wrong-one' })).toMatchObject({
    status: 'wrong-credentials',
  });
  expect(await account.changePassword({ password: 'another-one', oldPassword: 'long-enough' })).toEqual({
    status: 'ok',
  });
  expect((await user.load()).hasPassword).toBe(true);
});

it('refuses a number that belongs to somebody else, naming its field', async () => {
  await signUp('13611110002');
  const other = await signUp('13611110003');
  const oldCode = await codeFor(other, { mobile: '13611110003' }, 'verify');
  const code = await codeFor(other, { mobile: '13611110002' }, 'changemobile');
  const taken = { mobile: '13611110002', areaCode: '86', code, oldCode };
  expect(await other.api.account.changeMobile(taken)).toMatchObject({
    status: 'refused',
    reason: 'VALIDATION',
    fields: { mobile: 'taken' },
  });
});

it('lists the active sessions and ends the others', async () => {
  const first = await signUp('13611110004');
  shops.store.clock.advance(61);
  const second = await signUp('13611110004');
  expect(
    (await second.api.account.devices()).map(({ isCurrent, platform }) => [isCurrent, platform]),
  ).toEqual(
    expect.arrayContaining([
      [true, 'web'],
      [false, 'web'],
    ]),
  );
  expect(await second.api.account.logOutEverywhere({ keepsThis: true })).toEqual({ status: 'ok' });
  expect(await second.api.account.devices()).toHaveLength(1);
  await expect(first.api.account.devices()).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
});

it('exports the data, and deletes the account with a code', async () => {
  const mobile = '13611110005';
  const mimi = await signUp(mobile);
  const { account } = mimi.api;
  const { id } = await mimi.api.user.load();
  const file = await account.exportData();
  if (file.status !== 'ok') throw new Error(file.status);
  const data: unknown = await (await shops.store.app.fetch(new Request(file.url))).json();
  expect(data).toMatchObject({ account: { mobile: `86${mobile}` } });
  expect(file.expiresAt).toBeGreaterThan(1_000_000_000_000);
  const code = await codeFor(mimi, { mobile }, 'deleteaccount');
  expect(await account.remove({ code: '000000' })).toMatchObject({ status: 'wrong-credentials' });
  expect(await account.remove({ code })).toEqual({ status: 'ok' });
  await expect(mimi.api.user.load()).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
  // The number is free again: logging in with it creates a new account.
  shops.store.clock.advance(61);
  expect((await (await signUp(mobile)).api.user.load()).id).not.toBe(id);
});

it('returns the state of a favourite', async () => {
  const mimi = await signUp('13611110006');
  const [card] = (await mimi.api.products.list({ keyword: 'Aura' })).items;
  const [soldOut] = (await mimi.api.products.list({ keyword: 'Toss' })).items;
  if (card === undefined || soldOut === undefined) throw new Error('The demo shop has no Aura or no Toss.');
  await mimi.api.products.setFavourite(card.id, true);
  await mimi.api.products.setFavourite(soldOut.id, true);
  const { items } = await mimi.api.products.favourites(1);
  expect(new Map(items.map(({ goodsId, goods: product }) => [goodsId, product?.state]))).toEqual(
    new Map([
      [card.id, 'on-sale'],
      [soldOut.id, 'sold-out'],
    ]),
  );
});
