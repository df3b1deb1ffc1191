import { cartDel, commonInit, goodsV2detail } from '@pawlet/core/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import type { TestStore } from '../../../test/createTestStore.ts';
import { putIntoCart, quote, loadSku } from '../../../test/store/buying.ts';
import { buyReceived } from '../../../test/store/buyReceived.ts';
import { usePointsShop } from '../../../test/store/pointsShop.ts';
import type { TestClient } from '../../../test/store/testClient.ts';
import { operate } from '../../../test/store/operator.ts';

let store: TestStore;
let shopper: TestClient;

const { skuCode, balance } = usePointsShop((made, client) => {
  store = made;
  shopper = client;
});
beforeEach(async () => {
  await run('default');
});

const run = (...args: string[]) => operate(store, 'points-rates', args);

/** The points settings in the configuration, after the nodes' caches have expired. */
async function said(country = 'CHN') {
  store.clock.advance(11);
  shopper.country = country;
  const { data } = await shopper.call(commonInit);
  shopper.country = 'CHN';
  const { use_score, score_rate, score_give } = data.shop_country_info;
  return { use_score, score_rate, score_give, money_score: data.money_score };
}

describe('points-rates', () => {
  it('shows the value of a point', async () => {
    const { status, text } = await run();
    expect(status).toBe('done');
    expect(text).toContain('1.00 KRW\tis worth 0.5 points\tand earns 0.005 when paid');
  });

  it('lists the currencies in the same order once they are stored', async () => {
    const currencies = async () =>
      [...(await run()).text.matchAll(/^1\.00 ([A-Z]{3})/gmu)].map(([, currency]) => currency);
    expect((await run('usd=701')).status).toBe('done');
    expect(await currencies()).toEqual(['CNY', 'USD', 'JPY', 'EUR', 'KRW', 'GBP', 'CHF', 'CAD']);
  });

  it('changes the value of all points', async () => {
    const rates = 'cny=10 usd=72 jpy=0.48 eur=79.5 krw=0.05 gbp=90 chf=85 cad=50'.split(' ');
    expect((await run('back=2', ...rates)).status).toBe('done');
    expect(await said('USA')).toEqual({ use_score: 1, score_rate: 72, score_give: 1.44, money_score: 1.44 });
    const { score: points } = (
      await quote(shopper, [await putIntoCart(store, shopper, skuCode, 2)], { score: 10 })
    ).data;
    expect(points).toMatchObject({ used: 10, money: '1.00' });
  });

  it.each([
    [['jpy=100'], /100 points for 1\.00 JPY and .* earned in JPY would be worth/u],
    [['krw=100'], /points earned in KRW would be worth/u],
    [['usd=100'], /points earned in .* would be worth/u],
    [['cny=0'], /CNY needs the number of points/u],
    [['back=51'], /from 0 to 50/u],
    [['back=0.00001'], /millionths of a payment/u],
    [['usd=1e3'], /millionths of a point/u],
    [['xyz=1'], /Unknown argument/u],
    [['maybe'], /Unknown argument/u],
    [['default', 'back=1'], /Enter default alone/u],
  ])('refuses %j', async (args, problem) => {
    const before = await said();
    const { status, text } = await run(...args);
    expect([status, text]).toEqual(['refused', expect.stringMatching(problem)]);
    expect(await said()).toEqual(before);
  });

  it('off: orders neither use nor earn points, and nobody loses any', async () => {
    const before = await balance();
    expect((await run('off')).status).toBe('done');
    expect(await said()).toEqual({ use_score: 0, score_rate: 0, score_give: 0, money_score: 0 });
    const ids = [await putIntoCart(store, shopper, skuCode, 1)];
    expect((await quote(shopper, ids)).data.score).toEqual({ usable: 0, used: 0, money: '0.00' });
    const refused = await quote(shopper, ids, { score: 5 });
    expect(refused).toMatchObject({ code: 0, msg: 'This shop has no points at the moment' });
    expect(
      (await shopper.call(goodsV2detail, { id: (await loadSku(store, skuCode)).productId })).data.score,
    ).toBe(0);
    await shopper.call(cartDel, { id: ids.join(',') });
    await buyReceived(store, shopper, skuCode, 2);
    expect(await balance()).toBe(before);
    expect((await run('on')).status).toBe('done');
    expect(await said()).toMatchObject({ use_score: 1, score_rate: 100 });
  });
});
