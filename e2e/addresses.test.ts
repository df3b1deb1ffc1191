import { expect, test, type BrowserContext } from '@playwright/test';
import { choosePlace, writeOverseas } from './support/addressing.ts';
import { makeAddress, putIntoCart } from './support/buying.ts';
import {
  front,
  makeAccount,
  newShopper,
  open,
  openAs,
  seeStored,
  seePage,
  type Shopper,
} from './support/shopper.ts';
import { useStore } from './support/useStore.ts';

const store = useStore();

/** Brings the shopper with a product to the checkout, and on to the address form. */
async function startAddress(shopper: Shopper): Promise<void> {
  const client = await makeAccount(shopper);
  await openAs(shopper, client, `/pages/goods/order?id=${await putIntoCart(client)}`);
  await shopper.here.getByRole('link', { name: '新增收货地址' }).tap();
}

/** Sets the device's position and grants the permission to read it. */
async function setPosition(context: BrowserContext, latitude: number, longitude: number): Promise<void> {
  await context.grantPermissions(['geolocation'], { origin: store.url });
  await context.setGeolocation({ latitude, longitude, accuracy: 20 });
}

test('an order ships abroad, with a different billing address', async ({ page }) => {
  const shopper = newShopper(page, store.url);
  const { here } = shopper;
  await startAddress(shopper);
  await here.getByRole('button', { name: /填写海外地址/u }).tap();
  await seePage(shopper, '新增收货地址');
  await writeOverseas(shopper);

  await seePage(shopper, '提交订单');
  await expect(here.getByText('Lena Krüger')).toBeVisible();
  await expect(here.getByText('Oranienstraße 5, 10999 Berlin')).toBeVisible();
  await here.getByRole('button', { name: '提交订单' }).tap();
  await seePage(shopper, '收银台');
  await open(shopper, '/pages/order/list');
  await seePage(shopper, '我的订单');
  await here.getByRole('article').getByRole('link').first().tap();
  await seePage(shopper, '订单详情');
  for (const line of ['Oranienstraße 5', '10999 Berlin', '德国']) {
    await expect(here.getByText(line, { exact: true })).toBeVisible();
  }
  await expect(here.getByText('账单地址')).toBeVisible();
  for (const line of ['1 rue Oberkampf', '75011 Paris', '法国']) {
    await expect(here.getByText(line, { exact: true })).toBeVisible();
  }
});

test('an address is filled in from a pasted text', async ({ page }) => {
  const shopper = newShopper(page, store.url);
  const { here } = shopper;
  const client = await makeAccount(shopper);
  await openAs(shopper, client, '/pages/address/address');
  await here.getByRole('button', { name: '新增收货地址' }).tap();
  await here.getByLabel('粘贴识别').fill('李雷，13912345678，广东省深圳市南山区科技园路 1 号');
  await here.getByRole('button', { name: '识别', exact: true }).tap();
  await expect(here.getByLabel('粘贴识别')).toHaveValue('');
  await expect(here.getByText('广东省深圳市南山区')).toBeVisible();
  await here.getByRole('button', { name: '保存', exact: true }).tap();
  await seePage(shopper, /地址/u);
  await expect(here.getByText('科技园路 1 号')).toBeVisible();
  await expect(here.getByText('李雷')).toBeVisible();
});

test('a shopper who does not share the position chooses the area by hand', async ({ page, context }) => {
  const shopper = newShopper(page, store.url);
  const { here } = shopper;
  const client = await makeAccount(shopper);
  await makeAddress(client);
  await context.clearPermissions();
  await openAs(shopper, client, '/pages/address/addedit');
  await here.getByLabel('收货人').fill('王小明');
  await here.getByRole('button', { name: '使用当前位置' }).tap();
  await expect(front(shopper).getByText('需要位置权限，请前往“设置 > 隐私 > 定位服务”开启')).toBeVisible();
  await front(shopper).getByRole('button', { name: '手动选择' }).tap();
  await choosePlace(shopper);
  await expect(here.getByRole('button', { name: '所在地区 广东省深圳市南山区' })).toBeVisible();
  await here.getByRole('button', { name: '使用此位置' }).tap();

  await seePage(shopper, '新增收货地址');
  await expect(here.getByText('广东省深圳市南山区')).toBeVisible();
  await expect(here.getByLabel('收货人')).toHaveValue('王小明');
});

test("an address is filled in from the shopper's position, as far as it is known", async ({
  page,
  context,
}) => {
  const shopper = newShopper(page, store.url);
  const { here } = shopper;
  await setPosition(context, 22.5385, 113.94);
  await startAddress(shopper);
  await here.getByLabel('收货人').fill('王小明');
  await here.getByLabel('手机号').fill('13912345678');
  await here.getByRole('button', { name: '使用当前位置' }).tap();
  await expect(here.getByText('已识别到区县，请核对并补充街道和门牌号')).toBeVisible();
  await expect(here.getByRole('button', { name: '所在地区 广东省深圳市南山区' })).toBeVisible();
  await here.getByRole('button', { name: '使用此位置' }).tap();
  await expect(here.getByText('广东省深圳市南山区')).toBeVisible();
  await here.getByLabel('详细地址').fill('科技园路 1 号');
  await here.getByRole('button', { name: '保存', exact: true }).tap();

  await seePage(shopper, '提交订单');
  await expect(here.getByText(/广东省深圳市南山区 ?科技园路 1 号/u)).toBeVisible();
  await here.getByRole('button', { name: '提交订单' }).tap();
  await seePage(shopper, '收银台');
});

test('an overseas address is filled in too, and carried over from one form to the other', async ({
  page,
  context,
}) => {
  const shopper = newShopper(page, store.url);
  const { here } = shopper;
  await setPosition(context, 52.5, 13.42);
  await startAddress(shopper);
  await here.getByRole('button', { name: '使用当前位置' }).tap();
  await expect(here.getByText('该位置不在中国大陆，请填写海外地址')).toBeVisible();
  await here.getByRole('button', { name: /填写海外地址/u }).tap();

  await seePage(shopper, '新增收货地址');
  await expect(here.getByRole('button', { name: /德国/u })).toBeVisible();
  await expect(here.getByRole('button', { name: /\+49/u })).toBeVisible();
  await expect(here.getByLabel('城市')).toHaveValue('Berlin');
  await setPosition(context, 41.89, 12.49);
  await here.getByRole('button', { name: '使用当前位置' }).tap();
  await expect(here.getByText('已识别到城市，请核对并补充其余信息')).toBeVisible();
  await here.getByRole('button', { name: '使用此位置' }).tap();
  await expect(here.getByLabel('城市')).toHaveValue('Rome');
  await expect(here.getByRole('button', { name: /意大利/u })).toBeVisible();
  const rest = { 姓: 'Rossi', 名: 'Lena', 电话: '3123456789', 邮政编码: '00186', 地址: 'Via Sacra 1' };
  for (const [name, value] of Object.entries(rest)) {
    await here.getByRole('textbox', { name, exact: true }).fill(value);
  }
  // The gazetteer provides the region, the post code the province.
  await expect(here.getByRole('combobox', { name: '省', exact: true })).toHaveValue('RM');
  await here.getByRole('button', { name: '保存', exact: true }).tap();

  await seePage(shopper, '提交订单');
  await expect(here.getByText(/Via Sacra 1, 00186 Rome Roma/u)).toBeVisible();
});

test('a place at sea is reported as not an address', async ({ page, context }) => {
  const shopper = newShopper(page, store.url);
  await setPosition(context, 0, 0);
  await open(shopper, '/choose-location');
  await expect(shopper.here.getByText('该位置不属于任何国家或地区，可能在海上')).toBeVisible();
});

test('a shopper who shares the position sees the place, and the input is restored after a reload', async ({
  page,
  context,
}) => {
  const shopper = newShopper(page, store.url);
  const { here } = shopper;
  const client = await makeAccount(shopper);
  await setPosition(context, 22.5428, 114.0595);
  await openAs(shopper, client, '/pages/address/addeditAbroad');
  await here.getByLabel('城市').fill('Berlin');
  await seeStored(shopper, 'Berlin');
  await page.reload();
  await expect(here.getByLabel('城市')).toHaveValue('Berlin');
  await expect(here.getByText('已恢复上次未保存的内容')).toBeVisible();
  await open(shopper, '/choose-location');
  await expect(here.getByText('22.54280, 114.05950')).toBeVisible();
});
