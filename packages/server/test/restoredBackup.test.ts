import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  cartAdd,
  commonInit,
  emsSend,
  goodsLists,
  goodsV2detail,
  loginEmaillogin,
  orderAdd,
  orderDetail,
  orderIndex,
  orderPay,
} from '@pawlet/core/contract';
import { mediaCalls, orderCalls, sessionCalls } from '@pawlet/operator';
import { createOperatorClient, type OperatorClient } from '@pawlet/operator/client';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { makeBackupKey } from '../src/adapters/backups/makeBackupKey.ts';
import { readEnvironment } from '../src/adapters/environment.ts';
import { openStore } from '../src/adapters/openStore.ts';
import { openPglite } from '../src/adapters/pglite.ts';
import { backupJob } from '../src/modules/operator/backupJob.ts';
import { runOperator } from '../src/operator.ts';
import { createTestStore } from './createTestStore.ts';
import { startAlipayWallet, type Wallet } from './store/alipayWallet.ts';
import { toAddress } from './store/buying.ts';
import { readSnapshot } from './store/database.ts';
import { type MailServer, startMailServer } from './store/mailServer.ts';
import { personPassword } from './store/operatorApi.ts';
import { readMails } from './store/readMails.ts';
import { startStoreProcess, type StoreProcess } from './store/storeProcess.ts';
import { TestClient } from './store/testClient.ts';

const email = 'lena@example.com';
const owner = 'anna@example.com';
let folder: string;
let mails: MailServer;
let wallet: Wallet;
let environment: Readonly<Record<string, string>>;
let node: StoreProcess | undefined;

const at = (name: string) => path.join(folder, name);

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'pawlet-restored-'));
  for (const name of ['first', 'second']) await mkdir(at(name));
  mails = await startMailServer();
  wallet = await startAlipayWallet(folder);
  environment = {
    PAWLET_DEMO: '0',
    HOST: '127.0.0.1',
    PAWLET_SECRET_KEY: randomBytes(32).toString('hex'),
    PAWLET_SMTP_URL: mails.url,
    PAWLET_MAIL_FROM: 'Shop <shop@shop.test>',
    ...wallet.environment,
  };
  const filled = await openPglite({ folder: at('first/store'), snapshot: await readSnapshot() });
  await filled.close();
}, 120_000);
afterAll(async () => {
  await node?.end('SIGTERM');
  await mails.close();
  await wallet.close();
  await rm(folder, { recursive: true, force: true });
});

async function start(name: 'first' | 'second'): Promise<StoreProcess> {
  await node?.end('SIGTERM');
  node = undefined;
  node = await startStoreProcess({ dataFolder: at(name), environment });
  return node;
}

async function operate(name: 'first' | 'second', ...command: readonly string[]): Promise<string> {
  const { text, exitCode } = await runOperator(
    command,
    { ...environment, PAWLET_DATA_DIR: at(name) },
    folder,
  );
  if (exitCode !== 0) throw new Error(text);
  return text;
}

const visit = ({ url }: StoreProcess) => new TestClient((address, init) => fetch(url + address, init));

/** Registers by e-mail; the account has no password. */
async function register(shop: StoreProcess): Promise<TestClient> {
  const client = visit(shop);
  expect(await client.call(emsSend, { email, event: 'emaillogin' })).toMatchObject({ code: 1 });
  const captcha = await vi.waitFor(async () => {
    const code = /\b\d{6}\b/u.exec((await readMails(mails, email)).at(-1)?.text ?? '')?.[0];
    if (code === undefined) throw new Error('The code has not arrived.');
    return code;
  });
  const reply = await client.call(loginEmaillogin, { email, captcha });
  expect(reply, JSON.stringify(reply.data)).toMatchObject({ code: 1 });
  client.token = String(reply.data.token);
  return client;
}

/** Buys one piece of a product and pays in the wallet; returns the order's number. */
async function buy(client: TestClient): Promise<string> {
  const { data: found } = await client.call(goodsLists, { keyword: 'Aura' });
  const goods_id = Number(found.data[0].id);
  const { data: product } = await client.call(goodsV2detail, { id: goods_id });
  const { id: goods_sku_id } = (product.sku as readonly { id: number; stocks: number }[]).find(
    ({ stocks }) => stocks > 0,
  ) ?? { id: 0 };
  const row = await client.call(cartAdd, { goods_id, goods_sku_id, nums: 1 });
  const address_id = await toAddress(client);
  const added = await client.call(orderAdd, { ids: String(row.data), address_id });
  expect(added, JSON.stringify(added.data)).toMatchObject({ code: 1 });
  const order_sn = String(added.data.order_sn);
  const page = await client.call(orderPay, { order_sn, paytype: 'alipay', method: 'wap' });
  await wallet.pay(String(page.data));
  await vi.waitFor(
    async () => expect(await client.call(orderDetail, { order_sn })).toMatchObject({ data: { paystate: 1 } }),
    { timeout: 30_000, interval: 200 },
  );
  return order_sn;
}

const sameOrigin = { lang: 'en', 'sec-fetch-site': 'same-origin' } as const;

/** The console's calls in a browser in which the owner has logged in with the password. */
async function logIn({ url }: StoreProcess): Promise<OperatorClient> {
  const response = await fetch(`${url}/operator/v1/session`, {
    method: 'POST',
    headers: { ...sameOrigin, 'content-type': 'application/json' },
    body: JSON.stringify({ email: owner, password: personPassword }),
  });
  expect(response.status).toBe(200);
  const cookie = /^[^;]+/u.exec(response.headers.get('set-cookie') ?? '')?.[0] ?? '';
  return createOperatorClient({ origin: url, headers: { ...sameOrigin, cookie } });
}

/** Runs the schedule once on the data folder of a shop that has stopped; returns the file that it has written. */
async function backUp(name: 'first', recipients: string): Promise<string> {
  const variables = {
    ...environment,
    PAWLET_DATA_DIR: at(name),
    PAWLET_BACKUP_DIR: at('backups'),
    PAWLET_BACKUP_RECIPIENTS: recipients,
  };
  await mkdir(at('backups'));
  const shop = await openStore(readEnvironment(variables, folder), () => undefined);
  const tools = await createTestStore();
  try {
    const deps = { ...tools.deps, db: shop.db, backup: shop.backup };
    await backupJob.run(deps, Math.floor(Date.now() / 1000));
  } finally {
    await shop.close();
    await tools.close();
  }
  const [file = ''] = await readdir(at('backups'));
  expect(file).toMatch(/\.tar\.age$/u);
  return at(path.join('backups', file));
}

it(
  'a backup of the schedule, restored into an empty folder, is a shop that sells',
  { timeout: 300_000 },
  async () => {
    const first = await start('first');
    const shopper = await register(first);
    const earlier = await buy(shopper);
    const link = await operate('first', 'owner-add', owner);
    const token = /#token=([\da-f]{64})/u.exec(link)?.[1] ?? '';
    const invited = createOperatorClient({ origin: first.url, headers: sameOrigin });
    await invited.call(sessionCalls.acceptInvitation, { input: { token, password: personPassword } });
    const picture = await sharp({ create: { width: 400, height: 400, channels: 3, background: '#3366cc' } })
      .png()
      .toBuffer();
    const uploaded = await (
      await logIn(first)
    ).call(mediaCalls.uploadPicture, {
      file: new Blob([new Uint8Array(picture)], { type: 'image/png' }),
    });
    await first.end('SIGTERM');

    const { text } = await makeBackupKey([at('key.txt')], folder);
    const file = await backUp('first', /age1[\da-z]+/u.exec(text)?.[0] ?? '');
    await rm(at('first'), { recursive: true });

    await start('second');
    await operate('second', 'restore', file, at('key.txt'));
    const restored = await start('second');
    expect(restored.output()).toContain('Running on the restored backup');

    const visitor = visit(restored);
    expect(await visitor.call(commonInit)).toMatchObject({ code: 1, data: { paytypelist: 'alipay' } });
    const { data: goods } = await visitor.call(goodsLists, { keyword: 'Aura' });
    expect(await visitor.call(goodsV2detail, { id: goods.data[0].id })).toMatchObject({
      code: 1,
      data: { title: expect.stringContaining('Aura') },
    });
    const url = new URL(uploaded.data.url);
    const image = await fetch(restored.url + url.pathname + url.search);
    expect([image.status, image.headers.get('content-type')]).toEqual([200, 'image/webp']);

    // The session of the shopper, her order, and another one.
    const returning = visit(restored);
    returning.token = shopper.token;
    expect(await returning.call(orderDetail, { order_sn: earlier })).toMatchObject({
      data: { order_sn: earlier, paystate: 1 },
    });
    const later = await buy(returning);
    const { data: own } = await returning.call(orderIndex);
    expect((own.data as readonly { order_sn: string }[]).map(({ order_sn }) => order_sn)).toEqual([
      later,
      earlier,
    ]);

    const desk = await logIn(restored);
    const { data: orders } = await desk.call(orderCalls.listOrders, { input: { state: 'waitingDelivery' } });
    expect(orders.items.map(({ orderSn }) => orderSn)).toEqual(expect.arrayContaining([later, earlier]));
    const order = await desk.call(orderCalls.readOrder, { params: { sn: later } });
    const lines = order.data.lines.map(({ id, quantity }) => ({ lineId: id, quantity }));
    await desk.call(orderCalls.shipOrder, {
      params: { sn: later },
      version: order.data.version,
      input: { parcels: [{ number: 'SF100200300', lines }] },
    });
    await vi.waitFor(
      async () =>
        expect((await readMails(mails, email)).map(({ text: words }) => words)).toContainEqual(
          expect.stringContaining('SF100200300'),
        ),
      { timeout: 60_000, interval: 500 },
    );
  },
);
