import { expect, test } from '@playwright/test';
import type { StoreClient } from './support/api.ts';
import { makeOrder, pay } from './support/buying.ts';
import { loseResponse } from './support/network.ts';
import { readPoints } from './support/balances.ts';
import {
  front,
  logInByCode,
  makeAccount,
  newShopper,
  open,
  openAs,
  seePage,
  type Shopper,
} from './support/shopper.ts';
import { useStore } from './support/useStore.ts';

const store = useStore();

/** Answers the visible question with these choices, or with a text, and continues. */
async function answer({ here, page }: Shopper, step: number, ...choices: readonly string[]): Promise<void> {
  await expect(here.getByText(`第 ${step} 题，共 5 题`)).toBeVisible();
  for (const choice of choices) {
    await here.locator('label', { has: page.getByText(choice, { exact: true }) }).tap();
  }
  await here.getByRole('button', { name: '下一题' }).tap();
}

/** How often the points were credited. */
async function rewards(client: StoreClient): Promise<number> {
  const { data } = await client.done<{ data: { score: number }[] }>('GET', '/addons/shop/api.score/logs');
  return data.filter(({ score }) => score === 50).length;
}

test('a visitor answers a survey, logs in on submit and gets the reward once', async ({ page }) => {
  const shopper = newShopper(page, store.url);
  const { here } = shopper;
  await open(shopper, '/pages/questionnaireSurvey/index');
  await here.getByRole('link', { name: /智能饮水机使用调查.*50 积分/u }).tap();
  await here.getByRole('button', { name: '下一题' }).tap();
  await expect(page.getByText('请至少选择一项').first()).toBeVisible();
  await answer(shopper, 1, '猫', '狗');
  await answer(shopper, 2, '是');
  await expect(here.getByText('第 3 题，共 5 题')).toBeVisible();
  await page.goBack();
  await expect(here.getByText('第 2 题，共 5 题')).toBeVisible();
  await answer(shopper, 2, '否');
  await expect(here.getByText('第 3 题，共 5 题')).toBeVisible();
  await page.reload();
  await answer(shopper, 3, '每月');
  await answer(shopper, 4, '5');
  await here.getByRole('textbox').fill('水泵再安静一点就好了。');
  await here.getByRole('button', { name: '提交问卷' }).tap();
  await logInByCode(shopper, front(shopper));
  await seePage(shopper, '提交成功');
  await expect(here.getByText('+50')).toBeVisible();

  await open(shopper, '/pages/questionnaireSurvey/index?type=drinker');
  await expect(here.getByText('您已完成该问卷')).toBeVisible();
  const drafts = await page.evaluate(() =>
    Object.keys(localStorage).filter((name) => name.includes('survey')),
  );
  expect(drafts).toEqual([]);
});

test('the other survey is answered once, however often its button is tapped and its response is lost', async ({
  page,
}) => {
  const shopper = newShopper(page, store.url);
  const { here } = shopper;
  const client = await makeAccount(shopper);
  const before = await readPoints(client);
  await loseResponse(page, '/api.question_survey/submitFeederSurvey');
  await openAs(shopper, client, '/pages/questionnaireSurvey/index?type=feeder');
  for (const [index, choice] of (await firstChoices(client)).entries())
    await answer(shopper, index + 1, choice);
  const send = here.getByRole('button', { name: '提交问卷' });
  await send.tap();
  await expect(page.getByText('网络异常，请稍后重试').first()).toBeVisible();
  await expect(here.getByText('第 5 题，共 5 题')).toBeVisible();
  await send.dblclick();
  await seePage(shopper, '提交成功');
  await expect(here.getByText('+50')).toBeVisible();
  expect(await readPoints(client)).toBe(before + 50);
  expect(await rewards(client)).toBe(1);
});

test('a year with orders is shown to its end and saved as a poster', async ({ page }) => {
  const shopper = newShopper(page, store.url);
  const { here } = shopper;
  const client = await makeAccount(shopper);
  for (let count = 0; count < 2; count += 1) await pay(client, await makeOrder(client), 'success');
  await openAs(shopper, client, '/pages/yearlyReport/index');
  const titles = [
    'Pawlet：与您相伴的一年',
    '这一年，您一直宠着它',
    '每个月的足迹',
    '您带回家的好物',
    '年度最爱',
  ];
  for (const title of titles) {
    await expect(here.getByRole('heading', { level: 2, name: title })).toBeInViewport({ ratio: 0.9 });
    await here.getByRole('button', { name: '下一页' }).tap();
  }
  await expect(here.getByText(/月下单最多，共 2 单$/u)).toBeAttached();
  await expect(here.getByText('Pawlet Aura 智能饮水机').first()).toBeAttached();
  // A picture that loads while the pages scroll makes the browser snap to the visible page; a shopper taps again.
  await expect(async () => {
    await here.getByRole('region', { name: '逐页回顾您的一年' }).press('End');
    await expect(here.getByRole('heading', { level: 2, name: '把这一年留作纪念' })).toBeInViewport({
      timeout: 3000,
    });
  }).toPass({ timeout: 30_000 });
  await expect(here.getByRole('img', { name: /年度数据海报/u })).toBeInViewport({ ratio: 0.9 });
  const download = page.waitForEvent('download');
  await here.getByRole('button', { name: '保存图片' }).tap();
  expect((await download).suggestedFilename()).toMatch(/^pawlet-\d{4}\.png$/u);
});

test('a year without any orders leads on to the shop', async ({ page }) => {
  const shopper = newShopper(page, store.url);
  await openAs(shopper, await makeAccount(shopper), '/pages/yearlyReport/index');
  await expect(shopper.here.getByText(/年的故事还没开始$/u)).toBeVisible();
  await shopper.here.getByRole('link', { name: '去逛逛' }).tap();
  await seePage(shopper, /商品/u);
});

/** The first choice of each question in the feeder survey that has any. */
async function firstChoices(client: StoreClient): Promise<readonly string[]> {
  const { questions } = await client.done<{ questions: { options: { text: string }[] }[] }>(
    'GET',
    '/addons/shop/api.question_survey/getForm',
    { type: 'feeder' },
  );
  return questions.flatMap(({ options: [first] }) => (first === undefined ? [] : [first.text]));
}
