import { launch } from 'puppeteer-core';
import { findFirefox } from '../../tooling/test/engines.ts';
import { screenSize, type Engine } from './driver.ts';
import { limitLife } from './hostProcess.ts';

/** Firefox over WebDriver BiDi, with touch. */
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
      extraPrefsFirefox: {
        // The language of a visitor who has chosen none.
        'intl.accept_languages': 'zh-CN, zh',
        // As on a phone, scroll bars take no space.
        'ui.useOverlayScrollbars': 1,
        // On a slow machine a tap must remain a tap, not become a long press.
        'apz.max_tap_time': 10_000,
        'ui.click_hold_context_menus.delay': 20_000,
      },
    });
    const child = browser.process();
    if (child !== null) limitLife(child, () => void child.kill('SIGKILL'));
    const page = await browser.newPage();
    return {
      async open(url) {
        await page.goto(url);
      },
      evaluate: (expression) => page.evaluate(expression),
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
