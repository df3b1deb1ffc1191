import { commonInit } from '@pawlet/core/contract';
import { auditCalls, type OperatorSetting, settingCalls } from '@pawlet/operator';
import type { OperatorClient } from '@pawlet/operator/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestStore, type TestStore } from '../../../test/createTestStore.ts';
import { operatorSecret } from '../../../test/store/operator.ts';
import { clientWith, keyHeaders, personHeaders } from '../../../test/store/operatorApi.ts';
import { problemOf } from '../../../test/store/operatorTest.ts';
import { createReplyCache } from '../../http/replyCache.ts';
import { languages } from '../../i18n/language.ts';
import { shopSettings } from './registry.ts';

let store: TestStore;
let owner: OperatorClient;
let ownerEmail = '';

beforeAll(async () => {
  // Its entries never expire by themselves: a change that is visible has emptied it.
  store = await createTestStore({
    deps: { operatorSecret, replyCache: createReplyCache({ nowMs: () => 0 }) },
  });
  const headers = await personHeaders(store, 'owner');
  ownerEmail = headers.email;
  owner = clientWith(store, headers);
});
afterAll(() => store.close());

const minutes = 'orders.unpaidMinutes';

async function read(name: string, client = owner) {
  return client.call(settingCalls.readSetting, { params: { name } });
}

async function change(name: string, value: unknown, version?: string) {
  const current = version ?? (await read(name)).version ?? '';
  return owner.call(settingCalls.changeSetting, { params: { name }, input: { value }, version: current });
}

/** The problem that a refused call returns. */
async function list(client: OperatorClient): Promise<readonly OperatorSetting[]> {
  return (await client.call(settingCalls.listSettings)).data.items;
}

it('names the fields of a map in its schema', async () => {
  const limits = (await list(owner)).find(({ name }) => name === 'refunds.approvalLimits');
  expect(limits?.schema).toMatchObject({
    properties: {
      byCurrency: { propertyNames: { enum: expect.arrayContaining(['CNY', 'EUR']) as unknown } },
    },
  });
});

it('lists every setting with its default, a schema and its meaning in each language', async () => {
  const items = await list(owner);
  expect(items.map(({ name }) => name)).toEqual(shopSettings.map(({ name }) => name));
  for (const { name, default: initial, isInvalid, schema } of items) {
    expect([name, isInvalid]).toEqual([name, false]);
    expect([name, initial]).toEqual([name, shopSettings.find((one) => one.name === name)?.initial]);
    expect([name, typeof (schema['type'] ?? schema['anyOf'])]).not.toEqual([name, 'undefined']);
  }
  const { authorization } = await keyHeaders(store, ['settings:read']);
  const meanings = await Promise.all(
    languages.map(async (lang) =>
      (await list(clientWith(store, { authorization, lang }))).map(({ meaning }) => meaning),
    ),
  );
  for (const [index, { name }] of items.entries()) {
    const inEach = meanings.map((texts) => texts[index]);
    expect([name, new Set(inEach).size]).toEqual([name, languages.length]);
    for (const text of inEach) expect(text).not.toMatch(/\{\{|[.。]$|^\s*$/u);
  }
});

it('changes a setting for shoppers at once, says who did, and restores the default', async () => {
  const visible = async () => (await store.visitor().call(commonInit)).data.order_timeout;
  expect(await visible()).toBe(3600);
  const changed = await change(minutes, 15, '0');
  expect(changed.data).toMatchObject({
    value: 15,
    default: 60,
    isDefault: false,
    changedAt: store.clock.now(),
    changedBy: ownerEmail,
  });
  expect(changed.version).toBe(changed.data.version);
  expect(await visible()).toBe(900);
  expect((await list(owner)).find(({ name }) => name === minutes)).toEqual(changed.data);
  const reset = await owner.call(settingCalls.resetSetting, {
    params: { name: minutes },
    version: changed.data.version,
  });
  expect(reset.data).toMatchObject({ value: 60, isDefault: true, version: '0', changedBy: '' });
  expect(await visible()).toBe(3600);
  const { items } = (await owner.call(auditCalls.listAudit, { input: { target: minutes } })).data;
  expect(items.map(({ call, actor, outcome }) => [call, actor, outcome]).slice(0, 2)).toEqual([
    ['settings.reset', ownerEmail, 'done'],
    ['settings.change', ownerEmail, 'done'],
  ]);
  expect(items[1]?.arguments).toEqual(['value=15']);
});

it('does not tell who changed it to those who may only read settings', async () => {
  const changed = await change(minutes, 20);
  const reader = clientWith(store, await keyHeaders(store, ['settings:read']));
  expect((await read(minutes, reader)).data).toMatchObject({ value: 20, changedBy: null });
  await owner.call(settingCalls.resetSetting, {
    params: { name: minutes },
    version: changed.data.version,
  });
});

describe('two people', () => {
  it('cannot overwrite what the other has changed since: they get the current value', async () => {
    const { version } = await read(minutes);
    await change(minutes, 30, version ?? '');
    for (const stale of [version ?? '', '999999999', 'x', '-1', '1e3']) {
      const problem = await problemOf(change(minutes, 40, stale));
      expect(problem).toMatchObject({ status: 412, code: 'changed', current: { value: 30 } });
    }
    const stale = owner.call(settingCalls.resetSetting, { params: { name: minutes }, version: '1' });
    expect(await problemOf(stale)).toMatchObject({ status: 412, current: { value: 30 } });
    expect((await read(minutes)).data.value).toBe(30);
  });

  it('who change it at the same time: one wins', async () => {
    const { version } = await read(minutes);
    const results = await Promise.allSettled(
      [21, 22, 23].map((value) => change(minutes, value, version ?? '')),
    );
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected', 'rejected']);
  });

  it('need a version to change anything', async () => {
    const call = owner.call(settingCalls.changeSetting, { params: { name: minutes }, input: { value: 30 } });
    expect(await problemOf(call)).toMatchObject({ status: 428 });
  });
});

describe('invalid values', () => {
  const invalid: readonly unknown[] = [
    '',
    'x',
    -1,
    1.5,
    1e99,
    [[]],
    [null],
    { x: 1 },
    { constructor: {} },
    'x'.repeat(5000),
  ];

  it.each(shopSettings.map(({ name }) => name))(
    'of %s name their fields, and change nothing',
    async (name) => {
      const before = (await read(name)).data;
      for (const value of invalid) {
        const problem = await problemOf(change(name, value));
        expect([value, problem.status, problem.code]).toEqual([value, 400, 'invalid']);
        for (const { field, detail } of problem.errors ?? []) {
          expect(field).toMatch(/^value(?:\.|$)/u);
          expect(detail).not.toBe('');
        }
        expect(problem.errors?.length).toBeGreaterThan(0);
      }
      expect((await read(name)).data).toEqual(before);
      expect(store.errors).toEqual([]);
    },
  );

  it('say which field has which problem', async () => {
    const problems = async (name: string, value: unknown) =>
      (await problemOf(change(name, value))).errors?.map(({ field, problem }) => [field, problem]);
    expect(await problems(minutes, 4)).toEqual([['value', 'range']]);
    expect(await problems(minutes, '45')).toEqual([['value', 'type']]);
    expect(await problems('shop.name', { nme: 'Miau' })).toEqual([['value.name', 'required']]);
    expect(await problems('shop.name', { name: 'Miau', nme: 'Miau' })).toEqual([['value.nme', 'exists']]);
    expect(await problems('shop.countries', ['DEU', 'XXX'])).toEqual([['value.1', 'choice']]);
    const missing = owner.call(settingCalls.changeSetting, {
      params: { name: minutes },
      input: {} as { value: unknown },
      version: '0',
    });
    expect((await problemOf(missing)).errors).toMatchObject([{ field: 'value', problem: 'required' }]);
  });

  it.each(['unknown', 'orders.unknown', 'law', '__proto__', 'constructor.name'])(
    'there is no setting %s',
    async (name) => {
      expect(await problemOf(read(name))).toMatchObject({ status: 404 });
      expect(await problemOf(change(name, 1, '0'))).toMatchObject({ status: 404 });
      const reset = owner.call(settingCalls.resetSetting, { params: { name } });
      expect(await problemOf(reset)).toMatchObject({ status: 404 });
    },
  );
});
