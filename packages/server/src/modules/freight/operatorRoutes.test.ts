import { freightCalls, shopCountries } from '@pawlet/operator';
import { isOperatorProblem, type OperatorClient } from '@pawlet/operator/client';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestStore, type TestStore } from '../../../test/createTestStore.ts';
import { operate, operatorSecret } from '../../../test/store/operator.ts';
import { clientWith, localHeaders } from '../../../test/store/operatorApi.ts';
import { freightRules } from '../../db/schema/discount.ts';
import { countries } from '../../http/countries.ts';
import { findFreightRules } from '../discount/repository.ts';

let store: TestStore;
let local: OperatorClient;

beforeAll(async () => {
  store = await createTestStore({ deps: { operatorSecret } });
  local = clientWith(store, localHeaders);
});
afterAll(() => store.close());
beforeEach(() => store.db.delete(freightRules));

const germany = {
  country: 'DEU',
  firstGrams: 1000,
  firstFee: { EUR: '4.90' },
  stepGrams: 0,
  stepFee: {},
  freeOver: { EUR: '50.00' },
  days: 3,
};
const create = async (input: object = {}) =>
  (await local.call(freightCalls.createFreight, { input: { ...germany, ...input } })).data;
const list = async () => (await local.call(freightCalls.listFreight)).data.items;
const problems = async (call: Promise<unknown>) => {
  const error: unknown = await call.catch((reason: unknown) => reason);
  if (!isOperatorProblem(error)) throw new Error('It was not refused.');
  const { code, errors = [] } = error.problem;
  return [code, ...errors.map(({ field, problem }) => `${field} ${problem}`)];
};

it('clients know every country to which the shop sells', () => {
  expect([...shopCountries]).toEqual(countries.map(({ code }) => code));
});

describe('freight', () => {
  it('is added for a country, and valid for shoppers at once', async () => {
    const added = await create();
    expect(added).toMatchObject({ ...germany, missing: expect.arrayContaining(['CNY', 'USD']) as unknown });
    expect(added.missing).not.toContain('EUR');
    expect(await findFreightRules(store.db)).toMatchObject([
      { country: 'DEU', firstGrams: 1000, firstFee: { EUR: 490 }, freeOver: { EUR: 5000 }, days: 3 },
    ]);
    expect(await problems(create())).toEqual(['invalid', 'country taken']);
  });

  it('is refused with what is wrong', async () => {
    expect(await problems(create({ country: 'XXX' }))).toEqual(['invalid', 'country choice']);
    expect(await problems(create({ country: '*', firstFee: { JPY: '10.50', XXX: '1' } }))).toEqual([
      'invalid',
      'firstFee.JPY range',
      'firstFee.XXX choice',
    ]);
    expect(await problems(create({ firstFee: {} }))).toEqual(['invalid', 'firstFee required']);
    expect(await problems(create({ days: -1 }))).toEqual(['invalid', 'days range']);
    expect(await list()).toEqual([]);
  });

  it('is changed in parts, by whoever has seen the latest', async () => {
    const { version } = await create();
    const change = (input: object, seen = version) =>
      local.call(freightCalls.changeFreight, { params: { country: 'DEU' }, version: seen, input });
    const { data } = await change({ stepGrams: 500, stepFee: { EUR: '1.00' } });
    expect(data).toMatchObject({ ...germany, stepGrams: 500, stepFee: { EUR: '1.00' } });
    expect(await problems(change({ days: 9 }))).toEqual(['changed']);
    const never = await change({ freeOver: null }, data.version);
    expect(never.data.freeOver).toBeNull();
    const missing = local.call(freightCalls.changeFreight, {
      params: { country: '*' },
      version,
      input: { days: 9 },
    });
    expect(await problems(missing)).toEqual(['not-found']);
  });

  it('is removed', async () => {
    const { version } = await create({ country: '*' });
    const remove = (seen?: string) =>
      local.call(freightCalls.removeFreight, {
        params: { country: '*' },
        ...(seen === undefined ? {} : { version: seen }),
      });
    expect(await problems(remove('1'))).toEqual(['changed']);
    await remove(version);
    expect(await list()).toEqual([]);
    expect(await problems(remove())).toEqual(['not-found']);
  });

  it('is listed, set and removed by commands', async () => {
    expect((await operate(store, 'freight')).text).toBe('There are no freight rules: sending is free.');
    const set = ['DEU', 'first-grams=1000', 'first-fee=EUR:4.90', 'free-over=EUR:50', 'days=3'];
    expect(await operate(store, 'set-freight', set)).toMatchObject({ status: 'done' });
    expect((await operate(store, 'freight')).text).toContain('DEU\t1000 g: EUR:4.90');
    expect(await operate(store, 'set-freight', ['DEU', 'days=5'])).toMatchObject({ status: 'done' });
    expect(await list()).toMatchObject([{ ...germany, days: 5 }]);
    expect(await operate(store, 'set-freight', ['DEU', 'first-fee=4.90'])).toMatchObject({
      status: 'refused',
    });
    expect(await operate(store, 'set-freight', ['FRA'])).toMatchObject({ status: 'refused' });
    expect(await operate(store, 'remove-freight', ['DEU'])).toMatchObject({ status: 'done' });
    expect(await operate(store, 'remove-freight', ['DEU'])).toMatchObject({ status: 'refused' });
    expect(await list()).toEqual([]);
  });
});
