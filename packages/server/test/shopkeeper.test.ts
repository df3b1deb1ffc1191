import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import {
  cartAdd,
  cloudGetTypeList,
  commentAdd,
  commentMyListPost,
  orderAdd,
  orderDetail,
  orderPay,
  orderTakedelivery,
  questionSurveyGetForm,
  questionSurveySubmitFeederSurvey,
} from '@pawlet/core/contract';
import { parse } from 'csv-parse/sync';
import { and, asc, eq, gt, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { categories } from '../src/db/schema/category.ts';
import { products, skus } from '../src/db/schema/products.ts';
import { toAddress } from './store/buying.ts';
import { createTestHome, type TestHome } from './store/home.ts';
import { type StoreProcess, startStoreProcess } from './store/storeProcess.ts';
import { TestClient } from './store/testClient.ts';

const server = process.env['PAWLET_TEST_DATABASE_URL'];
if (server === undefined)
  console.log('SKIP: the day of a shopkeeper: PAWLET_TEST_DATABASE_URL names no PostgreSQL');

const root = fileURLToPath(new URL('../../..', import.meta.url));
const run = promisify(execFile);

let home: TestHome;
let store: StoreProcess;
const shopper = new TestClient((url, init) => fetch(`${store.url}${url}`, init));

/** Runs `npm run operator -- …` as a separate process. */
async function operator(...args: string[]): Promise<string> {
  const node = path.join(root, 'node_modules/.bin/node');
  const flags = ['--disable-warning=ExperimentalWarning', '--conditions=@pawlet/source'];
  const env = { ...process.env, ...home.environment, PAWLET_DATA_DIR: home.folder };
  const { stdout } = await run(node, [...flags, 'packages/server/src/operator.ts', ...args], {
    cwd: root,
    env,
  });
  return stdout.trimEnd();
}

/** Runs a command that must be refused; returns its output. */
async function refused(...args: string[]): Promise<string> {
  try {
    await operator(...args);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 1 && 'stderr' in error)
      return String(error.stderr);
    throw error;
  }
  throw new Error(`${args.join(' ')} was not refused.`);
}

/** A camera for sale, as one row of the cart. */
async function findCamera() {
  const [row] = await home.visit((db) =>
    db
      .select({ productId: products.id, skuId: skus.id, isMulti: products.isMulti, skuCode: skus.skuCode })
      .from(skus)
      .innerJoin(products, eq(products.id, skus.productId))
      .innerJoin(categories, eq(categories.id, products.categoryId))
      .where(and(sql`${categories.slug} like 'cameras%'`, eq(products.status, 'normal'), gt(skus.stock, 2)))
      .orderBy(asc(skus.id))
      .limit(1),
  );
  if (!row) throw new Error('The demo sells no camera.');
  return row;
}

/** Buys two cameras and pays for them; returns the number of the order. */
async function buyCameras(memo: string): Promise<string> {
  const { productId, skuId, isMulti } = await findCamera();
  const row = await shopper.call(cartAdd, {
    goods_id: productId,
    goods_sku_id: isMulti ? skuId : '',
    nums: 2,
  });
  const fields = { ids: String(row.data), address_id: await toAddress(shopper), memo };
  const added = await shopper.call(orderAdd, fields);
  expect(added, JSON.stringify(added.data)).toMatchObject({ code: 1 });
  const order_sn = String(added.data.order_sn);
  const page = await shopper.call(orderPay, { order_sn, paytype: 'wechat', method: 'wap' });
  await fetch(String(page.data), {
    method: 'POST',
    body: new URLSearchParams({ result: 'success' }),
    redirect: 'manual',
  });
  return order_sn;
}

const detail = async (order_sn: string) => (await shopper.call(orderDetail, { order_sn })).data;

describe.skipIf(server === undefined)('an operator on PostgreSQL, with the command line only', () => {
  beforeAll(async () => {
    home = await createTestHome(server);
    store = await startStoreProcess({
      dataFolder: home.folder,
      environment: { ...home.environment, PAWLET_AUTOPILOT: 'off' },
    });
    await shopper.logIn();
  }, 180_000);

  afterAll(async () => {
    await store.end('SIGTERM');
    await home.remove();
  });

  it('ships, corrects, refunds, moderates, reads a survey, imports serial numbers and binds cameras', async () => {
    const key = /pok_[\da-f]+/u.exec(await operator('operator-key-add', 'anna'))?.[0] ?? '';
    home = { ...home, environment: { ...home.environment, PAWLET_OPERATOR_KEY: key } };

    const orderSn = await buyCameras('Please ring twice');
    expect(await operator('orders', 'to-ship')).toContain(orderSn);
    const shown = await operator('order', orderSn);
    for (const part of ['Recipient', 'Please ring twice', '2 to ship', 'SUCCESS'])
      expect(shown).toContain(part);

    const [picked] = parse<Record<string, string>>(
      await operator('orders', 'to-ship', `number=${orderSn}`, '--csv'),
      { columns: true },
    );
    expect(picked).toMatchObject({ order_sn: orderSn, to_ship: '2', remark: 'Please ring twice' });
    const line = picked?.['line'] ?? '';

    await operator('ship', orderSn, 'SF', 'SF-WRONG');
    await operator('ship', orderSn, 'SF', 'SF-RIGHT');
    expect(await detail(orderSn)).toMatchObject({
      shippingstate: 1,
      expressno: 'SF-RIGHT',
      parcels: [{ expressno: 'SF-RIGHT' }],
    });

    const { skuCode } = await findCamera();
    const serials = path.join(home.folder, 'serials.csv');
    const rows = [1, 2, 3].map((number) => `CAM-000${number},${skuCode}`);
    await writeFile(serials, `\uFEFF${['serial,sku', ...rows].join('\r\n')}\r\n`);
    expect(await operator('import-cameras', serials)).toContain('3 new');
    expect(await operator('import-cameras', serials)).toContain('3 unchanged');
    expect(await refused('bind-camera', 'CAM-OTHER', line)).toContain('it was not imported for its SKU');
    await operator('bind-camera', 'CAM-0001', line, 'CAM-0002', line);
    expect(await refused('bind-camera', 'CAM-0003', line)).toContain('already');
    const devices = (await shopper.call(cloudGetTypeList)).data;
    expect(devices).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ device_id: 'CAM-0001' }),
        expect.objectContaining({ device_id: 'CAM-0002' }),
      ]),
    );

    const left = /left=([\d.]+)/u.exec(await refused('refund', orderSn, `lines=${line}x1`))?.[1] ?? '';
    const refund = ['refund', orderSn, `lines=${line}x1`, `left=${left}`, 'note=One was scratched'];
    expect(await operator(...refund)).toContain('go back');
    await refused(...refund);
    expect((await detail(orderSn)).order_goods[0]).toMatchObject({ refunded_nums: 1, salestate: 4 });

    await shopper.call(orderTakedelivery, { order_sn: orderSn });
    const { goods_id } = (await detail(orderSn)).order_goods[0];
    const note = [{ goods_id, star: 1, content: 'Buy it cheaper at another shop', id: Number(line) }];
    expect(await shopper.call(commentAdd, { order_sn: orderSn, remark: note })).toMatchObject({ code: 1 });
    const review = /^review\t(\d+)\t.*cheaper/mu.exec(await operator('held'))?.[1] ?? '';
    await operator('refuse-review', review, 'Advertising', 'for', 'others');
    expect(await operator('held')).not.toContain('cheaper');
    const own = (await shopper.call(commentMyListPost, { status: 1 })).data.data;
    expect(own[0]).toMatchObject({ status: 'hidden', refusal: 'Advertising for others' });

    const form = (await shopper.call(questionSurveyGetForm, { type: 'feeder' })).data;
    interface Question {
      readonly id: number;
      readonly type: string;
      readonly options: readonly { readonly value: string }[];
    }
    const answers = (form.questions as readonly Question[]).map(({ id, type, options }) => {
      const first = options[0]?.value ?? '';
      const value = type === 'multi' ? [first] : type === 'scale' ? Number(first) : first;
      return { id, value: type === 'text' ? '=1+1' : value };
    });
    const replied = await shopper.call(questionSurveySubmitFeederSurvey, { answers });
    expect(replied, JSON.stringify(replied.data)).toMatchObject({ code: 1 });
    const sheet = await operator('survey-answers', 'feeder', '--csv');
    expect(parse(sheet).at(-1)?.slice(1)).toEqual(
      answers.map(({ value }) => (value === '=1+1' ? "'=1+1" : [value].flat().join('; '))),
    );

    expect(await operator('points-orders')).toBe('Nothing waits.');
    const log = await operator('log');
    for (const command of [
      'ship',
      'refund',
      'refuse-review',
      'import-cameras',
      'bind-camera',
      'survey-answers',
    ])
      expect(log).toMatch(new RegExp(`\tanna\tdone\t${command}\t`, 'u'));
    expect(log).toMatch(/\tlocal \(claims to be [^)]+\)\tdone\toperator-key-add\tanna/u);
  }, 180_000);
});
