import { expect, type Page } from '@playwright/test';

/** The page of a sample, and what its console has been told. */
export interface SamplePage {
  readonly page: Page;
  readonly printed: readonly string[];
  /** Errors and warnings. */
  readonly complaints: readonly string[];
}

/** What a sample shows beside its widgets and products. */
export interface Promised {
  /** Words of the samples that promise it. */
  readonly says: string;
  readonly see: (page: SamplePage) => Promise<void>;
}

/** Something of the widget has a value of a custom property. */
const seeValue =
  (property: 'color' | 'background-color' | 'border-radius', value: string) =>
  async ({ page }: SamplePage): Promise<void> => {
    await expect
      .poll(() =>
        page.evaluate((name) => {
          const values = new Set<string>();
          const read = (root: Document | ShadowRoot): void => {
            for (const element of root.querySelectorAll('*')) {
              values.add(getComputedStyle(element).getPropertyValue(name));
              if (element.shadowRoot !== null) read(element.shadowRoot);
            }
          };
          read(document);
          return [...values];
        }, property),
      )
      .toContain(value);
  };

/** A purchase of the card reaches the listener, which prints its number. */
const seePurchase = async ({ page, printed }: SamplePage): Promise<void> => {
  await page.locator('pawlet-product-card').evaluate((card) =>
    card.dispatchEvent(
      new CustomEvent('pawlet:purchase', {
        bubbles: true,
        composed: true,
        detail: { orderNumber: 'P-4242', total: { value: 42.5, currency: 'EUR' }, goods: [] },
      }),
    ),
  );
  await expect.poll(() => printed.join('\n')).toMatch(/P-4242/u);
};

/** The space of a card is there before its script, and what is below hardly moves. */
const seeReserved = async ({ page }: SamplePage): Promise<void> => {
  const card = page.locator('pawlet-product-card');
  const { promise: hold, resolve: release } = Promise.withResolvers<undefined>();
  await page.route('**/embed/v1/pawlet.js', async (route) => {
    await hold;
    await route.continue();
  });
  await page.reload({ waitUntil: 'commit' });
  await expect(card).toBeAttached();
  const getHeight = async (): Promise<number> => (await card.boundingBox())?.height ?? 0;
  await expect.poll(getHeight).toBeGreaterThan(300);
  const reserved = await getHeight();
  release(undefined);
  await expect(page.locator('[data-pawlet-part="price"]')).toBeVisible();
  expect(Math.abs((await getHeight()) - reserved)).toBeLessThan(12);
};

const seeDark = async ({ page }: SamplePage): Promise<void> => {
  await expect(page.locator('[data-pawlet-root]').first()).toHaveCSS('color-scheme', 'dark');
};

/** What samples promise, by what they say. */
export const promises: readonly Promised[] = [
  {
    says: 'data-brand="#0B1F4B"',
    see: async (opened) => {
      await seeValue('background-color', 'rgb(11, 31, 75)')(opened);
      const card = opened.page.getByRole('article');
      await expect(card).toHaveCSS('font-family', /^Georgia, "Songti SC"/u);
    },
  },
  { says: "setAppearance({ brand: '#FFF3B0' })", see: seeValue('background-color', 'rgb(255, 243, 176)') },
  { says: "'--pawlet-color-solid': '#2f7d5b'", see: seeValue('background-color', 'rgb(47, 125, 91)') },
  { says: "'--pawlet-color-solid': '#0a7d33'", see: seeValue('background-color', 'rgb(10, 125, 51)') },
  { says: '--pawlet-color-text-primary: #0a7d33', see: seeValue('color', 'rgb(10, 125, 51)') },
  { says: '--pawlet-color-solid: #0a7d33', see: seeValue('background-color', 'rgb(10, 125, 51)') },
  { says: '--pawlet-radius-card: 2px', see: seeValue('border-radius', '2px') },
  { says: '--pawlet-color-text-primary: #2f7d5b', see: seeValue('color', 'rgb(47, 125, 91)') },
  {
    says: '::part(title)',
    see: async ({ page }) =>
      expect(page.locator('[data-pawlet-part="title"]')).toHaveCSS('font-weight', '600'),
  },
  {
    says: '::part(price)',
    see: async ({ page }) =>
      expect(page.locator('[data-pawlet-part="price"]')).toHaveCSS('font-weight', '400'),
  },
  { says: ':not(:defined, [data-included])', see: seeReserved },
  { says: '/embed/v1/pawlet.css', see: seeReserved },
  { says: "'pawlet:purchase', (", see: seePurchase },
  { says: 'theme="dark"', see: seeDark },
  { says: "theme: 'dark' }]", see: seeDark },
  { says: "setAppearance({ theme: 'dark' })", see: seeDark },
  {
    says: 'card.unmount();',
    see: async ({ page }) => {
      await page.evaluate(() => (window as { readonly finish?: () => void }).finish?.());
      await expect(page.locator('[data-pawlet-root]')).toHaveCount(0);
    },
  },
  {
    says: 'openProduct(route)',
    see: async ({ page, printed }) => {
      await page.getByRole('article').getByRole('link').first().click();
      await expect.poll(() => printed).toContain('opens /pages/goods/detail?id=1');
    },
  },
  {
    says: 'Into the bag',
    see: async ({ page }) => {
      await expect(page.locator('.offer')).toBeVisible();
      await page.getByRole('button', { name: 'Into the bag' }).click();
      await expect(page.getByRole('dialog').or(page.getByText('Added to cart')).first()).toBeVisible();
    },
  },
  {
    says: "keyword: 'fountain'",
    see: async ({ printed }) => expect.poll(() => printed.join('\n')).toMatch(/: \d+ EUR/u),
  },
  {
    says: '<Cart />',
    see: async ({ page }) =>
      expect(page.getByText(/^(?:Your cart is empty|Dein Warenkorb ist leer)$/u).first()).toBeVisible(),
  },
  {
    says: '#/cart',
    see: async ({ page, printed }) => {
      const frame = page.frameLocator('iframe[title="Cart"]');
      await expect(frame.locator('html')).toHaveAttribute('lang', 'fr');
      await expect(frame.getByText('Pawlet').first()).toBeVisible();
      await expect.poll(() => printed.join('\n')).toContain('pawlet:ready');
    },
  },
  {
    says: 'createInspector(console.info)',
    see: async ({ printed }) => expect.poll(() => printed.length).toBeGreaterThan(0),
  },
];
