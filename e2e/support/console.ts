import process from 'node:process';
import { expect, type Locator, type Page } from '@playwright/test';
import axe from 'axe-core';
import sharp from 'sharp';
import { logInAsDemo, type StoreClient } from './api.ts';
import { makeAddress, makeOrder, pay } from './buying.ts';
import type { UsedStore } from './useStore.ts';

/** Folder for screenshots of the console; undefined for none. */
const consoleShots = process.env['PAWLET_CONSOLE_SHOTS'];

/** A desktop with a mouse, in English. */
export const consoleScreen = {
  viewport: { width: 1280, height: 900 },
  isMobile: false,
  hasTouch: false,
  locale: 'en-US',
};

/** Dialogs fade in, and colors change by transitions: until then contrasts are not what people read. */
export async function waitForTransitions(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const running = document
      .getAnimations()
      .filter(({ effect }) => effect?.getTiming().iterations !== Infinity);
    await Promise.allSettled(running.map(({ finished }) => finished));
  });
}

/** Saves a screenshot where they are wanted. */
export async function shoot(page: Page, name: string): Promise<void> {
  if (consoleShots === undefined) return;
  await waitForTransitions(page);
  await page.screenshot({
    path: `${consoleShots}/${name.replaceAll(/[^\w.-]+/gu, '-')}.png`,
    fullPage: true,
  });
}

/** Checks a page of the console with axe. */
export async function checkConsolePage(page: Page, name: string): Promise<void> {
  await waitForTransitions(page);
  await shoot(page, name);
  // Not with @axe-core/playwright: it waits for the previews of e-mails, which are frames without scripts.
  await page.evaluate(axe.source);
  const { violations } = await page.evaluate<axe.AxeResults>('axe.run(document, { iframes: false })');
  expect
    .soft(
      violations.map(({ id, nodes }) =>
        `${name}: ${id} ${nodes.map(({ html }) => html).join(' ')}`.slice(0, 500),
      ),
    )
    .toEqual([]);
}

/** Opens an area by the menu. */
export async function openArea(page: Page, name: string): Promise<void> {
  await page.getByRole('menuitem', { name, exact: true }).click();
}

/** Opens a list beside this one. */
export async function openTab(page: Page, name: string): Promise<void> {
  const tabs = page.getByRole('navigation', { name: 'Related lists' });
  const tab = tabs.getByRole('link', { name, exact: true });
  await tab.click();
  await expect(tab).toHaveAttribute('aria-current', 'page');
}

/** Chooses an option of a field. */
export async function chooseOption(page: Page, label: string, option: string): Promise<void> {
  await page.getByLabel(label, { exact: true }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

/** Adds the option "Color" with values to the product on this page; each variant then has a group of fields. */
export async function addColors(page: Page, ...values: readonly string[]): Promise<void> {
  await page.getByRole('button', { name: 'Add option' }).click();
  await chooseOption(page, 'Option 1', 'Color');
  await page.getByLabel('Values of Option 1').click();
  for (const value of values) await page.getByRole('option', { name: value, exact: true }).click();
  await page.keyboard.press('Escape');
}

/** Fills a text in each of the eight languages. */
export async function fillLanguages(form: Locator, group: string, words: string): Promise<void> {
  const fields = form.getByRole('group', { name: group, exact: true }).getByRole('textbox');
  await expect(fields).toHaveCount(8);
  for (const field of await fields.all()) await field.fill(words);
}

/** A picture of one color as a file of an upload. */
export async function drawPicture(name: string, width: number, height: number) {
  const create = { width, height, channels: 3, background: '#3366cc' } as const;
  const buffer = await sharp({ create, limitInputPixels: false }).png({ compressionLevel: 9 }).toBuffer();
  return { name, mimeType: 'image/png', buffer };
}

/** Collects what the browser reports: breaches of the policy, and errors of scripts. */
export function collectProblems(page: Page): readonly string[] {
  const problems: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy|Refused to/u.test(message.text())) problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(error.message));
  return problems;
}

/** Buys as the demo's shopper, and returns the order's number. */
export async function buyAsDemo(
  store: Pick<UsedStore, 'url'>,
): Promise<{ client: StoreClient; orderSn: string }> {
  const client = await logInAsDemo(store.url);
  await makeAddress(client);
  const orderSn = await makeOrder(client);
  await pay(client, orderSn, 'success');
  return { client, orderSn };
}

/** Takes screenshots of pages in Chinese and German, at the width of a phone, and in the dark. */
export async function shootPages(
  page: Page,
  store: UsedStore,
  pages: Readonly<Record<string, string>>,
): Promise<void> {
  if (consoleShots === undefined) return;
  const visit = async (suffix: string) => {
    for (const [name, path] of Object.entries(pages)) {
      await page.goto(`${store.url}/console/${path}`);
      await page.waitForLoadState('networkidle');
      await shoot(page, `${name}-${suffix}`);
    }
  };
  for (const [language, name] of [
    ['zh', '中文'],
    ['de', 'Deutsch'],
  ] as const) {
    await page.goto(`${store.url}/console/account`);
    await page.getByRole('button', { name: /^(?:English|中文|Deutsch)$/u }).click();
    await page.getByRole('menuitem', { name }).click();
    await visit(language);
  }
  await page.setViewportSize({ width: 375, height: 812 });
  await visit('phone');
  await page.setViewportSize({ width: 820, height: 1180 });
  await page.getByRole('button', { name: 'Hell oder dunkel' }).click();
  await visit('dark');
}
