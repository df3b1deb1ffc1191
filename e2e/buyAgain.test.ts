import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import type { StoreClient } from './support/api.ts';
import { makeAddress } from './support/buying.ts';
import { findSku, putSkuIntoCart, readCart, type Sku } from './support/catalogue.ts';
import { notSampled, isSampled } from './support/sample.ts';
import { loseResponse, slowDown } from './support/network.ts';
import { front, makeAccount, newShopper, openAs, seePage, type Shopper } from './support/shopper.ts';
import { useStore } from './support/useStore.ts';

const store = useStore();
const vanishing = 'PW-AURA-SG32';
const lost = 'Pawlet Aura 智能饮水机 · 鼠尾草绿 · 3.2 L';

/** Takes a SKU of the fountain off sale, or puts it back, as an operator does. */
async function setOnSale(isOnSale: boolean): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'pawlet-skus-'));
  writeFileSync(
    join(folder, 'skus.csv'),
    `sn,good,isActive\n${vanishing},fountain-aura,${isOnSale ? 'true' : 'false'}\n`,
  );
  await store.operate('import', folder);
  rmSync(folder, { recursive: true });
}

interface Bought {
  readonly client: StoreClient;
  readonly orderNumber: string;
  /** The SKU that is still available, and how many pieces of it were ordered. */
  readonly left: readonly (readonly [sku: Sku, quantity: number])[];
}

/** A shopper with a closed order of three SKUs, the second of which is no longer on sale. */
async function makeClosed(shopper: Shopper): Promise<Bought> {
  await setOnSale(true);
  const client = await makeAccount(shopper);
  const [white, sage, feeder] = await Promise.all([
    findSku(client, 'Aura', 'PW-AURA-WH32'),
    findSku(client, 'Aura', vanishing),
    findSku(client, 'Duo', 'PW-DUO-WH'),
  ]);
  const rows = [
    await putSkuIntoCart(client, white, 2),
    await putSkuIntoCart(client, sage),
    await putSkuIntoCart(client, feeder),
  ];
  const { order_sn: orderNumber } = await client.done<{ order_sn: string }>(
    'POST',
    '/addons/shop/api.order/add',
    { ids: rows.join(','), address_id: await makeAddress(client) },
  );
  await client.done('POST', '/addons/shop/api.order/cancel', { order_sn: orderNumber });
  await setOnSale(false);
  const left = [
    [white, 2],
    [feeder, 1],
  ] as const;
  return { client, orderNumber, left };
}

async function openOrder(shopper: Shopper, { client, orderNumber }: Bought): Promise<void> {
  await openAs(shopper, client, `/pages/order/detail?order_sn=${orderNumber}`);
  await seePage(shopper, '订单详情');
}

/** The dialog lists what is lost; the cart has the rest, in the quantities ordered. */
async function seeRestInCart(shopper: Shopper, { client, left }: Bought): Promise<void> {
  const { here, page } = shopper;
  const dialog = page.getByRole('alertdialog');
  await expect(dialog.getByText('1 件商品已无法购买')).toBeVisible();
  await expect(dialog.getByText(lost, { exact: true })).toBeVisible();
  await front(shopper).getByRole('button', { name: '去购物车' }).tap();
  await seePage(shopper, /购物车/u);
  for (const [{ title }, quantity] of left) {
    const row = here.getByRole('listitem').filter({ hasText: title });
    await expect(row).toHaveCount(1);
    await expect(row.getByRole('spinbutton')).toHaveValue(String(quantity));
  }
  const rows = await readCart(client);
  expect(rows).toHaveLength(left.length);
  expect(
    Object.fromEntries(rows.map(({ goods_sku_id, nums: quantity }) => [goods_sku_id, quantity])),
  ).toEqual(Object.fromEntries(left.map(([{ skuId }, quantity]) => [skuId, quantity])));
}

test.describe.configure({ timeout: 120_000 });

test('what is still available is added to the cart, and what is not is listed', async ({ page }) => {
  const shopper = newShopper(page, store.url);
  const bought = await makeClosed(shopper);
  await openOrder(shopper, bought);
  await shopper.here.getByRole('button', { name: '再次购买' }).tap();
  await seeRestInCart(shopper, bought);
});

test('on a slow line a second tap adds nothing more to the cart', async ({ page }) => {
  test.skip(!isSampled(2, 3), notSampled);
  const shopper = newShopper(page, store.url);
  const bought = await makeClosed(shopper);
  await slowDown(page);
  await openOrder(shopper, bought);
  const button = shopper.here.getByRole('button', { name: '再次购买' });
  await button.tap();
  await expect(button).toHaveAttribute('aria-busy', 'true');
  await button.tap({ force: true });
  await seeRestInCart(shopper, bought);
});

test('after a lost response only the rest is added', async ({ page }) => {
  const shopper = newShopper(page, store.url);
  const bought = await makeClosed(shopper);
  await openOrder(shopper, bought);
  await loseResponse(page, '/api.cart/add', 2);
  const button = shopper.here.getByRole('button', { name: '再次购买' });
  await button.tap();
  await expect(page.getByText('网络异常，请稍后重试').first()).toBeVisible();
  await button.tap();
  await seeRestInCart(shopper, bought);
});
