import { goodsV2detail } from '@pawlet/core/contract';
import { campaignCalls, offerCalls, type OperatorOffer } from '@pawlet/operator';
import type { OperatorClient } from '@pawlet/operator/client';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createTestStore, type TestStore } from '../../../test/createTestStore.ts';
import { loadSku } from '../../../test/store/buying.ts';
import { operatorSecret } from '../../../test/store/operator.ts';
import { clientWith, localHeaders } from '../../../test/store/operatorApi.ts';
import { problemOf } from '../../../test/store/operatorTest.ts';
import { categories } from '../../db/schema/category.ts';
import { discountRules } from '../../db/schema/discount.ts';

let store: TestStore;
let local: OperatorClient;
let pumpId = 0;

beforeAll(async () => {
  store = await createTestStore({ deps: { operatorSecret } });
  local = clientWith(store, localHeaders);
  ({ productId: pumpId } = await loadSku(store, 'PW-PUMP'));
  await store.db.delete(discountRules).where(eq(discountRules.productId, pumpId));
});
afterAll(() => store.close());
afterEach(() => {
  const [error] = store.errors;
  if (error !== undefined) throw new Error('The shop has logged an error.', { cause: error });
});

const at = ({ id, version }: { readonly id: number; readonly version: string }) => ({
  params: { id: String(id) },
  version,
});
const create = async (input: object) =>
  (await local.call(offerCalls.createOffer, { input: { name: { en: 'Sale' }, ...input } as never })).data;
const list = async (input: object) => (await local.call(offerCalls.listOffers, { input })).data;
const problems = async (call: Promise<unknown>) =>
  Object.fromEntries((await problemOf(call)).errors?.map(({ field, problem }) => [field, problem]) ?? []);
const offersOf = async () => {
  const { data } = await store.visitor().call(goodsV2detail, { id: pumpId });
  return data.discount_list.map(({ name }: { readonly name: string }) => name) as string[];
};

describe('an offer', () => {
  it('has its name as shoppers read it, beside the one with the placeholder that editors write', async () => {
    const name = { en: 'Save from {{reach}} on' };
    const inEuro = [{ currency: 'EUR', amount: '50.00' }];
    const offer = await create({ kind: 'order', percentOff: 5, name, threshold: inEuro });
    expect(offer).toMatchObject({ name, shownName: { en: 'Save from €50 on' } });
    const edited = await local.call(offerCalls.editOffer, { ...at(offer), input: { threshold: [] } });
    // Without a minimum amount the name would be wrong.
    expect(edited.data).toMatchObject({ name, shownName: { en: '5% off' } });
    await local.call(offerCalls.endOffer, at(edited.data));
  });

  it('of a product is shown at once while it runs, and no longer after its end', async () => {
    const offer = await create({
      kind: 'product',
      percentOff: 20,
      product: pumpId,
      name: { en: 'Pump week' },
    });
    expect(offer).toMatchObject({
      kind: 'product',
      state: 'running',
      percentOff: 20,
      product: { id: pumpId },
      gift: null,
      name: { de: 'Pump week' },
    });
    expect(await offersOf()).toContain('Pump week');
    const edited = await local.call(offerCalls.editOffer, {
      ...at(offer),
      input: { percentOff: 30, name: { en: 'Pump days' } },
    });
    expect(edited.data).toMatchObject({ percentOff: 30, name: { en: 'Pump days', de: 'Pump week' } });
    const late = local.call(offerCalls.editOffer, { ...at(offer), input: { percentOff: 5 } });
    expect(await problemOf(late)).toMatchObject({ status: 412, current: { percentOff: 30 } });
    const ended = await local.call(offerCalls.endOffer, at(edited.data));
    expect(ended.data).toMatchObject({ state: 'ended', end: store.clock.now() });
    expect(await offersOf()).not.toContain('Pump days');
    const again = local.call(offerCalls.endOffer, { params: at(offer).params });
    expect(await problemOf(again)).toMatchObject({ status: 409, reason: 'ended', current: { id: offer.id } });
  });

  it('of each kind has what it needs, and is refused without', async () => {
    const [category] = await store.db.select().from(categories).where(eq(categories.slug, 'feeders'));
    const amount = (currency: string, value: string) => ({ currency, amount: value });
    const kinds: readonly (readonly [OperatorOffer['kind'], object, readonly string[]])[] = [
      ['order', { percentOff: 5, threshold: [amount('EUR', '100.00')] }, ['percentOff']],
      ['product', { percentOff: 5, product: pumpId }, ['percentOff', 'product']],
      ['pair', { product: pumpId }, ['product']],
      [
        'tiers',
        { tiers: [{ threshold: [amount('JPY', '9000')], reduction: [amount('JPY', '500')] }] },
        ['tiers'],
      ],
      ['gift', { gift: 'PW-PUMP', category: category?.id }, ['gift', 'category']],
    ];
    for (const [kind, fields, missing] of kinds) {
      const offer = await create({ kind, isActive: false, ...fields });
      expect(offer).toMatchObject({ kind, state: 'off' });
      const { data } = await local.call(offerCalls.readOffer, { params: at(offer).params });
      expect(data).toEqual(offer);
      // An edit of something else keeps it.
      const same = await local.call(offerCalls.editOffer, { ...at(offer), input: { begin: 5 } });
      expect({ ...same.data, begin: null, version: offer.version }).toEqual(offer);
      expect([kind, await problems(create({ kind }))]).toEqual([
        kind,
        Object.fromEntries(missing.map((field) => [field, 'required'])),
      ]);
    }
    expect(await problems(create({ kind: 'gift', gift: 'NONE', category: 999_999 }))).toEqual({
      gift: 'exists',
      category: 'exists',
    });
    expect(
      await problems(
        create({
          kind: 'order',
          percentOff: 5,
          name: {},
          begin: 20,
          end: 10,
          threshold: [amount('JPY', '10.50'), amount('EUR', '1'), amount('EUR', '2'), amount('XXX', '1')],
        }),
      ),
    ).toEqual({
      'threshold.0.amount': 'format',
      'threshold.2.currency': 'taken',
      'threshold.3.currency': 'choice',
      'name.en': 'required',
      end: 'range',
    });
  });

  it('is listed by kind, state and product, newest first, page by page', async () => {
    const now = store.clock.now();
    const order = { kind: 'order', percentOff: 1 };
    const scheduled = await create({ ...order, begin: now + 100 });
    const ended = await create({ ...order, end: now - 100 });
    const running = await create({ ...order, begin: now - 100, end: now + 100 });
    for (const offer of [scheduled, ended, running]) {
      const { items } = await list({ state: offer.state, kind: 'order', limit: '200' });
      expect(items.map(({ id }) => id)).toContain(offer.id);
      expect(new Set(items.map(({ state }) => state))).toEqual(new Set([offer.state]));
    }
    expect([scheduled.state, ended.state, running.state]).toEqual(['scheduled', 'ended', 'running']);
    const { items: own } = await list({ product: String(pumpId), limit: '200' });
    expect(own.every(({ product, gift }) => (product?.id ?? gift?.productId) === pumpId)).toBe(true);
    const all = (await list({ limit: '200' })).items.map(({ id }) => id);
    expect(all).toEqual(all.toSorted((one, two) => two - one));
    const first = await list({ limit: '2' });
    const second = await list({ limit: '200', cursor: first.next ?? '' });
    expect([...first.items, ...second.items].map(({ id }) => id)).toEqual(all);
    // One that has not begun never does.
    expect((await local.call(offerCalls.endOffer, at(scheduled))).data.state).toBe('off');
  });
});

describe('a campaign', () => {
  it('is created for a product by name, edited and ended', async () => {
    const now = store.clock.now();
    const input = {
      title: { en: 'Spring' },
      path: 'good:pump-quiet',
      begin: now - 10,
      end: now + 1000,
      rank: 3,
    };
    const { data } = await local.call(campaignCalls.createCampaign, { input });
    expect(data).toMatchObject({
      state: 'running',
      path: 'good:pump-quiet',
      title: { it: 'Spring' },
      rank: 3,
    });
    const edited = await local.call(campaignCalls.editCampaign, {
      ...at(data),
      input: { path: '/pages/signin/signin', title: { it: 'Primavera' } },
    });
    expect(edited.data).toMatchObject({
      path: '/pages/signin/signin',
      title: { en: 'Spring', it: 'Primavera' },
      begin: data.begin,
    });
    const late = local.call(campaignCalls.editCampaign, { ...at(data), input: { rank: 1 } });
    expect(await problemOf(late)).toMatchObject({ status: 412, current: { rank: 3 } });
    const { data: ended } = await local.call(campaignCalls.endCampaign, at(edited.data));
    expect(ended).toMatchObject({ state: 'ended', end: now });
    const again = local.call(campaignCalls.endCampaign, { params: at(data).params });
    expect(await problemOf(again)).toMatchObject({ reason: 'ended' });
    const { items } = (await local.call(campaignCalls.listCampaigns, { input: { limit: '1' } })).data;
    expect(items).toEqual([ended]);
  });

  it('is refused with the fields that are wrong', async () => {
    const refuse = (input: object) =>
      problems(
        local.call(campaignCalls.createCampaign, {
          input: { title: { en: 'Wrong' }, path: '/', begin: 1, end: 2, ...input },
        }),
      );
    expect(await refuse({ path: 'good:none' })).toEqual({ path: 'exists' });
    for (const path of ['https://elsewhere.test/', '//elsewhere.test', 'javascript:alert(1)', '/a b'])
      expect([path, await refuse({ path })]).toEqual([path, { path: 'format' }]);
    expect(await refuse({ end: 1, picture: 'goods/none/there', title: {} })).toEqual({
      end: 'range',
      picture: 'exists',
      'title.en': 'required',
    });
  });
});
