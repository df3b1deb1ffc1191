import { cartDel, commonInit, orderDetail } from '@pawlet/core/contract';
import { expect, it } from 'vitest';
import type { TestStore } from '../../../test/createTestStore.ts';
import { putIntoCart, quote } from '../../../test/store/buying.ts';
import { buyReceived } from '../../../test/store/buyReceived.ts';
import { usePointsShop } from '../../../test/store/pointsShop.ts';
import type { TestClient } from '../../../test/store/testClient.ts';

/** One country of each currency. */
const countries = ['CHN', 'USA', 'JPN', 'FRA', 'GBR', 'CHE', 'CAN', 'KOR'] as const;
/** Approximate exchange rates to China's currency: the market of 2026. */
const yuan = { CNY: 1, USD: 7.1, JPY: 0.048, EUR: 8.2, GBP: 9.4, CHF: 8.8, CAD: 5.1, KRW: 0.0051 };
type Currency = keyof typeof yuan;

let store: TestStore;
let shopper: TestClient;

const { skuCode, setPoints, balance } = usePointsShop((made, client) => {
  store = made;
  shopper = client;
});

/** The points earned with a purchase in a country, and its price, in yuan. */
async function earnIn(country: string): Promise<{ points: number; paid: number }> {
  shopper.country = country;
  const before = await balance();
  const order_sn = await buyReceived(store, shopper, skuCode, 3);
  const { data } = await shopper.call(orderDetail, { order_sn });
  const paid = Number(data.payamount) * yuan[data.currency as Currency];
  return { points: (await balance()) - before, paid };
}

/** The discount of some points on a large order in a country, in yuan. */
async function worthIn(country: string, points: number): Promise<number> {
  shopper.country = country;
  const ids = [await putIntoCart(store, shopper, skuCode, 40)];
  const { score: used, currency } = (await quote(shopper, ids, { score: points })).data;
  await shopper.call(cartDel, { id: ids.join(',') });
  return Number(used.money) * yuan[currency as Currency];
}

it.each(countries)(
  'gives points in %s worth one per cent of the payment, wherever they are spent',
  async (earning) => {
    await setPoints(0);
    const { points, paid } = await earnIn(earning);
    expect(points).toBeGreaterThan(0);
    for (const spending of countries) {
      const share = (await worthIn(spending, points)) / paid;
      // Exchange rates vary by some per cent; one point per unit of any currency was wrong by hundreds.
      expect(share, spending).toBeLessThan(0.0125);
      expect(share, spending).toBeGreaterThan(0.005);
    }
  },
);

it('have one value in every country', async () => {
  for (const country of countries) {
    shopper.country = country;
    const { score_rate, score_give } = (await shopper.call(commonInit)).data.shop_country_info;
    expect(score_give / score_rate, country).toBeCloseTo(0.01, 10);
  }
});

it('never cost less than the discount is worth', async () => {
  for (const country of countries) {
    shopper.country = country;
    await setPoints(1_000_000);
    const id = await putIntoCart(store, shopper, skuCode, 1);
    for (const points of [1, 3, 99, 101, 777]) {
      const { score: used, currency } = (await quote(shopper, [id], { score: points })).data;
      const { score_rate } = (await shopper.call(commonInit)).data.shop_country_info;
      expect(used.used, `${currency} ${points}`).toBeLessThanOrEqual(points);
      expect(used.used).toBeGreaterThanOrEqual(Number(used.money) * score_rate - 1e-9);
    }
  }
});
