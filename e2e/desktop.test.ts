import { expect, test, type Locator, type Page } from '@playwright/test';
import { bring, createBusyShopper, type BusyShopper } from './support/accounts.ts';
import { makeAddress, seeResult } from './support/buying.ts';
import { findProductId } from './support/catalogue.ts';
import { settled } from './support/inspect.ts';
import { useKeyboard } from './support/keyboard.ts';
import { listOutOfReach } from './support/listOutOfReach.ts';
import { front, makeAccount, newShopper, open, openAs, seePage } from './support/shopper.ts';
import { useStore } from './support/useStore.ts';

const store = useStore();

// A mouse and a keyboard, and touch for the steps shared with the phone journeys.
test.use({ viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: true });

const siteBar = (page: Page): Locator => page.locator('[data-pawlet-part="site-bar"]');
const footer = (page: Page): Locator => page.locator('[data-pawlet-part="site-footer"]');

/** Bounding box of an element in the window. */
async function getBox(
  element: Locator,
): Promise<{ left: number; right: number; top: number; bottom: number }> {
  const box = await element.boundingBox();
  if (box === null) throw new Error(`${String(element)} is not drawn.`);
  return { left: box.x, right: box.x + box.width, top: box.y, bottom: box.y + box.height };
}

test('the header leads to search results and to a category', async ({ page }) => {
  const shopper = newShopper(page, store.url);
  await open(shopper);
  await settled(page);
  await expect(page.locator('[data-pawlet-part="tab-bar"]')).toHaveCount(0);

  const field = siteBar(page).getByRole('searchbox');
  await field.fill('Aura');
  await field.press('Enter');
  await seePage(shopper, 'Aura');
  await expect(field).toHaveValue('Aura');
  await expect(shopper.here.getByRole('link', { name: /Aura/u }).first()).toBeVisible();

  const feeders = page.getByRole('navigation', { name: '分类' }).getByRole('link', { name: '智能喂食器' });
  await feeders.click();
  await seePage(shopper, '智能喂食器');
  await expect(feeders).toHaveAttribute('aria-current', 'page');
  await expect(field).toHaveValue('');
  // Four in a row, as wide as the header above.
  const cards = shopper.here.getByRole('article');
  const [first, fourth] = [await getBox(cards.nth(0)), await getBox(cards.nth(3))];
  expect(fourth.top).toBe(first.top);
  expect(fourth.left).toBeGreaterThan(first.right * 2);
});

test('a product is chosen in its page, bought by keyboard, and paid', async ({ page }) => {
  test.setTimeout(180_000);
  const shopper = newShopper(page, store.url);
  const client = await makeAccount(shopper);
  await makeAddress(client);
  await openAs(shopper, client, `/pages/goods/detail?id=${await findProductId(client, 'Aura')}`);
  await settled(page);
  const { here } = shopper;
  const add = here.getByRole('button', { name: '加入购物车', exact: true });
  for (const button of [add, here.getByRole('button', { name: '立即购买', exact: true })]) {
    const { left, bottom } = await getBox(button);
    expect(bottom, 'in sight without scrolling').toBeLessThan(800);
    expect(left, 'beside the pictures').toBeGreaterThan(640);
  }

  const keys = useKeyboard(page);
  for (const value of ['云白', '3.2 L']) {
    const option = here.getByRole('button', { name: value, exact: true });
    await keys.activate(option, 'Space');
    await expect(option).toHaveAttribute('aria-pressed', 'true');
  }
  await keys.activate(add);
  await expect(page.getByText('已加入购物车').first()).toBeVisible();
  expect(keys.problems).toEqual([]);

  // It stays visible while the page is scrolled.
  await page.mouse.move(300, 400);
  await page.mouse.wheel(0, 500);
  await expect.poll(async () => page.evaluate(() => window.scrollY)).toBeGreaterThan(300);
  expect((await getBox(add)).bottom).toBeLessThan(800);

  await siteBar(page)
    .getByRole('link', { name: /购物车.*1/u })
    .click();
  await seePage(shopper, /购物车/u);
  const rows = await getBox(here.getByRole('listitem').filter({ hasText: 'Aura' }).first());
  const summary = here.getByRole('complementary', { name: '金额明细' });
  expect((await getBox(summary)).left).toBeGreaterThan(rows.right);
  await here.getByRole('checkbox', { name: '选择全部商品' }).check();
  await expect(summary.getByText('¥203.15').first()).toBeVisible();
  await summary.getByRole('button', { name: /^去结算/u }).click();

  await seePage(shopper, '提交订单');
  await expect(here.getByText('王小明')).toBeVisible();
  const submit = here.getByRole('button', { name: '提交订单' });
  expect((await getBox(submit)).left).toBeGreaterThan((await getBox(here.getByText('订单备注'))).right + 300);
  expect((await getBox(submit)).bottom).toBeLessThan(800);
  await submit.click();

  await seePage(shopper, '收银台');
  await here.getByRole('button', { name: /^支付 /u }).click();
  await page.waitForURL('**/demo/wallet/*');
  await page.getByRole('button', { name: '确认付款', exact: true }).click();
  await seeResult(shopper, '支付成功');
});

test("the footer leads to the shop's legal pages and changes the language, in a centred dialog", async ({
  page,
}) => {
  const shopper = newShopper(page, store.url);
  await open(shopper, '/pages/help/index');
  await settled(page);
  await footer(page).getByRole('link', { name: '隐私政策' }).click();
  await seePage(shopper, '隐私政策');

  await footer(page).getByRole('button', { name: /^语言/u }).click();
  const sheet = front(shopper);
  await expect(sheet.getByRole('heading', { name: '语言' })).toBeVisible();
  await sheet.evaluate(async (dialog) =>
    Promise.all(dialog.getAnimations({ subtree: true }).map(({ finished }) => finished)),
  );
  const panel = await getBox(sheet.locator(':scope > div').first());
  expect(Math.round(panel.left + panel.right)).toBe(1280);
  expect(panel.right - panel.left).toBeLessThanOrEqual(560);
  expect(panel.bottom).toBeLessThan(800);
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await footer(page).getByRole('button', { name: /^语言/u }).click();
  await front(shopper)
    .getByRole('radio', { name: /Deutsch/u })
    .check();
  await expect(footer(page).getByRole('heading', { name: 'Kundenservice' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', /^de/u);
});

test('an embedded page has no header, whatever its width', async ({ page }) => {
  await page.route(`${store.url}/around`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<iframe src="/" style="border: 0; height: 780px; width: 1200px"></iframe>',
    }),
  );
  await page.goto(`${store.url}/around`);
  const storefront = page.frameLocator('iframe');
  await expect(storefront.locator('[data-pawlet-part="tab-bar"]')).toBeVisible();
  await expect(storefront.locator('[data-site]')).toHaveCount(0);
});

test.describe('from tablet to very wide screens', () => {
  let busy: BusyShopper | undefined;
  test.beforeAll(async ({ browser }) => {
    test.setTimeout(180_000);
    busy = await createBusyShopper(browser, store.url);
  });

  test('no page is wider than the window, and every control is reachable', async ({ page }) => {
    test.setTimeout(300_000);
    if (busy === undefined) throw new Error('The shopper has not been made.');
    await bring(page, busy);
    const pages = [
      '/',
      '/pages/category/index',
      '/pages/goods/goods',
      '/pages/search/search',
      `/pages/goods/detail?id=${busy.productId}`,
      '/pages/cart/cart',
      `/pages/goods/order?id=${busy.cartRow}`,
      `/pages/order/payment?order_sn=${busy.unpaid}`,
      '/pages/order/list',
      `/pages/order/detail?order_sn=${busy.shipped}`,
      '/pages/my/my',
      '/pages/my/profile',
      '/pages/address/address',
      '/pages/integral/index',
      `/pages/integral/detail?id=${busy.rewardId}`,
      '/pages/coupon/user',
      '/pages/help/index',
      '/pages/page/page?diyname=terms',
    ];
    for (const route of pages) {
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.goto('about:blank');
      await page.goto(`${store.url}/#${route}`);
      await settled(page);
      for (const width of [1600, 1280, 1024, 768]) {
        await page.setViewportSize({ width, height: 800 });
        await settled(page);
        const over = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect.soft(over, `${route} at ${width} px`).toBe(0);
        expect.soft(await page.evaluate(listOutOfReach), `${route} at ${width} px`).toEqual([]);
      }
    }
  });
});
