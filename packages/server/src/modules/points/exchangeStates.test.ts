import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestStore, type TestStore } from '../../../test/createTestStore.ts';
import { gatherCrowd } from '../../../test/store/crowd.ts';
import { userCoupons } from '../../db/schema/coupon.ts';
import { exchangeStatuses, pointsExchanges, pointsLogs, pointsProducts } from '../../db/schema/points.ts';
import { shoppers } from '../../db/schema/shopper.ts';
import { createExchangeOperations, type ExchangeResult } from './operations.ts';
import { exchangeActors, type ExchangeActor, exchangeEvents, type ExchangeEvent } from './states.ts';

/** The wire API's table, written out by hand: state, event, actor → state. */
const allowed: Readonly<Record<string, string>> = {
  'created accept shop': 'inprogress',
  'created accept system': 'inprogress',
  'created reject shop': 'rejected',
  'inprogress reject shop': 'rejected',
  'created deliver shop': 'delivered',
  'created deliver system': 'delivered',
  'inprogress deliver shop': 'delivered',
  'inprogress deliver system': 'delivered',
  'delivered complete shop': 'completed',
  'delivered complete system': 'completed',
};

const cases = (['reality', 'virtual'] as const).flatMap((type) =>
  exchangeStatuses.flatMap((status) =>
    exchangeEvents.flatMap((event) => exchangeActors.map((actor) => ({ type, status, event, actor }))),
  ),
);
const productByType = { reality: 'steel-bowl', virtual: 'coupon-shop' } as const;

let store: TestStore;
let userId = 0;
let count = 0;

beforeAll(async () => {
  store = await createTestStore();
  userId = (await gatherCrowd(store, 1, 1000))[0]?.id ?? 0;
});
afterAll(() => store.close());

async function findProduct(type: 'reality' | 'virtual') {
  const [row] = await store.db
    .select()
    .from(pointsProducts)
    .where(eq(pointsProducts.slug, productByType[type]));
  if (!row) throw new Error('The seed lacks a product of the points mall.');
  return row;
}

async function insert(type: 'reality' | 'virtual', status: (typeof exchangeStatuses)[number]) {
  const product = await findProduct(type);
  count += 1;
  const [row] = await store.db
    .insert(pointsExchanges)
    .values({
      exchangeSn: `state-${count}`,
      userId,
      productId: product.id,
      type,
      status,
      title: product.title,
      image: '',
      quantity: 1,
      points: product.points,
      createtime: 1,
      updatetime: 1,
    })
    .returning();
  if (!row) throw new Error('The exchange was not written.');
  return row;
}

/** Everything that an exchange affects. */
async function books(type: 'reality' | 'virtual', id: number) {
  const [exchange] = await store.db.select().from(pointsExchanges).where(eq(pointsExchanges.id, id));
  const [shopper] = await store.db.select().from(shoppers).where(eq(shoppers.id, userId));
  const { stock, sales } = await findProduct(type);
  return {
    exchange,
    points: shopper?.points ?? 0,
    moves: await store.db.$count(pointsLogs, eq(pointsLogs.userId, userId)),
    coupons: await store.db.$count(userCoupons, eq(userCoupons.userId, userId)),
    stock,
    sales,
  };
}

function apply(event: ExchangeEvent, actor: ExchangeActor, exchangeSn: string): Promise<ExchangeResult> {
  const { db, deps, clock } = store;
  const operations = createExchangeOperations({ db, random: deps.random, now: clock.now(), actor });
  if (event === 'reject') return operations.reject(exchangeSn, 'Out of production');
  return operations[event](exchangeSn);
}

describe('every event in every state of an exchange', () => {
  it.each(cases)('$type, $status: $event by $actor', async ({ type, status, event, actor }) => {
    const { id, exchangeSn, points } = await insert(type, status);
    const before = await books(type, id);
    const result = await apply(event, actor, exchangeSn);
    const after = await books(type, id);
    const to = allowed[`${status} ${event} ${actor}`];
    if (to === undefined) {
      expect(result).toMatchObject({ status: 'wrong-state', exchange: { status } });
      expect(after).toEqual(before);
      return;
    }
    expect(result).toMatchObject({ status: 'done', exchange: { status: to } });
    expect(after.exchange).toMatchObject({ status: to, updatetime: store.clock.now() });
    const back = event === 'reject' ? 1 : 0;
    expect(after).toMatchObject({
      points: before.points + back * points,
      moves: before.moves + back,
      stock: before.stock + back,
      coupons: before.coupons + (event === 'deliver' && type === 'virtual' ? 1 : 0),
    });
    // Repeating the event finds another state and changes nothing.
    expect(await apply(event, actor, exchangeSn)).toMatchObject({ status: 'wrong-state' });
    expect(await books(type, id)).toEqual(after);
  });

  it('changes nothing for an unknown number', async () => {
    for (const event of exchangeEvents)
      expect(await apply(event, 'shop', 'unknown')).toEqual({ status: 'not-found' });
    expect(store.errors).toEqual([]);
  });
});
