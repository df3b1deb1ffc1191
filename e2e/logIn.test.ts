import { expect, test, type Page } from '@playwright/test';
import { readCode, StoreClient } from './support/api.ts';
import { deliver, makeOrder, pay } from './support/buying.ts';
import {
  front,
  readStoredToken,
  logInByCode,
  makeAccount,
  newMobile,
  newShopper,
  open,
  seePage,
  sendCode,
  type Shopper,
} from './support/shopper.ts';
import { useStore } from './support/useStore.ts';

const store = useStore();

async function seeLogIn(page: Page): Promise<string> {
  await expect.poll(() => readStoredToken(page)).not.toBe('');
  return readStoredToken(page);
}

/** Calls of the shopper who is logged in on this device. */
async function currentClient(page: Page): Promise<StoreClient> {
  const client = new StoreClient(store.url);
  client.token = await seeLogIn(page);
  return client;
}

/** From the log-in page to the sandbox provider and through its form. */
async function passProvider(shopper: Shopper, name: string): Promise<void> {
  const { page, here } = shopper;
  await here.getByRole('button', { name: '演示账号登录' }).tap();
  await page.waitForURL('**/demo/social?*');
  await page.locator('input[name="name"]').fill(name);
  await page.locator('main button').tap();
  await page.waitForURL(`${store.url}/**`);
}

/** Clears the session, as on a fresh device. */
async function leave(shopper: Shopper): Promise<void> {
  await shopper.page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await shopper.page.goto('about:blank');
}

test('a shopper who follows an invitation registers with it, and the first order rewards the inviter', async ({
  page,
}) => {
  const inviter = await makeAccount(newShopper(page, store.url));
  const readInvites = async () =>
    inviter.done<{ invite_id: number; nums: number; score: number }>(
      'POST',
      '/addons/shop/api.invited/getUserInfo',
    );
  const { invite_id: inviteId } = await readInvites();

  const shopper = newShopper(page, store.url);
  await open(shopper, `/pages/share/register?invite_id=${inviteId}`);
  await seePage(shopper, '欢迎');
  await expect(shopper.here.getByRole('heading', { name: /^\d\*{3}\d 邀请您加入$/u })).toBeVisible();
  // The invitation is kept on other pages and across a reload.
  await shopper.here.getByRole('button', { name: '先逛逛' }).tap();
  await expect(page).toHaveURL(/#\/pages\/index\/index$/u);
  await page.reload();
  await open(shopper, '/pages/order/list');
  await seePage(shopper, '登录');
  await logInByCode(shopper, shopper.here);
  await seePage(shopper, '我的订单');
  expect(await readInvites()).toMatchObject({ nums: 1, score: 0 });

  const newcomer = await currentClient(page);
  const orderNumber = await makeOrder(newcomer);
  await pay(newcomer, orderNumber, 'success');
  await deliver(newcomer, orderNumber);
  await expect.poll(async () => (await readInvites()).score).toBe(200);
  expect(await page.evaluate(() => localStorage.getItem('pawlet:invite-id') ?? '""')).toBe('""');
});

test('a shopper resets a forgotten password and logs in', async ({ page }) => {
  const shopper = newShopper(page, store.url);
  const { here } = shopper;
  const email = 'demo@pawlet.test';
  await open(shopper, '/pages/address/address');
  await seePage(shopper, '登录');
  await here.getByRole('button', { name: '忘记密码？' }).tap();
  await seePage(shopper, '重置密码');
  await here.getByRole('tab', { name: '邮箱' }).tap();
  await here.getByRole('textbox', { name: '邮箱', exact: true }).fill(email);
  await sendCode(here);
  await page.reload();
  await here.getByRole('tab', { name: '邮箱' }).tap();
  await expect(here.getByRole('button', { name: /秒后重发$/u })).toBeDisabled();
  await here.getByRole('textbox', { name: '邮箱', exact: true }).fill(email);
  await here.getByLabel('验证码', { exact: true }).fill(await readCode(store.url, email));
  await here.getByLabel('新密码', { exact: true }).fill('a-new-password');
  await here.getByRole('button', { name: '确认重置' }).tap();

  await expect(here.getByLabel('账号', { exact: true })).toBeVisible();
  await here.getByLabel('账号', { exact: true }).fill(email);
  await here.getByLabel('密码', { exact: true }).fill('pawlet-demo');
  await here.getByRole('button', { name: '登录', exact: true }).tap();
  await expect(here.getByLabel('密码', { exact: true })).toHaveAttribute('aria-invalid', 'true');
  await here.getByLabel('密码', { exact: true }).fill('a-new-password');
  await here.getByRole('button', { name: '登录', exact: true }).tap();
  await seePage(shopper, '收货地址');
  // No log-in page stays in the history.
  await page.goBack();
  await expect(page).not.toHaveURL(/login/u);
});

test("a provider's account creates a new shopper with her number, and logs the same shopper in from then on", async ({
  page,
}) => {
  const shopper = newShopper(page, store.url);
  const { here } = shopper;
  const name = `Zoe ${shopper.mobile}`;
  await open(shopper, '/pages/order/list');
  await seePage(shopper, '登录');
  await passProvider(shopper, name);
  await expect(here.getByText(name)).toBeVisible();
  expect(page.url()).not.toMatch(/code=|state=|hashpath=/u);
  await here.getByLabel('手机号', { exact: true }).fill(shopper.mobile);
  await sendCode(here);
  await here.getByLabel('验证码', { exact: true }).fill(await readCode(store.url, shopper.mobile));
  await here.getByRole('checkbox').tap();
  await here.getByRole('button', { name: '验证并登录' }).tap();
  await seePage(shopper, '我的订单');

  await leave(shopper);
  await open(shopper, '/pages/order/list');
  await seePage(shopper, '登录');
  await passProvider(shopper, name);
  await seePage(shopper, '我的订单');
  await seeLogIn(page);
});

test('the log-in over a page allows other methods too, and the interrupted action continues', async ({
  page,
}) => {
  const shopper = newShopper(page, store.url);
  const { here } = shopper;
  const email = `mo.${newMobile()}@pawlet.test`;
  await open(shopper, '/pages/goods/goods?keyword=Aura');
  await here.getByRole('link', { name: 'Pawlet Aura 智能饮水机' }).first().tap();
  await here.getByRole('button', { name: '收藏' }).first().tap();
  const sheet = front(shopper);
  await sheet.getByRole('button', { name: '注册账号' }).tap();
  await sheet.getByRole('tab', { name: '邮箱' }).tap();
  await sheet.getByRole('textbox', { name: '邮箱', exact: true }).fill(email);
  await sendCode(sheet);
  await sheet.getByLabel('验证码', { exact: true }).fill(await readCode(store.url, email));
  await sheet.getByLabel('密码', { exact: true }).fill('a-good-password');
  await sheet.getByRole('checkbox').tap();
  await sheet.getByRole('button', { name: '注册', exact: true }).tap();
  await seeLogIn(page);
  await expect(here.getByRole('button', { name: /收藏/u, pressed: true }).first()).toBeVisible();
});

test('no link logs anybody in as somebody else', async ({ page }) => {
  const attacker = await makeAccount(newShopper(page, store.url));
  const shopper = newShopper(page, store.url);
  /** Code and state of a log-in that the attacker started, and has not used. */
  const stolen = async (): Promise<string> => {
    const url = await attacker.done<string>('GET', '/addons/third/api/getAuthUrl', {
      platform: 'sandbox',
      url: `${store.url}/`,
    });
    const reply = await fetch(url, {
      method: 'POST',
      body: new URLSearchParams({ name: 'attacker' }),
      redirect: 'manual',
    });
    return new URL(reply.headers.get('location') ?? '').search.slice(1);
  };
  const auth = 'hashpath=%2Fpages%2Flogin%2Fauth%3Fplatform%3Dsandbox';
  const social = async () => [
    `/?${await stolen()}&${auth}`,
    `/?${await stolen()}#/pages/login/auth?platform=sandbox`,
    `/#/pages/login/auth?platform=sandbox&${await stolen()}`,
    `/?code=0123456789abcdef0123456789abcdef&state=&${auth}`,
  ];
  const token = encodeURIComponent(attacker.token);
  const links = [`/?token=${token}`, `/#/pages/my/my?token=${token}`, `/?token=${token}#/pages/login/login`];
  let tried = 0;
  let accepted = 0;

  for (const address of [...(await social()), `/?token=${token}#/pages/order/list`, '/?token=invented']) {
    await page.goto('about:blank');
    await page.goto(store.url + address);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    tried += 1;
    if ((await readStoredToken(page)) !== '') accepted += 1;
  }

  // A shopper who is logged in stays so, unless she confirms the change.
  await open(shopper, '/pages/login/mobilelogin');
  await logInByCode(shopper, shopper.here);
  const own = await seeLogIn(page);
  for (const address of [...links, ...(await social()).slice(0, 3)]) {
    await page.goto('about:blank');
    await page.goto(store.url + address);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    tried += 1;
    if ((await readStoredToken(page)) !== own) accepted += 1;
  }
  expect({ tried, accepted }).toEqual({ tried: 12, accepted: 0 });
});
