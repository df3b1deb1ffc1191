import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import type { StoreClient } from './support/api.ts';
import { deliver, makeOrder, pay } from './support/buying.ts';
import { notSampled, isSampled } from './support/sample.ts';
import { loseResponse, slowDown } from './support/network.ts';
import { makeAccount, newShopper, openAs, seePage, type Shopper } from './support/shopper.ts';
import { useStore } from './support/useStore.ts';

const store = useStore();

interface Row {
  readonly order_sn: string;
  readonly invoice: { readonly invoice_sn: string } | null;
}

async function list(client: StoreClient, type: 0 | 1): Promise<readonly Row[]> {
  const path = '/addons/shop/api.order/getInvoiceList';
  return (await client.done<{ data: readonly Row[] }>('POST', path, { type })).data;
}

/** A shopper with two received orders. */
async function makeDelivered(shopper: Shopper): Promise<StoreClient> {
  const client = await makeAccount(shopper);
  for (const orderNumber of [await makeOrder(client), await makeOrder(client)]) {
    await pay(client, orderNumber, 'success');
    await deliver(client, orderNumber);
  }
  return client;
}

/** From the personal centre to the form, with both orders. */
async function openForm(shopper: Shopper, client: StoreClient): Promise<void> {
  const { here } = shopper;
  await openAs(shopper, client, '/pages/my/my');
  await here.getByRole('link', { name: '发票管理' }).tap();
  await seePage(shopper, '发票管理');
  await expect(here.getByRole('checkbox', { name: /选择/u })).toHaveCount(2);
  await here.getByText('全选').tap();
  await expect(here.getByText('已选 2 单')).toBeVisible();
  await here.getByRole('button', { name: '下一步' }).tap();
  await seePage(shopper, '申请开票');
  await here.getByRole('button', { name: '企业', exact: true }).tap();
  await here.getByRole('textbox', { name: '企业名称' }).fill('小明宠物用品有限公司');
  await here.getByRole('textbox', { name: '税号' }).fill('91440300MA5EQXH14N');
  await here.getByRole('textbox', { name: '邮箱' }).fill('wang@pawlet.test');
}

async function seeOneInvoice(client: StoreClient): Promise<void> {
  expect(await list(client, 0)).toEqual([]);
  const rows = await list(client, 1);
  expect(rows).toHaveLength(2);
  expect(new Set(rows.map(({ invoice }) => invoice?.invoice_sn)).size).toBe(1);
}

test.describe.configure({ timeout: 180_000 });

test('one invoice for two orders is issued by the shop and downloaded', async ({ page }) => {
  const shopper = newShopper(page, store.url);
  const { here } = shopper;
  const client = await makeDelivered(shopper);
  await openForm(shopper, client);
  await here.getByRole('button', { name: '提交申请' }).dblclick();
  await expect(here.getByRole('heading', { name: '开票申请已提交' })).toBeVisible();
  await here.getByRole('button', { name: '查看发票' }).tap();

  const card = here.getByRole('article');
  await expect(card).toHaveCount(1);
  await expect(card.getByText('已申请')).toBeVisible();
  await seeOneInvoice(client);

  const invoiceNumber = (await card.getAttribute('aria-label')) ?? '';
  await store.operate('issue-invoice', invoiceNumber);
  await page.reload();
  await expect(card.getByText('已开具')).toBeVisible();
  const downloading = page.waitForEvent('download');
  await card.getByRole('link', { name: `下载发票 ${invoiceNumber}` }).tap();
  const download = await downloading;
  expect(download.suggestedFilename()).toContain('.pdf');
  expect((await readFile(await download.path())).subarray(0, 5).toString('latin1')).toBe('%PDF-');
});

test('on a slow line a second tap submits nothing more', async ({ page }) => {
  test.skip(!isSampled(0, 3), notSampled);
  const shopper = newShopper(page, store.url);
  const { here } = shopper;
  const client = await makeDelivered(shopper);
  await slowDown(page);
  await openForm(shopper, client);
  const submit = here.getByRole('button', { name: '提交申请' });
  await submit.tap();
  await expect(submit).toHaveAttribute('aria-busy', 'true');
  await submit.tap({ force: true });
  await expect(here.getByRole('heading', { name: '开票申请已提交' })).toBeVisible();
  await seeOneInvoice(client);
});

test('a request with a lost response is sent again, and no input is lost', async ({ page }) => {
  const shopper = newShopper(page, store.url);
  const { here } = shopper;
  const client = await makeDelivered(shopper);
  await openForm(shopper, client);
  await loseResponse(page, '/api.order/submitInvoice');
  const submit = here.getByRole('button', { name: '提交申请' });
  await submit.tap();
  await expect(page.getByText('网络异常，请稍后重试').first()).toBeVisible();
  await expect(here.getByRole('textbox', { name: '税号' })).toHaveValue('91440300MA5EQXH14N');
  await submit.tap();
  await expect(here.getByRole('heading', { name: '开票申请已提交' })).toBeVisible();
  await seeOneInvoice(client);
});
