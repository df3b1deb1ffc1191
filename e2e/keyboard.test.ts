import { expect, test, type Locator } from '@playwright/test';
import { readCode, StoreClient } from './support/api.ts';
import { busy as waiting, settled } from './support/inspect.ts';
import { useKeyboard, type Keyboard } from './support/keyboard.ts';
import { claimCoupon } from './support/balances.ts';
import { readStoredToken, newShopper, open, seePage, type Shopper } from './support/shopper.ts';
import { useStore } from './support/useStore.ts';

const store = useStore();

const fountain = 'Pawlet Aura 智能饮水机';

/** A shopper with only a keyboard. */
interface Typist {
  readonly shopper: Shopper;
  readonly keys: Keyboard;
  /** Whether the shop's header is shown, with its search and the cart, and a variant is chosen in the page itself. */
  readonly isOnDesk: boolean;
}

const siteBar = ({ shopper }: Typist): Locator => shopper.page.locator('[data-pawlet-part="site-bar"]');

/** A new page is shown: it has its title, and the focus is at its beginning, where a screen reader starts. */
async function arrive({ shopper }: Typist, heading: RegExp): Promise<void> {
  const { here, page } = shopper;
  await seePage(shopper, heading);
  await expect(page.locator(waiting)).toHaveCount(0);
  await expect(page).toHaveTitle(heading);
  await expect(here.locator('h1:focus, [data-autofocus]:focus, [role="search"] input:focus')).toHaveCount(1);
}

/** Opens a sheet by its button; the focus moves into it. */
async function openSheet(
  { shopper, keys }: Typist,
  opener: Locator,
  name: string | RegExp,
): Promise<Locator> {
  await keys.activate(opener);
  const sheet = shopper.page
    .getByRole('dialog', { name })
    .or(shopper.page.getByRole('alertdialog', { name }));
  await expect(sheet).toBeVisible();
  await expect(sheet.locator(':focus')).toHaveCount(1);
  return sheet;
}

/** A sheet is closed and the focus is back on what opened it, in view. */
async function seeClosed({ keys }: Typist, sheet: Locator, opener: Locator): Promise<void> {
  await expect(sheet).toBeHidden();
  await expect(opener).toBeFocused();
  await keys.inspect();
}

async function find(typist: Typist): Promise<void> {
  const { shopper, keys } = typist;
  const { here } = shopper;
  await open(shopper);
  await settled(shopper.page);
  if (typist.isOnDesk) await keys.write(siteBar(typist).getByRole('searchbox'), 'Aura');
  else {
    await keys.activate(here.getByRole('link', { name: '搜索商品' }));
    await arrive(typist, /搜索/u);
    await keys.write(here.getByRole('searchbox'), 'Aura');
  }
  await keys.press('Enter');
  await arrive(typist, /Aura/u);
  await keys.activate(here.getByRole('link', { name: fountain }).first());
  await arrive(typist, new RegExp(fountain, 'u'));
}

async function choose(typist: Typist): Promise<void> {
  const { shopper, keys } = typist;
  const add = shopper.here.getByRole('button', { name: '加入购物车', exact: true });
  const sheet = typist.isOnDesk ? shopper.here : await openSheet(typist, add, /选择/u);
  if (!typist.isOnDesk) {
    await keys.press('Escape');
    await seeClosed(typist, sheet, add);
    await openSheet(typist, add, /选择/u);
  }
  for (const value of ['云白', '3.2 L']) {
    const option = sheet.getByRole('button', { name: value, exact: true });
    await keys.activate(option, 'Space');
    await expect(option).toHaveAttribute('aria-pressed', 'true');
  }
  await keys.activate(sheet.getByRole('button', { name: '增加' }));
  await expect(sheet.getByRole('spinbutton')).toHaveAttribute('aria-valuenow', '2');
  await keys.reach(sheet.getByRole('spinbutton'), 'Shift+Tab');
  await keys.press('ArrowDown');
  await expect(sheet.getByRole('spinbutton')).toHaveAttribute('aria-valuenow', '1');
  await keys.activate(sheet.getByRole('button', { name: '加入购物车', exact: true }));
  await expect(shopper.page.getByText('已加入购物车').first()).toBeVisible();
  if (!typist.isOnDesk) await seeClosed(typist, sheet, add);
}

async function tidyCart(typist: Typist): Promise<void> {
  const { shopper, keys } = typist;
  const { here } = shopper;
  await keys.activate((typist.isOnDesk ? siteBar(typist) : here).getByRole('link', { name: /购物车/u }));
  await arrive(typist, /购物车/u);
  const quantity = here.getByRole('spinbutton', { name: new RegExp(fountain, 'u') });
  await keys.reach(quantity);
  await keys.press('ArrowUp');
  await expect(quantity).toHaveAttribute('aria-valuenow', '2');
  await keys.write(quantity, '1');
  await keys.press('Tab');
  await expect(quantity).toHaveAttribute('aria-valuenow', '1');

  // Deleting a row asks for confirmation, and a declined confirmation leaves the focus where it was.
  const remove = here.getByRole('button', { name: '删除' }).first();
  const question = await openSheet(typist, remove, /删除/u);
  await keys.press('Escape');
  await seeClosed(typist, question, remove);
  await expect(quantity).toBeVisible();
}

async function logIn({ shopper, keys }: Typist, sheet: Locator): Promise<void> {
  await keys.write(sheet.getByLabel('手机号', { exact: true }), shopper.mobile);
  await keys.activate(sheet.getByRole('button', { name: '获取验证码' }));
  // The code follows.
  await expect(sheet.getByLabel('验证码', { exact: true })).toBeFocused();
  await keys.write(sheet.getByLabel('验证码', { exact: true }), await readCode(shopper.url, shopper.mobile));
  await keys.activate(sheet.getByRole('checkbox'), 'Space');
  await keys.activate(sheet.getByRole('button', { name: '登录 / 注册' }));
}

async function settle(typist: Typist): Promise<void> {
  const { shopper, keys } = typist;
  const { here } = shopper;
  const all = here.getByRole('checkbox', { name: '选择全部商品' });
  await keys.reach(all);
  if (!(await all.isChecked())) await keys.press('Space');
  await expect(all).toBeChecked();
  const sheet = await openSheet(typist, here.getByRole('button', { name: /^去结算/u }), /登录/u);
  await logIn(typist, sheet);
  await arrive(typist, /提交订单/u);
}

async function writeAddress(typist: Typist): Promise<void> {
  const { shopper, keys } = typist;
  const { here, mobile } = shopper;
  await keys.activate(here.getByRole('link', { name: '新增收货地址' }));
  await arrive(typist, /地址/u);
  await keys.write(here.getByLabel('收货人'), '王小明');
  await keys.write(here.getByLabel('手机号'), mobile);
  const region = here.getByRole('button', { name: /所在地区/u });
  const sheet = await openSheet(typist, region, /地区/u);
  for (const area of ['广东省', '深圳市', '南山区']) {
    await keys.activate(sheet.getByRole('button', { name: area, exact: true }));
    await expect(shopper.page.locator('body:focus')).toHaveCount(0);
  }
  await seeClosed(typist, sheet, region);
  await keys.write(here.getByLabel('详细地址'), '科技园路 1 号 3 栋 502');
  await keys.activate(here.getByRole('button', { name: '保存', exact: true }));
  await seePage(shopper, '提交订单');
  await expect(here.getByText('王小明')).toBeVisible();
  // The button that opened the form has been replaced by the address; the focus is on the page all the same.
  await expect(here.locator(':focus')).toHaveCount(1);
}

async function chooseCoupon(typist: Typist): Promise<void> {
  const { shopper, keys } = typist;
  const row = shopper.here.getByRole('button', { name: /^优惠券/u });
  const sheet = await openSheet(typist, row, '优惠券');
  // Moving through the coupons selects none of them.
  const [first, none] = [
    sheet.getByRole('radio').first(),
    sheet.getByRole('radio', { name: '不使用优惠券' }),
  ];
  await keys.reach(first);
  await keys.press('ArrowDown');
  await expect(none).toBeFocused();
  await expect(first).toBeChecked();
  await keys.press('Enter');
  await seeClosed(typist, sheet, row);
  await openSheet(typist, row, '优惠券');
  await expect(none).toBeChecked();
  await keys.reach(none);
  await keys.press('ArrowUp');
  await keys.press('Space');
  await seeClosed(typist, sheet, row);
  await expect(row).toContainText('-¥20.00');
}

async function pay(typist: Typist): Promise<void> {
  const { shopper, keys } = typist;
  const { here, page } = shopper;
  await keys.activate(here.getByRole('button', { name: '提交订单' }));
  await arrive(typist, /收银台/u);
  await keys.reach(here.getByRole('radio').first());
  await keys.activate(here.getByRole('button', { name: /^支付 /u }));
  await page.waitForURL('**/demo/wallet/*');
  await keys.activate(page.getByRole('button', { name: '确认付款', exact: true }));
  await seePage(shopper, '支付结果');
  await expect(here.getByText('支付成功', { exact: true }).first()).toBeVisible({ timeout: 30_000 });
}

async function seeOrder(typist: Typist): Promise<void> {
  const { shopper, keys } = typist;
  await keys.activate(shopper.here.getByRole('button', { name: '查看订单' }));
  await arrive(typist, /订单详情/u);
  await expect(shopper.here.getByText('待发货').first()).toBeVisible();
  // Around the whole page and out of it again: nothing traps the focus.
  const stops = await keys.tabAround();
  expect(new Set(stops).size).toBeGreaterThan(5);
}

/** Claims a coupon as the logged-in shopper, as another page would. */
async function getCoupon({ shopper }: Typist): Promise<void> {
  const client = new StoreClient(shopper.url);
  client.token = await readStoredToken(shopper.page);
  await claimCoupon(client, '新人见面礼');
}

/** The last stops of a tab page: the tab bar on a phone, the footer on a desktop. */
const lastStops = {
  phone: ['a 首页', 'a 分类', 'a 购物车', 'a 我的'],
  desk: ['a 隐私政策', 'a 撤销权', 'a Cookie 与本地存储'],
};

for (const [place, options] of Object.entries({
  'on a phone': { viewport: { width: 375, height: 812 } },
  'on a desk': { viewport: { width: 1280, height: 720 }, isMobile: false, hasTouch: false },
})) {
  const isOnDesk = place === 'on a desk';
  test.describe(place, () => {
    test.use(options);

    test('a visitor buys by keyboard alone', async ({ page }) => {
      test.setTimeout(240_000);
      const typist: Typist = { shopper: newShopper(page, store.url), keys: useKeyboard(page), isOnDesk };
      try {
        await find(typist);
        await choose(typist);
        await tidyCart(typist);
        await settle(typist);
        await getCoupon(typist);
        await writeAddress(typist);
        await chooseCoupon(typist);
        await pay(typist);
        await seeOrder(typist);
      } finally {
        // No stop of the focus was hidden, covered or without a focus mark.
        expect.soft(typist.keys.problems).toEqual([]);
      }
    });

    test('two skip links lead past the bars to the content, and past the content to the tabs', async ({
      page,
    }) => {
      const typist: Typist = { shopper: newShopper(page, store.url), keys: useKeyboard(page), isOnDesk };
      const { shopper, keys } = typist;
      await open(shopper);
      await settled(page);
      await keys.activate(page.getByRole('button', { name: '跳到正文' }));
      await expect(shopper.here.getByRole('main')).toBeFocused();
      await keys.press('Tab');
      await expect(shopper.here.getByRole('main').locator(':focus')).toHaveCount(1);

      await page.reload();
      await settled(page);
      if (isOnDesk) {
        // The header precedes the content: nothing needs to be skipped on the way to it.
        await expect(page.getByRole('button', { name: '跳到主导航' })).toHaveCount(0);
        await keys.reach(siteBar(typist).getByRole('link', { name: '我的', exact: true }));
        expect(keys.problems).toEqual([]);
        return;
      }
      await keys.activate(page.getByRole('button', { name: '跳到主导航' }));
      await expect(page.getByRole('link', { name: '首页', exact: true })).toBeFocused();
      await keys.activate(page.getByRole('link', { name: '我的', exact: true }));
      await arrive(typist, /我的/u);
      const stops = await keys.tabAround();
      expect(stops).toContain('a 分类');
      expect(keys.problems).toEqual([]);
    });

    test('the tab pages trap no focus, and show each stop', async ({ page }) => {
      const keys = useKeyboard(page);
      for (const route of ['/pages/index/index', '/pages/category/index']) {
        await open({ page, url: store.url }, route);
        await settled(page);
        const stops = await keys.tabAround();
        const last = lastStops[isOnDesk ? 'desk' : 'phone'];
        expect(stops.slice(-last.length)).toEqual(last);
      }
      expect(keys.problems).toEqual([]);
    });
  });
}
