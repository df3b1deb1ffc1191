import { expect, test } from '@playwright/test';
import { readCode } from './support/api.ts';
import { openProduct } from './support/buying.ts';
import { front, newMobile, newShopper, sendCode } from './support/shopper.ts';
import { useStore } from './support/useStore.ts';

const store = useStore();

/** URLs in the text of the back-in-stock e-mail; none until it is in the inbox. */
async function listLinks(recipient: string): Promise<readonly string[]> {
  const page = await (await fetch(`${store.url}/demo/inbox?lang=zh`)).text();
  const row = page.split('<tr>').find((text) => text.includes(recipient) && text.includes('到货'));
  return Array.from((row ?? '').matchAll(/href="([^"]+)"/gu), ([, link = '']) =>
    link.replaceAll('&amp;', '&'),
  );
}

test('a visitor waits for a sold-out variant, gets an e-mail when it is back in stock, and buys it or cancels the alert', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const shopper = newShopper(page, store.url);
  const { here } = shopper;
  const email = `mimi.${newMobile()}@example.com`;
  await openProduct(shopper, 'Mini', 'Pawlet Mini 小水杯饮水机');
  await here.getByRole('button', { name: '加入购物车', exact: true }).tap();
  await front(shopper).getByRole('button', { name: '薄荷绿（已售罄）' }).tap();
  await front(shopper).getByRole('button', { name: '到货提醒' }).tap();

  const form = page.getByRole('dialog', { name: '到货提醒' });
  await form.getByLabel('邮箱', { exact: true }).fill(email);
  await sendCode(form);
  await form.getByLabel('验证码', { exact: true }).fill(await readCode(store.url, email));
  await form.getByRole('button', { name: '到货提醒' }).tap();
  await expect(form).toBeHidden();
  await expect(front(shopper).getByText(`到货后将发送邮件至 ${email}`)).toBeVisible();

  // The device remembers it across a reload, and the alert can be cancelled.
  await page.reload();
  await here.getByRole('button', { name: '加入购物车', exact: true }).tap();
  await expect(front(shopper).getByRole('button', { name: '取消提醒' })).toBeVisible();

  await store.operate('adjust-stock', 'PW-MINI-MT', '+3');
  await expect.poll(() => listLinks(email), { timeout: 90_000 }).toHaveLength(2);
  const [product = '', unsubscribe = ''] = await listLinks(email);
  // As from a mail program: in a page of its own.
  await page.goto('about:blank');
  await page.goto(product);
  await here.getByRole('button', { name: '加入购物车', exact: true }).tap();
  await expect(front(shopper).getByRole('button', { name: '薄荷绿', pressed: true })).toBeVisible();
  await expect(front(shopper).getByRole('button', { name: '加入购物车', exact: true })).toBeVisible();

  await page.goto(unsubscribe);
  await page.getByRole('button', { name: '退订' }).tap();
  await expect(page.getByRole('status')).toContainText('不会再收到与订单无关的邮件');
});
