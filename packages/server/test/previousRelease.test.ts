import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  apiUserMoney,
  cartAdd,
  cartIndex,
  orderAdd,
  orderDetail,
  orderGoodsV2apply,
  orderPay,
} from '@pawlet/core/contract';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPostgres, type ServerDatabase } from '../src/adapters/postgres.ts';
import { refunds } from '../src/db/schema/afterSales.ts';
import { toAddress, loadSku } from './store/buying.ts';
import { isRecord } from './store/isRecord.ts';
import { openOwnServer, type OwnServer } from './store/ownServer.ts';
import { unpackPreviousRelease, type PreviousRelease } from './store/previousRelease.ts';
import type { StoreProcess } from './store/storeProcess.ts';
import { TestClient } from './store/testClient.ts';

const previous = unpackPreviousRelease();
const opened = typeof previous === 'string' ? previous : await openOwnServer();
if (typeof opened === 'string') console.log(`SKIP: the previous release on today's tables: ${opened}`);

describe.skipIf(typeof opened === 'string')('a node of the previous release on the current tables', () => {
  const own = opened as OwnServer;
  const release = previous as PreviousRelease;
  let database: ServerDatabase;
  let node: StoreProcess;
  let shopper: TestClient;

  beforeAll(async () => {
    database = await openPostgres(own.databaseUrl, { size: { statements: 2, transactions: 2 } });
    node = await own.startNode('previous', { entry: release.entry });
    shopper = new TestClient((url, init) => fetch(`${node.url}${url}`, init));
  }, 180_000);

  afterAll(async () => {
    await database.close();
    await own.close();
    release.remove();
  });

  it('logs in, fills the cart, orders, accepts the payment and refunds it', async () => {
    await shopper.logIn();
    expect(await shopper.call(apiUserMoney)).toMatchObject({ code: 1 });
    const { id, productId, isMulti, stock } = await loadSku(database, 'TT-HUB');
    const row = await shopper.call(cartAdd, {
      goods_id: productId,
      goods_sku_id: isMulti ? id : '',
      nums: 2,
    });
    expect(row, row.msg).toMatchObject({ code: 1 });
    expect(await shopper.call(cartIndex)).toMatchObject({ code: 1 });

    const key = crypto.randomUUID();
    const fields = { ids: String(row.data), address_id: await toAddress(shopper) };
    const order = await shopper.call(orderAdd, fields, { key });
    expect(order, order.msg).toMatchObject({ code: 1 });
    const repeated = await shopper.call(orderAdd, fields, { key });
    expect(repeated.data).toEqual(order.data);
    const orderSn = String(order.data.order_sn);
    expect((await loadSku(database, 'TT-HUB')).stock).toBe(stock - 2);

    const pay = { order_sn: orderSn, paytype: 'wechat', method: 'wap', returnurl: '' };
    const page = await shopper.call(orderPay, pay);
    expect(page, page.msg).toMatchObject({ code: 1 });
    const { pathname } = new URL(String(page.data));
    const body = new URLSearchParams({ result: 'success' });
    const pressed = await fetch(`${node.url}${pathname}`, { method: 'POST', body, redirect: 'manual' });
    expect(pressed.status).toBe(200);

    const paid = await shopper.call(orderDetail, { order_sn: orderSn });
    expect(paid.data).toMatchObject({ paystate: 1 });
    const asked = await shopper.call(
      orderGoodsV2apply,
      { id: paid.data.order_goods[0].id, type: 1, reason: '不想要了' },
      { key: crypto.randomUUID() },
    );
    expect(asked, asked.msg).toMatchObject({ code: 1 });
    const refundSn = String(asked.data.refund_sn);
    const running: unknown = JSON.parse(
      await readFile(path.join(own.home.folder, 'previous/operator.json'), 'utf8'),
    );
    // As its own command line does.
    const approved = await fetch(`${node.url}/operator/approve-refund`, {
      method: 'POST',
      headers: { 'x-operator-secret': isRecord(running) ? String(running['secret']) : '' },
      body: JSON.stringify([refundSn]),
    });
    expect(await approved.json()).toMatchObject({ status: 'done' });
    // Its job sends the refund.
    await expect
      .poll(() => database.db.$count(refunds, and(eq(refunds.cause, 'aftersale'), eq(refunds.state, 2))), {
        timeout: 30_000,
      })
      .toBe(1);
    expect(node.output()).not.toContain('"level":"error"');
  });
});

const migrations = fileURLToPath(new URL('../src/db/migrations', import.meta.url));
/** Migrations of published releases, which cannot be changed any more. */
const released = '0006';

/** What a running node of the previous release may need. */
const takenAway = [
  /\bdrop (?:table|column|constraint|index|type|schema|sequence|view|default)\b/iu,
  /\brename\b/iu,
  /\bset not null\b/iu,
  /\bset data type\b|\balter column "[^"]+" type\b/iu,
  /\btruncate\b/iu,
  /\badd column (?!.*\bdefault\b).*\bnot null\b/iu,
];

function findTakenAway(text: string): readonly string[] {
  return text
    .split('--> statement-breakpoint')
    .map((statement) => statement.trim())
    .filter((statement) => takenAway.some((pattern) => pattern.test(statement)));
}

describe('migrations since the last release', () => {
  it('remove nothing that a running node may need', async () => {
    const files = (await readdir(migrations)).filter((file) => file.endsWith('.sql')).toSorted();
    expect(files.length).toBeGreaterThan(6);
    for (const file of files.filter((name) => name.slice(0, 4) > released))
      expect(findTakenAway(await readFile(path.join(migrations, file), 'utf8')), file).toEqual([]);
  });

  it.each([
    'ALTER TABLE "payments" DROP CONSTRAINT "payments_attempt";',
    'ALTER TABLE "a" RENAME COLUMN "b" TO "c";',
    'ALTER TABLE "a" ALTER COLUMN "b" SET NOT NULL;',
    'ALTER TABLE "a" ADD COLUMN "b" text NOT NULL;',
    'DROP INDEX "a";',
  ])('would be refused with %s', (statement) => {
    expect(findTakenAway(statement)).toEqual([statement]);
  });

  it.each([
    'ALTER TABLE "a" ADD COLUMN "b" text DEFAULT \'\' NOT NULL;',
    'ALTER TABLE "a" ADD COLUMN "b" bigint;',
    'ALTER TABLE "a" ALTER COLUMN "b" DROP NOT NULL;',
    'CREATE TABLE "a" ("b" text NOT NULL);',
  ])('may contain %s', (statement) => {
    expect(findTakenAway(statement)).toEqual([]);
  });
});
