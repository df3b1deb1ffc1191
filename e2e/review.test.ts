import { Buffer } from 'node:buffer';
import { expect, test, type Page } from '@playwright/test';
import type { StoreClient } from './support/api.ts';
import { deliver, makeOrder, pay } from './support/buying.ts';
import { notSampled, isSampled } from './support/sample.ts';
import { loseResponse, slowDown } from './support/network.ts';
import { makeAccount, newShopper, openAs, seeStored, seePage, type Shopper } from './support/shopper.ts';
import { useStore } from './support/useStore.ts';

const store = useStore();
const words = '水流声很小，猫咪一天要喝好几次。';

/** The review form of the bought product; the gift that came with it needs no review. */
const toForm = ({ here }: Shopper) => here.getByRole('region', { name: /智能饮水机/u });

/** A picture and a short video, created by the browser itself. */
async function makeFiles(page: Page) {
  const created = await page.evaluate(async () => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [320, 240];
    const context = canvas.getContext('2d');
    if (context !== null) {
      context.fillStyle = 'teal';
      context.fillRect(0, 0, 320, 240);
    }
    const recorder = new MediaRecorder(canvas.captureStream(30), { mimeType: 'video/webm' });
    const chunks: Blob[] = [];
    const filmed = new Promise<void>((resolve) => {
      recorder.addEventListener('dataavailable', ({ data }) => {
        chunks.push(data);
        if (data.size > 0) resolve();
      });
    });
    const stopped = new Promise((resolve) => recorder.addEventListener('stop', resolve));
    recorder.start(100);
    const draw = setInterval(() => context?.fillRect(Math.random() * 300, 0, 20, 240), 20);
    // A busy machine takes its time before the first picture.
    await Promise.all([filmed, new Promise((resolve) => setTimeout(resolve, 1200))]);
    clearInterval(draw);
    recorder.stop();
    await stopped;
    const bytes = new Uint8Array(await new Blob(chunks).arrayBuffer());
    return {
      picture: canvas.toDataURL('image/png').split(',')[1] ?? '',
      video: btoa(bytes.reduce((text, byte) => text + String.fromCodePoint(byte), '')),
    };
  });
  return [
    { name: 'cat.png', mimeType: 'image/png', buffer: Buffer.from(created.picture, 'base64') },
    { name: 'clip.webm', mimeType: 'video/webm', buffer: Buffer.from(created.video, 'base64') },
  ];
}

/** A shopper with a received order. */
async function makeDelivered(shopper: Shopper): Promise<{ client: StoreClient; orderNumber: string }> {
  const client = await makeAccount(shopper);
  const orderNumber = await makeOrder(client);
  await pay(client, orderNumber, 'success');
  await deliver(client, orderNumber);
  return { client, orderNumber };
}

/** From the order to its review, filled in but not submitted. */
async function write(shopper: Shopper, client: StoreClient, orderNumber: string): Promise<void> {
  const { here, page } = shopper;
  await openAs(shopper, client, `/pages/order/detail?order_sn=${orderNumber}`);
  await here.getByRole('button', { name: '去评价' }).tap();
  await seePage(shopper, '发表评价');
  const form = toForm(shopper);
  await form.getByRole('radio', { name: /^4 星/u }).check({ force: true });
  await form.getByRole('textbox', { name: '评价内容' }).fill(words);
  await form.locator('input[type="file"]').setInputFiles(await makeFiles(page));
  await expect(form.getByRole('button', { name: '查看图片 1' })).toBeVisible({ timeout: 30_000 });
  await expect(form.getByRole('button', { name: '播放视频 2' })).toBeVisible({ timeout: 30_000 });
  // A request in progress is cancelled, a finished one is deleted.
  await expect(form.getByRole('button', { name: /^删除第 [12] 个文件$/u })).toHaveCount(2, {
    timeout: 60_000,
  });
}

async function ownReviews(client: StoreClient) {
  const path = '/addons/shop/api.comment/myList';
  const { data } = await client.done<{
    data: readonly { id: number; goods_id: number; content: string; images: string[]; video: string }[];
  }>('GET', path);
  return data;
}

async function seeOneReview(client: StoreClient): Promise<number> {
  const reviews = await ownReviews(client);
  expect(reviews).toHaveLength(1);
  const [own] = reviews;
  expect(own).toMatchObject({ content: words, images: [expect.any(String)] });
  expect(own?.video).not.toBe('');
  return own?.id ?? 0;
}

test.describe.configure({ timeout: 240_000 });

test("a review with a picture and a video is shown in the product's list", async ({ page }) => {
  const shopper = newShopper(page, store.url);
  const { here } = shopper;
  const { client, orderNumber } = await makeDelivered(shopper);
  await write(shopper, client, orderNumber);

  // The draft stays on the device.
  await seeStored(shopper, '"kind":"video"');
  await page.reload();
  await expect(toForm(shopper).getByRole('textbox', { name: '评价内容' })).toHaveValue(words);
  await expect(toForm(shopper).getByRole('radio', { name: /^4 星/u })).toBeChecked();
  await expect(toForm(shopper).getByRole('button', { name: '播放视频 2' })).toBeVisible();
  await here.getByRole('button', { name: '提交评价' }).dblclick();
  await expect(here.getByRole('heading', { name: '感谢您的评价' })).toBeVisible();
  const id = await seeOneReview(client);

  await here.getByRole('button', { name: '我的评价' }).tap();
  await seePage(shopper, '我的评价');
  await expect(here.getByText('审核中')).toBeVisible();
  await store.operate('publish-review', String(id));

  const [own] = await ownReviews(client);
  await page.goto(`${store.url}/#/pages/goods/detail?id=${own?.goods_id ?? 0}`);
  await here
    .getByRole('link', { name: /^用户评价|^评价/u })
    .first()
    .tap();
  await seePage(shopper, '全部评价');
  await here.getByRole('button', { name: /有图/u }).tap();
  const review = here.getByRole('article').filter({ hasText: words });
  await expect(review).toHaveCount(1);
  await expect(review.getByRole('img', { name: /^4 星/u })).toBeVisible();
  await review.getByRole('button', { name: /评价图片/u }).tap();
  await expect(page.locator('dialog[open] img').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await review.getByRole('button', { name: '播放视频' }).tap();
  await expect(page.locator('dialog[open] video')).toBeVisible();
});

test('on a slow line a second tap submits nothing more', async ({ page }) => {
  test.skip(!isSampled(1, 3), notSampled);
  const shopper = newShopper(page, store.url);
  const { here } = shopper;
  const { client, orderNumber } = await makeDelivered(shopper);
  await slowDown(page);
  await write(shopper, client, orderNumber);
  const submit = here.getByRole('button', { name: '提交评价' });
  await submit.tap();
  await expect(submit).toHaveAttribute('aria-busy', 'true');
  await submit.tap({ force: true });
  await expect(here.getByRole('heading', { name: '感谢您的评价' })).toBeVisible();
  await seeOneReview(client);
});

test('a submission with a lost response is repeated, and no input is lost', async ({ page }) => {
  const shopper = newShopper(page, store.url);
  const { here } = shopper;
  const { client, orderNumber } = await makeDelivered(shopper);
  await write(shopper, client, orderNumber);
  await loseResponse(page, '/api.comment/add');
  const submit = here.getByRole('button', { name: '提交评价' });
  await submit.tap();
  await expect(page.getByText('网络异常，请稍后重试').first()).toBeVisible();
  await expect(toForm(shopper).getByRole('textbox', { name: '评价内容' })).toHaveValue(words);
  await submit.tap();
  await expect(here.getByRole('heading', { name: '感谢您的评价' })).toBeVisible();
  await seeOneReview(client);
});
