import { expect, test, type Page } from '@playwright/test';
import type { EmbedApi } from '@pawlet/widgets/embed';
import {
  listen,
  pageWith,
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

const text = `<p>${'A page about water fountains for cats. '.repeat(8)}</p>`;

/**
 * Serves a page whose server has included these cards, as a file's styles or their own allow it: such a policy admits
 * nothing else of the shop.
 */
async function include(query: string): Promise<void> {
  const reply = await fetch(`${store.url}/embed/v1/cards.html?${query}`);
  const cards = await reply.text();
  const ofCards = reply.headers.get('pawlet-style-src');
  const reserved = ofCards === null ? `<link rel="stylesheet" href="${store.url}/embed/v1/pawlet.css">` : '';
  const policy = `style-src ${ofCards ?? store.url}`;
  partner.put('/', pageWith(store.url, `${reserved}${text}${cards}${text}`), '', policy);
}

const findPrices = (page: Page) => page.locator('pawlet-product-card [data-pawlet-part="price"]');
const countRequests = (page: Page) => {
  const urls: string[] = [];
  page.on('request', (request) => urls.push(new URL(request.url()).pathname));
  return (path: RegExp) => urls.filter((url) => path.test(url)).length;
};

test.describe('a page without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const [colorScheme, styles] of [
    ['light', 'file'],
    ['dark', 'file'],
    ['light', 'inline'],
    ['dark', 'inline'],
  ] as const)
    test(`shows included cards with their prices and pictures, in ${colorScheme} mode, styles ${styles}`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme });
      await include(`ids=1,2&lang=de&country=DEU&styles=${styles}`);
      const count = countRequests(page);
      await page.goto(partner.origin);
      await expect(findPrices(page)).toHaveCount(2);
      await expect(findPrices(page).first()).toContainText('€');
      await expect(page.locator('pawlet-product-card').first().getByRole('link')).toHaveAttribute(
        'href',
        `${store.url}/#/pages/goods/detail?id=1`,
      );
      const card = page.locator('[data-pawlet-part="card"]').first();
      await expect(card).toHaveCSS(
        'background-color',
        colorScheme === 'light' ? 'rgb(255, 255, 255)' : 'rgb(28, 28, 30)',
      );
      const picture = await page.locator('[data-pawlet-part="picture"]').first().boundingBox();
      expect(picture?.width).toBeGreaterThan(100);
      expect(picture?.height).toBeCloseTo(picture?.width ?? 0, 0);
      expect(count(/\.css$/u) > 0).toBe(styles === 'file');
    });
});

test.describe('an included card', () => {
  for (const query of [
    'ids=1,2',
    'ids=1&layout=row&action=buy',
    'ids=1,2&styles=inline',
    'ids=1&layout=row&action=buy&styles=inline',
  ])
    test(`is adopted as it is, without a layout shift (${query})`, async ({ page }) => {
      await include(query);
      await page.addInitScript(() => {
        const shifts: number[] = [];
        const roots: (Element | null | undefined)[] = [];
        Object.assign(window, { shifts, roots });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            shifts.push((entry as PerformanceEntry & { readonly value: number }).value);
        }).observe({ type: 'layout-shift', buffered: true });
        document.addEventListener('DOMContentLoaded', () => {
          for (const { shadowRoot } of document.querySelectorAll('pawlet-product-card'))
            roots.push(shadowRoot?.querySelector('[data-pawlet-part="card"]'));
        });
      });
      await listen(page);
      const count = countRequests(page);
      await page.goto(partner.origin);
      const cards = await page.locator('pawlet-product-card').count();
      await expect.poll(() => readEvents(page, 'pawlet:ready')).toHaveLength(cards);
      await expect.poll(() => readEvents(page, 'pawlet:product-view')).not.toEqual([]);
      const { isSame, sum } = await page.evaluate(() => {
        const { roots, shifts } = window as unknown as {
          readonly roots: readonly Element[];
          readonly shifts: readonly number[];
        };
        const now = [...document.querySelectorAll('pawlet-product-card')].map(
          ({ shadowRoot }) => shadowRoot?.querySelector('[data-pawlet-part="card"]') ?? null,
        );
        return {
          isSame: now.length > 0 && now.every((card, index) => card !== null && card === roots[index]),
          sum: shifts.reduce((all, one) => all + one, 0),
        };
      });
      expect(isSame).toBe(true);
      expect(sum).toBe(0);
      expect(count(/^\/embed\/v1\/cards/u)).toBe(0);
      expect(await readEvents(page, 'violation')).toEqual([]);
    });

  test('opens the product in the shop where a tap comes before its code', async ({ page, context }) => {
    await page.route('**/embed/v*/card-*.js', (route) => route.abort());
    await include('ids=1');
    await page.goto(partner.origin);
    await page.waitForFunction(() => customElements.get('pawlet-product-card') !== undefined);
    const opened = context.waitForEvent('page');
    const box = await page.locator('pawlet-product-card button').boundingBox();
    await page.touchscreen.tap((box?.x ?? 0) + 20, (box?.y ?? 0) + 20);
    expect((await opened).url()).toBe(`${store.url}/#/pages/goods/detail?id=1`);
  });

  test('keeps a tap that comes before the code of a purchase, and shows that it was heard', async ({
    page,
  }) => {
    let release = (): void => undefined;
    const pending = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/\/embed\/v[\d.]+\/sku-\w{8}\.js/u, async (route) => {
      await pending;
      await route.continue();
    });
    await include('ids=1');
    await listen(page);
    await page.goto(partner.origin);
    await expect.poll(() => readEvents(page, 'pawlet:ready')).toHaveLength(1);
    const element = page.locator('pawlet-product-card');
    const button = element.getByRole('button', { name: /加入购物车/u }).first();
    await button.tap();
    await expect(button).toHaveAttribute('aria-busy', 'true');
    release();
    for (const value of ['云白', '3.2 L'])
      await element.getByRole('button', { name: value, exact: true }).tap();
    await element.locator('dialog').getByRole('button', { name: '加入购物车' }).tap();
    await expect(shopSheet(page).getByText('Aura').first()).toBeVisible();
    await expect(button).not.toHaveAttribute('aria-busy');
    await expect
      .poll(() => readEvents(page, 'pawlet:cart-changed'))
      .toMatchObject([{ detail: { count: 1 } }]);
    expect(await readEvents(page, 'violation')).toEqual([]);
  });

  test('follows the page’s language, theme and appearance, and keeps the focus', async ({ page }) => {
    await include('ids=1&action=buy');
    await listen(page);
    await page.goto(partner.origin);
    await expect.poll(() => readEvents(page, 'pawlet:ready')).toHaveLength(1);
    const element = page.locator('pawlet-product-card');
    const root = element.locator('[data-pawlet-root]');
    await element.getByRole('button', { name: '立即购买' }).focus();
    await page.evaluate(() =>
      Pawlet.update({ language: 'de', country: 'DEU', theme: 'dark', appearance: { brand: '#1155cc' } }),
    );
    const button = element.getByRole('button', { name: 'Sofort kaufen' });
    await expect(button).toBeFocused();
    await expect(findPrices(page)).toContainText('€');
    await expect(root).toHaveAttribute('data-pawlet-theme', 'dark');
    await expect(root).toHaveAttribute('lang', 'de');
    await expect(button).toHaveCSS('background-color', 'rgb(17, 85, 204)');
    await page.evaluate(() => Pawlet.destroy());
    await expect(findPrices(page)).toHaveCount(0);
    // The link that the element contains for readers without shadow roots.
    await expect(element.getByRole('link')).toBeVisible();
    await page.evaluate(() => Pawlet.init());
    await expect(findPrices(page)).toHaveCount(1);
    expect(await readEvents(page, 'violation')).toEqual([]);
  });
});

for (const [name, saveData, action, isLoaded] of [
  ['is loaded', false, 'cart', true],
  ['is not loaded for a visitor who saves data', true, 'cart', false],
  ['is not loaded for a card that has no button', false, 'link', false],
] as const)
  test(`the code of a purchase ${name}, once a card has stayed in view for five seconds`, async ({
    page,
  }) => {
    await page.addInitScript((value) => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: value } });
    }, saveData);
    await page.clock.install();
    const element = `<pawlet-product-card product-id="1" action="${action}"></pawlet-product-card>`;
    partner.put('/', pageWith(store.url, element));
    await listen(page);
    const count = countRequests(page);
    const isCode = /\/embed\/v[\d.]+\/sku-\w{8}\.js/u;
    await page.goto(partner.origin);
    await page.clock.runFor(1000);
    await expect.poll(() => readEvents(page, 'pawlet:product-view')).toHaveLength(1);
    await page.clock.runFor(3000);
    expect(count(isCode)).toBe(0);
    await page.clock.runFor(3000);
    if (isLoaded) await expect.poll(() => count(isCode)).toBe(1);
    else {
      await page.waitForLoadState('networkidle');
      expect(count(isCode)).toBe(0);
    }
  });

test('an included card whose styles the policy of the page no longer allows gets them with its script', async ({
  page,
}) => {
  const reply = await fetch(`${store.url}/embed/v1/cards.html?ids=1&styles=inline`);
  const before = `'sha256-${'A'.repeat(43)}='`;
  partner.put('/', pageWith(store.url, await reply.text()), '', `style-src ${before}`);
  await listen(page);
  await page.goto(partner.origin);
  await expect.poll(() => readEvents(page, 'pawlet:ready')).toHaveLength(1);
  expect((await readEvents(page, 'violation')).map(({ on }) => on)).toContain('style-src-elem');
  await expect(page.locator('[data-pawlet-part="card"]').first()).toHaveCSS(
    'background-color',
    'rgb(255, 255, 255)',
  );
});

test('every class of a card is in its style sheet', async ({ page }) => {
  const elements = ['layout="card"', 'layout="row" action="buy"', 'action="link"']
    .map((more) => `<pawlet-product-card product-ids="1,2,3,4,5,6,7,8" ${more}></pawlet-product-card>`)
    .join('');
  const missing = '<pawlet-product-card product-id="999999"></pawlet-product-card>';
  partner.put('/', pageWith(store.url, missing + elements));
  await listen(page);
  await page.goto(partner.origin);
  for (const element of await page.locator('pawlet-product-card').all())
    await element.scrollIntoViewIfNeeded();
  await expect.poll(() => readEvents(page, 'pawlet:ready')).toHaveLength(4);
  const unknown = await page.evaluate(() =>
    [...document.querySelectorAll('pawlet-product-card')].flatMap(({ shadowRoot }) => {
      const css = [...(shadowRoot?.adoptedStyleSheets ?? [])]
        .flatMap(({ cssRules }) => [...cssRules])
        .map(({ cssText }) => cssText)
        .join('');
      const used = [...(shadowRoot?.querySelectorAll('[class]') ?? [])].flatMap((one) => [...one.classList]);
      return used.filter((name) => !css.includes(`.${name}`));
    }),
  );
  expect(unknown).toEqual([]);
  await expect(page.locator('pawlet-product-card').first()).toContainText('商品已下架');
});
