import type { Database } from '../../db/database.ts';
import { orderTraces } from '../../db/schema/order.ts';
import type { Random } from '../../ports/random.ts';
import { inEveryLanguage } from '../../i18n/translate.ts';
import { readContents } from '../config/contents.ts';
import { inTransaction } from '../../db/inTransaction.ts';
import type { ParcelLine } from '../../db/schema/order.ts';
import { queueCorrectionMail, queueOrderMails } from '../order-mail/outbox.ts';
import { emitOrderEvent } from '../webhook/events.ts';
import { addParcel, correctParcel, findParcels, isPartlyShipped, getUnshippedQuantity } from './parcels.ts';
import {
  findLines,
  findOrderBySn,
  lockOrder,
  type OrderLineRow,
  type OrderRow,
  updateFrom,
} from './repository.ts';
import { nextOrderState, type OrderActor, isEnded } from './states.ts';
import type { TraceStage } from './traceStage.ts';
import { getFacts, transition } from './transitions.ts';

/** Result of the shop's step on an order. */
export type OperationResult =
  | { readonly status: 'done'; readonly order: OrderRow }
  | { readonly status: 'not-found' }
  | { readonly status: 'wrong-state'; readonly order: OrderRow };

/** Result of shipping a parcel. */
export type ShipResult =
  | OperationResult
  /** A part of the order was shipped, the rest has still to be shipped. */
  | { readonly status: 'partly'; readonly order: OrderRow }
  /** A line of another order, or more pieces than are left to ship. */
  | { readonly status: 'wrong-lines'; readonly order: OrderRow }
  | { readonly status: 'corrected'; readonly order: OrderRow }
  /** The order has several parcels and none was selected, or the selected one does not exist. */
  | { readonly status: 'which-parcel'; readonly order: OrderRow; readonly parcels: number }
  /** The parcel already has this carrier and number. */
  | { readonly status: 'same'; readonly order: OrderRow };

/** The parcel whose carrier and number are corrected. */
export interface ParcelCorrection {
  readonly expressname: string;
  readonly expressno: string;
  /** Its position among the order's parcels, from 1; optional for a single parcel. */
  readonly parcel?: number | undefined;
}

/** Carrier and number of a parcel. */
export interface Consignment {
  /** Carrier code; the shop's first carrier by default. */
  readonly expressname?: string | undefined;
  /** Tracking number; by default none, or an invented one for simulated parcels. */
  readonly expressno?: string | undefined;
  /** Its content; by default everything that is left to ship. */
  readonly lines?: readonly ParcelLine[] | undefined;
}

/** What operators and the autopilot do with orders. */
export interface OrderOperations {
  /** Ships a paid order, or a part of it. */
  ship(orderSn: string, consignment?: Consignment): Promise<ShipResult>;
  /** Corrects carrier and number of a shipped parcel. */
  correct(orderSn: string, correction: ParcelCorrection): Promise<ShipResult>;
  /** Adds a tracking event to a shipped parcel. */
  trace(orderSn: string, stage: TraceStage): Promise<OperationResult>;
  /** Marks a parcel as delivered; the shopper still confirms receipt. */
  deliver(orderSn: string): Promise<OperationResult>;
}

export interface OrderOperationsDeps {
  readonly db: Database;
  readonly random: Random;
  /** Epoch seconds. */
  readonly now: number;
  /** @default shop */
  readonly actor?: OrderActor | undefined;
  /** Parcels are simulated, with invented numbers: the demo, and the autopilot. @default false */
  readonly playsParcels?: boolean | undefined;
}

const trackingDigits = 12;

/** The shop's steps on orders at one time. */
export function createOrderOperations({
  db,
  random,
  now,
  actor = 'shop',
  playsParcels = false,
}: OrderOperationsDeps): OrderOperations {
  /** Works on a locked order. */
  async function onOrder<TResult>(
    orderSn: string,
    work: (tx: Database, order: OrderRow, lines: readonly OrderLineRow[]) => Promise<TResult>,
  ): Promise<TResult | { readonly status: 'not-found' }> {
    return inTransaction(db, async (tx) => {
      const known = await findOrderBySn(tx, orderSn);
      const order = known && (await lockOrder(tx, known.id));
      if (!order) return { status: 'not-found' };
      return work(tx, order, await findLines(tx, [order.id]));
    });
  }

  async function ship(
    tx: Database,
    order: OrderRow,
    lines: readonly OrderLineRow[],
    { expressname, expressno, lines: chosen }: Consignment,
  ): Promise<ShipResult> {
    if (!nextOrderState(order, 'ship', actor, getFacts(order, lines)))
      return { status: 'wrong-state', order };
    const open = lines
      .map((line) => ({ lineId: line.id, nums: getUnshippedQuantity(order, line) }))
      .filter(({ nums: quantity }) => quantity > 0);
    const pieces = chosen ? mergePieces(chosen) : open;
    if (!fits(pieces, open)) return { status: 'wrong-lines', order };
    const parcel = await addParcel(tx, {
      orderId: order.id,
      expressname: expressname ?? (await firstCarrier(tx)),
      expressno: expressno ?? (playsParcels ? random.digits(trackingDigits) : ''),
      lines: pieces,
      now,
    });
    await queueOrderMails(tx, [{ orderId: order.id, kind: 'shipped', parcelId: parcel.id }], now);
    const changes = { expressname: parcel.expressname, expressno: parcel.expressno };
    await writeTrace(tx, order.id, 'shipped', now);
    if (computeSum(pieces) < computeSum(open)) {
      const changed = await updateFrom(tx, order, { ...changes, updatetime: now });
      return { status: 'partly', order: changed ?? order };
    }
    const event = { event: 'ship', actor, now, changes: { ...changes, shippingtime: now } } as const;
    const changed = await transition(tx, order, lines, event);
    return changed ? { status: 'done', order: changed } : { status: 'wrong-state', order };
  }

  async function correct(
    tx: Database,
    order: OrderRow,
    lines: readonly OrderLineRow[],
    { expressname, expressno, parcel: place }: ParcelCorrection,
  ): Promise<ShipResult> {
    const isOnTheWay = order.shippingstate !== 'unshipped' || isPartlyShipped(order, lines);
    if (!isOnTheWay || isEnded(order)) return { status: 'wrong-state', order };
    const known = await findParcels(tx, [order.id]);
    // An order shipped by an earlier release has no parcel rows yet.
    const parcels =
      known.length > 0
        ? known
        : [
            await addParcel(tx, {
              orderId: order.id,
              expressname: order.expressname,
              expressno: order.expressno,
              lines: lines.map(({ id, quantity }) => ({ lineId: id, nums: quantity })),
              now: order.shippingtime ?? now,
            }),
          ];
    const parcel = parcels[(place ?? 1) - 1];
    if (!parcel || (place === undefined && parcels.length > 1))
      return { status: 'which-parcel', order, parcels: parcels.length };
    if (parcel.expressname === expressname && parcel.expressno === expressno)
      return { status: 'same', order };
    await correctParcel(tx, parcel.id, { expressname, expressno, now });
    // Nobody tracks a delivered parcel.
    if (order.shippingstate !== 'received')
      await queueCorrectionMail(tx, { orderId: order.id, parcelId: parcel.id }, now);
    const isLatest = parcel === parcels.at(-1);
    const changes = { ...(isLatest ? { expressname, expressno } : {}), updatetime: now };
    const changed = (await updateFrom(tx, order, changes)) ?? order;
    if (order.shippingstate !== 'unshipped')
      await emitOrderEvent(tx, 'order.shipped', { order: changed, lines, now });
    return { status: 'corrected', order: changed };
  }

  return {
    ship: (orderSn, consignment = {}) =>
      onOrder<ShipResult>(orderSn, (tx, order, lines) => ship(tx, order, lines, consignment)),
    correct: (orderSn, correction) =>
      onOrder<ShipResult>(orderSn, (tx, order, lines) => correct(tx, order, lines, correction)),
    trace: async (orderSn, stage) => {
      const order = await findOrderBySn(db, orderSn);
      if (!order) return { status: 'not-found' };
      if (order.shippingstate !== 'shipped' || order.delivertime !== null)
        return { status: 'wrong-state', order };
      await writeTrace(db, order.id, stage, now);
      return { status: 'done', order };
    },
    deliver: (orderSn) =>
      onOrder<OperationResult>(orderSn, async (tx, order, lines) => {
        const event = { event: 'deliver', actor, now, changes: { delivertime: now } } as const;
        const isRepeated = order.delivertime !== null;
        const changed = isRepeated ? null : await transition(tx, order, lines, event);
        if (!changed) return { status: 'wrong-state', order };
        await writeTrace(tx, order.id, 'delivered', now);
        return { status: 'done', order: changed };
      }),
  };
}

const computeSum = (pieces: readonly ParcelLine[]) =>
  pieces.reduce((sum, { nums: quantity }) => sum + quantity, 0);

/** Adds up the pieces of a line that is listed twice. */
function mergePieces(pieces: readonly ParcelLine[]): ParcelLine[] {
  const merged = new Map<number, number>();
  for (const { lineId, nums: quantity } of pieces) merged.set(lineId, (merged.get(lineId) ?? 0) + quantity);
  return Array.from(merged, ([lineId, quantity]) => ({ lineId, nums: quantity }));
}

function fits(pieces: readonly ParcelLine[], open: readonly ParcelLine[]): boolean {
  if (computeSum(pieces) === 0) return false;
  return pieces.every(
    ({ lineId, nums: quantity }) =>
      quantity > 0 && open.some((line) => line.lineId === lineId && quantity <= line.nums),
  );
}

async function firstCarrier(db: Database): Promise<string> {
  const { carriers } = await readContents(db);
  return carriers[0]?.code ?? '';
}

async function writeTrace(db: Database, orderId: number, stage: TraceStage, now: number): Promise<void> {
  await db
    .insert(orderTraces)
    .values({ orderId, stage, context: inEveryLanguage(`order.trace.${stage}`), createtime: now })
    .onConflictDoNothing();
}
