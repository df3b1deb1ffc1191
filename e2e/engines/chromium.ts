import { chromium as playwright } from '@playwright/test';
import { chromiumArguments, findChromium } from '../../tooling/test/browser.ts';
import { screenSize, type Engine } from './driver.ts';

/** Chromium on Playwright, with touch. */
export const chromium: Engine = {
  name: 'Chromium',
  whatIsMissing: () => (findChromium() === undefined ? 'no Chromium (set PAWLET_CHROMIUM)' : undefined),
  async start() {
    const executablePath = findChromium();
    const browser = await playwright.launch({
      args: [...chromiumArguments],
      ...(executablePath === undefined ? {} : { executablePath }),
    });
    const page = await browser.newPage({ viewport: screenSize, hasTouch: true, isMobile: true });
    return {
      async open(url) {
        await page.goto(url);
      },
      evaluate: (expression) => page.evaluate<unknown>(expression),
      press: ({ x, y }) => page.touchscreen.tap(x, y),
      write: (text) => page.keyboard.type(text),
      async back() {
        await page.goBack();
      },
      async shot(path) {
        await page.screenshot({ path });
      },
      close: () => browser.close(),
    };
  },
};
