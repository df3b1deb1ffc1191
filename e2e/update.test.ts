import { expect, test, type Page } from '@playwright/test';
import { copyStorefront, type Deployment } from './support/offline/deployment.ts';
import { checkForUpdate, seeCachedResponse, seeDeferredParts, seeWorker } from './support/offline/worker.ts';
import { newShopper, open, seePage, type Shopper } from './support/shopper.ts';
import { useStore } from './support/useStore.ts';

let deployment: Deployment;
const store = useStore(async () => {
  deployment = copyStorefront();
  return { PAWLET_MALL_DIR: deployment.folder };
});
test.afterAll(() => deployment.remove());
test.use({ serviceWorkers: 'allow' });

const prompt = (page: Page) => page.locator('[data-update-prompt]');

const getEntry = (page: Page) => page.locator('script[type="module"][src]');

/** Opens the storefront in this tab and waits for its worker. */
async function visit(page: Page, route?: string): Promise<Shopper> {
  const shopper = newShopper(page, store.url);
  await open(shopper, route);
  await seeWorker(page);
  return shopper;
}

/** The page runs the script at this path. */
async function seeEntry(page: Page, path: string): Promise<void> {
  await expect(getEntry(page)).toHaveAttribute('src', path);
}

/** Marks the page, to detect a reload. */
async function mark(page: Page): Promise<void> {
  await page.evaluate(() => document.documentElement.setAttribute('data-test-mark', ''));
}
const marked = (page: Page) => page.locator('html[data-test-mark]');

test('the storefront can be installed', async ({ request }) => {
  const sent = await request.get(`${store.url}/manifest.webmanifest`);
  expect(sent.headers()['content-type']).toContain('application/manifest+json');
  const manifest = (await sent.json()) as {
    readonly name: string;
    readonly start_url: string;
    readonly display: string;
    readonly lang: string;
    readonly icons: readonly { readonly src: string; readonly sizes: string; readonly purpose?: string }[];
  };
  expect(manifest).toMatchObject({ name: 'Pawlet', display: 'standalone', lang: 'zh-CN' });
  expect(manifest.start_url).toBe('/#/pages/index/index');
  for (const purpose of [undefined, 'maskable'])
    for (const sizes of ['192x192', '512x512'])
      expect(manifest.icons.filter((icon) => icon.sizes === sizes && icon.purpose === purpose)).toHaveLength(
        1,
      );
  for (const { src } of manifest.icons) expect((await request.get(store.url + src)).status(), src).toBe(200);

  const worker = await request.get(`${store.url}/sw.js`);
  expect(worker.headers()['content-type']).toContain('text/javascript');
  // A browser that cached it, or the page, would never detect a newer one.
  expect(worker.headers()['cache-control']).toBe('no-cache');
  expect((await request.get(`${store.url}/index.html`)).headers()['cache-control']).toBe('no-cache');
});

test('a newer version is offered in every tab and loaded on request', async ({ page, context }) => {
  await visit(page);
  const before = deployment.entry();
  const second = await context.newPage();
  await visit(second, '/pages/search/search');
  await mark(page);
  await mark(second);

  deployment.deploy();
  expect(deployment.entry()).not.toBe(before);
  await checkForUpdate(page);
  await expect(prompt(page)).toContainText('商城有新版本');
  // Nothing changes until it is requested, not even on a reload.
  await second.reload();
  await seeEntry(second, before);
  await mark(second);
  await expect(prompt(second)).toBeVisible();
  await expect(marked(page)).toHaveCount(1);

  await prompt(page).getByRole('button', { name: '刷新' }).tap();
  await expect(marked(page)).toHaveCount(0);
  await seeEntry(page, deployment.entry());
  // The other tab is in the foreground: it still offers the update, and keeps working.
  await expect(prompt(second)).toBeVisible();
  await expect(marked(second)).toHaveCount(1);
  await prompt(second).getByRole('button', { name: '刷新' }).tap();
  await seeEntry(second, deployment.entry());
  await expect(prompt(second)).toHaveCount(0);
});

test('a hidden tab reloads by itself, unless it has unsaved input', async ({ page, context }) => {
  await visit(page);
  const hidden = await context.newPage();
  const writing = await context.newPage();
  // Headless browsers show every tab; these two set the visibility that a real browser would report.
  for (const tab of [hidden, writing])
    await tab.addInitScript(() => {
      Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' });
    });
  await visit(hidden, '/pages/category/index');
  const form = await visit(writing, '/pages/login/login');
  await form.here.getByRole('textbox').first().fill('1380013');
  await mark(hidden);
  await mark(writing);

  deployment.deploy();
  await checkForUpdate(page);
  await prompt(page).getByRole('button', { name: '刷新' }).tap();
  await seeEntry(page, deployment.entry());
  await seeEntry(hidden, deployment.entry());
  await expect(prompt(writing)).toBeVisible();
  await expect(form.here.getByRole('textbox').first()).toHaveValue('1380013');
  await expect(marked(writing)).toHaveCount(1);
});

test('a version deployed while the storefront was closed opens offline, with the data cached by the previous one', async ({
  page,
  context,
}) => {
  await visit(page);
  await seeCachedResponse(page, 'common/init');
  deployment.deploy();
  await checkForUpdate(page);
  await expect(prompt(page)).toBeVisible();
  // With its last page the previous worker ends.
  const later = await context.newPage();
  await page.close();
  await context.setOffline(true);
  const again = newShopper(later, store.url);
  // The browser takes its time for that: an earlier visit opens the previous version once more, and keeps its worker.
  await expect(async () => {
    await open(again);
    try {
      await expect(getEntry(later)).toHaveAttribute('src', deployment.entry(), { timeout: 2000 });
    } catch (error) {
      await later.goto('about:blank');
      throw error;
    }
  }).toPass({ intervals: [1000], timeout: 30_000 });
  await expect(again.here.getByRole('link', { name: 'Pawlet Aura 智能饮水机' }).first()).toBeVisible();
});

test('a tab whose code is gone after a deployment loads the new storefront once and shows the page', async ({
  page,
}) => {
  const shopper = await visit(page);
  await mark(page);
  deployment.deploy();
  // Never visited before, so its code is in no cache.
  await open(shopper, '/pages/search/search');
  await seeEntry(page, deployment.entry());
  await expect(marked(page)).toHaveCount(0);
  await seePage(shopper, '搜索');
});

test.describe('without a worker', () => {
  test.use({ serviceWorkers: 'block' });

  test('missing code is requested once more and then a reload is offered', async ({ page }) => {
    const shopper = newShopper(page, store.url);
    await open(shopper);
    await seeDeferredParts(page);
    let pages = 0;
    page.on('request', (sent) => {
      if (sent.isNavigationRequest()) pages += 1;
    });
    await page.route(/\/assets\/SearchPage-/u, (route) => route.fulfill({ status: 404 }));
    deployment.deploy();
    await open(shopper, '/pages/search/search');
    await seeEntry(page, deployment.entry());
    await seePage(shopper, '搜索');
    await expect(shopper.here.getByText('页面加载失败')).toBeVisible();
    await shopper.here.getByRole('button', { name: '重试' }).tap();
    await expect(shopper.here.getByText('页面加载失败')).toBeVisible();
    expect(pages).toBe(1);
  });
});
