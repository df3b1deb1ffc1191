import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright';
import { deliver } from '../../e2e/support/buying.ts';
import { firstLine, review } from '../../e2e/support/accounts.ts';
import { buyAsDemo } from '../../e2e/support/console.ts';
import { startStore, type TestStore } from '../../e2e/support/store.ts';
import { chromiumArguments, findChromium } from '../test/browser.ts';
import { type LabelledPicture, writeSheet } from './writeSheet.ts';

/**
 * Takes a screenshot of every page of the console at 1280 px: docs/screens/console-<group>-<language>.webp is one sheet per group of the menu, and
 * console-sizes.webp has some pages on a tablet, on a phone and in the dark. `npm run screens:console -- [language ...]`, Chinese, English and German by default;
 * `PAWLET_CONSOLE_SHOTS=<folder>` saves each page in its full length and size there, and writes no sheets.
 */
const folder = join(dirname(fileURLToPath(import.meta.url)), '../../docs/screens');
const fullFolder = process.env['PAWLET_CONSOLE_SHOTS'];
const languages = process.argv.length > 2 ? process.argv.slice(2) : ['zh', 'en', 'de'];
const desktop = { width: 1280, height: 900 };

/** Pages that belong to a record have its number. */
interface Records {
  readonly order: string;
  readonly request: string;
}

const toPages = ({ order, request }: Records): Readonly<Record<string, readonly string[]>> => ({
  shop: [
    'home',
    'orders',
    `orders/${order}/show`,
    'shipping',
    'jobs',
    'after-sales',
    `after-sales/${request}/show`,
    'approvals',
    'refunds',
    'withdrawals',
    'invoices',
    'credit-notes',
    'moderation',
    'customers',
    'customers/1/show',
  ],
  marketing: [
    'coupons',
    'coupons/1/show',
    'codes',
    'rewards',
    'rewards/1/show',
    'exchanges',
    'surveys',
    'surveys/drinker/show',
    'tasks',
    'tasks/1/show',
    'pages',
    'pages/1/show',
    'home-page',
    'hints',
    'synonyms',
    'cameras',
    'serials',
    'plans',
    'plans/1/show',
    'cloud-orders',
  ],
  catalogue: [
    'products',
    'products/1/show',
    'products/create',
    'stock',
    'stock-journal',
    'categories',
    'brands',
    'attributes',
    'offers',
    'campaigns',
    'sheets',
  ],
  settings: [
    'settings',
    'freight',
    'mails',
    'doctor',
    'webhooks',
    'webhooks/1/show',
    'deliveries',
    'people',
    'keys',
    'audit',
    'account',
    'login',
  ],
});

/** Something in each list: orders, a request, a review, a colleague, a key, a webhook. */
async function fill(store: TestStore): Promise<Records> {
  const { orderSn: order } = await buyAsDemo(store);
  const { client, orderSn } = await buyAsDemo(store);
  const reviewed = await buyAsDemo(store);
  const { refund_sn: request } = await client.done<{ refund_sn: string }>(
    'POST',
    '/addons/shop/api.order_goods/v2apply',
    {
      id: await firstLine(client, orderSn),
      type: 1,
      reason: 'It has still not been shipped',
      remark: '请尽快处理',
    },
  );
  await deliver(reviewed.client, reviewed.orderSn);
  await review(reviewed.client, reviewed.orderSn);
  await store.operate('person-invite', 'ben@example.com', 'orders', 'name=Ben');
  await store.operate('operator-key-add', 'packing', 'scopes=orders:read,orders:write');
  await store.operate('webhook-add', 'https://partner.example/orders');
  return { order, request };
}

async function openPage(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.waitForLoadState('networkidle');
  // Pages and charts are chunks of their own, which a busy machine loads late.
  await page.waitForFunction(() => {
    const main = document.querySelector('main');
    // The log-in is a form without the frame of the console.
    const content = main?.querySelector('#main-content') ?? document.querySelector('form');
    const isLoading = document.querySelector('main [role="progressbar"], .RaLoading-root') !== null;
    return !isLoading && (content?.textContent ?? '') !== '';
  });
  await page.waitForLoadState('networkidle');
  await page.evaluate(async () => {
    const running = document
      .getAnimations()
      .filter(({ effect }) => effect?.getTiming().iterations !== Infinity);
    await Promise.allSettled(running.map(({ finished }) => finished));
  });
}

/** Opens pages one after the other; in the demo the console logs in by itself. */
async function shoot(
  browser: Browser,
  store: TestStore,
  pages: readonly string[],
  {
    label = (path) => path,
    ...options
  }: BrowserContextOptions & { readonly label?: (path: string) => string },
): Promise<LabelledPicture[]> {
  const context = await browser.newContext({ viewport: desktop, reducedMotion: 'reduce', ...options });
  const page = await context.newPage();
  const pictures: LabelledPicture[] = [];
  try {
    for (const path of pages) {
      await openPage(page, `${store.url}/console/${path}`);
      const name = label(path);
      if (fullFolder === undefined) pictures.push({ label: name, picture: await page.screenshot() });
      else
        await page.screenshot({
          path: join(fullFolder, `${name.replaceAll(/\W+/gu, '-')}-${options.locale ?? ''}.png`),
          fullPage: true,
        });
    }
  } finally {
    await context.close();
  }
  return pictures;
}

const executablePath = findChromium();
const browser = await chromium.launch({
  args: [...chromiumArguments],
  ...(executablePath === undefined ? {} : { executablePath }),
});
const store = await startStore();
try {
  mkdirSync(fullFolder ?? folder, { recursive: true });
  const records = await fill(store);
  const groups = toPages(records);
  for (const language of languages)
    for (const [group, pages] of Object.entries(groups)) {
      const pictures = await shoot(browser, store, pages, { locale: language });
      if (fullFolder === undefined)
        await writeSheet(join(folder, `console-${group}-${language}.webp`), pictures, {
          columns: 4,
          width: 440,
        });
      console.log(`screens: ${group} of the console in ${language}, ${pages.length} pages`);
    }
  const some = ['home', 'orders', `orders/${records.order}/show`, 'products/1/show', 'settings'];
  const tablet = { viewport: { width: 768, height: 1024 }, locale: 'de' };
  const sizes = [
    ...(await shoot(browser, store, some, { ...tablet, label: (path) => `${path}, 768 px` })),
    ...(await shoot(browser, store, some, {
      ...tablet,
      colorScheme: 'dark',
      label: (path) => `${path}, dark`,
    })),
    ...(await shoot(browser, store, some, {
      viewport: { width: 375, height: 500 },
      locale: 'de',
      label: (path) => `${path}, 375 px`,
    })),
  ];
  if (fullFolder === undefined)
    await writeSheet(join(folder, 'console-sizes.webp'), sizes, { columns: some.length, width: 300 });
} finally {
  await browser.close();
  await store.stop();
}
