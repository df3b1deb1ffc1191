import { expect, test, type Page } from '@playwright/test';
import { copyMall, type Deployment } from './support/offline/deployment.ts';
import { lookForUpdate, seeKeptReply, seeDeferredParts, seeWorker } from './support/offline/worker.ts';
import { newShopper, open, seePage, type Shopper } from './support/shopper.ts';
import { useStore } from './support/useStore.ts';

let mall: Deployment;
const store = useStore(async () => {
  mall = copyMall();
  return { PAWLET_MALL_DIR: mall.folder };
});
test.afterAll(() => mall.remove());
test.use({ serviceWorkers: 'allow' });

const prompt = (page: Page) => page.locator('[data-update-prompt]');

const entryOf = (page: Page) => page.locator('script[type="module"][src]');

/** Somebody opens the mall in this tab, and its worker is there. */
async function visit(page: Page, route?: string): Promise<Shopper> {
  const shopper = newShopper(page, store.url);
  await open(shopper, route);
  await seeWorker(page);
  return shopper;
}

/** The page runs the script at this path. */
async function seeEntry(page: Page, path: string): Promise<void> {
  await expect(entryOf(page)).toHaveAttribute('src', path);
}

/** Notes in the page that it has not been loaded anew since. */
async function mark(page: Page): Promise<void> {
  await page.evaluate(() => document.documentElement.setAttribute('data-test-mark', ''));
}
const marked = (page: Page) => page.locator('html[data-test-mark]');

test('the mall can be installed', async ({ request }) => {
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
  // A browser that kept it, or the page, would never hear of a newer one.
  expect(worker.headers()['cache-control']).toBe('no-cache');
  expect((await request.get(`${store.url}/`)).headers()['cache-control']).toBe('no-cache');
});

test('a newer version is offered in every tab and loaded where it is wanted', async ({ page, context }) => {
  await visit(page);
  const before = mall.entry();
  const second = await context.newPage();
  await visit(second, '/pages/search/search');
  await mark(page);
  await mark(second);

  mall.deploy();
  expect(mall.entry()).not.toBe(before);
  await lookForUpdate(page);
  await expect(prompt(page)).toContainText('商城有新版本');
  // Nothing changes until somebody wants it, over a reload either.
  await second.reload();
  await seeEntry(second, before);
  await mark(second);
  await expect(prompt(second)).toBeVisible();
  await expect(marked(page)).toHaveCount(1);

  await prompt(page).getByRole('button', { name: '刷新' }).tap();
  await expect(marked(page)).toHaveCount(0);
  await seeEntry(page, mall.entry());
  // The other one is in front of somebody: it offers what it did before, and works on.
  await expect(prompt(second)).toBeVisible();
  await expect(marked(second)).toHaveCount(1);
  await prompt(second).getByRole('button', { name: '刷新' }).tap();
  await seeEntry(second, mall.entry());
  await expect(prompt(second)).toHaveCount(0);
});

test('a tab that nobody sees is loaded anew by itself, unless something is written in it', async ({
  page,
  context,
}) => {
  await visit(page);
  const hidden = await context.newPage();
  const writing = await context.newPage();
  // Headless browsers show every tab; these two say what the browser would.
  for (const tab of [hidden, writing])
    await tab.addInitScript(() => {
      Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' });
    });
  await visit(hidden, '/pages/category/index');
  const form = await visit(writing, '/pages/login/login');
  await form.here.getByRole('textbox').first().fill('1380013');
  await mark(hidden);
  await mark(writing);

  mall.deploy();
  await lookForUpdate(page);
  await prompt(page).getByRole('button', { name: '刷新' }).tap();
  await seeEntry(page, mall.entry());
  await seeEntry(hidden, mall.entry());
  await expect(prompt(writing)).toBeVisible();
  await expect(form.here.getByRole('textbox').first()).toHaveValue('1380013');
  await expect(marked(writing)).toHaveCount(1);
});

test('a version that came while the mall was closed opens without a network, with what the one before has seen', async ({
  page,
  context,
}) => {
  await visit(page);
  await seeKeptReply(page, 'common/init');
  mall.deploy();
  await lookForUpdate(page);
  await expect(prompt(page)).toBeVisible();
  // With its last page the former worker goes.
  const later = await context.newPage();
  await page.close();
  await context.setOffline(true);
  const again = newShopper(later, store.url);
  // The browser takes its time about that: whoever is quicker opens the former version once more, and keeps its worker.
  await expect(async () => {
    await open(again);
    try {
      await expect(entryOf(later)).toHaveAttribute('src', mall.entry(), { timeout: 2000 });
    } catch (error) {
      await later.goto('about:blank');
      throw error;
    }
  }).toPass({ intervals: [1000], timeout: 30_000 });
  await expect(again.here.getByRole('link', { name: 'Pawlet Aura 智能饮水机' }).first()).toBeVisible();
});

test('a tab whose code is gone after a deployment loads the new mall once and shows the page', async ({
  page,
}) => {
  const shopper = await visit(page);
  await mark(page);
  mall.deploy();
  // Never seen before, so nobody has kept its code.
  await open(shopper, '/pages/search/search');
  await seeEntry(page, mall.entry());
  await expect(marked(page)).toHaveCount(0);
  await seePage(shopper, '搜索');
});

test.describe('without a worker', () => {
  test.use({ serviceWorkers: 'block' });

  test('code that is gone is looked for once and then offered', async ({ page }) => {
    const shopper = newShopper(page, store.url);
    await open(shopper);
    await seeDeferredParts(page);
    let pages = 0;
    page.on('request', (sent) => {
      if (sent.isNavigationRequest()) pages += 1;
    });
    await page.route(/\/assets\/SearchPage-/u, (route) => route.fulfill({ status: 404 }));
    mall.deploy();
    await open(shopper, '/pages/search/search');
    await seeEntry(page, mall.entry());
    await seePage(shopper, '搜索');
    await expect(shopper.here.getByText('页面加载失败')).toBeVisible();
    await shopper.here.getByRole('button', { name: '重试' }).tap();
    await expect(shopper.here.getByText('页面加载失败')).toBeVisible();
    expect(pages).toBe(1);
  });
});
