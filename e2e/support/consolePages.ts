import type { Page } from '@playwright/test';
import { firstLine, review } from './accounts.ts';
import { deliver } from './buying.ts';
import { buyAsDemo } from './console.ts';
import type { TestStore } from './store.ts';

/** Pages that belong to a record have its number. */
export interface ConsoleRecords {
  readonly order: string;
  readonly request: string;
  /** Path of the page of an invitation. */
  readonly invitation: string;
}

/** Every page of the console by the group of the menu that it belongs to. */
export const toConsolePages = ({
  order,
  request,
  invitation,
}: ConsoleRecords): Readonly<Record<string, readonly string[]>> => ({
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
    invitation,
    'invitation#no-such-invitation',
    'orders/404404/show',
  ],
});

/** Something in each list: orders, a request, a review, a colleague, a key, a webhook. */
export async function fillConsole(store: Pick<TestStore, 'url' | 'operate'>): Promise<ConsoleRecords> {
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
  const [, invitation = ''] =
    /\/console\/(invitation\S+)/u.exec(await store.operate('owner-add', 'olga@example.com')) ?? [];
  await store.operate('operator-key-add', 'packing', 'scopes=orders:read,orders:write');
  await store.operate('webhook-add', 'https://partner.example/orders');
  return { order, request, invitation };
}

/** Opens a page, and waits until it has loaded everything. */
export async function openConsolePage(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.waitForLoadState('networkidle');
  // Pages and charts are chunks of their own, which a busy machine loads late.
  await page.waitForFunction(() => {
    const main = document.querySelector('main');
    // Log-in and invitation have no frame of the console.
    const content = main?.querySelector('#main-content') ?? main;
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
