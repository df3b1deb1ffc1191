import { expect, test, type Page } from '@playwright/test';
import { newShopper, seePage } from './support/shopper.ts';
import { useStore } from './support/useStore.ts';

const store = useStore();

const path = (page: Page): string => page.url().slice(store.url.length);

test('a product opens at its own address, in the language of the path', async ({ page }) => {
  const shopper = newShopper(page, store.url);
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('v2detail')) calls.push(request.headers()['lang'] ?? '');
  });
  await page.goto(`${store.url}/de/goods/7?ref=mail`);
  await expect(shopper.here.getByRole('button', { name: 'In den Warenkorb' })).toBeVisible();
  // With a parameter that only the client reads. Requested once, early: the boot script understands the address.
  expect(calls).toEqual(['de']);
  expect(path(page)).toBe('/de/goods/7?ref=mail');
  const data = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(data.map((text) => JSON.parse(text) as unknown)).toMatchObject([
    { '@type': 'Product', offers: { url: `${store.url}/de/goods/7` } },
  ]);

  await page.goto(`${store.url}/de/category`);
  await shopper.here.locator('a', { hasText: 'Pawlet Aura Trinkbrunnen' }).first().tap();
  await expect(shopper.here.getByRole('button', { name: 'In den Warenkorb' })).toBeVisible();
  expect(path(page)).toMatch(/^\/de\/goods\/\d+$/u);
  await page.reload();
  await expect(shopper.here.getByRole('button', { name: 'In den Warenkorb' })).toBeVisible();
  await page.goBack();
  await expect(shopper.here.getByText('Futterautomaten').first()).toBeVisible();
  expect(path(page)).toBe('/de/category');
});

test('a hash route still opens at any of these addresses, and the chosen language stays', async ({
  page,
}) => {
  const shopper = newShopper(page, store.url);
  await page.goto(`${store.url}/?lang=fr#/pages/page/page?diyname=terms`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await page.goto(`${store.url}/de/help#/pages/cart/cart`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await seePage(shopper, 'Panier');
  expect(path(page)).toBe('/fr#/pages/cart/cart');
});

test.describe('an address of no page', () => {
  for (const address of ['/goods/x', '/xx/goods/7', '/de/x/', '/page/a.b', `/goods/${'9'.repeat(9000)}`])
    test(address.slice(0, 20), async ({ request }) => {
      const response = await request.get(store.url + address);
      expect(response.status()).toBe(404);
      expect(await response.text()).not.toContain(address);
    });

  // The browser shows what is missing, and search engines are told.
  for (const address of [
    '/goods/999999',
    '/de/goods/999999',
    '/goods/999999?lang=de',
    '/de/goods/999999?sort=price',
    '/category/999999?brand=1',
    '/category/1?page=999',
    '/category/1?page=0',
    '/category/1?page=02',
    '/category/1?page=1',
    '/category/1?page=x',
    '/category/1?page=2%27%20OR%201=1',
    '/search?q=%E6%B0%B4&page=999',
    '/search?q=%E6%B0%B4&page=-2',
  ])
    test(`${address} is not found`, async ({ request }) => {
      const response = await request.get(store.url + address);
      expect(response.status()).toBe(404);
      expect(await response.text()).toContain('<div id="app">');
    });

  for (const address of ['/goods/7?lang=de', '/category/1?sort=price', '/search?q=%E6%B0%B4&sort=price'])
    test(`${address} is found`, async ({ request }) => {
      expect((await request.get(store.url + address)).status()).toBe(200);
    });

  test('of a product that is missing leads on, also with parameters', async ({ page }) => {
    const response = await page.goto(`${store.url}/goods/999999?lang=de`);
    expect(response?.status()).toBe(404);
    await expect(page.getByText('Dieses Produkt gibt es nicht').first()).toBeVisible();
  });

  test('shows a person a page in their language that leads to the shop', async ({ browser }) => {
    const page = await browser.newPage({ locale: 'de-DE' });
    const address = '/goods/<b>7?x="y';
    const response = await page.goto(store.url + address);
    expect(response?.status()).toBe(404);
    expect(await response?.text()).not.toMatch(/<b>|%3Cb|x=/u);
    await expect(page.getByRole('heading', { name: 'Unter dieser Adresse gibt es nichts' })).toBeVisible();
    await page.getByRole('link', { name: 'Zum Shop' }).click();
    await expect(page).toHaveURL(`${store.url}/`);
    await page.close();
  });

  test('with a slash too many leads to the page', async ({ request }) => {
    const response = await request.get(`${store.url}/de/goods/7/?utm_source=mail`, { maxRedirects: 0 });
    expect([response.status(), response.headers()['location']]).toEqual([308, '/de/goods/7?utm_source=mail']);
    const hostile = await request.get(`${store.url}//evil.example/`, { maxRedirects: 0 });
    expect(hostile.status()).toBe(404);
  });
});
