import type { OperatorCloudOrder } from '@pawlet/operator';
import { and, asc, desc, eq, gt, isNotNull, isNull, lt, lte, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { rowVersion } from '../../db/rowVersion.ts';
import { cloudDevices, cloudOrders } from '../../db/schema/cloud.ts';
import type { Language } from '../../i18n/language.ts';
import type { Cursor } from '../operator-api/cursor.ts';
import { money } from '../products/wireValues.ts';
import type { CloudOrderRow } from './repository.ts';
import { toSerial } from './serial.ts';

type CloudOrderState = OperatorCloudOrder['state'];

const findOrders = (db: Database) =>
  db
    .select({ order: cloudOrders, deviceId: cloudDevices.deviceId, version: rowVersion(cloudOrders) })
    .from(cloudOrders)
    .innerJoin(cloudDevices, eq(cloudDevices.id, cloudOrders.deviceId));

type FoundOrder = Awaited<ReturnType<typeof findOrders>>[number];

/** Filters of the list. */
interface CloudOrderFilter {
  readonly state?: CloudOrderState | undefined;
  readonly customer?: number | undefined;
  readonly camera?: number | undefined;
}

/** Sorts of the list: plans that run by their end, others newest first. */
export function getCloudOrderSort({ state }: CloudOrderFilter): 'ends' | '-created' {
  return state === 'running' ? 'ends' : '-created';
}

/** Where the list continues after its last row. */
export function toCloudOrderCursor(sort: string, { order }: FoundOrder): Cursor {
  return { sort, value: sort === 'ends' ? order.endtime : null, id: order.id };
}

/** One page of purchases. */
export async function findCloudOrderPage(
  db: Database,
  filter: CloudOrderFilter,
  { after, limit, now }: { readonly after: Cursor | undefined; readonly limit: number; readonly now: number },
): Promise<readonly FoundOrder[]> {
  const { state, customer, camera } = filter;
  const { endtime, id } = cloudOrders;
  const isByEnd = getCloudOrderSort(filter) === 'ends';
  return findOrders(db)
    .where(
      and(
        state === undefined ? undefined : whereState(state, now),
        customer === undefined ? undefined : eq(cloudOrders.userId, customer),
        camera === undefined ? undefined : eq(cloudOrders.deviceId, camera),
        after === undefined
          ? undefined
          : isByEnd
            ? sql`(${endtime}, ${id}) > (${after.value ?? 0}::bigint, ${after.id})`
            : lt(id, after.id),
      ),
    )
    .orderBy(...(isByEnd ? [asc(endtime), asc(id)] : [desc(id)]))
    .limit(limit);
}

function whereState(state: CloudOrderState, now: number): SQL | undefined {
  const { paystate, deadline, begintime, endtime, refundtime } = cloudOrders;
  const isPaid = and(isNotNull(endtime), isNull(refundtime));
  switch (state) {
    case 'unpaid':
      return and(eq(paystate, 'unpaid'), gt(deadline, now));
    case 'expired':
      return and(eq(paystate, 'unpaid'), lte(deadline, now));
    case 'refunded':
      return isNotNull(refundtime);
    case 'upcoming':
      return and(isPaid, gt(begintime, now));
    case 'running':
      return and(isPaid, lte(begintime, now), gt(endtime, now));
    case 'ended':
      return and(isPaid, lte(endtime, now));
  }
}

function getState(order: CloudOrderRow, now: number): CloudOrderState {
  const { deadline, begintime, endtime, refundtime } = order;
  if (refundtime !== null) return 'refunded';
  if (begintime === null || endtime === null) return deadline > now ? 'unpaid' : 'expired';
  if (endtime <= now) return 'ended';
  return begintime > now ? 'upcoming' : 'running';
}

/** A purchase as the API returns it; null for an unknown one. */
export async function readOperatorCloudOrder(
  db: Database,
  orderSn: string,
  reader: CloudOrderReader,
): Promise<OperatorCloudOrder | null> {
  const [row] = await findOrders(db).where(eq(cloudOrders.orderSn, orderSn));
  return row ? toOperatorCloudOrder(row, reader) : null;
}

interface CloudOrderReader {
  readonly language: Language;
  readonly now: number;
}

/** A purchase as the API returns it. */
export function toOperatorCloudOrder(
  { order, deviceId, version }: FoundOrder,
  { language, now }: CloudOrderReader,
): OperatorCloudOrder {
  return {
    orderSn: order.orderSn,
    state: getState(order, now),
    camera: { id: order.deviceId, serial: toSerial(deviceId) },
    customer: order.userId,
    plan: order.planId,
    name: order.name[language],
    days: order.days,
    amount: money(order.amount),
    currency: order.currency,
    paytype: order.paytype,
    partner: order.sup,
    created: order.createtime,
    paid: order.paytime,
    from: order.begintime,
    until: order.endtime,
    refundedAmount: money(order.refundedAmount),
    refunded: order.refundtime,
    version,
  };
}
