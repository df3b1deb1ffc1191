import { expect, test } from '@playwright/test';
import * as fc from 'fast-check';
import { makeAddress, openWallet, seeResult } from './support/buying.ts';
import { pickSkus, putSkuIntoCart } from './support/catalogue.ts';
import { isWhole, propertySeed as seed } from './support/sample.ts';
import { claimCoupon, checkInForPoints } from './support/balances.ts';
import { parseCents, readPriceList, withSpentPoints, type PriceRow } from './support/priceList.ts';
import { front, makeAccount, newShopper, openAs, seePage, type Shopper } from './support/shopper.ts';
import { useStore } from './support/useStore.ts';

const store = useStore();

// Other carts for each sample; `PAWLET_SEED` runs those of any number.
const carts = isWhole ? 8 : 2;

const anyCart = fc.record({
  lines: fc.uniqueArray(
    fc.record({ product: fc.nat(99), variant: fc.nat(9), quantity: fc.integer({ min: 1, max: 3 }) }),
    { minLength: 1, maxLength: 5, selector: ({ product }) => product },
  ),
  /** Index among the usable ones; -1 for none. */
  coupon: fc.integer({ min: -1, max: 4 }),
  code: fc.constantFrom('', 'PAWLET10', 'HELLO5', 'CATDAY'),
  usesPoints: fc.boolean(),
});
type AnyCart = typeof anyCart extends fc.Arbitrary<infer T> ? T : never;

/** The rows of a price list without its total, and the total. */
function splitRows(rows: readonly PriceRow[]): {
  readonly parts: readonly PriceRow[];
  readonly total: string;
} {
  // Gifts are counted in pieces.
  const amounts = rows.filter(([, amount]) => !amount.startsWith('×'));
  return { parts: amounts.slice(0, -1), total: amounts.at(-1)?.[1] ?? '' };
}

const computeSum = (rows: readonly PriceRow[]): number =>
  rows.reduce((sum, [, amount]) => sum + parseCents(amount), 0);

/** The price list in the top page or sheet, whose rows add up to its total. */
async function readPrices(where: Shopper['here']): Promise<ReturnType<typeof splitRows>> {
  let rows: readonly PriceRow[] = [];
  await expect(async () => {
    const read = await readPriceList(where);
    expect(read).not.toBe('in work');
    if (read !== 'in work') rows = read;
  }).toPass();
  const split = splitRows(rows);
  expect(computeSum(split.parts)).toBe(parseCents(split.total));
  return split;
}

/** The total that the cart shows for the selected rows. */
async function readCartPrices({ here, page }: Shopper): Promise<ReturnType<typeof splitRows>> {
  await here.getByRole('checkbox', { name: '选择全部商品' }).check();
  const sum = here.getByRole('button', { name: /查看明细$/u });
  await expect(sum).toBeVisible();
  // The total that the page computes itself is replaced by the shop's.
  await expect(sum).not.toHaveAttribute('aria-busy', 'true');
  await sum.tap();
  const prices = await readPrices(page.locator('dialog[open]').last());
  await expect(sum).toHaveAccessibleName(`合计 ${prices.total}，查看明细`);
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  return prices;
}

async function bring(shopper: Shopper, { coupon, code, usesPoints }: AnyCart): Promise<void> {
  const { here, page } = shopper;
  const coupons = here.getByRole('button', { name: /^优惠券/u });
  if ((await coupons.count()) > 0) {
    await coupons.tap();
    const usable = front(shopper).getByRole('radio', { name: / -¥/u });
    await expect(front(shopper).getByRole('radio', { name: '不使用优惠券' })).toBeVisible();
    const count = await usable.count();
    const wanted =
      coupon < 0 || count === 0
        ? front(shopper).getByRole('radio', { name: '不使用优惠券' })
        : usable.nth(coupon % count);
    await wanted.tap();
    await expect(page.locator('dialog[open]')).toHaveCount(0);
  }
  await readPrices(here);
  if (code !== '') {
    const field = here.getByRole('textbox', { name: '优惠码' });
    await field.fill(code);
    await here.getByRole('button', { name: '使用', exact: true }).tap();
    // Accepted, or rejected in place: the cart may be below its minimum.
    await expect(
      here.getByRole('button', { name: `移除优惠码 ${code}` }).or(here.locator('input[aria-invalid="true"]')),
    ).toBeVisible();
  }
  await readPrices(here);
  const points = here.getByRole('switch', { name: /^使用 \d+ 积分/u });
  if (usesPoints && (await points.count()) > 0) {
    await points.tap();
    await expect(points).toBeChecked();
  }
}

test.describe.configure({ timeout: 120_000 });

for (let turn = 0; turn < carts; turn += 1) {
  test(`what a random cart (${turn + 1}) shows is quoted, ordered and paid`, async ({ page }) => {
    const randomCart = fc.sample(anyCart, { seed, numRuns: carts })[turn];
    if (randomCart === undefined) throw new Error('There is no such cart.');
    await test.step(`seed ${seed}: ${JSON.stringify(randomCart)}`, async () => {
      console.log(`prices: PAWLET_SEED=${seed}, cart ${turn + 1}: ${JSON.stringify(randomCart)}`);
      await buy(newShopper(page, store.url), randomCart);
    });
  });
}

async function buy(shopper: Shopper, randomCart: AnyCart): Promise<void> {
  const { here, page } = shopper;
  const client = await makeAccount(shopper);
  await makeAddress(client);
  const points = await checkInForPoints(client);
  for (const name of ['新人见面礼', '全场通用券', '耗材囤货券']) await claimCoupon(client, name);
  const skus = await pickSkus(client, randomCart.lines);
  for (const [index, sku] of skus.entries()) {
    await putSkuIntoCart(client, sku, randomCart.lines[index]?.quantity ?? 1);
  }
  await openAs(shopper, client, '/pages/cart/cart');
  const cart = await readCartPrices(shopper);
  await here.getByRole('button', { name: /^去结算/u }).tap();
  await seePage(shopper, '提交订单');
  await bring(shopper, randomCart);
  const quoted = await readPrices(here);

  // Everything that the cart showed is repeated; the rest is what the shopper added, and the shipping.
  const names = new Set(cart.parts.map(([name]) => name));
  expect(quoted.parts.filter(([name]) => names.has(name))).toEqual(cart.parts);
  const brought = quoted.parts.filter(([name]) => !names.has(name));
  expect(parseCents(cart.total) + computeSum(brought)).toBe(parseCents(quoted.total));

  await here.getByRole('button', { name: '提交订单' }).tap();
  await seePage(shopper, '收银台');
  await expect(here.getByRole('button', { name: `支付 ${quoted.total}` })).toBeVisible();
  await openWallet(shopper);
  // The wallet writes whole amounts without decimals.
  await expect(page.getByText(quoted.total.replace(/\.00$/u, ''), { exact: true })).toBeVisible();
  await page.getByRole('button', { name: '确认付款', exact: true }).tap();
  await seeResult(shopper, '支付成功');
  await here.getByRole('button', { name: '查看订单' }).tap();
  await seePage(shopper, '订单详情');
  await expect.poll(() => readPriceList(here)).toEqual(withSpentPoints(quoted.parts, points));
  await expect(here.getByText(`实付款${quoted.total}`)).toBeVisible();
  const { data } = await client.done<{ data: { order_sn: string }[] }>('GET', '/addons/shop/api.order/index');
  const paid = await client.done<{ payamount: string; saleamount: string }>(
    'GET',
    '/addons/shop/api.order/detail',
    { order_sn: data[0]?.order_sn },
  );
  const amount = (parseCents(quoted.total) / 100).toFixed(2);
  expect(paid).toMatchObject({ payamount: amount, saleamount: amount });
}
