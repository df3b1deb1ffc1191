import { expect, test, type APIRequestContext, type Page } from '@playwright/test';
import { newShopper } from './support/shopper.ts';
import { useStore } from './support/useStore.ts';

const store = useStore();

/** Waits until the server has the page in its cache: the first rendering after a start takes longer than it may. */
async function rendered(request: APIRequestContext, path: string, headers = {}): Promise<void> {
  await expect
    .poll(async () => (await request.get(store.url + path, { headers })).text())
    .toMatch(/<html[^>]* data-rendered=/u);
}

/** Delays all code of the page. */
async function delayCode(page: Page, milliseconds: number): Promise<void> {
  await page.route('**/assets/*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, milliseconds));
    await route.continue();
  });
}

/** Sums up layout shifts in the page from its start on. */
function watchShifts(): void {
  Object.assign(window, { shift_: 0 });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value } = entry as unknown as { readonly value: number };
      Object.assign(window, { shift_: (Reflect.get(window, 'shift_') as number) + value });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

const readShift = (page: Page): Promise<number> =>
  page.evaluate(() => Reflect.get(window, 'shift_') as number);

test('what is typed before a page has its code is searched', async ({ page, request }) => {
  await rendered(request, '/search');
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`${store.url}/search`, { waitUntil: 'commit' });
  const field = page.locator('#app').getByRole('searchbox').first();
  await field.fill('Aura');
  release();
  // The suggestions show that the page has its code.
  await expect(page.getByRole('list', { name: '搜索建议' })).toBeVisible();
  await expect(field).toHaveValue('Aura');
  await field.press('Enter');
  await expect(page.getByRole('link', { name: /Pawlet Aura/u }).first()).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('home, lists, products and texts can be read, and links lead from one to the next', async ({
    page,
    request,
  }) => {
    for (const path of ['/de', '/de/category', '/de/search?q=Trinkbrunnen', '/de/page/terms', '/de/help'])
      await rendered(request, path);
    await page.goto(`${store.url}/de`);
    await expect(page.getByText('Pawlet Aura Trinkbrunnen').first()).toBeVisible();
    await page.getByRole('link', { name: 'Kategorien' }).tap();
    await expect(page).toHaveURL(`${store.url}/de/category`);
    const product = page.getByRole('link', { name: /Pawlet Aura Trinkbrunnen/u }).first();
    await rendered(request, (await product.getAttribute('href')) ?? '');
    await product.tap();
    await expect(page.getByRole('heading', { level: 1, name: 'Pawlet Aura Trinkbrunnen' })).toBeVisible();
    await expect(page.getByText(/\d,\d{2}\s*€/u).first()).toBeVisible();
    await expect(
      page.getByRole('heading', { name: 'Produktdetails' }).locator('..').locator('p').first(),
    ).toBeVisible();
    await page.goto(`${store.url}/de/search?q=Trinkbrunnen`);
    await expect(page.getByRole('link', { name: /Pawlet Aura Trinkbrunnen/u }).first()).toBeVisible();
    await page.goto(`${store.url}/de/page/terms`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('innerhalb von 7 Tagen nach Erhalt')).toBeVisible();
    await page.goto(`${store.url}/de/help`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('a long list can be read to its end, page by page', async ({ page, request }) => {
    const start = '/de/search?q=Katze';
    let path = start;
    await rendered(request, path);
    await page.goto(store.url + path);
    const read = () =>
      page
        .locator('[data-slot="active"] a[href*="/goods/"]')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    const total = Number.parseInt(await page.locator('[data-slot="active"] output').innerText(), 10);
    expect(total).toBeGreaterThan(20);
    const all = new Set(await read());
    const next = page.getByRole('link', { name: 'Nächste Seite' });
    for (let number = 2; (await next.count()) > 0; number += 1) {
      expect(await next.getAttribute('rel')).toBe('next');
      path = (await next.getAttribute('href')) ?? '';
      expect(path).toBe(`${start}&page=${number}`);
      await rendered(request, path);
      await next.tap();
      await expect(page).toHaveURL(store.url + path);
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', store.url + path);
      for (const link of await read()) all.add(link);
    }
    expect(all.size).toBe(total);
    await page.getByRole('link', { name: 'Vorherige Seite' }).tap();
    await expect(page).not.toHaveURL(store.url + path);
  });
});

test('a list that begins with its second page goes on without an end, where there are scripts', async ({
  page,
  request,
}) => {
  const start = `/search?q=${encodeURIComponent('猫')}`;
  await rendered(request, start);
  await rendered(request, `${start}&page=2`);
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.addInitScript(watchShifts);
  await page.goto(`${store.url}${start}&page=2`);
  const links = page.locator('[data-slot="active"] [data-columns] a[href*="/goods/"]');
  const first = await links.first().getAttribute('href');
  await expect(page.locator('.start')).toHaveCount(0);
  await page.waitForLoadState('networkidle');
  expect(await links.first().getAttribute('href')).toBe(first);
  expect(await readShift(page)).toBe(0);
  expect(errors).toEqual([]);
  await page.getByRole('link', { name: '上一页' }).tap();
  await expect(page).toHaveURL(store.url + start);
  // The end of a list is reached by scrolling, without a tap.
  const before = await links.count();
  await expect
    .poll(async () => {
      await page.mouse.wheel(0, 4000);
      return links.count();
    })
    .toBeGreaterThan(before);
  await expect(page).toHaveURL(store.url + start);
});

test.describe('the code takes over the page', () => {
  for (const [path, name] of [
    ['/', '加入购物车'],
    ['/goods/7', '加入购物车'],
    ['/category', '加入购物车'],
  ] as const)
    test(`${path} is not rendered again, moves nothing, and makes no first calls`, async ({
      page,
      request,
    }) => {
      await rendered(request, path);
      const errors: string[] = [];
      page.on('pageerror', ({ message }) => errors.push(message));
      page.on('console', (message) => {
        if (message.type() === 'error') errors.push(message.text());
      });
      const calls: string[] = [];
      page.on('request', (sent) => {
        if (/\/(?:init|v2detail)\b/u.test(sent.url())) calls.push(sent.url());
      });
      await page.addInitScript(watchShifts);
      // Pictures arrive after the code, which is the worst case for the layout.
      await page.route('**/media/**', async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 700));
        await route.continue();
      });
      await delayCode(page, 300);
      await page.goto(store.url + path, { waitUntil: 'domcontentloaded' });
      const first = page.locator('[data-slot="active"]');
      const node = await first.elementHandle();
      const text = await first.innerText();
      expect(text.length).toBeGreaterThan(20);
      await expect(page.locator('.start')).toHaveCount(0);
      // The same elements, now with code.
      expect(await node?.evaluate((element) => element.isConnected)).toBe(true);
      await page.waitForLoadState('networkidle');
      expect(await readShift(page)).toBe(0);
      expect(errors).toEqual([]);
      expect(calls).toEqual([]);
      await expect(page.getByRole('button', { name }).first()).toBeVisible();
    });

  test('prices are loaded again where a cache has sent an old page', async ({ page, request }) => {
    await rendered(request, '/goods/7');
    const calls: string[] = [];
    page.on('request', (sent) => {
      if (sent.url().includes('v2detail')) calls.push(sent.url());
    });
    let age = 0;
    await page.route(`${store.url}/goods/7`, async (route) => {
      const response = await route.fetch();
      const headers = { ...response.headers(), 'last-modified': new Date(Date.now() - age).toUTCString() };
      await route.fulfill({ response, headers });
    });
    await page.goto(`${store.url}/goods/7`);
    await expect(page.locator('.start')).toHaveCount(0);
    await page.waitForLoadState('networkidle');
    expect(calls).toEqual([]);
    age = 600_000;
    await page.reload();
    await expect.poll(() => calls.length).toBe(1);
  });

  test('a price that has changed meanwhile is shown, and moves nothing', async ({ page, request }) => {
    await rendered(request, '/goods/7');
    await page.addInitScript(watchShifts);
    await page.route(`${store.url}/goods/7`, async (route) => {
      const response = await route.fetch();
      const headers = {
        ...response.headers(),
        'last-modified': new Date(Date.now() - 600_000).toUTCString(),
      };
      await route.fulfill({ response, headers });
    });
    // The reply as it would be after the price of each variant has changed from 299 to 279.
    await page.route('**/api.goods/v2detail?**', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: (await response.text()).replaceAll(/\b299\.00\b/gu, '279.00') });
    });
    await page.goto(`${store.url}/goods/7`);
    const prices = page.locator('[data-slot="active"] [data-pawlet-part="price"]');
    await expect(prices.first()).toContainText('299');
    await expect(page.locator('.start')).toHaveCount(0);
    await expect(prices.first()).toContainText('279');
    await expect(page.locator('[data-slot="active"]')).not.toContainText('299.00');
    expect(await readShift(page)).toBe(0);
  });

  test('a text keeps its elements, without a sanitiser', async ({ page, request }) => {
    await rendered(request, '/de/page/terms');
    const scripts: string[] = [];
    page.on('request', (sent) => scripts.push(new URL(sent.url()).pathname));
    await page.goto(`${store.url}/de/page/terms`, { waitUntil: 'domcontentloaded' });
    const node = await page.getByText('innerhalb von 7 Tagen nach Erhalt').elementHandle();
    await expect(page.locator('.start')).toHaveCount(0);
    await page.waitForLoadState('networkidle');
    expect(await node?.evaluate((element) => element.isConnected)).toBe(true);
    expect(scripts.some((path) => path.startsWith('/assets/'))).toBe(true);
    expect(scripts.filter((path) => path.includes('sanitise'))).toEqual([]);
  });

  test('a tap before there is code is marked, and answered once there is', async ({ page, request }) => {
    await rendered(request, '/goods/7');
    await delayCode(page, 1000);
    await page.goto(`${store.url}/goods/7`, { waitUntil: 'domcontentloaded' });
    const button = page.getByRole('button', { name: '加入购物车', exact: true });
    await page.waitForTimeout(100);
    await button.tap();
    await button.tap();
    await expect(button).toHaveAttribute('data-heard');
    await expect(page.locator('dialog[open]')).toHaveCount(0);
    await expect(page.locator('dialog[open]')).toBeVisible();
    await expect(page.locator('dialog[open]')).toHaveCount(1);
    await expect(page.locator('[data-heard]')).toHaveCount(0);
  });

  test('the head names the page that is shown, and after another page no page', async ({ page, request }) => {
    await rendered(request, '/de/goods/7');
    await rendered(request, '/de/category');
    await page.goto(`${store.url}/de/category`);
    const canonical = page.locator('link[rel="canonical"]');
    await expect(canonical).toHaveAttribute('href', `${store.url}/de/category`);
    await expect(page.locator('.start')).toHaveCount(0);
    // Its code comes a second after the page.
    await page.waitForTimeout(2500);
    await page
      .getByRole('link', { name: /Pawlet Aura Trinkbrunnen/u })
      .first()
      .tap();
    await expect(page).toHaveURL(/\/de\/goods\/\d+/u);
    await expect(canonical).toHaveCount(0);
    await expect(page.locator('meta[property^="og:"]')).toHaveCount(0);
    await expect(page).toHaveTitle(/Trinkbrunnen/u);
    await rendered(request, new URL(page.url()).pathname);
    await page.reload();
    await expect(canonical).toHaveAttribute('href', /\/de\/goods\/\d+$/u);
  });

  test('a link to a page without a path leaves the rendered page at once', async ({ page, request }) => {
    await rendered(request, '/');
    await delayCode(page, 1000);
    await page.goto(`${store.url}/`, { waitUntil: 'domcontentloaded' });
    await page.getByRole('link', { name: '购物车' }).tap();
    await expect(page.locator('#app')).toBeHidden();
    const { here } = newShopper(page, store.url);
    await expect(here.getByRole('heading', { level: 1, name: '购物车' })).toBeVisible();
  });
});

/** What a first view shows, element by element; without messages, and addresses, which depend on the way in which one has arrived. */
function describeElements(): string[] {
  const left =
    /^(?:action|aria-(?:controls|describedby|labelledby)|fetchpriority|for|href|id|loading|src|srcset|style)$/u;
  const inView = Array.from(document.querySelectorAll('#app :not(output)')).filter((element) => {
    const { top, height } = element.getBoundingClientRect();
    return height > 0 && top < innerHeight && element.checkVisibility({ contentVisibilityAuto: true });
  });
  return inView.map((element) => {
    const attributes = Array.from(element.attributes, ({ name, value }) => `${name}=${value}`).filter(
      (text) => !left.test(text.split('=')[0] ?? ''),
    );
    const texts = Array.from(element.childNodes, (node) =>
      // The digits of a countdown.
      node.nodeType === Node.TEXT_NODE ? (node.textContent ?? '').replaceAll(/^\d\d$/gu, '00') : '',
    );
    return `${element.tagName} ${attributes.toSorted().join(' ')} ${texts.join('')}`;
  });
}

for (const [device, viewport] of [
  ['a phone', { width: 375, height: 812 }],
  ['a desktop', { width: 1280, height: 900 }],
] as const)
  test(`what the code has taken over on ${device} is what it renders itself, in a stored language`, async ({
    page,
    request,
  }) => {
    await page.setViewportSize(viewport);
    await page.addInitScript(() => localStorage.setItem('pawlet:lang', '"de"'));
    const read = async (url: string): Promise<string[]> => {
      // Otherwise only the hash changes.
      await page.goto('about:blank');
      await page.goto(store.url + url);
      await expect(page.locator('html')).toHaveAttribute('lang', 'de');
      await page.waitForLoadState('networkidle');
      return page.evaluate(describeElements);
    };
    for (const [path, hash] of [
      ['/', '/#/pages/index/index'],
      ['/goods/7', '/#/pages/goods/detail?id=7'],
      ['/category', '/#/pages/category/index'],
    ] as const) {
      // In another language than the stored one, so that everything in it changes after it was taken over.
      await rendered(request, path);
      const own = await read(hash);
      await expect.poll(() => read(path)).toEqual(own);
    }
  });

test('a stored language is known to the server from the second page on', async ({ page, request }) => {
  await page.addInitScript(() => localStorage.setItem('pawlet:lang', '"de"'));
  await page.goto(`${store.url}/`);
  await expect(page.getByRole('link', { name: 'Kategorien' })).toBeVisible();
  await rendered(request, '/', { cookie: await readCookies(page) });
  await delayCode(page, 1000);
  await page.reload({ waitUntil: 'domcontentloaded' });
  await expect(page.getByRole('link', { name: 'Kategorien' })).toBeVisible({ timeout: 800 });
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
});

async function readCookies(page: Page): Promise<string> {
  const cookies = await page.context().cookies(store.url);
  return cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
}
