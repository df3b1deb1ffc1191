import type { Database } from '../../db/database.ts';
import { orderTraces } from '../../db/schema/order.ts';
import type { Random } from '../../ports/random.ts';
import { inEveryLanguage } from '../../i18n/translate.ts';
import { readContents } from '../config/contents.ts';
import { inTransaction } from '../../db/inTransaction.ts';
import type { ParcelLine } from '../../db/schema/order.ts';
import { queueCorrectionMail, queueOrderMails } from '../order-mail/outbox.ts';
import { tellOrderEvent } from '../webhook/events.ts';
import { addParcel, correctParcel, findParcels, isPartlyShipped, unshippedNums } from './parcels.ts';
import {
  findLines,
  findOrderBySn,
  lockOrder,
  type OrderLineRow,
  type OrderRow,
  updateFrom,
} from './repository.ts';
import { nextOrderState, type OrderActor } from './states.ts';
import type { TraceStage } from './traceStage.ts';
import { factsOf, transition } from './transitions.ts';

/** How the shop's own step on an order ended. */
export type OperationResult =
  | { readonly status: 'done'; readonly order: OrderRow }
  | { readonly status: 'not-found' }
  | { readonly status: 'wrong-state'; readonly order: OrderRow };

/** How a parcel came to leave, or why it did not. */
export type ShipResult =
  | OperationResult
  /** A part of the order is on its way, the rest is still to be shipped. */
  | { readonly status: 'partly'; readonly order: OrderRow }
  /** A line that is not of the order, or more pieces than are still to be shipped. */
  | { readonly status: 'wrong-lines'; readonly order: OrderRow }
  | { readonly status: 'corrected'; readonly order: OrderRow }
  /** The order is on its way in several parcels, or the one that is named is none of them. */
  | { readonly status: 'which-parcel'; readonly order: OrderRow; readonly parcels: number }
  /** The parcel has this carrier and number already. */
  | { readonly status: 'same'; readonly order: OrderRow };

/** Which parcel gets another carrier and number. */
export interface ParcelCorrection {
  readonly expressname: string;
  readonly expressno: string;
  /** Its place among the order's parcels, from 1; may be left out where there is one. */
  readonly parcel?: number | undefined;
}

/** With which carrier a parcel goes. */
export interface Consignment {
  /** Carrier code; the shop's first carrier by default. */
  readonly expressname?: string | undefined;
  /** Tracking number; by default none, or an invented one where parcels are played. */
  readonly expressno?: string | undefined;
  /** What is in it; everything that is still to be shipped by default. */
  readonly lines?: readonly ParcelLine[] | undefined;
}

/** What the people behind the shop, and the autopilot, do with orders. */
export interface OrderOperations {
  /** Sends a paid order off, or a part of it. */
  ship(orderSn: string, consignment?: Consignment): Promise<ShipResult>;
  /** Gives a parcel that has left another carrier and number. */
  correct(orderSn: string, correction: ParcelCorrection): Promise<ShipResult>;
  /** Adds a line to the track of a parcel on its way. */
  trace(orderSn: string, stage: TraceStage): Promise<OperationResult>;
  /** The carrier has handed the parcel over; the shopper still confirms. */
  deliver(orderSn: string): Promise<OperationResult>;
}

export interface OrderOperationsDeps {
  readonly db: Database;
  readonly random: Random;
  /** Epoch seconds. */
  readonly now: number;
  /** @default shop */
  readonly actor?: OrderActor | undefined;
  /** Parcels are played, with numbers that no carrier knows: the demo, and the autopilot. @default false */
  readonly playsParcels?: boolean | undefined;
}

const trackingDigits = 12;

/** The shop's side of orders, as of one moment. */
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
    if (!nextOrderState(order, 'ship', actor, factsOf(order, lines))) return { status: 'wrong-state', order };
    const open = lines
      .map((line) => ({ lineId: line.id, nums: unshippedNums(order, line) }))
      .filter(({ nums }) => nums > 0);
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
    if (sumOf(pieces) < sumOf(open)) {
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
    const isOnTheWay = order.shippingstate > 0 || isPartlyShipped(order, lines);
    if (!isOnTheWay || ![0, 3, 4].includes(order.orderstate)) return { status: 'wrong-state', order };
    const known = await findParcels(tx, [order.id]);
    // An order that an earlier release has shipped has no parcels of its own yet.
    const parcels =
      known.length > 0
        ? known
        : [
            await addParcel(tx, {
              orderId: order.id,
              expressname: order.expressname,
              expressno: order.expressno,
              lines: lines.map(({ id, nums }) => ({ lineId: id, nums })),
              now: order.shippingtime ?? now,
            }),
          ];
    const parcel = parcels[(place ?? 1) - 1];
    if (!parcel || (place === undefined && parcels.length > 1))
      return { status: 'which-parcel', order, parcels: parcels.length };
    if (parcel.expressname === expressname && parcel.expressno === expressno)
      return { status: 'same', order };
    await correctParcel(tx, parcel.id, { expressname, expressno, now });
    // Nobody looks for a parcel that is there.
    if (order.shippingstate < 2)
      await queueCorrectionMail(tx, { orderId: order.id, parcelId: parcel.id }, now);
    const isLatest = parcel === parcels.at(-1);
    const changes = { ...(isLatest ? { expressname, expressno } : {}), updatetime: now };
    const changed = (await updateFrom(tx, order, changes)) ?? order;
    if (order.shippingstate > 0) await tellOrderEvent(tx, 'order.shipped', { order: changed, lines, now });
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
      if (order.shippingstate !== 1 || order.delivertime !== null) return { status: 'wrong-state', order };
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

const sumOf = (pieces: readonly ParcelLine[]) => pieces.reduce((sum, { nums }) => sum + nums, 0);

/** Pieces of a line that is named twice, together. */
function mergePieces(pieces: readonly ParcelLine[]): ParcelLine[] {
  const merged = new Map<number, number>();
  for (const { lineId, nums } of pieces) merged.set(lineId, (merged.get(lineId) ?? 0) + nums);
  return Array.from(merged, ([lineId, nums]) => ({ lineId, nums }));
}

function fits(pieces: readonly ParcelLine[], open: readonly ParcelLine[]): boolean {
  if (sumOf(pieces) === 0) return false;
  return pieces.every(
    ({ lineId, nums }) => nums > 0 && open.some((line) => line.lineId === lineId && nums <= line.nums),
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
