import { expect, test, type Page } from '@playwright/test';
import type { StoreClient } from './support/api.ts';
import { earn } from './support/buying.ts';
import { readPoints } from './support/balances.ts';
import { makeAccount, newShopper, open, openAs, seePage, front, type Shopper } from './support/shopper.ts';
import { useStore } from './support/useStore.ts';

const store = useStore(() => Promise.resolve({ PAWLET_AUTOPILOT_DELAY: '1' }), { isClockMovable: true });

// The next user of the store finds today's date, even after a test that moved the clock has failed.
test.afterEach(() => store.setDaysAhead(0));

const checkInRoute = '/pages/signin/signin';

async function meet(page: Page): Promise<{ readonly shopper: Shopper; readonly client: StoreClient }> {
  const shopper = newShopper(page, store.url);
  return { shopper, client: await makeAccount(shopper) };
}

/** Checks in on the visible page with a double tap, and reads the reward. */
async function checkIn(shopper: Shopper, points: number, streakDays: number): Promise<void> {
  const { here } = shopper;
  await here.getByRole('button', { name: `签到领 ${points} 积分` }).dblclick();
  const success = front(shopper);
  await expect(success.getByText(`+${points} 积分`)).toBeVisible();
  await expect(success.getByText(`已连续签到 ${streakDays} 天`)).toBeVisible();
  await success.getByRole('button').last().tap();
  await expect(here.getByRole('button', { name: '今日已签到' })).toBeVisible();
}

test('checking in on seven days, backfilling a missed one, and the ranking', async ({ page }) => {
  const { shopper, client } = await meet(page);
  const { here } = shopper;
  const rewards = [5, 5, 8, 8, 10, 10, 20];
  let points = 0;
  await openAs(shopper, client, checkInRoute);
  for (const [day, reward] of rewards.entries()) {
    store.setDaysAhead(day);
    await page.reload();
    await checkIn(shopper, reward, day + 1);
    points += reward;
    expect(await readPoints(client)).toBe(points);
  }

  // A day is missed, and backfilled for points on the next one.
  store.setDaysAhead(rewards.length + 1);
  await page.reload();
  await checkIn(shopper, 5, 1);
  await here
    .getByRole('button', { name: /^补签 /u })
    .first()
    .tap();
  await expect(front(shopper).getByText(/将消耗 30 积分，当前共有 71 积分/u)).toBeVisible();
  await front(shopper).getByRole('button', { name: '补签' }).tap();
  await expect(here.getByText('已连续签到 9 天')).toBeVisible();
  expect(await readPoints(client)).toBe(41);

  await open(shopper, '/pages/signin/logs');
  await seePage(shopper, '签到记录');
  await expect(here.getByRole('listitem')).toHaveCount(9);
  await expect(here.getByText('-30')).toBeVisible();
  await open(shopper, '/pages/signin/ranking');
  await seePage(shopper, '签到排行榜');
  const own = here.locator('[data-pawlet-part="own-rank"]');
  await expect(own).toBeInViewport();
  await expect(own).toContainText('9 天');
  await open(shopper, '/pages/score/score');
  await expect(here.getByRole('listitem').first()).toContainText('-30');
});

test('points pay for shipped and for digital rewards until they run out', async ({ page }) => {
  const { shopper, client } = await meet(page);
  const { here } = shopper;
  await earn(client, 1100);
  const before = await readPoints(client);
  await openAs(shopper, client, '/pages/integral/index');
  await expect(here.getByText(before.toLocaleString('en')).first()).toBeVisible();

  await here.getByRole('article').filter({ hasText: /600/u }).first().getByRole('link').tap();
  await seePage(shopper, '商品详情');
  await here.locator('[data-pawlet-part="bar"]').getByRole('button', { name: '立即兑换' }).tap();
  await expect(page.getByText('请选择款式').first()).toBeVisible();
  await here.locator('[data-pawlet-part="models"] button').first().tap();
  await here.getByRole('button', { name: '立即兑换' }).tap();
  await seePage(shopper, '确认兑换');
  await expect(here.getByText('王小明')).toBeVisible();
  const confirm = here.getByRole('button', { name: '确认兑换' });
  await confirm.tap();
  await expect(page.getByText('请先确认兑换后不退不换').first()).toBeVisible();
  await here.getByRole('checkbox').check();
  await confirm.dblclick();
  await expect(here.getByText('兑换成功', { exact: true })).toBeVisible();
  await expect(here.getByText('我们会尽快发货，可在兑换记录中查看进度')).toBeVisible();
  expect(await readPoints(client)).toBe(before - 600);
  await here.getByRole('button', { name: '查看兑换' }).tap();
  await seePage(shopper, '兑换详情');
  await expect(here.getByText('王小明')).toBeVisible();

  // The first page of the points mall is behind; a digital reward needs no address.
  await open(shopper, '/pages/score/list?type=virtual');
  await here.getByRole('article').filter({ hasText: /500/u }).first().getByRole('link').tap();
  await seePage(shopper, '商品详情');
  const rewardId = Number(/id=(\d+)/u.exec(page.url())?.[1]);
  await here.getByRole('button', { name: '立即兑换' }).tap();
  await seePage(shopper, '确认兑换');
  await expect(here.locator('[data-pawlet-part="address"]')).toHaveCount(0);
  await here.getByRole('checkbox').check();
  await here.getByRole('button', { name: '确认兑换' }).tap();
  await expect(here.getByText('即将发放，可在兑换记录中查看')).toBeVisible();
  expect(await readPoints(client)).toBe(before - 1100);

  // The rest is spent until the next reward is too expensive.
  let more = 0;
  for (; (await readPoints(client)) >= 500; more += 1)
    await client.done('POST', '/addons/shop/api.score/exchange', { exchange_id: rewardId, nums: 1 });
  await open(shopper, `/pages/score/goodsDetail?id=${rewardId}`);
  // What another device spent is shown on the next view.
  await page.reload();
  await expect(here.getByRole('button', { name: '积分不足' })).toBeVisible();

  await open(shopper, '/pages/score/order');
  await seePage(shopper, '兑换记录');
  await expect(here.locator('[data-pawlet-part="exchange"]')).toHaveCount(2 + more);
});

test('two tabs agree on the points, and a task gives its points once', async ({ page, context }) => {
  const { shopper, client } = await meet(page);
  await openAs(shopper, client, '/pages/score/score');
  const balance = shopper.here.locator('[data-pawlet-part="balance"]');
  await expect(balance).toContainText('0');
  const other = { ...shopper, page: await context.newPage() };
  const there = { ...other, here: other.page.locator('[data-slot="active"]') };

  // The task leads to where it is done, and is complete when the shopper returns.
  await open(there, '/pages/task/task');
  await there.here.getByRole('button', { name: '去完成：每日签到' }).tap();
  await checkIn(there, 5, 1);
  await expect(balance).toContainText('5');
  await there.page.goBack();
  const claim = there.here.getByRole('button', { name: '领取：每日签到' });
  await claim.dblclick();
  await expect(there.page.getByText('已领取 5 积分').first()).toBeVisible();
  await expect(balance).toContainText('10');
  await expect(claim).toHaveCount(0);
  expect(await readPoints(client)).toBe(10);
});
