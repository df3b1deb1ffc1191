import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { chromium, type Page } from 'playwright';
import sharp from 'sharp';
import { StoreClient } from '../../e2e/support/api.ts';
import { makeOrder } from '../../e2e/support/buying.ts';
import { startStore } from '../../e2e/support/store.ts';
import { chromiumArguments, findChromium } from '../test/browser.ts';

/**
 * Takes a picture of each page at phone size, as docs/screens/<name>-<language>.webp, and the overview of the README.
 * `node tooling/screens/shoot.ts [language ...]`, Chinese and German by default.
 */
const folder = join(dirname(fileURLToPath(import.meta.url)), '../../docs/screens');
const languages = process.argv.length > 2 ? process.argv.slice(2) : ['zh', 'de'];
const size = { width: 375, height: 812 };
const overview = ['home', 'detail', 'cart', 'payment'];

const store = await startStore();
const executablePath = findChromium();
const browser = await chromium.launch({
  args: [...chromiumArguments],
  ...(executablePath === undefined ? {} : { executablePath }),
});

/** Puts three products without variants into the cart; answers the rows. */
async function fillCart(client: StoreClient): Promise<readonly number[]> {
  const { data } = await client.done<{ data: { id: number; is_multi: number; stocks: number }[] }>(
    'POST',
    '/addons/shop/api.goods/lists',
    { pageNum: 50 },
  );
  const plain = data.filter(({ is_multi: isMulti, stocks }) => isMulti === 0 && stocks > 0).slice(0, 3);
  const rows: number[] = [];
  for (const { id } of plain) {
    const addition = { goods_id: id, goods_sku_id: '', nums: 1 };
    rows.push(await client.done<number>('POST', '/addons/shop/api.cart/add', addition));
  }
  return rows;
}

async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.locator('[aria-busy="true"]').first().waitFor({ state: 'detached' });
  // Pictures that are in sight have to be drawn.
  await page.evaluate(() =>
    Promise.all(
      [...document.images]
        .filter((image) => image.loading !== 'lazy')
        .map((image) => image.decode().catch(() => undefined)),
    ),
  );
}

try {
  mkdirSync(folder, { recursive: true });
  const client = new StoreClient(store.url);
  await client.signIn('13800138123');
  const unpaid = await makeOrder(client);
  const rows = await fillCart(client);
  const pages: readonly (readonly [name: string, route: string])[] = [
    ['home', '/'],
    ['category', '/pages/category/index'],
    ['search', '/pages/search/search'],
    ['goods', '/pages/goods/goods'],
    ['detail', '/pages/goods/detail?id=1'],
    ['cart', '/pages/cart/cart'],
    ['checkout', `/pages/goods/order?id=${rows.join()}`],
    ['addresses', '/pages/address/address'],
    ['address-form', '/pages/address/addedit'],
    ['payment', `/pages/order/payment?order_sn=${unpaid}`],
    ['result', `/pages/order/resultPayment?order_sn=${unpaid}`],
    ['orders', '/pages/order/list'],
    ['order', `/pages/order/detail?order_sn=${unpaid}`],
    ['me', '/pages/my/my'],
  ];
  for (const language of languages) {
    for (const [name, route] of pages) {
      const context = await browser.newContext({
        viewport: size,
        deviceScaleFactor: 2,
        isMobile: true,
        hasTouch: true,
      });
      const page = await context.newPage();
      // Some pages ignore a token in their address, so the log-in comes first.
      await page.goto(`${store.url}/?lang=${language}&token=${client.token}#/pages/my/my`);
      await settle(page);
      await page.goto(`${store.url}/#${route}`);
      await settle(page);
      const picture = await page.screenshot();
      await sharp(picture)
        .resize(size.width)
        .webp({ quality: 80 })
        .toFile(join(folder, `${name}-${language}.webp`));
      console.log(`screens: ${name} in ${language}`);
      await context.close();
    }
  }
  const shown = overview.map((name, index) => ({
    input: join(folder, `${name}-${languages[0] ?? 'zh'}.webp`),
    left: 16 + index * (size.width + 16),
    top: 16,
  }));
  await sharp({
    create: {
      width: 16 + overview.length * (size.width + 16),
      height: size.height + 32,
      channels: 3,
      background: '#e8e8ec',
    },
  })
    .composite(shown)
    .webp({ quality: 80 })
    .toFile(join(folder, 'overview.webp'));
} finally {
  await browser.close();
  await store.stop();
}
