import { expect, type Page } from '@playwright/test';
import { type State, submitForm } from './State.ts';

/** Legal pages and other texts of the shop. */
export const contentStates: readonly State[] = [
  { name: 'text page', route: '/pages/page/page?diyname=privacy' },
  { name: 'text page that does not exist', route: '/pages/page/page?diyname=nothing' },
  // The page of a law exists in the countries that require it.
  { name: 'withdrawal', country: 'DEU', route: '/pages/page/page?diyname=withdrawal' },
  { name: 'withdrawal where no law requires it', route: '/pages/page/page?diyname=withdrawal' },
  { name: 'imprint', country: 'DEU', route: '/pages/page/page?diyname=imprint' },
  { name: 'what the browser keeps', route: '/pages/page/page?diyname=cookies' },
  { name: 'withdrawing', route: '/pages/page/page?diyname=withdraw' },
  { name: 'withdrawing with mistakes', route: '/pages/page/page?diyname=withdraw', then: submitForm },
  { name: 'withdrawing, to be confirmed', route: '/pages/page/page?diyname=withdraw', then: fillWithdrawal },
  {
    name: 'withdrawal received',
    route: '/pages/page/page?diyname=withdraw',
    then: async (page) => {
      await fillWithdrawal(page);
      await page.locator('[data-slot="active"] main button').first().tap();
      await expect(page.locator('[data-slot="active"] main a[download]')).toBeVisible();
    },
  },
  {
    name: 'withdrawing from an order',
    as: 'busy',
    route: ({ shipped }) => `/pages/page/page?diyname=withdraw&order_sn=${shipped}`,
  },
  { name: 'rules', route: '/pages/rule/rule' },
  { name: 'announcements', route: '/pages/index/notice' },
  {
    name: 'announcement',
    route: '/pages/index/notice',
    then: async (page) => {
      await page.locator('[data-slot="active"] main a').first().tap();
      await expect(page.locator('[data-slot="active"] article h2').first()).toBeVisible();
    },
  },
  { name: 'announcement that does not exist', route: '/pages/index/newNotice?id=999999' },
];

/** Fills in the statement, and continues to its confirmation. */
async function fillWithdrawal(page: Page): Promise<void> {
  const fields = page.locator('[data-slot="active"] form input');
  await fields.nth(0).fill('Lena Krüger');
  await fields.nth(1).fill('20261121000000000000000001');
  await fields.nth(2).fill('lena@example.com');
  await page.locator('[data-slot="active"] button[type="submit"]').tap();
  await expect(page.locator('[data-slot="active"] dl').first()).toBeVisible();
}
