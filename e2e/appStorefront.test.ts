import { expect, test, type Page } from '@playwright/test';
import { logInAsDemo, StoreClient } from './support/api.ts';
import { chromiumApp, webkitApp, type AppSettings, type ShopInApp } from './support/bridge/apps.ts';
import { countOrders, deliver, makeAddress, makeOrder, pay, pressInWallet } from './support/buying.ts';
import { findProductId } from './support/catalogue.ts';
import { newMobile } from './support/shopper.ts';
import { useStore } from './support/useStore.ts';

const store = useStore();

interface Order {
  readonly order_sn: string;
  readonly order_goods: readonly { readonly id: number }[];
}

/** A new shopper with an address. */
async function createShopper(): Promise<StoreClient> {
  const client = new StoreClient(store.url);
  await client.logInByCode(newMobile());
  await makeAddress(client);
  return client;
}

/** A paid order. */
async function makePaid(client: StoreClient): Promise<Order> {
  const orderNumber = await makeOrder(client);
  await pay(client, orderNumber, 'success');
  return client.done('GET', '/addons/shop/api.order/detail', { order_sn: orderNumber });
}

/** Waits until the visible page is settled and on this route. */
async function seeRoute(app: ShopInApp, route: string): Promise<void> {
  await expect
    .poll(() =>
      app.evaluate(`return document.querySelector('[data-entering]') === null &&
        document.querySelector('[data-slot="active"]')?.dataset.page`),
    )
    .toBe(route);
}

const isSheetOpen = (app: ShopInApp) =>
  app.evaluate(`return document.querySelector('dialog[open]') !== null`);

/** Opens a sheet by a button; a slow page can still shift it away from under the finger, so the tap is repeated. */
async function openSheet(app: ShopInApp, name: string | RegExp): Promise<void> {
  await expect(async () => {
    if (!(await isSheetOpen(app))) await app.phone.tap('button', name);
    await expect.poll(() => isSheetOpen(app), { timeout: 2000 }).toBe(true);
  }).toPass({ timeout: 30_000 });
}

/** Taps the buttons of the wallet that the app was asked to open, and returns to the page. */
async function payInApp(app: ShopInApp): Promise<void> {
  await expect.poll(async () => (await app.getCalls('pay')).length, { timeout: 20_000 }).toBe(1);
  const [order] = (await app.getCalls('pay')) as readonly { readonly payment: string }[];
  await pressInWallet(store.url, order?.payment ?? '', 'success');
  await app.resume();
}

for (const host of [chromiumApp, webkitApp]) {
  test.describe(`the storefront in ${host.name}`, () => {
    let app: ShopInApp | undefined;
    const missing = host.whatIsMissing();
    if (missing !== undefined) console.log(`SKIP: the storefront in ${host.name}: ${missing}`);
    test.beforeEach(() => test.skip(missing !== undefined, missing));
    test.afterEach(async () => {
      await app?.end();
      app = undefined;
    });

    async function open(page: Page, settings: Omit<AppSettings, 'url' | 'language'>): Promise<ShopInApp> {
      app = await host.open(page, { url: store.url, language: 'en', ...settings });
      return app;
    }

    test('buys while its token expires, and pays once', async ({ page }) => {
      const client = await logInAsDemo(store.url);
      await makeAddress(client);
      const before = await countOrders(client);
      const shop = await open(page, { path: '/#/pages/index/index', token: client.token });
      const { phone } = shop;
      await seeRoute(shop, '/pages/index/index');
      await phone.tap('link', /Search/u);
      await phone.type('searchbox', /./u, 'Aura');
      await phone.tap('button', 'Search');
      await phone.tap('link', /Pawlet Aura/u);
      // The sheet is closed first; the page beneath it stays.
      await openSheet(shop, 'Buy now');
      expect(await shop.goBack()).toBe(true);
      await expect.poll(() => isSheetOpen(shop)).toBe(false);
      await seeRoute(shop, '/pages/goods/detail');
      await phone.tap('button', 'Buy now');
      await phone.tap('button', 'White');
      await phone.tap('button', '3.2 L');
      await phone.tap('button', 'Buy now');
      await seeRoute(shop, '/pages/goods/order');

      const again = await logInAsDemo(store.url);
      const tokenRequests = (await shop.getCalls('requestToken')).length;
      await shop.renew(again.token);
      await client.done('GET', '/addons/shop/api.user/logout');
      await phone.tap('button', 'Place order');
      await seeRoute(shop, '/pages/order/payment');
      expect(await countOrders(again)).toBe(before + 1);
      expect((await shop.getCalls('requestToken')).length).toBe(tokenRequests + 1);

      await phone.tap('button', /^Pay \W/u);
      await payInApp(shop);
      await phone.see('Payment successful');
      expect(await countOrders(again)).toBe(before + 1);

      // Back leads neither to the cashier nor to the checkout of a paid order.
      const seen = [];
      for (let step = 0; step < 8; step += 1) {
        const handled = await shop.goBack();
        if (!handled) break;
        await expect
          .poll(() => shop.evaluate(`return document.querySelector('[data-entering]') === null`))
          .toBe(true);
        seen.push(await shop.evaluate(`return document.querySelector('[data-slot="active"]')?.dataset.page`));
      }
      expect(seen).not.toContain('/pages/order/payment');
      expect(seen).not.toContain('/pages/goods/order');
      expect(seen.at(-1)).toBe('/pages/index/index');
      expect(await shop.goBack()).toBe(false);
    });

    test('shares a product through the app', async ({ page }) => {
      const shop = await open(page, { path: '/#/pages/goods/goods?keyword=Aura' });
      await shop.phone.tap('link', /Pawlet Aura/u);
      await seeRoute(shop, '/pages/goods/detail');
      await shop.phone.tap('button', /Share/u);
      await expect.poll(() => isSheetOpen(shop)).toBe(true);
      await shop.phone.tap('button', 'Share');
      await expect.poll(async () => (await shop.getCalls('share')).length).toBe(1);
      const [shared] = (await shop.getCalls('share')) as readonly Record<string, string>[];
      expect(shared?.['title']).toMatch(/Pawlet Aura/u);
      const { origin, hash } = new URL(shared?.['url'] ?? '');
      expect([origin, hash]).toEqual([store.url, expect.stringMatching(/^#\/pages\/goods\/detail\?id=\d+/u)]);
      const picture = await fetch(shared?.['imageUrl'] ?? '');
      expect(picture.headers.get('content-type')).toMatch(/^image\//u);
    });

    test('uses a photo from the app as the profile picture', async ({ page }) => {
      const client = await createShopper();
      const avatar = async (): Promise<string> =>
        (await client.done<{ userInfo: { avatar: string } }>('GET', '/addons/shop/api.user/index')).userInfo
          .avatar;
      const before = await avatar();
      const shop = await open(page, { path: '/#/pages/my/profile', token: client.token });
      await seeRoute(shop, '/pages/my/profile');
      await shop.phone.tap('button', /Profile picture/u);
      await seeRoute(shop, '/pages/my/avatar-cropper');
      expect(await shop.getCalls('chooseImage')).toEqual([{ accept: 'image', multiple: false }]);
      await shop.phone.tap('button', 'Use photo');
      await seeRoute(shop, '/pages/my/profile');
      await expect.poll(avatar).not.toBe(before);
    });

    test('adds a photo from the app to a refund request', async ({ page }) => {
      const client = await createShopper();
      const order = await makePaid(client);
      const line = order.order_goods[0]?.id ?? 0;
      const shop = await open(page, { path: `/#/pages/order/apply?id=${line}`, token: client.token });
      const { phone } = shop;
      await seeRoute(shop, '/pages/order/apply');
      await openSheet(shop, /^Reason/u);
      await shop.evaluate(
        `document.querySelector('dialog[open] input[type="radio"], dialog[open] [role="radio"]').click()`,
      );
      await expect.poll(() => isSheetOpen(shop)).toBe(false);
      await phone.tap('button', /Add picture/u);
      await phone.see('1 of 9');
      await expect
        .poll(() => shop.evaluate(`return document.querySelector('[aria-label="Delete file 1"]') !== null`))
        .toBe(true);
      await phone.tap('button', 'Submit');
      await phone.tap('button', /^(?:Request refund|Confirm)/u);
      await seeRoute(shop, '/pages/order/aftersale');
      const created = await client.done<{ images: readonly string[] }>(
        'GET',
        '/addons/shop/api.order_goods/aftersale',
        { id: line },
      );
      expect(created.images).toHaveLength(1);
      const image = await fetch(new URL(created.images[0] ?? '', store.url));
      expect(image.headers.get('content-type')).toMatch(/^image\//u);
    });

    test('adds a photo from the app to a review', async ({ page }) => {
      const client = await createShopper();
      const order = await makePaid(client);
      await deliver(client, order.order_sn);
      const shop = await open(page, {
        path: `/#/pages/remark/remark?order_sn=${order.order_sn}`,
        token: client.token,
      });
      const { phone } = shop;
      await seeRoute(shop, '/pages/remark/remark');
      await phone.type('textbox', /./u, 'Quiet, and the cat drinks more.');
      await phone.tap('button', /Add picture/u);
      await expect
        .poll(() => shop.evaluate(`return document.querySelector('[aria-label="Delete file 1"]') !== null`))
        .toBe(true);
      await phone.tap('button', 'Submit');
      const mine = async (): Promise<readonly { readonly images: readonly string[] }[]> =>
        (
          await client.done<{ data: readonly { images: readonly string[] }[] }>(
            'GET',
            '/addons/shop/api.comment/myList',
          )
        ).data;
      await expect.poll(async () => (await mine()).map(({ images }) => images.length)).toEqual([1]);
    });

    test("fills in an address from the app's position", async ({ page }) => {
      const client = await createShopper();
      const shop = await open(page, { path: '/#/pages/address/addeditAbroad', token: client.token });
      await seeRoute(shop, '/pages/address/addeditAbroad');
      await shop.phone.tap('button', 'Use my location');
      await shop.phone.see('Berlin, State of Berlin, Germany');
      expect(await shop.getCalls('getLocation')).toHaveLength(1);
      await shop.phone.tap('button', 'Use this place');
      await seeRoute(shop, '/pages/address/addeditAbroad');
      await shop.phone.see('+49');
    });

    test('shows an upgrade notice where an old app lacks a capability', async ({ page }) => {
      const shop = await open(page, { path: '/widget.html#/diagnostics', appVersion: '2.2.9' });
      await shop.phone.see('app too old');
      for (const method of ['pay', 'login', 'listDevices', 'chooseImage', 'scanCode', 'setReminder']) {
        await shop.phone.tap('button', `Call ${method}`);
        await expect.poll(() => isSheetOpen(shop)).toBe(true);
        await shop.phone.see('This needs app version 2.3.0 or newer');
        await shop.phone.tap('button', 'Back');
        await expect.poll(() => isSheetOpen(shop)).toBe(false);
        expect(await shop.getCalls(method)).toEqual([]);
      }
      await shop.phone.tap('button', 'Call share');
      await expect.poll(async () => (await shop.getCalls('share')).length).toBe(1);
    });

    test('keeps all controls out of the unsafe areas of the screen', async ({ page }) => {
      const client = await createShopper();
      const unpaid = await makeOrder(client);
      const shop = await open(page, { path: '/#/pages/index/index', token: client.token });
      await seeRoute(shop, '/pages/index/index');
      await shop.update({ safeArea: { top: 50, right: 0, bottom: 40, left: 0 } });
      const productId = await findProductId(client, 'Aura');
      for (const route of [
        '/pages/index/index',
        '/pages/category/index',
        '/pages/cart/cart',
        '/pages/my/my',
        `/pages/goods/detail?id=${productId}`,
        `/pages/order/payment?order_sn=${unpaid}`,
        `/pages/order/detail?order_sn=${unpaid}`,
        '/pages/order/list',
        '/pages/address/address',
        '/pages/address/addeditAbroad',
        '/choose-location?latitude=22.54&longitude=114.06',
        '/pages/integral/index',
        '/pages/signin/signin',
        '/pages/storage/cloudStorage',
        '/pages/search/search',
        '/pages/my/profile',
      ]) {
        await shop.navigate(route);
        await seeRoute(shop, route.split('?')[0] ?? '');
        await expect
          .poll(() =>
            shop.evaluate(
              `return document.querySelector('[data-slot="active"] [aria-busy="true"]') === null`,
            ),
          )
          .toBe(true);
        await expect.poll(() => shop.evaluate(listUnsafe), route).toEqual([]);
      }
      await shop.navigate(`/pages/goods/detail?id=${productId}`);
      await seeRoute(shop, '/pages/goods/detail');
      await shop.phone.tap('button', 'Buy now');
      await expect.poll(() => isSheetOpen(shop)).toBe(true);
      await expect.poll(() => shop.evaluate(listUnsafe), 'sheet').toEqual([]);
    });
  });
}

/**
 * Lists controls within 50 px of the top of a page that starts there, or 40 px of the bottom of one that ends there.
 */
const listUnsafe = `
  const scope = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.querySelector('[data-slot="active"]');
  const scrollTo = async (end) => {
    for (const element of [scope, ...scope.querySelectorAll('*')])
      if (element.scrollHeight > element.clientHeight + 1) element.scrollTo({ top: end, behavior: 'instant' });
    window.scrollTo({ top: end, behavior: 'instant' });
    await new Promise((done) => setTimeout(done, 200));
  };
  const unsafe = new Set();
  const look = (from, to) => {
    for (let x = 8; x < innerWidth; x += 12) {
      for (let y = from; y < to; y += 8) {
        const hit = document.elementFromPoint(x, y)?.closest('a, button, input, textarea, select, [role="button"]');
        if (!hit) continue;
        const { top, bottom } = hit.getBoundingClientRect();
        const middle = (top + bottom) / 2;
        if (middle >= from && middle < to) unsafe.add((hit.getAttribute('aria-label') ?? hit.textContent).trim().slice(0, 40));
      }
    }
  };
  await scrollTo(0);
  look(0, 50);
  await scrollTo(1e6);
  look(innerHeight - 40, innerHeight);
  return [...unsafe];`;
