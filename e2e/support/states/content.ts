import { expect } from '@playwright/test';
import type { State } from './State.ts';

/** Pages of the shop's own words. */
export const contentStates: readonly State[] = [
  { name: 'text page', route: '/pages/page/page?diyname=privacy' },
  { name: 'text page that does not exist', route: '/pages/page/page?diyname=nothing' },
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
