import type { PawletEventName } from '@pawlet/core';
import { expect, test, type Page } from '@playwright/test';
import { widgetCases } from '../packages/widgets/test/conformance/cases.ts';
import { runCheck } from '../packages/widgets/test/conformance/checks.ts';
import { checkNames, type WidgetDriver } from '../packages/widgets/test/conformance/types.ts';
import { findWebKitHost } from '../tooling/test/hosts.ts';
import { startScreen, type Screen } from './engines/screen.ts';
import { startWebKitHost, type WebKitHost } from './hosts/support/webkitHost.ts';
import { startServerProxy, type ServerProxy } from './support/conformance/serverProxy.ts';
import { createRemoteDriver, type RemotePage } from './support/conformance/remoteDriver.ts';
import { prepareShop, type ConformanceShop } from './support/conformance/conformanceShop.ts';
import { isWhole } from './support/sample.ts';
import { bundleScript, serveSite, type Site } from './support/serveSite.ts';
import { useStore } from './support/useStore.ts';

/** Widgets in pages of the real shop: in a frame of another origin, and alone in a native app. */
let partner: Site;
let proxy: ServerProxy;
let shop: ConformanceShop;
const store = useStore(async () => {
  partner = await serveSite({
    '/': '<!doctype html><html lang="en"><title>Partner</title><body><script src="/partner.js"></script>',
    '/partner.js': await bundleScript(new URL('support/conformance/partnerPage.ts', import.meta.url)),
  });
  proxy = await startServerProxy(() => store.url);
  return { PAWLET_PARTNER_ORIGINS: partner.origin, PAWLET_PUBLIC_ORIGIN: proxy.origin };
});

test.beforeAll(async () => {
  shop = await prepareShop(store.url);
});
test.afterAll(async () => {
  await partner.close();
  await proxy.close();
});

const noPseudo = 'what ships has no pseudo-locale';

async function openInFrame(src: string): Promise<RemotePage> {
  await page.goto(`${partner.origin}/`);
  // The test's own listeners in the page are added with its first query.
  await page.waitForSelector('script', { state: 'attached' });
  const frame = await page.evaluateHandle(
    (start) => {
      window.watchPartner();
      window.startPartner(start);
      return document.querySelector('iframe');
    },
    { src, context: { token: shop.token } },
  );
  const content = await frame.asElement()?.contentFrame();
  if (content === null || content === undefined) throw new Error('The frame has no page.');
  await content.waitForURL(/\/widget\.html/u, { waitUntil: 'commit' });
  return {
    evaluate: (body) => content.evaluate(`(async () => { ${body} })()`),
    async pressTab(times) {
      for (let time = 0; time < times; time += 1) await page.keyboard.press('Tab');
    },
    events: () => page.evaluate(() => window.partner.events.map(({ name }) => name)),
    async close() {
      const left = await page.evaluate(() => window.endPartner());
      proxy.setMode('answers');
      await expect.poll(() => proxy.pending()).toBe(0);
      return left;
    },
  };
}

/** One page for all: a new one per check would cost more than the check. */
let page: Page;
test.beforeAll(async ({ browser }) => {
  page = await browser.newPage({ viewport: { width: 375, height: 812 } });
});
test.afterAll(() => page.close());

function describeAll(driver: WidgetDriver): void {
  for (const widget of widgetCases(() => shop)) {
    test.describe(`${widget.id} as ${driver.mount}`, () => {
      for (const name of checkNames) {
        const reason = driver.skips?.[name];
        if (reason === undefined) test(name, () => runCheck(name, widget, driver));
        else test.skip(`${name}: ${reason}`, () => undefined);
      }
    });
  }
}

describeAll(
  createRemoteDriver({
    mount: 'frame on another origin',
    skips: { 'pseudo-locale': noPseudo },
    proxy: () => proxy,
    openPage: openInFrame,
  }),
);

const programs = findWebKitHost();
if (typeof programs === 'string') console.log(`SKIP: widgets alone in a WebKit app: ${programs}`);
let screen: Screen | undefined;
let app: WebKitHost | undefined;
let rounds = 0;
test.afterAll(async () => {
  await app?.end();
  await screen?.end();
});

/** One app for all, with another page for each check. */
async function startApp(): Promise<WebKitHost> {
  if (typeof programs === 'string') throw new Error('There is no WebKit host.');
  screen ??= await startScreen(programs);
  const parameters = ['--app-version', '2.3.0', '--language', 'en', '--token', shop.token];
  const address = `${proxy.origin}/widget.html#/diagnostics`;
  const started = startWebKitHost(programs, screen, address, parameters);
  await started.connected(1);
  return started;
}

async function openInApp(address: string): Promise<RemotePage> {
  app ??= await startApp();
  const host = app;
  rounds += 1;
  const before = host.events.length;
  await host.command('load', { url: address.replace('#', `?round=${rounds}#`) });
  await host.until(
    'page of the widget',
    `location.search === '?round=${rounds}' && document.readyState !== 'loading'`,
  );
  return {
    evaluate: (body) => host.evaluate(body),
    async pressTab(times) {
      await host.command('tab', { times });
    },
    events: () =>
      Promise.resolve(
        host.events.slice(before).flatMap((each) => {
          if (each.event !== 'call' || each.method !== 'emit') return [];
          return [(each.argument as { readonly name: PawletEventName }).name];
        }),
      ),
    close: () => Promise.resolve([]),
  };
}

/** Checks that the frame has already run on the same page are left to the full matrix. */
const fullMatrixOnly = 'in the native host it is in the full matrix: npm run test:full';
const everyday = { 'wrong option': fullMatrixOnly, accessibility: fullMatrixOnly, keyboard: fullMatrixOnly };

const noHost = typeof programs === 'string' ? programs : undefined;
describeAll(
  createRemoteDriver({
    mount: 'native WebKit host',
    skips:
      noHost === undefined
        ? {
            'pseudo-locale': noPseudo,
            'nothing left': 'the page goes with the window of the app',
            ...(isWhole ? {} : everyday),
          }
        : Object.fromEntries(checkNames.map((name) => [name, noHost])),
    proxy: () => proxy,
    openPage: openInApp,
  }),
);
