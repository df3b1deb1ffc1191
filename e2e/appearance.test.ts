import { expect, test, type Locator, type Page } from '@playwright/test';
import type { EmbedApi } from '@pawlet/widgets/embed';
import {
  readEvents,
  listen,
  pageWith,
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

const yellow = 'rgb(255, 243, 176)';
const navy = 'rgb(11, 31, 75)';

/** Opens a partner's page under the strictest policy; returns its console messages. */
async function openPage(page: Page, body: string, attributes = '', path = '/'): Promise<readonly string[]> {
  const messages: string[] = [];
  page.on('console', (message) => messages.push(message.text()));
  partner.put(path, pageWith(store.url, body, { attributes }));
  await listen(page);
  await page.goto(partner.origin + path);
  return messages;
}

const getLook = (button: Locator) =>
  button.evaluate((one) => {
    const { backgroundColor, color, borderRadius } = getComputedStyle(one);
    return [backgroundColor, color, borderRadius];
  });

/** The value of a custom property on the first root of a page or frame that has it. */
const variable = (place: Locator, name: string) =>
  place.evaluate((root, name) => getComputedStyle(root).getPropertyValue(`--pawlet-${name}`), name);

const card = '<pawlet-product-card product-id="1" action="buy"></pawlet-product-card>';

test.describe('the appearance of a partner’s page', () => {
  test("applies to its card, to the card's requests, to the sheet and in its frame, and follows a change without a reload", async ({
    page,
  }) => {
    await openPage(
      page,
      card,
      'data-brand="#FFF3B0" data-corner="none" data-font="Courier, \'PT Serif\'" data-density="compact"',
    );
    const element = page.locator('pawlet-product-card');
    const buy = element.getByRole('button', { name: '立即购买' });
    await expect(buy).toBeVisible();
    expect(await getLook(buy)).toEqual([yellow, 'rgb(31, 31, 31)', '0px']);
    const root = element.locator('[data-pawlet-root]').first();
    expect(await root.evaluate((one) => getComputedStyle(one).fontFamily)).toMatch(
      /^"?Courier"?, "PT Serif", /u,
    );
    // A card has the variables that it uses.
    expect(await variable(root, 'space-5')).toBe('calc(20px * 0.75)');

    await buy.tap();
    const question = element.locator('dialog');
    for (const value of ['云白', '3.2 L'])
      await question.getByRole('button', { name: value, exact: true }).tap();
    const confirm = question.getByRole('button', { name: '立即购买' });
    expect(await getLook(confirm)).toEqual([yellow, 'rgb(31, 31, 31)', '0px']);
    await confirm.tap();

    const frame = shopSheet(page);
    const inside = frame.locator('[data-pawlet-root]');
    await expect(inside).toBeVisible();
    // The skeleton is rendered before the page has completed the handshake.
    await expect.poll(() => variable(inside, 'color-solid')).toBe('#FFF3B0');
    expect(await variable(inside, 'radius-card')).toBe('0px');
    const dialog = page.locator('dialog.shop');
    const toSheet = () =>
      dialog.evaluate((one) => {
        const { backgroundColor, borderStartStartRadius } = getComputedStyle(one);
        return [backgroundColor, borderStartStartRadius];
      });
    expect(await toSheet()).toEqual(['rgb(255, 255, 255)', '0px']);

    await inside.evaluate((one) => one.ownerDocument.documentElement.setAttribute('data-mark', 'same'));
    await page.evaluate(() =>
      Pawlet.update({ theme: 'dark', appearance: { brand: '#0B1F4B', corner: 'large' } }),
    );
    await expect.poll(() => variable(inside, 'color-solid')).toBe('#0B1F4B');
    expect(await variable(inside, 'shop-font')).toBe('');
    await expect(frame.locator('html')).toHaveAttribute('data-mark', 'same');
    await expect.poll(async () => (await getLook(buy))[0]).toBe(navy);
    await expect.poll(toSheet).toEqual(['rgb(42, 42, 45)', '24px']);
    expect(await readEvents(page, 'violation')).toEqual([]);
    expect(await readEvents(page, 'pawlet:error')).toEqual([]);
  });

  test("never starts as the shop's own", async ({ page }) => {
    await page.addInitScript(() => {
      const seen = new Set<string>();
      Object.assign(window, { seen });
      const record = (): void => {
        const button = document
          .querySelector('pawlet-product-card')
          ?.shadowRoot?.querySelector('button[data-variant="solid"]');
        if (button) seen.add(getComputedStyle(button).backgroundColor);
        requestAnimationFrame(record);
      };
      requestAnimationFrame(record);
    });
    await openPage(page, card, 'data-brand="#0B1F4B"');
    await expect(page.locator('pawlet-product-card').getByRole('button', { name: '立即购买' })).toBeVisible();
    expect(await page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen])).toEqual([navy]);
  });

  test('applies in the frame of an element, and invalid values are reported and ignored', async ({
    page,
  }) => {
    const messages = await openPage(
      page,
      `<pawlet-cart></pawlet-cart>${card}`,
      'data-brand="#0B1F4B" data-font="x;}*{display:none" data-density="url(//x)"',
    );
    const inside = page.frameLocator('pawlet-cart iframe').locator('[data-pawlet-root]');
    await expect(inside).toBeVisible();
    expect(await variable(inside, 'color-solid')).toBe('#0B1F4B');
    expect([await variable(inside, 'shop-font'), await variable(inside, 'shop-density')]).toEqual(['', '']);
    await expect(page.locator('pawlet-product-card').getByRole('button', { name: '立即购买' })).toBeVisible();
    const reported = messages.filter((line) => line.includes('appearance'));
    expect(reported).toEqual([expect.stringContaining('Pawlet: font of appearance is "x;}*{display:none"')]);

    await page.evaluate(() => Pawlet.update({ appearance: { brand: 'red', corner: 'small' } }));
    await expect.poll(() => variable(inside, 'radius-card')).toBe('4px');
    expect((await variable(inside, 'color-solid')).toLowerCase()).toBe('#c24a34');
    expect(messages.join('\n')).toContain('Pawlet: brand of appearance is "red"');
    await page.evaluate(() => Pawlet.update({ appearance: {} }));
    await expect.poll(() => variable(inside, 'radius-card')).toBe('8px');
    await expect
      .poll(() => variable(page.locator('pawlet-product-card [data-pawlet-root]').first(), 'radius-card'))
      .toBe('8px');
    expect(await readEvents(page, 'violation')).toEqual([]);
  });

  test('costs a page that does not set it no request', async ({ page }) => {
    const colours: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/colors-')) colours.push(request.url());
    });
    await page.addInitScript(() => {
      // Deferred requests do not count here.
      window.requestIdleCallback = () => 0;
    });
    await openPage(page, card);
    await expect(page.locator('pawlet-product-card').getByRole('button', { name: '立即购买' })).toBeVisible();
    expect(colours).toEqual([]);
  });
});
