import { launch } from 'puppeteer-core';
import { findFirefox } from '../../tooling/test/engines.ts';
import { screenSize, type Engine } from './driver.ts';
import { limitLife } from './hostProcess.ts';

/** Firefox over WebDriver BiDi, with a finger. */
export const firefox: Engine = {
  name: 'Firefox',
  whatIsMissing: () =>
    findFirefox() === undefined ? 'no Firefox (Debian: firefox-esr; or set PAWLET_FIREFOX)' : undefined,
  async start() {
    const executablePath = findFirefox();
    if (executablePath === undefined) throw new Error('There is no Firefox.');
    const browser = await launch({
      browser: 'firefox',
      executablePath,
      headless: true,
      defaultViewport: screenSize,
      // As on a phone, a scroll bar takes no room.
      extraPrefsFirefox: { 'ui.useOverlayScrollbars': 1 },
    });
    const child = browser.process();
    if (child !== null) limitLife(child, () => void child.kill('SIGKILL'));
    const page = await browser.newPage();
    return {
      async open(url) {
        await page.goto(url);
      },
      ask: (expression) => page.evaluate(expression),
      press: ({ x, y }) => page.touchscreen.tap(x, y),
      write: (text) => page.keyboard.type(text),
      async back() {
        await page.goBack();
      },
      async shot(path) {
        await page.screenshot({ path: path });
      },
      close: () => browser.close(),
    };
  },
};
