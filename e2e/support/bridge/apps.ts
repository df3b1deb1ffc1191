import type { ContextChanges } from '@pawlet/bridge';
import type { Page } from '@playwright/test';
import { findWebKitHost } from '../../../tooling/test/hosts.ts';
import { createDriver, type Driver } from '../../engines/driver.ts';
import { startScreen } from '../../engines/screen.ts';
import { startWebKitHost } from '../../hosts/support/webkitHost.ts';
import type { AppStart } from './app.ts';
import { putIntoApp } from './stage.ts';

/** A PNG of one pixel, in the album of each app. */
const photo =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** Options for opening an app. */
export interface AppSettings {
  /** Origin of the shop. */
  readonly url: string;
  /** Route in the storefront, or a page for one widget such as `/widget.html#/diagnostics`. */
  readonly path: string;
  /** Absent where nobody is logged in. */
  readonly token?: string | undefined;
  /** @default 2.3.0 */
  readonly appVersion?: string | undefined;
  readonly language: string;
}

/** The shop in a native app. */
export interface ShopInApp {
  readonly phone: Driver;
  /** Runs a function body in the page; it may be asynchronous. */
  evaluate<T = unknown>(body: string): Promise<T>;
  /** The app's own Back button; true where the page handled it. */
  goBack(): Promise<boolean>;
  /** Opens a route in the page. */
  navigate(route: string): Promise<void>;
  /** The app reports a change. */
  update(changes: ContextChanges): Promise<void>;
  /** Sets the token that the app returns on request. */
  renew(token: string): Promise<void>;
  /** The app returns to the foreground. */
  resume(): Promise<void>;
  /** The page's calls of a method, oldest first. */
  getCalls(method: string): Promise<readonly unknown[]>;
  end(): Promise<void>;
}

/** A kind of native app that may be available on this machine. */
export interface AppHost {
  readonly name: string;
  /** What is missing on this machine to run it; undefined if nothing is. */
  whatIsMissing(): string | undefined;
  open(page: Page, settings: AppSettings): Promise<ShopInApp>;
}

const capabilities: AppStart['capabilities'] = [
  ...(['back', 'setTitle', 'pay', 'share', 'openUrl', 'copy', 'requestToken', 'chooseImage'] as const),
  ...(['scanCode', 'listDevices', 'login', 'setReminder', 'openAppStore', 'getLocation'] as const),
];

/** A fake app in the page's own browser: the wire is real, the app around it is not. */
export const chromiumApp: AppHost = {
  name: 'an app on Chromium',
  whatIsMissing: () => undefined,
  async open(page, { url, path, token, language, appVersion = '2.3.0' }) {
    const evaluate = <T>(body: string): Promise<T> => page.evaluate<T>(`(async () => { ${body} })()`);
    await putIntoApp(page, { context: { token, language, appVersion }, capabilities, photo });
    await page.goto(`${url}${path}`);
    const phone = createDriver({
      async open(address) {
        await page.goto(address);
      },
      evaluate: (expression) => page.evaluate<unknown>(expression),
      press: ({ x, y }) => page.touchscreen.tap(x, y),
      write: (text) => page.keyboard.type(text),
      async back() {
        await evaluate('await window.app.back()');
      },
      async shot(file) {
        await page.screenshot({ path: file });
      },
      close: () => page.close(),
    });
    return {
      phone,
      evaluate,
      goBack: () => evaluate<boolean>('return (await window.app.back()).handled'),
      navigate: (route) => evaluate(`await window.app.navigate(${JSON.stringify(route)})`),
      update: (changes) => evaluate(`await window.app.push(${JSON.stringify(changes)})`),
      renew: (next) => evaluate(`window.app.renew(${JSON.stringify(next)})`),
      resume: () => evaluate('await window.app.resume()'),
      getCalls: (method) =>
        evaluate(
          `return window.app.calls.filter((call) => call.method === '${method}').map((call) => call.argument ?? null)`,
        ),
      end: () => Promise.resolve(),
    };
  },
};

/** The WebKit example app, with the message handler that iOS apps have. */
export const webkitApp: AppHost = {
  name: 'an app on WebKit',
  whatIsMissing() {
    const found = findWebKitHost();
    return typeof found === 'string' ? found : undefined;
  },
  async open(_page, { url, path, token, language, appVersion = '2.3.0' }) {
    const programs = findWebKitHost();
    if (typeof programs === 'string') throw new Error(programs);
    const screen = await startScreen(programs);
    const host = startWebKitHost(programs, screen, `${url}${path}`, [
      '--language',
      language,
      '--app-version',
      appVersion,
      ...(token === undefined ? [] : ['--token', token]),
    ]);
    const end = async (): Promise<void> => {
      await host.end();
      await screen.end();
    };
    try {
      await host.connected(1);
      // Until the page has received the app's launch context, that would override a change.
      await host.until('launch context', `document.documentElement.lang === '${language}'`);
    } catch (error) {
      await end();
      throw error;
    }
    const goBack = async (): Promise<boolean> =>
      ((await host.command('back')) as { readonly handled: boolean }).handled;
    const phone = createDriver({
      async open(address) {
        await host.command('load', { url: address });
      },
      evaluate: (expression) => host.evaluate(`return ${expression}`),
      // No touch reaches a virtual display.
      press: ({ x, y }) =>
        host.evaluate(`const hit = document.elementFromPoint(${x}, ${y});
          hit.closest('a, button, input, textarea, label')?.focus();
          hit.click();`),
      write: (text) => host.evaluate(`document.execCommand('insertText', false, ${JSON.stringify(text)})`),
      async back() {
        await goBack();
      },
      shot: () => Promise.reject(new Error('This app takes no pictures.')),
      close: end,
    });
    return {
      phone,
      evaluate: host.evaluate,
      goBack,
      async navigate(route) {
        await host.command('navigate', { route });
      },
      async update(changes) {
        await host.command('update', { changes });
      },
      async renew(next) {
        await host.command('fresh', { token: next });
      },
      async resume() {
        await host.command('resume');
      },
      getCalls: (method) => Promise.resolve(host.getCalls(method)),
      end,
    };
  },
};
