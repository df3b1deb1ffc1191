import { expect, test, type Frame, type Page } from '@playwright/test';
import { openPartner, putIntoApp, servePartner, type PartnerSite } from './support/bridge/stage.ts';
import { makeAddress, makeOrder, putIntoCart } from './support/buying.ts';
import { makeAccount, newShopper } from './support/shopper.ts';
import { useStore } from './support/useStore.ts';

let partner: PartnerSite;
const store = useStore(async () => {
  partner = await servePartner();
  return { PAWLET_PARTNER_ORIGINS: partner.origin };
});

test.afterAll(() => partner.close());

const payCall = '/addons/shop/api.order/pay';

/** Creates an unpaid order; returns its number and its shopper's session. */
async function makeUnpaid(page: Page): Promise<{ readonly orderNumber: string; readonly token: string }> {
  const client = await makeAccount(newShopper(page, store.url));
  await makeAddress(client);
  return { orderNumber: await makeOrder(client), token: client.token };
}

/** Waits for this many animation frames in the frame. */
const drawn = (frame: Frame, times: number): Promise<void> =>
  frame.evaluate(async (count) => {
    for (let left = count; left > 0; left -= 1) await new Promise(requestAnimationFrame);
  }, times);

test.describe("in a partner's page", () => {
  test('shakes hands, follows language and theme, and does not loop on heights', async ({ page }) => {
    const frame = await openPartner(page, partner, {
      src: `${store.url}/widget.html#/diagnostics`,
      context: { language: 'en', theme: 'light' },
    });
    await expect(frame.getByText('Connected', { exact: true })).toBeVisible();
    await expect(frame.locator('dd', { hasText: /^window$/u })).toBeVisible();
    await expect(frame.locator('html')).toHaveAttribute('lang', 'en');

    await page.evaluate(() => window.partner.connection?.update({ language: 'de', theme: 'dark' }));
    await expect(frame.getByText('Verbunden', { exact: true })).toBeVisible();
    await expect(frame.locator('[data-pawlet-root]')).toHaveAttribute('data-pawlet-theme', 'dark');

    await frame.getByRole('button', { name: 'share aufrufen' }).click();
    await expect(frame.locator('[data-call="share"]')).toHaveText('done');
    expect(await page.evaluate(() => window.partner.calls)).toEqual(['share']);

    const read = () =>
      page.evaluate(() => ({
        reported: window.partner.heights.length,
        frame: document.querySelector('iframe')?.clientHeight ?? 0,
      }));
    await expect.poll(async () => (await read()).frame).toBeGreaterThan(1000);
    // A loop of heights would resize on every other frame.
    await expect(async () => {
      const { reported } = await read();
      await drawn(frame, 30);
      expect((await read()).reported).toBe(reported);
    }).toPass({ timeout: 10_000 });
    const end = await read();
    const content = await frame.locator('#widget').evaluate((element) => element.clientHeight);
    expect(Math.abs(end.frame - content)).toBeLessThanOrEqual(5);
    expect(end.reported).toBeLessThan(20);
  });

  test('reconnects after a reload of the frame', async ({ page }) => {
    const frame = await openPartner(page, partner, { src: `${store.url}/widget.html#/diagnostics` });
    await expect(frame.getByText('Connected', { exact: true })).toBeVisible();
    await frame.evaluate(() => location.reload());
    await expect.poll(() => page.evaluate(() => window.partner.connects)).toBeGreaterThan(1);
    await expect(frame.getByText('Connected', { exact: true })).toBeVisible();
  });

  test("uses the partner's token on calls, and never exposes it in the embedding document", async ({
    page,
  }) => {
    const client = await makeAccount(newShopper(page, store.url));
    await putIntoCart(client);
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/addons/')) sent.push(request.headers()['token'] ?? '');
      expect(request.url()).not.toContain(client.token);
    });
    const frame = await openPartner(page, partner, {
      src: `${store.url}/widget.html#/cart`,
      context: { token: client.token },
    });
    await expect(frame.getByRole('heading', { name: /^Cart/u }).first()).toBeVisible();
    await expect.poll(() => sent.includes(client.token)).toBe(true);
    await expect(frame.getByText('Aura').first()).toBeVisible();
    const around = await page.evaluate(() => document.documentElement.outerHTML + location.href);
    expect(around).not.toContain(client.token);
    expect(await frame.evaluate(() => location.href + document.referrer)).not.toContain(client.token);
  });

  test('is not gated', async ({ page }) => {
    const { orderNumber, token } = await makeUnpaid(page);
    const frame = await openPartner(page, partner, {
      src: `${store.url}/#/pages/order/payment?order_sn=${orderNumber}`,
      context: { token },
    });
    const paid = page.waitForResponse((response) => response.url().includes(payCall));
    await frame.getByRole('button', { name: /^Pay \W/u }).tap();
    expect(((await (await paid).json()) as { readonly code: number }).code).toBe(1);
    await expect(frame.getByRole('alertdialog')).toHaveCount(0);
  });

  for (const [step, route] of [
    ['checkout', '/#/pages/goods/order?id=1'],
    ['cashier', '/#/pages/order/payment?order_sn='],
    ['checkout as a widget', '/widget.html#/checkout?lines=1'],
  ] as const) {
    test(`does not sell where the embedding page does not identify itself: ${step}`, async ({ page }) => {
      const { orderNumber, token } = await makeUnpaid(page);
      const calls: string[] = [];
      page.on('request', (request) => calls.push(request.url()));
      const frame = await openPartner(page, partner, {
        // The shopper is logged in all the same.
        src: `${store.url}${route.replace('#', `?token=${token}#`)}${step === 'cashier' ? orderNumber : ''}`,
        connects: false,
      });
      const link = frame.getByRole('link', { name: '打开商城' });
      await expect(link).toBeVisible();
      await expect(link).toHaveAttribute('target', '_blank');
      expect(await link.getAttribute('href')).toContain(store.url);
      await expect(frame.getByText('无法在此窗口中购买')).toBeVisible();
      await expect(frame.getByRole('button', { name: /支付|提交订单/u })).toHaveCount(0);
      expect(calls.filter((url) => /order\/(?:pay|add|carts)/u.test(url))).toEqual([]);
    });
  }
});

test.describe('in an app', () => {
  test('goes back through sheets first, then through pages', async ({ page }) => {
    await putIntoApp(page, { context: { language: 'en' }, capabilities: ['back', 'setTitle'] });
    await page.goto(`${store.url}/#/pages/index/index`);
    const here = page.locator('[data-slot="active"]');
    await expect
      .poll(() => page.evaluate(() => window.app.calls.map(({ method }) => method)))
      .toContain('setTitle');
    await page.evaluate(() => window.app.navigate('/pages/goods/goods?keyword=Aura'));
    await here
      .getByRole('link', { name: /Pawlet Aura/u })
      .first()
      .tap();
    await here.getByRole('button', { name: 'Add to cart', exact: true }).tap();
    const sheet = page.locator('dialog[open]');
    await expect(sheet).toBeVisible();

    const back = () =>
      page.evaluate(async () => {
        const started = performance.now();
        const { handled } = await window.app.back();
        return { handled, inTime: performance.now() - started < 300 };
      });
    const detail = page.locator('[data-slot="active"][data-page="/pages/goods/detail"]');
    expect(await back()).toEqual({ handled: true, inTime: true });
    await expect(sheet).toHaveCount(0);
    await expect(detail).toBeVisible();
    expect(await back()).toEqual({ handled: true, inTime: true });
    await expect(page.locator('[data-slot="active"][data-page="/pages/goods/goods"]')).toBeVisible();
    expect(await back()).toEqual({ handled: true, inTime: true });
    await expect(page.locator('[data-slot="active"][data-page="/pages/index/index"]')).toBeVisible();
    expect(await back()).toEqual({ handled: false, inTime: true });
  });

  const rows = [
    { name: '2.2.9', appVersion: '2.2.9', pays: false, message: 'This needs app version 2.3.0 or newer' },
    { name: '2.3.0', appVersion: '2.3.0', pays: true, message: '' },
    { name: '2.10.0', appVersion: '2.10.0', pays: true, message: '' },
    {
      name: 'without a version',
      appVersion: undefined,
      pays: false,
      message: 'We couldn’t tell which version of the app this is',
    },
  ] as const;
  for (const platform of ['ios', 'android'] as const) {
    for (const { name, appVersion, pays, message } of rows) {
      test(`${pays ? 'pays' : 'does not pay, but reads'}: ${platform} ${name}`, async ({ page }) => {
        const { orderNumber, token } = await makeUnpaid(page);
        await putIntoApp(page, {
          context: { platform, language: 'en', token, appVersion },
          capabilities: ['pay', 'openAppStore'],
        });
        await page.goto(`${store.url}/#/pages/order/payment?order_sn=${orderNumber}`);
        const response = page.waitForResponse((response) => response.url().includes(payCall));
        // The cashier is shown in any case: reading needs no version.
        await page.getByRole('button', { name: /^Pay \W/u }).tap();
        const { code } = (await (await response).json()) as { readonly code: number };
        expect(code).toBe(pays ? 1 : 0);
        const payments = () =>
          page.evaluate(() => window.app.calls.filter(({ method }) => method === 'pay').length);
        if (pays) {
          await expect.poll(payments).toBe(1);
          return;
        }
        const prompt = page.getByRole('alertdialog');
        await expect(prompt).toHaveCount(1);
        await expect(
          prompt.getByText('Please update to the latest version of the app to use this feature'),
        ).toBeVisible();
        await expect(prompt.getByText(message)).toBeVisible();
        await expect
          .poll(() => page.evaluate(() => window.app.events.map(({ name: event }) => event)))
          .toContain('pawlet:upgrade-required');
        await prompt.getByRole('button', { name: 'Open the app store' }).tap();
        await expect
          .poll(() => page.evaluate(() => window.app.calls.map(({ method }) => method)))
          .toContain('openAppStore');
        await expect(prompt).toHaveCount(0);
        expect(await payments()).toBe(0);
      });
    }
  }

  test('shows the gate of each method and hides the token', async ({ page }) => {
    const { token } = await makeAccount(newShopper(page, store.url));
    await putIntoApp(page, {
      context: { language: 'en', token, appVersion: '2.2.9' },
      capabilities: ['pay', 'scanCode', 'requestToken'],
    });
    await page.goto(`${store.url}/widget.html#/diagnostics`);
    await expect(page.getByText('Connected', { exact: true })).toBeVisible();
    await expect(page.getByText('app too old')).toHaveCount(9);
    await page.getByRole('button', { name: 'Call requestToken' }).click();
    await expect(page.locator('[data-call="requestToken"]')).toContainText(`(${token.length})`);
    await page.getByRole('button', { name: 'Call scanCode' }).click();
    await expect(page.getByRole('alertdialog')).toHaveCount(1);
    expect(await page.evaluate(() => document.documentElement.outerHTML)).not.toContain(token);
    expect(await page.evaluate(() => window.app.calls.map(({ method }) => method))).not.toContain('scanCode');
  });
});

test('a plain browser is not gated', async ({ page }) => {
  const { orderNumber, token } = await makeUnpaid(page);
  await page.goto(`${store.url}/?lang=en&token=${token}#/pages/order/payment?order_sn=${orderNumber}`);
  await page.getByRole('button', { name: /^Pay \W/u }).tap();
  await page.waitForURL('**/demo/wallet/*');
});

test('a page for one widget reports what is wrong with its URL', async ({ page }) => {
  await page.goto(`${store.url}/widget.html?lang=en#/basket`);
  await expect(page.getByText('There is no widget named “basket”')).toBeVisible();
  await page.goto(`${store.url}/widget.html#/product-card?product-id=7a`);
  await expect(page.getByText('option "productId" of widget "product-card"')).toBeVisible();
  await page.goto(`${store.url}/widget.html#/diagnostics`);
  await expect(page.getByText('No host', { exact: true })).toBeVisible();
});
