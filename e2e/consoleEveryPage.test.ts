import { expect, test } from '@playwright/test';
import { checkConsolePage, consoleScreen } from './support/console.ts';
import { fillConsole, openConsolePage, toConsolePages } from './support/consolePages.ts';
import { isSampled, isWhole, notSampled } from './support/sample.ts';
import { useStore } from './support/useStore.ts';

const store = useStore();

/** Every page has each width, language and theme in three visits. */
const visits = [
  [
    { locale: 'zh-CN', colorScheme: 'light', width: 1280 },
    { locale: 'en-US', colorScheme: 'dark', width: 820 },
    { locale: 'de-DE', colorScheme: 'light', width: 320 },
  ],
  [
    { locale: 'zh-CN', colorScheme: 'dark', width: 375 },
    { locale: 'en-US', colorScheme: 'light', width: 820 },
    { locale: 'de-DE', colorScheme: 'dark', width: 1280 },
  ],
] as const;

/** Pages of what is not there: the browser itself logs that the shop answers so. */
const missing = new Set(['invitation#no-such-invitation', 'orders/404404/show']);

let pages: readonly string[] = [];
test.beforeAll(async () => {
  pages = Object.values(toConsolePages(await fillConsole(store))).flat();
  expect(pages.length).toBeGreaterThan(50);
});

for (const [half, turns] of visits.entries())
  for (const [turn, { width, ...looks }] of turns.entries())
    test(`pages pass axe and fit: ${looks.locale}, ${looks.colorScheme}, ${width} px`, async ({
      browser,
    }) => {
      // A visit takes a minute.
      test.skip(!isSampled(half * turns.length + turn, visits.length * turns.length), notSampled);
      test.setTimeout(300_000);
      const paths = isWhole ? pages : pages.filter((_, place) => (place + half) % visits.length === 0);
      const viewport = { width, height: 900 };
      const context = await browser.newContext({
        ...consoleScreen,
        ...looks,
        viewport,
        reducedMotion: 'reduce',
      });
      const page = await context.newPage();
      let logged: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error') logged.push(message.text());
      });
      for (const path of paths) {
        logged = [];
        await openConsolePage(page, `${store.url}/console/${path}`);
        const name = `${path} ${looks.locale} ${looks.colorScheme} ${width}`;
        expect.soft([name, missing.has(path) ? [] : logged]).toEqual([name, []]);
        await checkConsolePage(page, name);
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect.soft([name, overflow]).toEqual([name, 0]);
      }
      await context.close();
    });
