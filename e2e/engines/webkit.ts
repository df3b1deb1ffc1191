import { writeFile } from 'node:fs/promises';
import { Builder, Capabilities, Origin, type WebDriver } from 'selenium-webdriver';
import { freePort } from '../../packages/server/test/store/storeProcess.ts';
import { findWebKit, type WebKitPrograms } from '../../tooling/test/engines.ts';
import { screenSize, type Engine } from './driver.ts';
import { startHost } from './hostProcess.ts';
import { startScreen } from './screen.ts';
import { until } from './until.ts';

/** Opens WebKit's small browser without its tool bar, which would not let it be as narrow as a phone. */
async function openBrowser({ browser }: WebKitPrograms, port: number): Promise<WebDriver> {
  const address = `http://127.0.0.1:${port}`;
  await until('WebKitWebDriver', async () => ((await fetch(`${address}/status`)).ok ? true : null));
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary: browser, args: ['--automation', '--full-screen'] },
  });
  const session = await new Builder().usingServer(address).withCapabilities(capabilities).build();
  await session
    .manage()
    .window()
    .setRect({ x: 0, y: 0, ...screenSize });
  return session;
}

/** WebKit over WebDriver, with a mouse: its driver has no touch on a desktop. */
export const webkit: Engine = {
  name: 'WebKit',
  whatIsMissing: () =>
    findWebKit() === undefined
      ? 'no WebKitWebDriver with MiniBrowser and Xvfb (Debian: webkit2gtk-driver, xvfb)'
      : undefined,
  async start() {
    const programs = findWebKit();
    if (programs === undefined) throw new Error('There is no WebKit.');
    const port = await freePort();
    const screen = await startScreen(programs);
    const driver = startHost(programs.driver, [`--port=${port}`], screen.environment);
    const session = await openBrowser(programs, port);
    return {
      open: (url) => session.get(url),
      evaluate: (expression) => session.executeScript(`return ${expression}`),
      press: ({ x, y }) =>
        session.actions().move({ origin: Origin.VIEWPORT, x, y, duration: 0 }).click().perform(),
      write: (text) => session.switchTo().activeElement().sendKeys(text),
      back: () => session.navigate().back(),
      async shot(path) {
        await writeFile(path, await session.takeScreenshot(), 'base64');
      },
      async close() {
        try {
          await session.quit();
        } finally {
          await driver.end();
          await screen.end();
        }
      },
    };
  },
};
