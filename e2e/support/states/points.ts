import { expect, type Page } from '@playwright/test';
import type { State } from './State.ts';

async function tapFirstCard(page: Page): Promise<void> {
  await page.locator('[data-slot="active"] main article a').first().tap();
  await expect(page.locator('[data-slot="active"] [data-pawlet-part="bar"]')).toBeVisible();
}

/** Points: the points mall, the daily check-in, tasks. */
export const pointsStates: readonly State[] = [
  { name: 'points mall', as: 'busy', route: '/pages/integral/index' },
  { name: 'points mall for a visitor', route: '/pages/integral/index' },
  { name: 'all rewards', as: 'fresh', route: '/pages/integral/allGoods' },
  { name: 'rewards that are sent', route: '/pages/score/list?type=reality' },
  { name: 'reward', as: 'busy', route: '/pages/integral/allGoods?type=virtual', then: tapFirstCard },
  { name: 'reward that is sent', as: 'fresh', route: '/pages/score/list?type=reality', then: tapFirstCard },
  { name: 'reward that does not exist', route: '/pages/integral/detail?id=999999' },
  {
    name: 'exchange to confirm',
    as: 'busy',
    route: ({ rewardId }) => `/pages/integral/order?id=${rewardId}`,
  },
  {
    name: 'exchange without enough points',
    as: 'fresh',
    route: ({ rewardId }) => `/pages/score/exchange?id=${rewardId}&nums=9`,
    then: async (page) => {
      const button = page.locator('[data-slot="active"] [data-pawlet-part="bar"] button');
      await expect(button).toBeDisabled();
      // It is disabled, and explains why when tapped all the same.
      await button.tap({ force: true });
    },
  },
  { name: 'exchange of nothing', as: 'fresh', route: '/pages/integral/order' },
  {
    name: 'exchange made',
    as: 'busy',
    route: ({ exchangeId }) => `/pages/integral/successfulExchange?id=${exchangeId}`,
  },
  { name: 'exchanges', as: 'busy', route: '/pages/integral/exchangeList' },
  { name: 'no exchanges', as: 'fresh', route: '/pages/score/order' },
  { name: 'no refused exchanges', as: 'busy', route: '/pages/integral/exchangeList?status=4' },
  {
    name: 'one exchange',
    as: 'busy',
    route: ({ exchangeId }) => `/pages/integral/interDetail?id=${exchangeId}`,
  },
  {
    name: "another shopper's exchange",
    as: 'fresh',
    route: ({ exchangeId }) => `/pages/score/orderDetail?id=${exchangeId}`,
  },
  { name: 'points ledger', as: 'busy', route: '/pages/integral/integralList' },
  { name: 'my points', as: 'busy', route: '/pages/score/score' },
  { name: 'my points, none yet', as: 'fresh', route: '/pages/score/score' },
  {
    name: 'entry of the ledger',
    as: 'busy',
    route: '/pages/score/logs',
    then: async (page) => {
      await page.locator('[data-slot="active"] a[data-pawlet-part="entry"]').first().tap();
      await expect(page.locator('[data-slot="active"] dl dd').first()).toBeVisible();
    },
  },
  { name: 'entry that does not exist', as: 'fresh', route: '/pages/score/details?id=999999' },
  { name: 'rules of the points mall', route: '/pages/integral/rule' },
  { name: 'daily sign-in', as: 'busy', route: '/pages/signin/signin' },
  { name: 'daily sign-in, not signed', as: 'fresh', route: '/pages/signin/signin' },
  { name: 'sign-in log', as: 'busy', route: '/pages/signin/logs' },
  { name: 'sign-in log, empty', as: 'fresh', route: '/pages/signin/logs' },
  { name: 'sign-in ranking', as: 'busy', route: '/pages/signin/ranking' },
  { name: 'tasks', as: 'busy', route: '/pages/task/task' },
  { name: 'tasks of a visitor', route: '/pages/task/task' },
];
