import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import type { EmbedApi } from '@pawlet/widgets/embed';
import { buyFromCard } from './support/embed/buyFromCard.ts';
import {
  listen,
  openPartnerPage,
  pageWith,
  productCard as card,
  readEvents,
  servePages,
  shopSheet,
  type PartnerOrigin,
} from './support/embed/partnerPage.ts';
import { useStore } from './support/useStore.ts';

/** The globals that the script adds to the partner's page. */
declare const Pawlet: EmbedApi;

let partner: PartnerOrigin;
const store = useStore(async () => {
  partner = await servePages(() => store.url);
  return { PAWLET_PARTNER_ORIGINS: partner.origin };
});
test.afterAll(() => partner.close());

const openPage = (page: Page, body: string, version?: string) =>
  openPartnerPage(partner, { page, shop: store.url, body, version });

test.describe("a product card in a partner's page", () => {
  test('leads to a paid order and back, within the strictest policy, and leaves no token behind', async ({
    page,
    context,
  }) => {
    test.setTimeout(120_000);
    const tokens: string[] = [];
    page.on('request', (request) => {
      const { token } = request.headers();
      if (token !== undefined && token !== '') tokens.push(token);
    });
    await openPage(page, card(1, 'action="buy"'));
    const element = page.locator('pawlet-product-card');
    await element.getByRole('button', { name: '立即购买' }).tap();
    for (const value of ['云白', '3.2 L'])
      await element.getByRole('button', { name: value, exact: true }).tap();
    await element.locator('dialog').getByRole('button', { name: '立即购买' }).tap();

    const sheet = shopSheet(page);
    await sheet.getByRole('button', { name: '登录', exact: true }).tap();
    const form = sheet.locator('dialog[open]').last();
    await form.getByRole('button', { name: '密码登录' }).tap();
    await form.getByLabel('账号', { exact: true }).fill('demo@pawlet.test');
    await form.getByLabel('密码', { exact: true }).fill('pawlet-demo');
    await form.getByRole('button', { name: '登录', exact: true }).tap();
    // The shopper's address comes from the shop alone.
    await expect(sheet.locator('[data-pawlet-part="address"]')).toContainText(/\d{3}/u);
    await sheet.getByRole('button', { name: '提交订单' }).tap();
    await expect.poll(() => readEvents(page, 'pawlet:purchase')).toHaveLength(1);
    const [purchase] = await readEvents(page, 'pawlet:purchase');
    expect(purchase).toMatchObject({ on: 'pawlet-product-card', detail: { total: { currency: 'CNY' } } });

    const wallet = context.waitForEvent('page');
    await sheet.getByRole('button', { name: /^支付 /u }).tap();
    await (await wallet).getByRole('button', { name: '确认付款', exact: true }).tap();
    // The wallet's window has no session: it asks for no log-in, and may close.
    await expect((await wallet).getByText('已离开支付页面')).toBeVisible();
    await expect(sheet.getByText('支付成功', { exact: true }).first()).toBeVisible({ timeout: 30_000 });
    await expect
      .poll(() => readEvents(page, 'pawlet:payment-result'))
      .toMatchObject([
        {
          on: 'pawlet-product-card',
          detail: { result: 'success', orderNumber: purchase?.detail['orderNumber'] },
        },
      ]);
    await page.getByRole('button', { name: '关闭' }).last().tap();
    await expect(page.locator('dialog[open]')).toHaveCount(0);
    expect(await readEvents(page, 'violation')).toEqual([]);

    expect(tokens.length).toBeGreaterThan(0);
    const around = await page.evaluate(() => {
      const seen = (window as unknown as { readonly heard: readonly unknown[] }).heard;
      const shadows = [...document.querySelectorAll('*')].map(
        ({ shadowRoot }) => shadowRoot?.innerHTML ?? '',
      );
      return JSON.stringify([
        document.documentElement.outerHTML,
        shadows,
        location.href,
        document.cookie,
        Object.entries(localStorage),
        Object.entries(sessionStorage),
        seen,
        performance.getEntriesByType('resource').map(({ name }) => name),
      ]);
    });
    for (const token of new Set(tokens)) expect(around).not.toContain(token);
  });

  test("adds a product to the shop's cart", async ({ page }) => {
    await openPage(page, card(1));
    const element = page.locator('pawlet-product-card');
    const own: string[] = [];
    page.on('request', (request) => {
      if (request.frame() === page.mainFrame()) own.push(request.url());
    });
    await element.getByRole('button', { name: /加入购物车/u }).tap();
    for (const value of ['云白', '2.5 L'])
      await element.getByRole('button', { name: value, exact: true }).tap();
    await element.locator('dialog').getByRole('button', { name: '加入购物车' }).tap();
    await expect(shopSheet(page).getByText('Aura').first()).toBeVisible();
    await expect
      .poll(() => readEvents(page, 'pawlet:cart-changed'))
      .toMatchObject([{ detail: { count: 1 } }]);
    // The page itself never calls the cart API.
    expect(own.filter((url) => new URL(url).pathname.includes('cart'))).toEqual([]);
  });

  test('follows the custom properties that the page sets, at once and after a change', async ({ page }) => {
    await openPage(page, card(1));
    const price = page.locator('pawlet-product-card [data-pawlet-part="price"]').first();
    await expect(price).toContainText('起');
    const measure = () =>
      page.evaluate(() => {
        const root = document.querySelector('pawlet-product-card')?.shadowRoot;
        const shown = root?.querySelector('[data-pawlet-part="card"]');
        return shown === null || shown === undefined
          ? undefined
          : [getComputedStyle(shown).color, getComputedStyle(shown).borderRadius];
      });
    const before = await measure();
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('html{--pawlet-color-text:rgb(1, 2, 3);--pawlet-radius-card:3px}');
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
      Pawlet.update({});
    });
    await expect.poll(measure).toEqual(['rgb(1, 2, 3)', '3px']);
    expect(before).not.toEqual(await measure());
  });

  test("looks the same whatever the page's own styles are", async ({ page }) => {
    const measure = async () => {
      const price = page.locator('pawlet-product-card [data-pawlet-part="price"]').first();
      await expect(price).toContainText('起');
      return page.evaluate(() =>
        [
          ...(document
            .querySelector('pawlet-product-card')
            ?.shadowRoot?.querySelectorAll('[data-pawlet-root], [data-pawlet-root] *') ?? []),
        ].map((one) => {
          const {
            fontSize,
            color,
            display,
            fontFamily,
            fontWeight,
            fontStyle,
            letterSpacing,
            textTransform,
          } = getComputedStyle(one);
          const { width, height } = one.getBoundingClientRect();
          return [
            one.localName,
            fontSize,
            color,
            display,
            fontFamily,
            fontWeight,
            fontStyle,
            letterSpacing,
            textTransform,
            width,
            height,
          ].join(' ');
        }),
      );
    };
    await openPage(page, `<div>${card(1)}</div>`);
    const plain = await measure();
    // Set through the CSSOM, which the policy does not restrict.
    await page.addInitScript(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(
        'html{font-size:62.5%;letter-spacing:9px;text-transform:uppercase;font-style:italic;word-spacing:2em}*{color:lime!important;font-family:fantasy!important;box-sizing:content-box!important}span,div,button{display:inline!important;padding:40px!important;font-size:40px!important}img{display:none!important}',
      );
      document.adoptedStyleSheets = [sheet];
    });
    await page.reload();
    expect(await measure()).toEqual(plain);
    expect(plain.length).toBeGreaterThan(10);
  });

  test('loads all cards with one request, and mounts those out of sight when they come near', async ({
    page,
  }) => {
    const requests: (string | null)[] = [];
    page.on('request', (request) => {
      const { pathname, searchParams } = new URL(request.url());
      if (pathname === '/embed/v1/cards') requests.push(searchParams.get('ids'));
    });
    const ids = Array.from({ length: 20 }, (_, index) => index + 1);
    await openPage(page, ids.map((id) => card(id)).join(''));
    await expect(
      page.locator('pawlet-product-card').first().locator('[data-pawlet-part="price"]'),
    ).toBeVisible();
    expect(requests).toEqual([ids.join(',')]);
    expect(await page.locator('pawlet-product-card').nth(12).locator('[data-pawlet-part]').count()).toBe(0);
    await page.locator('pawlet-product-card').nth(12).scrollIntoViewIfNeeded();
    await expect(
      page.locator('pawlet-product-card').nth(12).locator('[data-pawlet-part="price"]'),
    ).toBeVisible();
    expect(requests).toHaveLength(1);
  });

  test('changes language and colour scheme without being remounted', async ({ page }) => {
    await openPage(page, card(1, 'action="buy"'));
    const element = page.locator('pawlet-product-card');
    await expect(element.getByRole('button', { name: '立即购买' })).toBeVisible();
    await page.evaluate(() => {
      const root = document
        .querySelector('pawlet-product-card')
        ?.shadowRoot?.querySelector('[data-pawlet-root]');
      Object.assign(window, { root });
      Pawlet.update({
        language: 'de',
        theme: 'dark',
      });
    });
    await expect(element.getByRole('button', { name: 'Sofort kaufen' })).toBeVisible();
    await expect(element.locator('[data-pawlet-root]')).toHaveAttribute('data-pawlet-theme', 'dark');
    expect(
      await page.evaluate(
        () =>
          (window as unknown as { root: Element }).root ===
          document.querySelector('pawlet-product-card')?.shadowRoot?.querySelector('[data-pawlet-root]'),
      ),
    ).toBe(true);
  });

  test('supports eight languages in eight currencies without being remounted', async ({ page }) => {
    await openPage(page, card(1, 'action="buy"'));
    const root = page.locator('pawlet-product-card [data-pawlet-root]');
    const price = page.locator('pawlet-product-card [data-pawlet-part="price"]');
    await expect(price).toBeVisible();
    await root.evaluate((element) => element.setAttribute('data-mark', 'first'));
    const seen = new Set<string>();
    for (const [language, country, locale, sign] of [
      ['en', 'USA', 'en', '$'],
      ['ja', 'JPN', 'ja', /[¥￥]/u],
      ['fr', 'FRA', 'fr', '€'],
      ['de', 'CHE', 'de', 'CHF'],
      ['it', 'GBR', 'it', /£|GBP/u],
      ['es', 'CAN', 'es', /\$|CAD/u],
      ['ko', 'KOR', 'ko', '₩'],
      ['zh', 'CHN', 'zh-CN', /[¥￥]/u],
    ] as const) {
      const theme = language === 'de' ? 'dark' : 'light';
      await page.evaluate((changes) => Pawlet.update(changes), { language, country, theme } as const);
      await expect(root).toHaveAttribute('lang', locale);
      await expect(root).toHaveAttribute('data-pawlet-theme', theme);
      await expect(price).toContainText(sign);
      await expect(root).not.toContainText(/\b(?:goods|ui|shop)\.[a-z]/u);
      seen.add(await root.innerText());
    }
    expect(seen.size).toBe(8);
    await expect(root).toHaveAttribute('data-mark', 'first');
  });

  test('is removed with everything else, and returns in the language set then', async ({ page }) => {
    await openPage(page, card(1, 'action="buy"'));
    const element = page.locator('pawlet-product-card');
    await expect(element.getByRole('button', { name: '立即购买' })).toBeVisible();
    await page.evaluate(() => Pawlet.destroy());
    await expect(page.getByRole('link', { name: '看看商城' })).toBeVisible();
    await expect(element.getByRole('button')).toHaveCount(0);
    await page.evaluate(() => Pawlet.init({ language: 'de' }));
    await expect(element.getByRole('button', { name: 'Sofort kaufen' })).toBeVisible();
    await expect(page.getByRole('link', { name: '看看商城' })).toBeHidden();
  });

  test('reports an invalid option', async ({ page }) => {
    const messages: string[] = [];
    page.on('console', (message) => messages.push(message.text()));
    await openPage(page, '<pawlet-product-card product-id="x">Nothing</pawlet-product-card>');
    await expect.poll(() => readEvents(page, 'pawlet:error')).toMatchObject([{ detail: { code: 'CONFIG' } }]);
    expect(messages.join('\n')).toContain('productId');
    await expect(page.getByText('Nothing')).toBeVisible();
  });
});

test.describe('the other widgets', () => {
  test('are in a frame of the shop that grows, has a title and follows its element', async ({ page }) => {
    await openPage(page, '<pawlet-order-list tab="all"></pawlet-order-list>');
    const frame = page.locator('pawlet-order-list iframe');
    await expect(frame).toHaveAttribute('title', '我的订单');
    await expect(frame).toHaveAttribute('sandbox', /^allow-scripts allow-same-origin/u);
    await expect(frame).toHaveAttribute('src', `${store.url}/widget.html?lang=zh#/order-list?tab=all`);
    await expect(page.frameLocator('pawlet-order-list iframe').locator('[data-pawlet-root]')).toHaveAttribute(
      'lang',
      'zh-CN',
    );
    await page.evaluate(() => {
      document.querySelector('pawlet-order-list')?.setAttribute('tab', 'to-pay');
      Pawlet.update({ language: 'fr' });
    });
    await expect(frame).toHaveAttribute('title', 'Mes commandes');
    await expect(page.frameLocator('pawlet-order-list iframe').locator('[data-pawlet-root]')).toHaveAttribute(
      'lang',
      'fr',
    );
    expect(
      await page.locator('pawlet-order-list').evaluate((one) => one.clientHeight),
    ).toBeGreaterThanOrEqual(480);
    expect(await readEvents(page, 'violation')).toEqual([]);
    expect(await readEvents(page, 'pawlet:error')).toEqual([]);
  });

  test("have the prices of the shop's first country where the page names none, or one that the shop does not sell to", async ({
    page,
  }) => {
    await store.operate('settings', 'shop.countries', '["FRA","DEU"]');
    const countries: (string | undefined)[] = [];
    page.on('request', (sent) => {
      if (sent.url().includes('/addons/')) countries.push(sent.headers()['country-code']);
    });
    try {
      await openPage(page, '<pawlet-cart></pawlet-cart>');
      const frame = page.frameLocator('pawlet-cart iframe');
      await expect(frame.locator('[data-pawlet-root]')).toBeVisible();
      await expect.poll(() => countries.length).toBeGreaterThan(0);
      expect(new Set(countries)).toEqual(new Set(['FRA']));
      for (const [country, shown] of [
        ['DEU', 'DEU'],
        ['USA', 'FRA'],
      ] as const) {
        await page.evaluate((changes) => Pawlet.update(changes), { country });
        await expect.poll(() => countries.at(-1)).toBe(shown);
      }
      expect(await readEvents(page, 'pawlet:error')).toEqual([]);
    } finally {
      await store.operate('settings', 'shop.countries', 'default');
    }
  });

  test('report an invalid option in place and in the console, and apply the valid one', async ({ page }) => {
    const messages: string[] = [];
    page.on('console', (message) => messages.push(message.text()));
    await openPage(page, '<pawlet-order-list tab="unpaid"></pawlet-order-list>');
    const frame = page.frameLocator('pawlet-order-list iframe');
    await expect
      .poll(() => readEvents(page, 'pawlet:error'))
      .toMatchObject([{ on: 'pawlet-order-list', detail: { code: 'CONFIG' } }]);
    await expect(frame.getByText('option "tab" of widget "order-list"')).toBeVisible();
    expect(messages.join('\n')).toContain('option "tab" of widget "order-list"');
    await page.evaluate(() => document.querySelector('pawlet-order-list')?.setAttribute('tab', 'to-pay'));
    await expect(frame.getByText('option "tab"')).toHaveCount(0);
  });
});

test.describe('elements as a framework uses them', () => {
  test('accept properties, also those set before the script was loaded', async ({ page }) => {
    let release = (): void => undefined;
    const pending = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/embed/v1/pawlet.js', async (route) => {
      await pending;
      await route.continue();
    });
    partner.put('/', pageWith(store.url, '<pawlet-product-card></pawlet-product-card>'));
    await listen(page);
    // The pending script keeps the page from finishing its load.
    await page.goto(partner.origin, { waitUntil: 'domcontentloaded' });
    await page.evaluate(() => {
      const element = document.querySelector('pawlet-product-card');
      if (element !== null) element.productId = 1;
    });
    release();
    const element = page.locator('pawlet-product-card');
    await expect(element.locator('[data-pawlet-part="price"]')).toBeVisible();
    await expect(element).toHaveAttribute('product-id', '1');
    const read = await page.evaluate(() => {
      const one = document.querySelector('pawlet-product-card');
      if (one === null) return undefined;
      const before = one.productId;
      one.productId = undefined;
      one.productIds = [2, 3];
      return [before, one.productIds, one.getAttribute('product-ids'), one.hasAttribute('product-id')];
    });
    expect(read).toEqual([1, [2, 3], '2,3', false]);
    await expect(element.locator('[data-pawlet-part="price"]')).toHaveCount(2);
  });
});

test.describe('a product in the markup of the page', () => {
  /** As the guide shows it. */
  const own = (more: string) => `<pawlet-product ${more}>
    <template>
      <article class="offer">
        <a data-pawlet-link><img data-pawlet-image></a>
        <h3 data-pawlet-text="title"></h3>
        <p><b data-pawlet-text="price"></b> <s data-pawlet-if="regular-price" data-pawlet-text="regular-price"></s></p>
        <p data-pawlet-if="sold-out" data-pawlet-text="sold-out"></p>
        <button data-pawlet-action="cart">Into the bag</button>
      </article>
    </template>
    <a href="/fallback">看看商城</a>
  </pawlet-product>`;

  test('is styled by the page, follows its language, and is added to the cart', async ({ page }) => {
    partner.put(
      '/',
      pageWith(
        store.url,
        `<style nonce="own">.offer h3 { color: rgb(1, 2, 3) }</style>${own('product-id="1"')}`,
      ),
      '',
      "style-src 'nonce-own'",
    );
    await listen(page);
    await page.goto(partner.origin);
    const offer = page.locator('pawlet-product > article.offer');
    const title = offer.getByRole('heading');
    await expect(title).toContainText('Aura');
    await expect(title).toHaveCSS('color', 'rgb(1, 2, 3)');
    await expect(page.getByRole('link', { name: '看看商城' })).toBeHidden();
    await expect(offer.locator('b')).toHaveText(/^¥\d|起$/u);
    const picture = offer.getByRole('img', { name: /Aura/u });
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    await expect(offer.getByRole('link')).toHaveAttribute('href', `${store.url}/#/pages/goods/detail?id=1`);

    const chinese = await title.innerText();
    await page.evaluate(() => Pawlet.update({ language: 'de', country: 'DEU' }));
    await expect(title).not.toHaveText(chinese);
    await expect(offer.locator('b')).toContainText('€');
    await expect(page.locator('pawlet-product > article')).toHaveCount(1);

    await offer.getByRole('button', { name: 'Into the bag' }).tap();
    const choice = page.locator('pawlet-product dialog');
    for (const value of ['Weiß', '3,2 L']) await choice.getByRole('button', { name: value }).tap();
    await choice.getByRole('button', { name: 'In den Warenkorb' }).tap();
    await expect
      .poll(() => readEvents(page, 'pawlet:cart-changed'))
      .toMatchObject([{ on: 'pawlet-product', detail: { count: 1 } }]);
    expect(await readEvents(page, 'violation')).toEqual([]);
    expect((await readEvents(page, 'pawlet:ready'))[0]).toMatchObject({ detail: { widget: 'product' } });
    expect(await readEvents(page, 'pawlet:product-view')).not.toEqual([]);
  });

  test('repeats for several products, and is removed with the element', async ({ page }) => {
    await openPage(page, own('product-ids="3,1,2"'));
    const titles = page.locator('pawlet-product h3');
    await expect(titles).toHaveCount(3);
    const first = await titles.first().innerText();
    await page.evaluate(() => document.querySelector('pawlet-product')?.setAttribute('product-ids', '1,2'));
    await expect(titles).toHaveCount(2);
    expect(await titles.allInnerTexts()).not.toContain(first);
    await page.evaluate(() => Pawlet.destroy());
    await expect(titles).toHaveCount(0);
    await expect(page.getByRole('link', { name: '看看商城' })).toBeVisible();
  });

  test('renders a title as text, whatever it contains', async ({ page }) => {
    const hostile = '<img src=x onerror="document.title=1">{{price}}';
    await page.route('**/embed/v1/cards?*', async (route) => {
      const response = await route.fetch();
      const text = await response.text();
      await route.fulfill({
        response,
        body: text.replaceAll(/"title":"[^"]*"/gu, () => `"title":${JSON.stringify(hostile)}`),
      });
    });
    await openPage(page, own('product-id="1"'));
    await expect(page.locator('pawlet-product h3')).toHaveText(hostile);
    await expect(page.locator('pawlet-product h3 *')).toHaveCount(0);
    await expect(page).toHaveTitle('Partner');
  });

  for (const [what, body, messages] of [
    [
      'no template',
      '<pawlet-product product-id="1"><a href="/fallback">看看商城</a></pawlet-product>',
      'needs a <template>',
    ],
    ['a wrong option', own('product-id="x"'), '"productId"'],
  ] as const)
    test(`keeps its fallback with ${what}, and reports why`, async ({ page }) => {
      const errors: string[] = [];
      page.on('console', (message) => void (message.type() === 'error' && errors.push(message.text())));
      await openPage(page, body);
      await expect
        .poll(() => readEvents(page, 'pawlet:error'))
        .toMatchObject([{ detail: { code: 'CONFIG' } }]);
      expect(errors.join('\n')).toContain(messages);
      await expect(page.getByRole('link', { name: '看看商城' })).toBeVisible();
    });

  test('reports attributes that have no effect', async ({ page }) => {
    const errors: string[] = [];
    page.on('console', (message) => void (message.type() === 'error' && errors.push(message.text())));
    await openPage(
      page,
      `<pawlet-product product-id="1"><template><p data-pawlet-text="colour">x</p><a data-pawlet-action="cart">y</a></template></pawlet-product>`,
    );
    await expect(page.locator('pawlet-product p')).toHaveCount(1);
    await expect
      .poll(() => errors.join('\n'))
      .toMatch(/data-pawlet-text="colour".*<p>[^]*data-pawlet-action="cart".*<a>/u);
  });
});

test.describe('two shops on one page', () => {
  const outlet = useStore(() => Promise.resolve({ PAWLET_PARTNER_ORIGINS: partner.origin }));

  test('keep elements, prices and sheets apart, and Pawlet reaches both', async ({ page }) => {
    const folder = mkdtempSync(join(tmpdir(), 'pawlet-outlet-'));
    writeFileSync(
      join(folder, 'skus.csv'),
      `sn,good,isActive\n${['WH25', 'SG25', 'GR25'].map((end) => `PW-AURA-${end},fountain-aura,false\n`).join('')}`,
    );
    await outlet.operate('import', folder);
    rmSync(folder, { recursive: true });
    partner.put(
      '/',
      pageWith(
        store.url,
        `${card(1)}${card(1, 'shop="outlet"')}<pawlet-order-list shop="outlet"></pawlet-order-list>
         <script async crossorigin data-shop="outlet" src="${outlet.url}/embed/v1/pawlet.js"></script>`,
      ),
      outlet.url,
    );
    await listen(page);
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await page.goto(partner.origin);
    const cards = page.locator('pawlet-product-card');
    const prices: string[] = [];
    for (const one of await cards.all()) {
      const price = one.locator('[data-pawlet-part="price"]');
      await expect(price).toContainText(/\d/u);
      prices.push(await price.innerText());
    }
    expect(prices[0]).not.toBe(prices[1]);
    const links = await cards.evaluateAll((all) =>
      all.map((one) => one.shadowRoot?.querySelector('a')?.origin),
    );
    expect(links).toEqual([store.url, outlet.url]);
    await expect(page.locator('pawlet-order-list iframe')).toHaveAttribute(
      'src',
      new RegExp(`^${outlet.url}/widget.html`, 'u'),
    );
    for (const origin of [store.url, outlet.url])
      expect(requests.filter((url) => url.startsWith(`${origin}/`) && url.includes('/card-'))).toHaveLength(
        1,
      );

    for (const [index, { url }] of [store, outlet].entries()) {
      const element = cards.nth(index);
      await element.getByRole('button', { name: /加入购物车/u }).tap();
      for (const value of ['云白', '3.2 L'])
        await element.getByRole('button', { name: value, exact: true }).tap();
      await element.locator('dialog').getByRole('button', { name: '加入购物车' }).tap();
      await expect(page.locator('dialog[open] iframe')).toHaveAttribute('src', new RegExp(`^${url}/`, 'u'));
      await expect(shopSheet(page).getByText('Aura').first()).toBeVisible();
      // The frame of the order list uses the same cart, and emits the event too when the change reaches it.
      await expect
        .poll(async () => {
          const events = await readEvents(page, 'pawlet:cart-changed');
          return events.filter(({ on }) => on === 'pawlet-product-card');
        })
        .toMatchObject(Array.from({ length: index + 1 }, () => ({ detail: { count: 1 } })));
      await page.getByRole('button', { name: '关闭' }).last().tap();
      await expect(page.locator('dialog[open]')).toHaveCount(0);
    }

    await page.evaluate(() => Pawlet.destroy());
    await expect(page.getByRole('link', { name: '看看商城' })).toHaveCount(2);
    await page.evaluate(() => Pawlet.shops['outlet']?.init());
    await expect(page.locator('pawlet-product-card [data-pawlet-part="price"]')).toHaveCount(1);
    expect(await readEvents(page, 'violation')).toEqual([]);
  });
});

for (const [device, viewport] of [
  ['a phone', { width: 375, height: 812 }],
  ['a desktop', { width: 1280, height: 800 }],
] as const)
  test(`a text page with three cards and their size sheet does not shift on ${device}`, async ({ page }) => {
    const text = (count: number) => `<p>${'A page about water fountains for cats. '.repeat(count)}</p>`;
    partner.put(
      '/',
      pageWith(
        store.url,
        `<link rel="stylesheet" href="${store.url}/embed/v1/pawlet.css"><div>${text(6)}${card(1)}${text(6)}${card(2, 'layout="row"')}${text(6)}${card(3)}${text(20)}</div>`,
      ),
      store.url,
      `style-src ${store.url}`,
    );
    await page.setViewportSize(viewport);
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          shifts.push((entry as PerformanceEntry & { readonly value: number }).value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await listen(page);
    const devTools = await page.context().newCDPSession(page);
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await devTools.send('Network.enable');
    await devTools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 150,
      downloadThroughput: 200_000,
      uploadThroughput: 200_000,
    });
    await page.goto(partner.origin);
    await page.locator('pawlet-product-card').last().scrollIntoViewIfNeeded();
    await expect(page.locator('pawlet-product-card [data-pawlet-part="price"]')).toHaveCount(3);
    const sum = await page.evaluate(() =>
      (window as unknown as { readonly shifts: readonly number[] }).shifts.reduce((all, one) => all + one, 0),
    );
    expect(sum).toBeLessThanOrEqual(0.03);
    expect(await readEvents(page, 'violation')).toEqual([]);
  });

test('is served to pages of other origins, and cached as its URL allows', async ({ request }) => {
  const report = (await (await request.get(`${store.url}/embed/v1/integrity.json`)).json()) as {
    readonly base: string;
    readonly integrity: Readonly<Record<string, string>>;
  };
  // The loader, its parts, the texts of one of them in seven languages, and the card's style sheet.
  expect(Object.keys(report.integrity)).toHaveLength(15);
  for (const [path, control] of [
    ['/embed/v1/pawlet.js', 'public, max-age=300'],
    ...Object.keys(report.integrity).map((name) => [report.base + name, 'immutable'] as const),
  ] as const) {
    const headers = (await request.get(store.url + path)).headers();
    expect(headers['cache-control'], path).toContain(control);
    expect(headers['access-control-allow-origin'], path).toBe('*');
    expect(headers['cross-origin-resource-policy'], path).toBe('cross-origin');
  }
});

test("the partner page example works on the shop's other origin", async ({ page }) => {
  await listen(page);
  await page.goto(`${store.url}/demo/partner/`);
  expect(page.url()).toBe(`${store.url.replace('localhost', '127.0.0.1')}/demo/partner/`);
  await expect(
    page.locator('pawlet-product-card').first().locator('[data-pawlet-part="price"]'),
  ).toBeVisible();
  expect(await readEvents(page, 'violation')).toEqual([]);
});

test('the partner page example leads to a paid order, within its policy, which requires trusted types', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await listen(page);
  const response = await page.goto(`${store.url}/demo/partner/`);
  expect(response?.headers()['content-security-policy']).toContain("require-trusted-types-for 'script'");
  // In the language of this journey, and with a card that buys.
  await expect.poll(() => readEvents(page, 'pawlet:ready')).not.toEqual([]);
  await page.evaluate(() => {
    document.querySelector('pawlet-product-card')?.setAttribute('action', 'buy');
    Pawlet.update({ language: 'zh' });
  });
  await buyFromCard(page, store.url);
  expect(await readEvents(page, 'violation')).toEqual([]);
});
