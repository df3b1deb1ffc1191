import { expect, test } from '@playwright/test';
import { firstLine } from './support/accounts.ts';
import { png } from './support/png.ts';
import { makeAddress, pay } from './support/buying.ts';
import { findProductId, putSkuIntoCart, readSkus } from './support/catalogue.ts';
import {
  checkConsolePage as check,
  collectProblems,
  consoleScreen,
  openArea,
  shoot,
  shootPages,
} from './support/console.ts';
import { makeAccount, newShopper, openAs, seePage } from './support/shopper.ts';
import { useStore } from './support/useStore.ts';

// The shop decides here, and the demo does not decide automatically.
const store = useStore(() => Promise.resolve({ PAWLET_AUTOPILOT: 'off' }));

test('shop and shopper write to one another about a return, pictures are added, and it ends with a replacement', async ({
  page,
  browser,
}) => {
  test.setTimeout(300_000);
  const shopper = newShopper(page, store.url);
  const { here } = shopper;
  const client = await makeAccount(shopper);
  const productId = await findProductId(client, 'Brook');
  const skuId =
    (await readSkus(client, productId)).toSorted((one, other) => other.stocks - one.stocks)[0]?.id ?? 0;
  const { order_sn: orderSn } = await client.done<{ order_sn: string }>(
    'POST',
    '/addons/shop/api.order/add',
    {
      ids: String(await putSkuIntoCart(client, { productId, skuId }, 1)),
      address_id: await makeAddress(client),
    },
  );
  await pay(client, orderSn, 'success');
  await expect
    .poll(
      async () =>
        (
          await client.done<{ paystate: number }>('GET', '/addons/shop/api.order/detail', {
            order_sn: orderSn,
          })
        ).paystate,
    )
    .toBe(1);
  await store.operate('ship', orderSn);
  const lineId = await firstLine(client, orderSn);
  const { refund_sn: refundSn } = await client.done<{ refund_sn: string }>(
    'POST',
    '/addons/shop/api.order_goods/v2apply',
    { id: lineId, type: 2, reason: '商品有问题', remark: '有异响' },
  );

  const context = await browser.newContext(consoleScreen);
  const desk = await context.newPage();
  const problems = collectProblems(desk);
  const request = `${store.url}/console/after-sales/${refundSn}/show`;

  await test.step('the shop asks for pictures', async () => {
    await desk.goto(request);
    await desk.getByRole('button', { name: 'Ask for pictures' }).click();
    const dialog = desk.getByRole('dialog');
    await expect(dialog.getByRole('button', { name: 'Ask for pictures' })).toBeDisabled();
    await dialog.getByLabel('Note to the shopper').fill('请拍一张插头的照片');
    await check(desk, 'request-ask');
    await dialog.getByRole('button', { name: 'Ask for pictures' }).click();
    await expect(desk.getByText('Waiting for pictures').first()).toBeVisible();
    await expect(desk.getByText('Not read yet')).toBeVisible();
    await check(desk, 'request-asked');
  });

  await test.step('the shopper finds the question with the order, and answers with a picture', async () => {
    await openAs(shopper, client, `/pages/order/detail?order_sn=${orderSn}`);
    await seePage(shopper, '订单详情');
    await here.getByRole('link', { name: '查看售后 (1)' }).tap();
    await seePage(shopper, '售后详情');
    await expect(here.getByText('请拍一张插头的照片')).toBeVisible();
    await expect(here.getByText('新', { exact: true })).toBeVisible();
    await shoot(page, 'shopper-asked');
    await here.getByRole('button', { name: '发送' }).tap();
    await expect(here.getByText('请填写留言或添加图片').first()).toBeVisible();
    await here
      .locator('input[type="file"]')
      .setInputFiles({ name: 'plug.png', mimeType: 'image/png', buffer: png });
    await expect(here.getByRole('button', { name: '删除第 1 个文件' })).toBeVisible();
    await here.getByRole('textbox', { name: '给商家留言' }).fill('这是插头 <b>谢谢</b>');
    await here.getByRole('button', { name: '发送' }).tap();
    await expect(here.getByText('这是插头 <b>谢谢</b>')).toBeVisible();
    await expect(here.getByRole('heading', { name: '售后审核中' })).toBeVisible();
    await shoot(page, 'shopper-answered');
  });

  await test.step('the request is back in the queue, and the shop answers and approves it', async () => {
    await openArea(desk, 'Returns and refunds');
    const row = desk.getByRole('row').filter({ hasText: refundSn });
    await expect(row.getByText('New message')).toBeVisible();
    await check(desk, 'requests-unread');
    await row.getByRole('link', { name: refundSn }).click();
    await expect(desk.getByText('这是插头 <b>谢谢</b>')).toBeVisible();
    await expect(desk.getByRole('img', { name: 'Picture 1' })).toBeVisible();
    await expect(desk.getByText('New', { exact: true })).toBeVisible();
    await desk.getByLabel('Message to the shopper').fill('收到，我们给您换一个');
    await desk
      .locator('input[type="file"]')
      .setInputFiles({ name: 'new.png', mimeType: 'image/png', buffer: png });
    await expect(desk.getByRole('button', { name: 'Remove picture 1' })).toBeVisible();
    await check(desk, 'request-answer');
    await desk.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(desk.getByText('Message sent')).toBeVisible();
    await expect(desk.getByText('收到，我们给您换一个')).toBeVisible();
    await desk.getByRole('button', { name: 'Approve' }).click();
    await desk.getByRole('dialog').getByRole('button', { name: 'Approve' }).click();
    await expect(desk.getByText('Waiting for the return').first()).toBeVisible();
  });

  await test.step('the shopper sends it back', async () => {
    await client.done('POST', '/addons/shop/api.order_goods/saveExpressInfo', {
      id: lineId,
      expressname: 'SF',
      expressno: 'SF100',
      mobile: shopper.mobile,
    });
  });

  await test.step('the shop sends a replacement, and nothing is refunded', async () => {
    await desk.goto(request);
    await desk.getByRole('button', { name: 'Send a replacement' }).click();
    const dialog = desk.getByRole('dialog');
    await dialog.getByLabel('Replacement').click();
    await expect(desk.getByRole('option')).toHaveCount(2);
    await desk.getByRole('option').nth(1).click();
    await dialog.getByLabel('Tracking number').fill('SF200300400');
    await check(desk, 'request-exchange');
    await dialog.getByRole('button', { name: 'Send a replacement' }).click();
    await expect(desk.getByText('Exchanged').first()).toBeVisible();
    await expect(desk.getByRole('button', { name: 'Received' })).toHaveCount(0);
    await check(desk, 'request-exchanged');
    await expect(store.operate('receive-return', refundSn)).rejects.toThrow();
  });

  await test.step('the shopper sees the package', async () => {
    await openAs(shopper, client, `/pages/order/detail?order_sn=${orderSn}`);
    await seePage(shopper, '订单详情');
    await shoot(page, 'shopper-order');
    await here.getByRole('link', { name: /^查看售后/u }).tap();
    await expect(here.getByRole('heading', { name: '已换货' })).toBeVisible();
    await expect(here.getByText('SF200300400')).toBeVisible();
    await expect(here.getByText('收到，我们给您换一个')).toBeVisible();
    await shoot(page, 'shopper-exchanged');
    const { refund } = await client.done<{ refund: string }>('GET', '/addons/shop/api.order/detail', {
      order_sn: orderSn,
    });
    expect(refund).toBe('0.00');
  });

  await shootPages(desk, store, {
    request: `after-sales/${refundSn}/show`,
    requests: 'after-sales?filter=%7B%7D',
  });
  expect(problems).toEqual([]);
  await context.close();
});
