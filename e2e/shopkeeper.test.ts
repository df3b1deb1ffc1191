import { readFile } from 'node:fs/promises';
import { type Browser, type BrowserContext, expect, type Page, test } from '@playwright/test';
import { getAuthenticatorCode } from '../packages/server/test/store/authenticatorCode.ts';
import { readPdf, withoutBlanks } from '../packages/server/test/store/readPdf.ts';
import { StoreClient } from './support/api.ts';
import { choose, isPaid, makeAddress, openProduct, seeResult, writeAddress } from './support/buying.ts';
import { findSku, putSkuIntoCart } from './support/catalogue.ts';
import {
  addColors,
  checkConsolePage as check,
  chooseOption,
  collectProblems,
  consoleScreen,
  drawPicture,
  fillLanguages,
  openArea,
  openTab,
} from './support/console.ts';
import { front, newShopper, open, readStoredToken, seePage, type Shopper } from './support/shopper.ts';
import { runRealShop } from './support/runRealShop.ts';

const shop = runRealShop();
const password = 'Kettle-Orchid-77-Lantern';
const owner = 'olga@example.com';
const colleague = 'ben@example.com';
const email = 'mei@example.com';
const product = '流光摄像机';
/** What a white one and two sage ones cost with the offer of 15%: 219.00 and 229.00 without it. */
const total = '575.45';
/** One sage one. */
const returned = '194.65';

/** A window in which somebody works in the console. */
interface Desk {
  readonly context: BrowserContext;
  readonly page: Page;
  /** What the browser has reported. */
  readonly problems: readonly string[];
}

async function openDesk(browser: Browser): Promise<Desk> {
  const context = await browser.newContext(consoleScreen);
  const page = await context.newPage();
  return { context, page, problems: collectProblems(page) };
}

const section = (page: Page, title: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: title, exact: true }) });

/** Opens a setting, and returns where it is edited. */
async function openSetting(page: Page, name: string) {
  const region = page.getByRole('region', { name: new RegExp(`^${name}`, 'u') });
  await page.getByRole('button', { name: new RegExp(`^${name}`, 'u') }).click();
  await expect(region).toBeVisible();
  return {
    region,
    async save() {
      await region.getByRole('button', { name: 'Save' }).click();
      await expect(region.getByText(`Changed by ${owner}`)).toBeVisible();
    },
  };
}

/** Sets the password with the link of an invitation; the account's page follows. */
async function acceptInvitation(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await page.getByLabel('New password').waitFor();
  // Whether somebody is logged in is known by now: the page has to stay.
  await page.waitForLoadState('networkidle');
  await check(page, 'real-invitation');
  await page.getByLabel('New password').fill(password);
  await page.getByRole('button', { name: 'Set password and log in' }).click();
  await expect(page.getByRole('heading', { name: 'Two-step login' })).toBeVisible();
}

/** Sets up the authenticator on the account's page, logs out and logs in with a code. */
async function logInByCode({ page }: Desk): Promise<void> {
  const card = section(page, 'Two-step login');
  await card.getByLabel('Password', { exact: true }).fill(password);
  await card.getByRole('button', { name: 'Set up' }).click();
  await expect(card.getByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible();
  const secret = (await card.getByText(/^[A-Z2-7]{32}$/u).textContent()) ?? '';
  await card.getByLabel('Code', { exact: true }).fill(getAuthenticatorCode(secret));
  await card.getByRole('button', { name: 'Turn on' }).click();
  await expect(card.getByText(/^Store these recovery codes/u)).toBeVisible();
  await check(page, 'real-account');
  await page.getByRole('button', { name: 'olga' }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await page.getByLabel('Email').fill(owner);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.getByLabel('Code').fill(getAuthenticatorCode(secret, true));
  await check(page, 'real-log-in');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('menuitem', { name: 'Settings' })).toBeVisible();
}

/** Category, attribute and a product with two variants in three languages and two pictures, and publishes it. */
async function makeProduct({ page }: Desk): Promise<void> {
  const dialog = page.getByRole('dialog');
  await openArea(page, 'Categories');
  await page.getByRole('button', { name: 'New category' }).click();
  for (const [language, name] of [
    ['English', 'Cameras'],
    ['Chinese', '摄像机'],
  ] as const)
    await dialog.getByRole('group', { name: 'Name' }).getByLabel(language).fill(name);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('button', { name: 'Edit: Cameras' })).toBeVisible();
  await openArea(page, 'Attributes');
  await page.getByRole('button', { name: 'New attribute' }).click();
  for (const [language, name] of [
    ['English', 'Color'],
    ['Chinese', '颜色'],
  ] as const)
    await dialog.getByRole('group', { name: 'Name' }).getByLabel(language).fill(name);
  for (const [index, names] of [
    { English: 'White', Chinese: '白色' },
    { English: 'Sage', Chinese: '鼠尾草绿' },
  ].entries()) {
    await dialog.getByRole('button', { name: 'Add value' }).click();
    for (const [language, name] of Object.entries(names))
      await dialog
        .getByRole('group', { name: `Entry ${index + 1}` })
        .getByLabel(language)
        .fill(name);
  }
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('row').filter({ hasText: 'Sage' })).toBeVisible();

  await openArea(page, 'Products');
  await page.getByRole('link', { name: 'New product' }).click();
  await page.getByRole('button', { name: 'German', exact: true }).click();
  for (const [language, title] of [
    ['Chinese', product],
    ['English', 'Lumen camera'],
    ['German', 'Kamera Lumen'],
  ] as const)
    await page
      .getByRole('group', { name: language, exact: true })
      .getByLabel('Title', { exact: true })
      .fill(title);
  await chooseOption(page, 'Category', 'Cameras');
  await addColors(page, 'White', 'Sage');
  for (const [value, sku, price] of [
    ['White', 'LUMEN-W', '219.00'],
    ['Sage', 'LUMEN-S', '229.00'],
  ] as const) {
    const fields = page.getByRole('group', { name: value, exact: true });
    await fields.getByLabel('SKU').fill(sku);
    await fields.getByLabel('Stock').fill('10');
    await fields.getByLabel('Price in CNY', { exact: true }).fill(price);
  }
  await page
    .locator('input[type=file]')
    .setInputFiles([await drawPicture('front.png', 900, 900), await drawPicture('side.png', 900, 700)]);
  await expect(page.getByText('Picture 2', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Save as draft' }).click();
  await expect(page.getByText('Draft saved')).toBeVisible();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText('Published', { exact: true })).toBeVisible();
  await check(page, 'real-product');
}

/** Puts pieces of a variant of the visible product into the cart. */
async function addToCart(shopper: Shopper, variant: string, pieces: number): Promise<void> {
  const { here, page } = shopper;
  const add = { name: '加入购物车', exact: true } as const;
  await here.getByRole('button', add).tap();
  await choose(shopper, variant);
  for (let more = 1; more < pieces; more += 1)
    await front(shopper).getByRole('button', { name: '增加' }).tap();
  await front(shopper).getByRole('button', add).tap();
  await expect(page.getByText('已加入购物车').first()).toBeVisible();
  // The sheet, which has the same button, has gone.
  await expect(here.getByRole('button', add)).toHaveCount(1);
}

/** Buys in the storefront, with an e-mail address as the only thing that the shopper has; returns the order's number. */
async function buy(shopper: Shopper): Promise<string> {
  const { here, page } = shopper;
  await openProduct(shopper, '流光', product);
  await expect(here).toContainText('186.15');
  await addToCart(shopper, '白色', 1);
  await addToCart(shopper, '鼠尾草绿', 2);
  await here.getByRole('link', { name: /购物车/u }).tap();
  await seePage(shopper, /购物车/u);
  await here.getByRole('checkbox', { name: '选择全部商品' }).check();
  await here.getByRole('button', { name: /^去结算/u }).tap();

  const sheet = page.getByRole('dialog', { name: '填写联系邮箱' });
  await sheet.getByLabel('邮箱', { exact: true }).fill(email);
  await sheet.getByRole('button', { name: '获取验证码' }).tap();
  const { text } = await shop.waitForMail(email, String.raw`\b\d{6}\b`);
  await sheet.getByLabel('验证码', { exact: true }).fill(/\b\d{6}\b/u.exec(text)?.[0] ?? '');
  await writeAddress(shopper);
  await seePage(shopper, '提交订单');
  await expect(here.getByText(`¥${total}`).first()).toBeVisible();
  await here.getByRole('button', { name: '提交订单' }).tap();

  await seePage(shopper, '收银台');
  await here.getByRole('button', { name: `支付 ¥${total}` }).tap();
  await page.getByRole('button', { name: '确认付款' }).tap();
  await seeResult(shopper, '支付成功');
  expect(shop.wallet.trades.map(({ amount }) => amount)).toEqual([total]);
  await here.getByRole('button', { name: '查看订单' }).tap();
  await seePage(shopper, '订单详情');
  await expect(here.getByText('待发货').first()).toBeVisible();
  return /order_sn=(\d+)/u.exec(page.url())?.[1] ?? '';
}

/** Prints with a button of the order's page; returns the text of the PDF without blanks. */
async function print(page: Page, button: string): Promise<string> {
  const downloading = page.waitForEvent('download', { timeout: 60_000 });
  await page.getByRole('button', { name: button }).click();
  const file = await readFile(await (await downloading).path());
  return withoutBlanks((await readPdf(file)).join(' '));
}

/** Requests a return of a line, of one piece where there are several. */
async function requestReturn(shopper: Shopper, orderSn: string, variant: string): Promise<void> {
  const { here, page } = shopper;
  await open(shopper, `/pages/order/detail?order_sn=${orderSn}`);
  await seePage(shopper, '订单详情');
  await here.getByRole('listitem').filter({ hasText: variant }).getByRole('link', { name: '申请售后' }).tap();
  await seePage(shopper, '申请售后');
  await here.getByRole('radio', { name: /退货退款/u }).check();
  await here.getByRole('button', { name: /^退款原因/u }).tap();
  await front(shopper).getByRole('radio').first().tap();
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  const pieces = here.getByRole('spinbutton', { name: '数量' });
  await pieces.fill('1');
  await pieces.blur();
  await here.getByRole('button', { name: '提交申请' }).tap();
  await page.getByRole('alertdialog').getByRole('button', { name: '申请退款' }).tap();
  await seePage(shopper, '售后详情');
  await expect(here.getByRole('heading', { name: '售后审核中' })).toBeVisible();
}

/** Opens the only request that waits for a decision. */
async function openRequest(page: Page): Promise<void> {
  await openArea(page, 'Returns and refunds');
  await page.getByRole('row').filter({ hasText: 'To decide' }).getByRole('link').first().click();
  await expect(page.getByRole('button', { name: 'Reject' })).toBeVisible();
}

test('a new shopkeeper sets up the shop, sells, ships, decides, asks, invites, and finds all of it in the log', async ({
  page,
  browser,
}) => {
  test.setTimeout(400_000);
  const shopper = newShopper(page, shop.url);
  const { here } = shopper;
  const desk = await openDesk(browser);
  const dialog = desk.page.getByRole('dialog');
  let orderSn = '';
  let benDesk: Desk | undefined;

  await test.step('the first owner is made by the command, and logs in with a second factor', async () => {
    const answer = await shop.operate('owner-add', owner);
    await acceptInvitation(desk.page, /https?:\S+/u.exec(answer)?.[0] ?? '');
    await logInByCode(desk);
  });

  await test.step('shoppers see the name of the shop at once; seller and carrier are set too', async () => {
    await open(shopper);
    await expect(page).toHaveTitle(/Pawlet/u);
    await openArea(desk.page, 'Settings');
    const name = await openSetting(desk.page, 'Name of the shop');
    await name.region.getByLabel('Name', { exact: true }).fill('Miau & Co');
    await name.save();
    await page.reload();
    await expect(page).toHaveTitle(/Miau & Co/u);
    const seller = await openSetting(desk.page, 'Seller');
    await seller.region.getByLabel('Own value').check();
    await seller.region.getByLabel('Name', { exact: true }).fill('Miau GmbH');
    await seller.region.getByLabel('Address', { exact: true }).fill('上海市徐汇区漕溪路 9 号');
    await seller.save();
    const carriers = await openSetting(desk.page, 'Carriers');
    await carriers.region.getByRole('button', { name: 'Add', exact: true }).click();
    await carriers.region.getByLabel('Code', { exact: true }).fill('SF');
    await fillLanguages(carriers.region, 'Name', 'SF Express');
    await check(desk.page, 'real-settings');
    await carriers.save();
  });

  await test.step('a product with two variants in three languages and pictures is made, and an offer for it', async () => {
    await makeProduct(desk);
    await openArea(desk.page, 'Offers');
    await desk.page.getByRole('button', { name: 'New offer' }).click();
    await dialog.getByLabel('Kind').click();
    await desk.page.getByRole('option', { name: 'Discount on a product' }).click();
    await dialog.getByRole('group', { name: 'Name' }).getByLabel('English').fill('Opening week');
    await dialog.getByRole('combobox', { name: 'Product' }).fill('Lumen');
    await desk.page.getByRole('option', { name: /Lumen/u }).click();
    await dialog.getByLabel('Percent off').fill('15');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(desk.page.getByRole('row').filter({ hasText: 'Opening week' })).toContainText('Running');
  });

  await test.step('a shopper in another browser finds it at the price of the offer, and buys it', async () => {
    orderSn = await buy(shopper);
    expect((await shop.waitForMail(email, '付款')).text).toContain(orderSn);
  });

  await test.step('the order is printed, and shipped with carrier and number', async () => {
    await openArea(desk.page, 'Orders');
    await desk.page.getByRole('link', { name: orderSn }).click();
    const picking = await print(desk.page, 'Picking list');
    for (const part of [orderSn, 'LUMEN-W', 'LUMEN-S', 'Lumencamera', '王小明'])
      expect(picking).toContain(part);
    const label = await print(desk.page, 'Address labels');
    for (const part of [orderSn, '王小明', shopper.mobile, '广东省深圳市', '科技园路1号3栋502'])
      expect(label).toContain(part);
    await desk.page.getByRole('button', { name: 'Ship', exact: true }).click();
    await chooseOption(desk.page, 'Carrier', 'SF Express');
    await dialog.getByLabel('Tracking number').fill('SF1234567890');
    await dialog.getByRole('button', { name: 'Confirm shipment' }).click();
    await expect(desk.page.getByText('SF SF1234567890').first()).toBeVisible();
    await check(desk.page, 'real-order');
    const mail = await shop.waitForMail(email, 'SF1234567890');
    expect(mail.subject).toContain(`订单 ${orderSn} 的包裹已发出`);
    expect(mail.text).toContain(product);
    expect(mail.text).toContain('Miau & Co');
  });

  await test.step('one return is refused with a note that the shopper reads', async () => {
    await page.reload();
    await here.getByRole('button', { name: '确认收货' }).tap();
    await page.getByRole('alertdialog').getByRole('button', { name: '确认收货' }).tap();
    await expect(here.getByRole('button', { name: '去评价' })).toBeVisible();
    await requestReturn(shopper, orderSn, '白色');
    await openRequest(desk.page);
    await desk.page.getByRole('button', { name: 'Reject' }).click();
    await dialog.getByLabel('Note to the shopper').fill('盒子已拆封，无法退货');
    await dialog.getByRole('button', { name: 'Reject' }).click();
    await expect(desk.page.getByText('Decision saved')).toBeVisible();
    await page.reload();
    await expect(here.getByRole('heading', { name: '已拒绝' })).toBeVisible();
    await expect(here.getByText('盒子已拆封，无法退货').first()).toBeVisible();
  });

  await test.step('another return is granted, and exactly its price is paid back', async () => {
    await requestReturn(shopper, orderSn, '鼠尾草绿');
    await openRequest(desk.page);
    await desk.page.getByRole('button', { name: 'Approve' }).click();
    await dialog.getByRole('button', { name: 'Approve' }).click();
    await expect(desk.page.getByText('Waiting for the return').first()).toBeVisible();
    await page.reload();
    await expect(here.getByText('上海市徐汇区漕溪路 9 号').first()).toBeVisible();
    await here.getByRole('button', { name: /^物流公司/u }).tap();
    await front(shopper).getByRole('radio').first().tap();
    await here.getByRole('textbox', { name: '物流单号' }).fill('SF777');
    await here.getByRole('textbox', { name: '联系电话' }).fill(shopper.mobile);
    await here.getByRole('button', { name: '保存' }).tap();
    await expect(here.getByText('等待商家收货', { exact: true })).toBeVisible();
    await desk.page.reload();
    await desk.page.getByRole('button', { name: 'Received' }).click();
    await dialog.getByRole('button', { name: 'Received' }).click();
    await expect(desk.page.getByText('Granted').first()).toBeVisible();
    await expect.poll(() => shop.wallet.refunds, { timeout: 60_000 }).toEqual([returned]);
    await expect(async () => {
      await page.reload();
      await expect(here.getByRole('heading', { name: '已退货退款' })).toBeVisible({ timeout: 5000 });
    }).toPass();
    await expect(here.getByText(`¥${returned}`).first()).toBeVisible();
  });

  await test.step('one review is refused with a reason, another is published', async () => {
    await open(shopper, `/pages/order/detail?order_sn=${orderSn}`);
    await here.getByRole('button', { name: '去评价' }).tap();
    await seePage(shopper, '发表评价');
    const forms = here.getByRole('region', { name: product });
    for (const [index, words] of ['别家店更便宜，去那里买吧。', '画面清晰，晚上也看得见猫。'].entries()) {
      const form = forms.nth(index);
      await form.getByRole('radio', { name: /^5 星/u }).check({ force: true });
      await form.getByRole('textbox', { name: '评价内容' }).fill(words);
    }
    await here.getByRole('button', { name: '提交评价' }).tap();
    await expect(here.getByRole('heading', { name: '感谢您的评价' })).toBeVisible();

    await openArea(desk.page, 'Reviews and questions');
    const row = (words: string) => desk.page.getByRole('row').filter({ hasText: words });
    await row('别家店').getByRole('button', { name: 'Refuse' }).click();
    await dialog.getByLabel('Reason').fill('评价请只谈商品');
    await dialog.getByRole('button', { name: 'Refuse' }).click();
    await expect(row('别家店')).toHaveCount(0);
    await row('画面清晰').getByRole('button', { name: 'Publish' }).click();
    await expect(desk.page.getByText('Nothing is held')).toBeVisible();

    await here.getByRole('button', { name: '我的评价' }).tap();
    await seePage(shopper, '我的评价');
    await expect(here.getByText('商家说明：评价请只谈商品')).toBeVisible();
    await openProduct(shopper, '流光', product);
    await here
      .getByRole('link', { name: /^用户评价|^评价/u })
      .first()
      .tap();
    await seePage(shopper, '全部评价');
    await expect(here.getByText('画面清晰，晚上也看得见猫。')).toBeVisible();
    await expect(here.getByText('别家店更便宜，去那里买吧。')).toHaveCount(0);
  });

  await test.step('a survey is asked, and what the shopper answers is in its chart', async () => {
    await openArea(desk.page, 'Surveys');
    await desk.page.getByRole('button', { name: 'Create' }).click();
    await fillLanguages(dialog, 'Title', '您的宠物');
    await dialog.getByLabel('Open for replies').check();
    await dialog.getByRole('button', { name: 'Add', exact: true }).click();
    const question = dialog.getByRole('group', { name: 'Entry 1', exact: true }).first();
    await question.getByLabel('Number (answers belong to it)').fill('1');
    await fillLanguages(question, 'Title', '您家里有什么宠物？');
    for (const [index, [value, words]] of [
      ['cat', '猫'],
      ['dog', '狗'],
    ].entries()) {
      await question.getByRole('button', { name: 'Add', exact: true }).click();
      const option = question.getByRole('group', { name: 'Options', exact: true }).getByRole('group', {
        name: `Entry ${index + 1}`,
        exact: true,
      });
      await option.getByLabel('Value in sheets').fill(value ?? '');
      await fillLanguages(option, 'Text', words ?? '');
    }
    await check(desk.page, 'real-survey-create');
    await dialog.getByRole('button', { name: 'Create' }).click();
    await expect(desk.page.getByText('Nobody has replied yet').first()).toBeVisible();

    await open(shopper, '/pages/questionnaireSurvey/index');
    await here.getByRole('link', { name: /您的宠物/u }).tap();
    await here.locator('label', { has: page.getByText('猫', { exact: true }) }).tap();
    await here.getByRole('button', { name: '提交问卷' }).tap();
    await seePage(shopper, '提交成功');
    await desk.page.reload();
    const chart = desk.page.getByRole('figure').first();
    await expect(chart.locator('svg').first()).toBeVisible();
    await chart.getByText(/show as a table/u).click();
    await expect(chart.getByRole('row', { name: '猫 1', exact: true })).toBeVisible();
    await check(desk.page, 'real-survey');
  });

  await test.step('a serial number is imported, and the camera is bound to its order', async () => {
    await openArea(desk.page, 'Cloud storage');
    await openTab(desk.page, 'Serial numbers');
    await desk.page.getByRole('button', { name: 'Import' }).click();
    await dialog.getByLabel('CSV', { exact: true }).fill('serial,sku\nCAM-7001,LUMEN-W');
    await dialog.getByRole('button', { name: 'Check' }).click();
    await dialog.getByRole('button', { name: 'Import', exact: true }).click();
    await expect(desk.page.getByText('1 serial number imported')).toBeVisible();
    await openTab(desk.page, 'Cameras');
    await desk.page.getByRole('button', { name: 'Bind a camera' }).click();
    await dialog.getByLabel('Order number').fill(orderSn);
    await dialog.getByRole('button', { name: 'Find the order' }).click();
    await dialog.getByLabel('Item of the order').click();
    await desk.page.getByRole('option', { name: /White/u }).click();
    await dialog.getByLabel('Serial number').fill('CAM-7001');
    await dialog.getByRole('button', { name: 'Bind a camera' }).click();
    await expect(desk.page.getByRole('row').filter({ hasText: 'CAM-7001' })).toContainText(orderSn);
  });

  await test.step('a coupon is made, and the shopper claims it', async () => {
    await openArea(desk.page, 'Coupons');
    await desk.page.getByRole('button', { name: 'Create' }).click();
    await dialog.getByLabel('Name in imports').fill('thanks-20');
    await fillLanguages(dialog, 'Name', '老客户专享');
    await dialog.getByRole('spinbutton', { name: 'Percent off' }).fill('20');
    await dialog.getByRole('button', { name: 'Create' }).click();
    await expect(desk.page.getByRole('heading', { name: 'Use', exact: true })).toBeVisible();
    await open(shopper, '/pages/coupon/coupon');
    const ticket = here.getByRole('article').filter({ hasText: '老客户专享' });
    await ticket.getByRole('button', { name: /^领取/u }).tap();
    await expect(ticket.getByRole('button', { name: '已领取' })).toBeDisabled();
    await desk.page.reload();
    await expect(desk.page.getByRole('row', { name: 'Claimed 1', exact: true })).toBeVisible();
  });

  await test.step('a colleague is invited by e-mail, may ship, and may nothing else', async () => {
    const second = await buyAgain(shopper);
    await openArea(desk.page, 'People');
    await desk.page.getByRole('button', { name: 'Invite', exact: true }).click();
    await dialog.getByLabel('Name').fill('Ben');
    await dialog.getByLabel('Email').fill(colleague);
    await chooseOption(desk.page, 'Role', 'Orders');
    await dialog.getByRole('button', { name: 'Invite' }).click();
    await expect(desk.page.getByText('Invitation sent by email')).toBeVisible();
    const { text } = await shop.waitForMail(colleague, '/console/invitation#');
    benDesk = await openDesk(browser);
    const { page: ben } = benDesk;
    await acceptInvitation(ben, /https?:\S+\/console\/invitation#\S+/u.exec(text)?.[0] ?? '');
    await openArea(ben, 'Orders');
    await ben.getByRole('link', { name: second }).click();
    await expect(ben.getByText('科技园路 1 号 3 栋 502')).toBeVisible();
    await ben.getByRole('button', { name: 'Ship', exact: true }).click();
    await ben.getByLabel('Tracking number').fill('SF2222222222');
    await ben.getByRole('button', { name: 'Confirm shipment' }).click();
    await expect(ben.getByText('SF2222222222').first()).toBeVisible();
    await expect(ben.getByRole('button', { name: 'Refund', exact: true })).toHaveCount(0);
    for (const area of ['Approvals', 'Reviews and questions', 'Coupons', 'Settings', 'People', 'Audit log'])
      await expect(ben.getByRole('menuitem', { name: area })).toHaveCount(0);
    for (const path of ['products/create', 'settings', 'approvals', 'people', 'audit']) {
      await ben.goto(`${shop.url}/console/${path}`);
      await expect(ben.getByText('Access denied', { exact: true }).first()).toBeVisible();
    }
    // He finds products, and changes none of them.
    await openArea(ben, 'Products');
    await expect(ben.getByRole('link', { name: 'Lumen camera' })).toBeVisible();
    await expect(ben.getByRole('link', { name: 'New product' })).toHaveCount(0);
    await ben.getByRole('link', { name: 'Lumen camera' }).click();
    await expect(ben.getByRole('heading', { name: 'Pictures' })).toBeVisible();
    for (const button of ['Save', 'Publish', 'Unpublish', 'Correct: LUMEN-W'])
      await expect(ben.getByRole('button', { name: button })).toHaveCount(0);
  });

  await test.step('the audit log has each of these steps, and who did it', async () => {
    await desk.page.goto(
      `${shop.url}/console/audit?page=1&perPage=100&sort=default&order=ASC&filter=${encodeURIComponent('{"outcome":"done"}')}`,
    );
    for (const [actor, call, target] of [
      ['Command line', 'Colleague invited', 'Role: Owner'],
      [owner, 'Authenticator turned on', ''],
      [owner, 'Setting changed', 'shop.name'],
      [owner, 'Setting changed', 'shop.seller'],
      [owner, 'Setting changed', 'shipping.carriers'],
      [owner, 'Category created', 'cameras'],
      [owner, 'Attribute created', 'color'],
      [owner, 'Picture uploaded', ''],
      [owner, 'Product created', ''],
      [owner, 'Product published', ''],
      [owner, 'Offer created', ''],
      [owner, 'Picking list or labels printed', ''],
      [owner, 'Order shipped', orderSn],
      [owner, 'Request rejected', ''],
      [owner, 'Request approved', ''],
      [owner, 'Return received', ''],
      [owner, 'Text refused', '评价请只谈商品'],
      [owner, 'Text published', ''],
      [owner, 'Survey created', 'drinker'],
      [owner, 'Serial numbers imported', ''],
      [owner, 'Camera bound', 'CAM-7001'],
      [owner, 'Coupon created', 'thanks-20'],
      [owner, 'Colleague invited', 'Role: Orders'],
      [colleague, 'Invitation accepted', ''],
      [colleague, 'Order shipped', ''],
    ] as const) {
      const row = desk.page
        .getByRole('row')
        .filter({ has: desk.page.getByRole('cell', { name: actor, exact: true }) })
        .filter({ has: desk.page.getByRole('cell', { name: call, exact: true }) });
      await expect.soft(row.filter({ hasText: target }).first()).toBeVisible();
    }
    await check(desk.page, 'real-audit');
  });

  expect(desk.problems).toEqual([]);
  expect(benDesk?.problems).toEqual([]);
  await desk.context.close();
  await benDesk?.context.close();
});

/** Buys one more by the API, as the shopper who is logged in; returns the order's number. */
async function buyAgain({ page }: Shopper): Promise<string> {
  const client = new StoreClient(shop.url);
  client.token = await readStoredToken(page);
  const { order_sn } = await client.done<{ order_sn: string }>('POST', '/addons/shop/api.order/add', {
    ids: String(await putSkuIntoCart(client, await findSku(client, '流光', 'LUMEN-W'))),
    address_id: await makeAddress(client),
  });
  await shop.wallet.pay(
    await client.done<string>('POST', '/addons/shop/api.order/pay', {
      order_sn,
      paytype: 'alipay',
      method: 'wap',
      returnurl: `${shop.url}/`,
    }),
  );
  await expect.poll(() => isPaid(client, order_sn)).toBe(true);
  return order_sn;
}
