import { expect, test, type Browser, type Page } from '@playwright/test';
import type { StoreClient } from './support/api.ts';
import { makeOrder, pay } from './support/buying.ts';
import { findProductId } from './support/catalogue.ts';
import { notSampled, isSampled } from './support/sample.ts';
import { loseResponse, slowDown } from './support/network.ts';
import { makeAccount, newShopper, open, openAs, seePage, type Shopper } from './support/shopper.ts';
import { useStore } from './support/useStore.ts';

// Questions and answers are moderated here, by an operator who acts when the journey does.
const store = useStore(() => Promise.resolve({ PAWLET_AUTOPILOT: 'off' }));

const pending = '已发布，等待审核';

interface Person {
  readonly shopper: Shopper;
  readonly client: StoreClient;
}

async function meet(browser: Browser): Promise<Person> {
  const context = await browser.newContext();
  const shopper = newShopper(await context.newPage(), store.url);
  return { shopper, client: await makeAccount(shopper) };
}

/** A client that has bought the product, by the API alone. */
async function meetBuyer(browser: Browser): Promise<Person> {
  const person = await meet(browser);
  await pay(person.client, await makeOrder(person.client), 'success');
  return person;
}

interface Own {
  readonly id: number;
  readonly content: string;
  readonly status: string;
  readonly my_answer: { readonly id: number; readonly content: string } | null;
}

/** The server's record of a shopper's questions (2) or answers (3). */
async function getOwn(client: StoreClient, type: 2 | 3): Promise<readonly Own[]> {
  const { data } = await client.done<{ data: Own[] }>('POST', '/addons/shop/api.goods_ask/getMyAskLists', {
    type,
    num: 50,
  });
  return data;
}

async function publish(kind: 'question' | 'answer', id: number | undefined): Promise<void> {
  await store.operate(`publish-${kind}`, String(id));
}

/** From the product to the form, and submits it. */
async function ask({ shopper, client }: Person, words: string): Promise<void> {
  const { here } = shopper;
  await openAs(shopper, client, `/pages/goods/detail?id=${await findProductId(client, 'Aura')}`);
  await here.getByRole('button', { name: '我要提问' }).tap();
  await seePage(shopper, '我要提问');
  await here.getByRole('textbox').fill(words);
  await here.getByRole('radio', { name: /买过的人/u }).tap();
  await here.getByRole('button', { name: '发布问题' }).tap();
}

/** From the received questions to the form, and submits it. */
async function answer({ shopper, client }: Person, words: string, to: string): Promise<void> {
  const { here } = shopper;
  await openAs(shopper, client, '/pages/questions/questions');
  await here.getByRole('article').filter({ hasText: to }).getByRole('link', { name: '我来回答' }).tap();
  await seePage(shopper, '问题详情');
  await here.getByRole('textbox').fill(words);
  await here.getByRole('button', { name: '发布回答' }).tap();
}

/** The whole life of a question; `wrong` describes what is wrong with the network of both. */
async function runQuestion(browser: Browser, wrong: (page: Page) => Promise<void>): Promise<void> {
  const [asker, buyer, stranger] = [await meet(browser), await meetBuyer(browser), await meet(browser)];
  const question = `水泵晚上会响吗 ${Date.now()}`;
  await wrong(asker.shopper.page);
  await ask(asker, question);
  await expect(asker.shopper.here.getByText(pending, { exact: true })).toBeVisible();
  await asker.shopper.here.getByRole('button', { name: '我的问答' }).tap();
  const own = asker.shopper.here.getByRole('article').filter({ hasText: question });
  await expect(own).toHaveCount(1);
  await expect(own.getByText(pending)).toBeVisible();
  const [asked] = await getOwn(asker.client, 2);
  const questionRoute = `/pages/goods/askList?ask_id=${asked?.id}`;
  await openAs(stranger.shopper, stranger.client, questionRoute);
  await expect(stranger.shopper.here.getByText('没有找到该问题')).toBeVisible();

  await publish('question', asked?.id);
  await wrong(buyer.shopper.page);
  await answer(buyer, '几乎听不到。', question);
  await expect(buyer.shopper.here.getByText(pending, { exact: true })).toBeVisible();
  await expect(buyer.shopper.here.getByText('几乎听不到。')).toHaveCount(1);
  const answers = await getOwn(buyer.client, 3);
  expect(answers.map(({ my_answer: given }) => given?.content)).toEqual(['几乎听不到。']);

  await publish('answer', answers[0]?.my_answer?.id);
  await open(asker.shopper, questionRoute);
  await expect(asker.shopper.here.getByText('几乎听不到。')).toBeVisible();
  await expect(asker.shopper.here.getByText('已购买', { exact: true })).toBeVisible();
  await expect(asker.shopper.here.getByText('1 个回答')).toBeVisible();
  expect((await getOwn(asker.client, 2)).map(({ content }) => content)).toEqual([question]);
  for (const { shopper } of [asker, buyer, stranger]) await shopper.page.context().close();
}

test('a question is asked, approved, answered by a buyer and approved again', async ({ browser }) => {
  await runQuestion(browser, () => Promise.resolve());
});

test('the same on a slow line', async ({ browser }) => {
  test.skip(!isSampled(2, 3), notSampled);
  test.setTimeout(240_000);
  await runQuestion(browser, slowDown);
});

test('a question and an answer with lost responses exist once, and no input is lost', async ({ browser }) => {
  const [asker, buyer] = [await meet(browser), await meetBuyer(browser)];
  const question = `滤芯能洗吗 ${Date.now()}`;
  const { page, here } = asker.shopper;
  await loseResponse(page, '/api.goods_ask/addAskData');
  await ask(asker, question);
  await expect(page.getByText('网络异常，请稍后重试').first()).toBeVisible();
  await expect(here.getByRole('textbox')).toHaveValue(question);
  await page.reload();
  await expect(here.getByRole('textbox')).toHaveValue(question);
  await expect(here.getByRole('radio', { name: /买过的人/u })).toBeChecked();
  await here.getByRole('button', { name: '发布问题' }).tap();
  await expect(here.getByText(pending, { exact: true })).toBeVisible();
  const asked = await getOwn(asker.client, 2);
  expect(asked.map(({ content }) => content)).toEqual([question]);

  await publish('question', asked[0]?.id);
  await buyer.shopper.page.route('**/api.goods_ask/addAskAnswerData', (route) => route.abort(), { times: 1 });
  await answer(buyer, '不建议水洗。', question);
  await expect(buyer.shopper.page.getByText('网络异常，请稍后重试').first()).toBeVisible();
  await expect(buyer.shopper.here.getByRole('textbox')).toHaveValue('不建议水洗。');
  await buyer.shopper.here.getByRole('button', { name: '发布回答' }).tap();
  await expect(buyer.shopper.here.getByText(pending, { exact: true })).toBeVisible();
  expect((await getOwn(buyer.client, 3)).map(({ my_answer: given }) => given?.content)).toEqual([
    '不建议水洗。',
  ]);
  for (const { shopper } of [asker, buyer]) await shopper.page.context().close();
});

test('the bell on the home page has its dot until the announcements are read', async ({ page }) => {
  const shopper = newShopper(page, store.url);
  await open(shopper);
  const bell = shopper.here.getByRole('link', { name: /^公告，\d+ 条未读$/u });
  await bell.tap();
  await seePage(shopper, '公告');
  await shopper.here.getByRole('listitem').first().getByRole('link').tap();
  await seePage(shopper, '公告详情');
  await page.goBack();
  await expect(shopper.here.getByText('未读')).toHaveCount(3);
  await shopper.here.getByRole('button', { name: '全部标为已读' }).tap();
  await page.goBack();
  await expect(shopper.here.getByRole('link', { name: '公告', exact: true })).toBeVisible();
});
