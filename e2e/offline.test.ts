import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { expect, test, type Page } from '@playwright/test';
import { startStoreProcess } from '../packages/server/test/store/storeProcess.ts';
import { choose } from './support/buying.ts';
import { findProductId, pickSkus, putSkuIntoCart, readCart } from './support/catalogue.ts';
import { StoreClient } from './support/api.ts';
import { readStored, seeCachedFile, seeCachedResponse, seeWorker } from './support/offline/worker.ts';
import {
  front,
  readStoredToken,
  makeAccount,
  newShopper,
  open,
  openAs,
  seePage,
  type Shopper,
} from './support/shopper.ts';
import { filledFolderVariable } from './support/store.ts';
import { useStore } from './support/useStore.ts';

const store = useStore();
test.use({ serviceWorkers: 'allow' });

const banner = (page: Page) => page.locator('output [popover]:not([data-pawlet-toast])');
const fountain = 'Pawlet Aura 智能饮水机';
/** The cart row with the fountain; it is also recommended below. */
const fountainRow = ({ here }: Shopper) =>
  here.locator('[data-pawlet-part="line"]').filter({ hasText: fountain });

/** Opens the home page, the product and the cart, so that all of them are cached. */
async function visitPages(shopper: Shopper, client: StoreClient): Promise<number> {
  const { page } = shopper;
  const id = await findProductId(client, 'Aura');
  await openAs(shopper, client);
  await seeWorker(page);
  await open(shopper, `/pages/goods/detail?id=${id}`);
  await expect(shopper.here.getByRole('button', { name: '加入购物车', exact: true })).toBeVisible();
  await seeCachedResponse(page, 'goods/v2detail');
  await open(shopper, '/pages/cart/cart');
  await seePage(shopper, /购物车/u);
  await seeCachedResponse(page, 'cart/index');
  await seeCachedFile(page, '/assets/language-zh-later');
  return id;
}

/** Adds the visible product to the cart. */
async function addToCart(shopper: Shopper, ...values: readonly string[]): Promise<void> {
  await shopper.here.getByRole('button', { name: '加入购物车', exact: true }).tap();
  await choose(shopper, ...values);
  await front(shopper).getByRole('button', { name: '加入购物车', exact: true }).tap();
  await expect(shopper.page.getByText('已加入购物车').first()).toBeVisible();
}

test('pages seen before are shown offline, others load when the network returns', async ({
  page,
  context,
}) => {
  const shopper = newShopper(page, store.url);
  const { here } = shopper;
  await open(shopper);
  await seeWorker(page);
  await seeCachedResponse(page, 'common/init');
  const first = here.getByRole('link', { name: fountain }).first();
  await first.scrollIntoViewIfNeeded();
  await first.tap();
  await expect(here.getByRole('button', { name: '加入购物车', exact: true })).toBeVisible();
  await seeCachedResponse(page, 'goods/v2detail');
  await seeCachedFile(page, '/assets/language-zh-later');
  // The cart can be opened, too.
  await seeCachedFile(page, '/assets/language-zh-cart');
  await expect(banner(page)).toHaveCount(0);

  await context.setOffline(true);
  await expect(banner(page)).toContainText('网络已断开');
  // As from the home screen.
  await page.goto('about:blank');
  await open(shopper);
  await expect(banner(page)).toContainText(/网络已断开.*\d\d:\d\d 的内容/u);
  await expect(here.getByRole('link', { name: fountain }).first()).toBeVisible();
  await here.getByRole('link', { name: fountain }).first().tap();
  await expect(here.getByRole('button', { name: '加入购物车', exact: true })).toBeVisible();
  await expect(page.getByText('网络异常，请稍后重试')).toHaveCount(0);
  const picture = here.locator('main img').first();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);

  // A product that has not been viewed.
  const other = await page.evaluate(() => Number(/id=(?<id>\d+)/u.exec(location.hash)?.groups?.['id']) + 3);
  await open(shopper, `/pages/goods/detail?id=${other}`);
  await expect(here.getByRole('button', { name: '重试' })).toBeVisible();
  await context.setOffline(false);
  await expect(here.getByRole('button', { name: '加入购物车', exact: true })).toBeVisible();
  await expect(banner(page)).toHaveCount(0);
});

test('a page that the server rendered is shown offline, with its age and in its language', async ({
  page,
  context,
}) => {
  const { here } = newShopper(page, store.url);
  await page.goto(`${store.url}/`);
  await seeWorker(page);
  await seeCachedResponse(page, 'common/init');
  await seeCachedFile(page, '/assets/language-zh-later');
  await context.setOffline(true);
  await page.goto('about:blank');
  await page.goto(`${store.url}/`);
  await expect(banner(page)).toContainText(/网络已断开.*\d\d:\d\d 的内容/u);
  const card = here.getByRole('article').filter({ hasText: fountain }).first();
  await expect(card).toContainText(/已售 \d/u);
  await expect(card.getByRole('button', { name: /加入购物车/u })).toBeVisible();
});

test('a page whose code was never loaded loads by itself when the network returns', async ({
  page,
  context,
}) => {
  const shopper = newShopper(page, store.url);
  await open(shopper);
  await seeWorker(page);
  await context.setOffline(true);
  await open(shopper, '/pages/search/search');
  await expect(shopper.here.getByText('页面加载失败')).toBeVisible();
  await expect(shopper.here.getByText('请检查网络后重试')).toBeVisible();
  // The worker, which fetches for the page, may notice the network's return later than the page.
  await expect(async () => {
    await context.setOffline(false);
    await expect(shopper.here.getByRole('searchbox')).toBeVisible({ timeout: 5000 });
  }).toPass({ timeout: 30_000 });
});

test('what a visitor has seen stays cached after a log-in', async ({ page, context }) => {
  const shopper = newShopper(page, store.url);
  const client = await makeAccount(shopper);
  await openAs(shopper, client);
  await seeWorker(page);
  await seeCachedResponse(page, 'common/init');
  await context.setOffline(true);
  await page.reload();
  await expect(shopper.here.getByRole('link', { name: fountain }).first()).toBeVisible();
  await expect(banner(page)).toContainText('网络已断开');
});

test('changes made offline are shown, kept across a reload, and sent once', async ({ page, context }) => {
  const shopper = newShopper(page, store.url);
  const client = await makeAccount(shopper);
  const [sku] = await pickSkus(client, [{ product: 5, variant: 0 }]);
  if (sku === undefined) throw new Error('The demo shop has no such product.');
  await putSkuIntoCart(client, sku);
  const id = await visitPages(shopper, client);
  const { here } = shopper;

  await context.setOffline(true);
  await here.getByRole('button', { name: '增加' }).tap();
  await expect(banner(page)).toContainText('1 项更改待发送');
  await open(shopper, `/pages/goods/detail?id=${id}`);
  await addToCart(shopper, '云白', '3.2 L');
  await here.getByRole('button', { name: '收藏', exact: true }).first().tap();
  await expect(banner(page)).toContainText('3 项更改待发送');
  await open(shopper, '/pages/cart/cart');
  await expect(fountainRow(shopper)).toBeVisible();

  await page.reload();
  await expect(fountainRow(shopper)).toBeVisible();
  await expect(banner(page)).toContainText('3 项更改待发送');
  const second = await context.newPage();
  await page.close();
  const reopened = newShopper(second, store.url);
  await open(reopened, '/pages/cart/cart');
  await expect(fountainRow(reopened)).toBeVisible();
  await expect(banner(second)).toContainText('3 项更改待发送');
  const third = await context.newPage();
  await open(newShopper(third, store.url));
  await expect(banner(third)).toContainText('3 项更改待发送');
  expect(await readCart(client)).toHaveLength(1);

  const sent: string[] = [];
  context.on('request', (request) => {
    if (/cart\/(?:add|set_nums)|optionCollect/u.test(request.url()))
      sent.push(new URL(request.url()).pathname);
  });
  await context.setOffline(false);
  for (const tab of [second, third]) await expect(banner(tab)).toHaveCount(0);
  await expect(fountainRow(reopened)).toBeVisible();
  const rows = await readCart(client);
  expect(rows).toHaveLength(2);
  expect(rows.find(({ goods_id: productCount }) => productCount === id)).toMatchObject({ nums: 1 });
  expect(rows.find(({ goods_id: productCount }) => productCount === sku.productId)).toMatchObject({
    nums: 2,
  });
  // An expired form token is rejected once, with no effect, and the call is repeated.
  const names = sent.map((path) => path.split('/').at(-1));
  expect(names.filter((name, place) => name !== names[place - 1])).toEqual([
    'set_nums',
    'add',
    'optionCollect',
  ]);
  const marks = await client.done<{ total: number }>('GET', '/addons/shop/api.collect/collectList');
  expect(marks.total).toBe(1);
  await expect.poll(async () => (await readStored(second)).waiting).toEqual([]);
});

test('a change whose response was lost is sent again with the same key, and done once', async ({
  page,
  context,
}) => {
  const shopper = newShopper(page, store.url);
  const client = await makeAccount(shopper);
  const id = await visitPages(shopper, client);
  await open(shopper, `/pages/goods/detail?id=${id}`);
  const keys: (string | undefined)[] = [];
  await context.route('**/api.cart/add', async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    // The store applies it, and the response is lost.
    const answered = await route.fetch();
    if (keys.length === 1) await route.abort('connectionreset');
    else await route.fulfill({ response: answered });
  });
  await addToCart(shopper, '云白', '3.2 L');
  await expect.poll(() => keys.length).toBe(2);
  await expect(banner(page)).toHaveCount(0);
  expect(keys[0]).toBeTruthy();
  expect(keys[1]).toBe(keys[0]);
  expect(await readCart(client)).toMatchObject([{ goods_id: id, nums: 1 }]);
});

test('a change that the shop rejects later is reported with its reason and undone', async ({
  page,
  context,
}) => {
  const shopper = newShopper(page, store.url);
  const client = await makeAccount(shopper);
  const id = await visitPages(shopper, client);
  await context.setOffline(true);
  await open(shopper, `/pages/goods/detail?id=${id}`);
  await addToCart(shopper, '鼠尾草绿', '3.2 L');
  await open(shopper, '/pages/cart/cart');
  await expect(fountainRow(shopper)).toBeVisible();
  const { sku } = await client.done<{ sku: { goods_sn: string; id: number; stocks: number }[] }>(
    'GET',
    '/addons/shop/api.goods/v2detail',
    { id },
  );
  for (const { goods_sn: number, stocks } of sku)
    if (stocks > 0) await store.operate('adjust-stock', number, `-${stocks}`);

  await context.setOffline(false);
  await expect(front(shopper)).toContainText('部分更改未能完成');
  await expect(front(shopper)).toContainText(fountain);
  await front(shopper).getByRole('button').first().tap();
  for (const { goods_sn: number, stocks } of sku)
    if (stocks > 0) await store.operate('adjust-stock', number, `+${stocks}`);
  await expect(fountainRow(shopper)).toHaveCount(0);
  await expect(banner(page)).toHaveCount(0);
  expect(await readCart(client)).toEqual([]);
});

test('queued changes survive an expired session, for the same shopper', async ({ page, context }) => {
  const shopper = newShopper(page, store.url);
  const client = await makeAccount(shopper);
  const id = await visitPages(shopper, client);
  await open(shopper, `/pages/goods/detail?id=${id}`);
  await context.setOffline(true);
  await addToCart(shopper, '云白', '3.2 L');
  await expect(banner(page)).toContainText('1 项更改待发送');
  const storedClient = new StoreClient(store.url);
  storedClient.token = await readStoredToken(page);
  await storedClient.done('GET', '/addons/shop/api.user/logout');

  await context.setOffline(false);
  await expect.poll(() => readStoredToken(page)).toBe('');
  expect((await readStored(page)).waiting).toHaveLength(1);
  expect(await readCart(client)).toEqual([]);
  await openAs(shopper, client, '/pages/cart/cart');
  await expect(fountainRow(shopper)).toBeVisible();
  await expect.poll(async () => readCart(client)).toMatchObject([{ goods_id: id, nums: 1 }]);
  await expect.poll(async () => (await readStored(page)).waiting).toEqual([]);
});

test('no data of a shopper remain after the log-out', async ({ page, context }) => {
  const shopper = newShopper(page, store.url);
  const client = await makeAccount(shopper);
  const [sku] = await pickSkus(client, [{ product: 3, variant: 0 }]);
  if (sku === undefined) throw new Error('The demo shop has no such product.');
  await putSkuIntoCart(client, sku);
  await visitPages(shopper, client);
  await open(shopper, '/pages/my/profile');
  await expect(shopper.here.getByRole('button', { name: '退出登录' })).toBeVisible();
  await open(shopper, '/pages/cart/cart');
  await expect(shopper.here.getByRole('button', { name: '增加' })).toBeVisible();
  await context.setOffline(true);
  await shopper.here.getByRole('button', { name: '增加' }).tap();
  await expect(banner(page)).toContainText('1 项更改待发送');
  const before = await readStored(page);
  expect(before.replies.filter(({ owner }) => owner !== '').length).toBeGreaterThan(0);
  expect(before.waiting).toHaveLength(1);
  // Neither the token nor the session's identifier is in the cached data.
  expect(JSON.stringify(before)).not.toContain(client.token);

  await open(shopper, '/pages/my/profile');
  await shopper.here.getByRole('button', { name: '退出登录' }).tap();
  await expect(front(shopper)).toContainText('还有 1 项更改未发送，退出后将会丢失');
  await front(shopper).getByRole('button', { name: '退出登录' }).tap();
  await expect.poll(() => readStoredToken(page)).toBe('');
  await expect
    .poll(async () => (await readStored(page)).replies.filter(({ owner }) => owner !== ''))
    .toEqual([]);
  await expect.poll(async () => (await readStored(page)).waiting).toEqual([]);
  await context.setOffline(false);
  expect(await readCart(client)).toMatchObject([{ goods_id: sku.productId, nums: 1 }]);
});

test('the checkout reports that it needs a network, and is never queued', async ({ page, context }) => {
  const shopper = newShopper(page, store.url);
  const client = await makeAccount(shopper);
  const id = await visitPages(shopper, client);
  await open(shopper, `/pages/goods/detail?id=${id}`);
  await context.setOffline(true);
  await shopper.here.getByRole('button', { name: '立即购买', exact: true }).tap();
  await choose(shopper, '云白', '3.2 L');
  await front(shopper).getByRole('button', { name: '立即购买', exact: true }).tap();
  await expect(page.getByText('下单和付款需要网络连接')).toBeVisible();
  expect((await readStored(page)).waiting).toEqual([]);
});

test('a shop that does not respond is distinguished from a missing network, and is detected again by itself', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const dataFolder = mkdtempSync(join(tmpdir(), 'pawlet-stopped-'));
  cpSync(process.env[filledFolderVariable] ?? '', dataFolder, { recursive: true });
  const entry = 'tooling/start/start.ts';
  let shop = await startStoreProcess({ entry, dataFolder });
  try {
    const shopper = newShopper(page, shop.url);
    await open(shopper);
    await seeWorker(page);
    await seeCachedResponse(page, 'common/init');
    await seeCachedFile(page, '/assets/language-zh-later');
    await expect(shopper.here.getByRole('link', { name: fountain }).first()).toBeVisible();
    await shop.end('SIGTERM');

    await page.reload();
    await expect(shopper.here.getByRole('link', { name: fountain }).first()).toBeVisible();
    await expect(banner(page)).toContainText(/暂时无法连接商城.*的内容/u);
    shop = await startStoreProcess({ entry, dataFolder, port: shop.port });
    await expect(banner(page)).toHaveCount(0, { timeout: 40_000 });
  } finally {
    await shop.end('SIGTERM');
    rmSync(dataFolder, { recursive: true, force: true });
  }
});
