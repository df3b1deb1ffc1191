import { expect, test } from '@playwright/test';
import { expectNoSidewaysScroll, expectTranslated, settled } from './support/inspect.ts';
import { useStore } from './support/useStore.ts';

const store = useStore();

test.beforeEach(async ({ page }) => {
  await page.goto(`${store.url}/?lang=de#/pages/search/search`);
  await settled(page);
});

test('reports what the frame of the page cuts off', async ({ page }) => {
  await expectNoSidewaysScroll(page);
  await page.evaluate(() => {
    const wide = document.createElement('p');
    wide.style.inlineSize = '600px';
    wide.textContent = 'too wide';
    document.querySelector('[data-slot="active"] h1')?.closest('main, [data-slot]')?.append(wide);
  });
  await expect(expectNoSidewaysScroll(page)).rejects.toThrow('too wide');
});

test('leaves alone what a part of the page scrolls', async ({ page }) => {
  await page.evaluate(() => {
    const strip = document.createElement('div');
    strip.style.overflowX = 'auto';
    const wide = document.createElement('p');
    wide.style.inlineSize = '600px';
    wide.textContent = 'scrolls';
    strip.append(wide);
    document.querySelector('[data-slot="active"] h1')?.closest('main, [data-slot]')?.append(strip);
  });
  await expectNoSidewaysScroll(page);
});

for (const [language, isReported] of [
  ['de', true],
  ['', false],
  ['zh-CN', false],
] as const) {
  test(`${isReported ? 'reports' : 'allows'} Chinese that is marked "${language}"`, async ({ page }) => {
    await expectTranslated(page, 'de');
    await page.evaluate((lang) => {
      const words = document.createElement('p');
      words.lang = lang;
      words.textContent = '商品';
      document.querySelector('[data-slot="active"]')?.append(words);
    }, language);
    const inspected = expectTranslated(page, 'de');
    await (isReported ? expect(inspected).rejects.toThrow('商品') : inspected);
  });
}
