import { expect, test, type Page } from '@playwright/test';
import type { StoreClient } from './support/api.ts';
import { isPaid, makeOrder } from './support/buying.ts';
import { makeAccount, newShopper, openAs, seePage, type Shopper } from './support/shopper.ts';
import { useStore } from './support/useStore.ts';

const store = useStore();

test.use({
  userAgent:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 MicroMessenger/8.0.50(0x18003230) NetType/WIFI Language/zh_CN',
});

/** What the shopper does in WeChat's wallet; `lost`: it pays, but never reports back to the page. */
type Choice = 'success' | 'failure' | 'cancel' | 'delay' | 'lost';

/** WeChat's object, which becomes ready late and opens the wallet that the parameters name. */
async function enterWechat(page: Page, choice: Choice): Promise<void> {
  await page.addInitScript((chosen) => {
    const invoke = async (
      name: string,
      parameters: Readonly<Record<string, string>>,
      onResult: (result: { readonly err_msg: string }) => void,
    ): Promise<void> => {
      const report = (result: string): void => onResult({ err_msg: `get_brand_wcpay_request:${result}` });
      const signed = ['appId', 'timeStamp', 'nonceStr', 'package', 'signType', 'paySign'];
      if (name !== 'getBrandWCPayRequest' || signed.some((field) => !parameters[field])) report('fail');
      // A shopper who closes the wallet leaves no trace at the provider.
      else if (chosen === 'cancel') report('cancel');
      else {
        await fetch(`/demo/wallet/${parameters['package']?.replace('prepay_id=', '') ?? ''}`, {
          method: 'POST',
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
          body: `result=${chosen === 'lost' ? 'success' : chosen}`,
          redirect: 'manual',
        });
        if (chosen !== 'lost') report(chosen === 'failure' ? 'fail' : 'ok');
      }
    };
    setTimeout(() => {
      Object.assign(window, { WeixinJSBridge: { invoke } });
      document.dispatchEvent(new Event('WeixinJSBridgeReady'));
    }, 1000);
  }, choice);
}

/** Opens the cashier of a new order; the visit to the provider that tells the openid comes first, once. */
async function openCashier(shopper: Shopper): Promise<{ client: StoreClient; orderNumber: string }> {
  const { page, here } = shopper;
  const client = await makeAccount(shopper);
  const orderNumber = await makeOrder(client);
  await openAs(shopper, client, `/pages/order/payment?order_sn=${orderNumber}`);
  await page.waitForURL('**/demo/social?*');
  await page.locator('input[name="name"]').fill('微信用户');
  await page.locator('main button').tap();
  await seePage(shopper, '收银台');
  await expect(here.getByRole('radio', { name: /微信/u })).toBeChecked();
  await expect(here.getByRole('radio', { name: /支付宝|Alipay/u })).toHaveCount(0);
  return { client, orderNumber };
}

for (const choice of ['success', 'delay', 'lost'] as const)
  test(`an order is paid by WeChat's script: ${choice}`, async ({ page }) => {
    await enterWechat(page, choice);
    const shopper = newShopper(page, store.url);
    const { client, orderNumber } = await openCashier(shopper);
    await shopper.here.getByRole('button', { name: /^支付 /u }).tap();
    await expect(shopper.here.getByText('支付成功')).toBeVisible({ timeout: 40_000 });
    expect(await isPaid(client, orderNumber)).toBe(true);
    const { openid } = await client.done<{ openid: string }>('GET', '/addons/shop/api.order/detail', {
      order_sn: orderNumber,
    });
    expect(openid).toMatch(/^sandbox-/u);
  });

for (const choice of ['cancel', 'failure'] as const)
  test(`the cashier stays for another attempt: ${choice}`, async ({ page }) => {
    await enterWechat(page, choice);
    const shopper = newShopper(page, store.url);
    const { client, orderNumber } = await openCashier(shopper);
    await shopper.here.getByRole('button', { name: /^支付 /u }).tap();
    await seePage(shopper, '收银台');
    await expect(shopper.here.getByRole('button', { name: /^支付 /u })).toBeEnabled();
    expect(await isPaid(client, orderNumber)).toBe(false);
    await page.reload();
    await seePage(shopper, '收银台');
    await expect(page).not.toHaveURL(/\/demo\/social/u);
  });
