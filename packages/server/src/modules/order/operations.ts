import type { Database } from '../../db/database.ts';
import { orderTraces } from '../../db/schema/order.ts';
import type { Random } from '../../ports/random.ts';
import { inEveryLanguage } from '../../i18n/translate.ts';
import { readContents } from '../config/contents.ts';
import { inTransaction } from '../../db/inTransaction.ts';
import { findLines, findOrderBySn, type OrderChanges, type OrderRow } from './repository.ts';
import type { OrderActor, OrderEvent } from './states.ts';
import type { TraceStage } from './traceStage.ts';
import { transition } from './transitions.ts';

/** How the shop's own step on an order ended. */
export type OperationResult =
  | { readonly status: 'done'; readonly order: OrderRow }
  | { readonly status: 'not-found' }
  | { readonly status: 'wrong-state'; readonly order: OrderRow };

/** With which carrier a parcel goes. */
export interface Consignment {
  /** Carrier code; the shop's first carrier by default. */
  readonly expressname?: string | undefined;
  /** Tracking number; by default none, or an invented one where parcels are played. */
  readonly expressno?: string | undefined;
}

/** What the people behind the shop, and the autopilot, do with orders. */
export interface OrderOperations {
  /** Sends a paid order off. */
  ship(orderSn: string, consignment?: Consignment): Promise<OperationResult>;
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
  async function step(
    orderSn: string,
    event: OrderEvent,
    stage: TraceStage,
    changesOf: (tx: Database) => Promise<OrderChanges>,
  ): Promise<OperationResult> {
    return inTransaction(db, async (tx): Promise<OperationResult> => {
      const order = await findOrderBySn(tx, orderSn);
      if (!order) return { status: 'not-found' };
      const isRepeated = event === 'deliver' && order.delivertime !== null;
      const lines = await findLines(tx, [order.id]);
      const changes = await changesOf(tx);
      const changed = isRepeated ? null : await transition(tx, order, lines, { event, actor, now, changes });
      if (!changed) return { status: 'wrong-state', order };
      await writeTrace(tx, order.id, stage, now);
      return { status: 'done', order: changed };
    });
  }

  return {
    ship: (orderSn, { expressname, expressno } = {}) =>
      step(orderSn, 'ship', 'shipped', async (tx) => ({
        shippingtime: now,
        expressname: expressname ?? (await firstCarrier(tx)),
        expressno: expressno ?? (playsParcels ? random.digits(trackingDigits) : ''),
      })),
    trace: async (orderSn, stage) => {
      const order = await findOrderBySn(db, orderSn);
      if (!order) return { status: 'not-found' };
      if (order.shippingstate !== 1 || order.delivertime !== null) return { status: 'wrong-state', order };
      await writeTrace(db, order.id, stage, now);
      return { status: 'done', order };
    },
    deliver: (orderSn) => step(orderSn, 'deliver', 'delivered', () => Promise.resolve({ delivertime: now })),
  };
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
