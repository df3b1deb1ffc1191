import { cloudCalls, type OperatorPlan } from '@pawlet/operator';
import { and, eq, sql } from 'drizzle-orm';
import { lockRow } from '../../db/lockRow.ts';
import { cloudDevices, cloudPlans } from '../../db/schema/cloud.ts';
import { changeCurrent } from '../operator-api/changeCurrent.ts';
import { readCursor, writeCursor } from '../operator-api/cursor.ts';
import { done, type OperatorArea } from '../operator-api/operatorArea.ts';
import { pageById } from '../operator-api/pageById.ts';
import { refuseWith } from '../operator-api/problem.ts';
import { readAmounts } from '../operator-api/readAmounts.ts';
import { toMinor } from '../products/wireValues.ts';
import { blank } from '../transfer/values.ts';
import { bindCamera } from './bindCamera.ts';
import {
  findCameraPage,
  findSerialPage,
  readBoundCamera,
  readOperatorCamera,
  toOperatorCamera,
} from './operatorCameras.ts';
import {
  findCloudOrderPage,
  getCloudOrderSort,
  readOperatorCloudOrder,
  toCloudOrderCursor,
  toOperatorCloudOrder,
} from './operatorCloudOrders.ts';
import { importByOperator } from './operatorImport.ts';
import { readOperatorPlan, readOperatorPlans } from './operatorPlans.ts';
import { refundPlan } from './operatorRefund.ts';
import { writePlanPrices } from './planPrices.ts';
import { releaseCamera } from './releaseCamera.ts';
import { readSerial } from './serial.ts';

const bindReasons = {
  'no-camera': 'no-camera',
  full: 'cameras-bound',
  taken: 'serial-taken',
  'other-sku': 'other-sku',
  unknown: 'serial-unknown',
} as const;

const anyCurrency: ReadonlySet<string> = new Set();

/** Cameras, cloud-storage plans, and who bought them. */
export const cloudArea: OperatorArea = (add) => {
  add(cloudCalls.listCameras, ({ db, language }, { fields }) => {
    const serial = fields.serial?.toUpperCase();
    return pageById(
      fields,
      `cameras ${fields.state}`,
      (page) => findCameraPage(db, { ...fields, serial }, page),
      (rows) => rows.map((row) => toOperatorCamera(row, language)),
    );
  });

  add(cloudCalls.readCamera, async ({ db, language }, { params }) => {
    const camera = await readOperatorCamera(db, params.id, language);
    return camera ? done(camera, { version: camera.version }) : refuseWith('not-found');
  });

  add(cloudCalls.bindCamera, async ({ db, language, now }, { fields }) => {
    const serial = readSerial(fields.serial);
    if (serial === '') return refuseWith('invalid', { fields: { serial: 'format' } });
    const result = await bindCamera(db, serial, fields.lineId, now);
    if (result !== 'done') return refuseWith('conflict', { reason: bindReasons[result] });
    const camera = await readBoundCamera(db, serial, language);
    if (!camera) throw new Error('Pawlet: a camera that was bound must exist.');
    return done(camera, { version: camera.version, target: serial });
  });

  add(cloudCalls.releaseCamera, (call, { params: { id } }) => {
    const { db, language, now } = call;
    return changeCurrent(call, {
      lock: () => lockRow(db, cloudDevices, id),
      read: () => readOperatorCamera(db, id, language),
      async change() {
        const result = await releaseCamera(db, id, now);
        if (result === 'not-found') return refuseWith('not-found');
        if (result === 'done') return null;
        return result === 'released' ? 'decided' : result;
      },
    });
  });

  add(cloudCalls.listSerials, async ({ db }, { fields }) => {
    const { cursor, limit, sku, state } = fields;
    // The list is sorted by serial number, which is its cursor too.
    const after = cursor === undefined ? undefined : readSerial(cursor);
    if (after === '') return refuseWith('invalid', { fields: { cursor: 'format' } });
    const serial = fields.serial?.toUpperCase();
    const rows = await findSerialPage(db, { sku, state, serial }, { after, limit: limit + 1 });
    const items = rows.slice(0, limit).map(({ device, ...row }) => ({ ...row, isBound: device !== null }));
    return done({ items, next: rows.length > limit ? (items.at(-1)?.serial ?? null) : null });
  });

  add(cloudCalls.importSerials, (call, { fields }) => importByOperator(call, fields));

  add(cloudCalls.listPlans, async ({ db }) => done({ items: await readOperatorPlans(db) }));

  add(cloudCalls.readPlan, async ({ db }, { params }) => {
    const plan = await readOperatorPlan(db, params.id);
    return plan ? done(plan, { version: plan.version }) : refuseWith('not-found');
  });

  add(cloudCalls.createPlan, async ({ db }, { fields }) => {
    const { type, days, name, description = blank, isOffered = false, rank = 0 } = fields;
    const amounts = readPlanAmounts(fields, { prices: {}, marketPrices: {} });
    if ('code' in amounts) return amounts;
    // Imports know a plan by its kind and days: of two that create the same, the second waits, and is refused.
    await db.execute(sql`lock table ${cloudPlans} in share row exclusive mode`);
    const isSame = and(eq(cloudPlans.type, type), eq(cloudPlans.days, days));
    if ((await db.$count(cloudPlans, isSame)) > 0)
      return refuseWith('invalid', { fields: { days: 'taken' } });
    const [row] = await db
      .insert(cloudPlans)
      .values({ type, days, name, description, weigh: rank, status: isOffered ? 'normal' : 'hidden' })
      .returning({ id: cloudPlans.id });
    await writePlanPrices(db, row?.id ?? 0, amounts.prices, amounts.market);
    const plan = await readOperatorPlan(db, row?.id ?? 0);
    if (!plan) throw new Error('Pawlet: a plan that was created must exist.');
    return done(plan, { version: plan.version, target: String(plan.id) });
  });

  add(cloudCalls.changePlan, (call, { params: { id }, fields }) => {
    const { db } = call;
    return changeCurrent(call, {
      lock: () => lockRow(db, cloudPlans, id),
      read: () => readOperatorPlan(db, id),
      async change(current) {
        const { name, description, isOffered, rank = current.rank } = fields;
        const amounts = readPlanAmounts(fields, current);
        if ('code' in amounts) return amounts;
        const status = isOffered === undefined ? undefined : isOffered ? 'normal' : 'hidden';
        // Prices are rows of their own: writing the plan too gives it another version.
        await db
          .update(cloudPlans)
          .set({ name, description, status, weigh: rank })
          .where(eq(cloudPlans.id, id));
        await writePlanPrices(db, id, amounts.prices, amounts.market);
        return null;
      },
    });
  });

  add(cloudCalls.listCloudOrders, async (call, { fields }) => {
    const { cursor, limit, ...filter } = fields;
    const sort = getCloudOrderSort(filter);
    const after = cursor === undefined ? undefined : readCursor(cursor, sort);
    if (after === null) return refuseWith('invalid', { fields: { cursor: 'format' } });
    const page = { after, limit: limit + 1, now: call.now };
    const rows = await findCloudOrderPage(call.db, filter, page);
    const shown = rows.slice(0, limit);
    const last = shown.at(-1);
    return done({
      items: shown.map((row) => toOperatorCloudOrder(row, call)),
      next: rows.length > limit && last ? writeCursor(toCloudOrderCursor(sort, last)) : null,
    });
  });

  add(cloudCalls.readCloudOrder, async (call, { params }) => {
    const order = await readOperatorCloudOrder(call.db, params.sn, call);
    return order ? done(order, { version: order.version }) : refuseWith('not-found');
  });

  add(cloudCalls.refundCloudOrder, (call, { params, fields }) => refundPlan(call, params.sn, fields));
};

type PlanPrices = Pick<OperatorPlan, 'prices' | 'marketPrices'>;

/** The prices of a plan in minor units, or what is wrong with them. */
function readPlanAmounts(
  fields: { [K in keyof PlanPrices]?: PlanPrices[K] | undefined },
  current: PlanPrices,
) {
  const limits = { currencies: anyCurrency, minimum: 1 };
  const prices = readAmounts('prices', fields.prices ?? current.prices, limits);
  if (prices.kind === 'invalid') return refuseWith('invalid', { fields: prices.fields });
  const market = readAmounts('marketPrices', fields.marketPrices ?? current.marketPrices, limits);
  if (market.kind === 'invalid') return refuseWith('invalid', { fields: market.fields });
  for (const [currency, text] of Object.entries(fields.marketPrices ?? {}))
    if (toMinor(text) < (prices.amounts[currency] ?? Number.POSITIVE_INFINITY))
      return refuseWith('invalid', { fields: { [`marketPrices.${currency}`]: 'range' } });
  return { prices: prices.amounts, market: market.amounts };
}
