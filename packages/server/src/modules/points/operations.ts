import type { Database } from '../../db/database.ts';
import type { Random } from '../../ports/random.ts';
import { readContents } from '../config/contents.ts';
import { giveCoupon } from '../coupon/service.ts';
import { inTransaction } from '../../db/inTransaction.ts';
import { earnPoints } from './ledger.ts';
import {
  type ExchangeRow,
  findExchangeBySn,
  findProduct,
  returnPieces,
  updateExchange,
} from './repository.ts';
import { type ExchangeActor, type ExchangeEvent, nextExchangeStatus } from './states.ts';

/**
 * Result of the shop's step on an exchange; `nothing-left`: its coupon is used or gone, and nothing was
 * changed.
 */
export type ExchangeResult =
  | { readonly status: 'done'; readonly exchange: ExchangeRow }
  | { readonly status: 'not-found' }
  | { readonly status: 'wrong-state' | 'nothing-left'; readonly exchange: ExchangeRow };

/** Delivery data of an exchange. */
export interface Delivery {
  /** Carrier code; the shop's first carrier by default. None for a virtual product. */
  readonly expressname?: string | undefined;
  /**
   * Tracking number, by default none, or an invented one for simulated parcels; or the code of a virtual
   * product, a new one by default.
   */
  readonly expressno?: string | undefined;
}

/** What operators and the autopilot do with exchanges. */
export interface ExchangeOperations {
  /** Marks an exchange as being prepared. */
  accept(exchangeSn: string): Promise<ExchangeResult>;
  /** Ships a physical product, or issues a virtual one: its coupon, or a code. */
  deliver(exchangeSn: string, delivery?: Delivery): Promise<ExchangeResult>;
  /** Refuses an exchange and returns points and stock. */
  reject(exchangeSn: string, reason: string): Promise<ExchangeResult>;
  /** Completes a delivered exchange. */
  complete(exchangeSn: string): Promise<ExchangeResult>;
}

export interface ExchangeOperationsDeps {
  readonly db: Database;
  readonly random: Random;
  /** Epoch seconds. */
  readonly now: number;
  /** @default shop */
  readonly actor?: ExchangeActor | undefined;
  /** Parcels are simulated, with invented numbers: the demo, and the autopilot. @default false */
  readonly playsParcels?: boolean | undefined;
}

type Changes = Parameters<typeof updateExchange>[2];

/** Rolls back a step that cannot deliver the product. */
class NothingLeft extends Error {}

/** The shop's steps on exchanges at one time. */
export function createExchangeOperations({
  db,
  random,
  now,
  actor = 'shop',
  playsParcels = false,
}: ExchangeOperationsDeps): ExchangeOperations {
  async function step(
    exchangeSn: string,
    event: ExchangeEvent,
    getChanges: (tx: Database, exchange: ExchangeRow) => Promise<Changes>,
    follow: (tx: Database, exchange: ExchangeRow) => Promise<void> = () => Promise.resolve(),
  ): Promise<ExchangeResult> {
    const exchange = await findExchangeBySn(db, exchangeSn);
    if (!exchange) return { status: 'not-found' };
    const status = nextExchangeStatus(exchange.status, event, actor);
    if (!status) return { status: 'wrong-state', exchange };
    try {
      return await inTransaction(db, async (tx): Promise<ExchangeResult> => {
        const changes = await getChanges(tx, exchange);
        const changed = await updateExchange(tx, exchange, { ...changes, status, updatetime: now });
        if (!changed) return { status: 'wrong-state', exchange };
        await follow(tx, changed);
        return { status: 'done', exchange: changed };
      });
    } catch (error) {
      if (error instanceof NothingLeft) return { status: 'nothing-left', exchange };
      throw error;
    }
  }

  return {
    accept: (exchangeSn) => step(exchangeSn, 'accept', () => Promise.resolve({})),
    deliver: (exchangeSn, delivery = {}) =>
      step(
        exchangeSn,
        'deliver',
        async (tx, exchange) => ({
          ...(await loadDelivery(tx, exchange, delivery, {
            code: () => random.hex(6).toUpperCase(),
            trackingNumber: () => (playsParcels ? random.digits(trackingDigits) : ''),
          })),
          delivertime: now,
        }),
        (tx, exchange) => issueCoupons(tx, exchange, now),
      ),
    reject: (exchangeSn, reason) =>
      step(
        exchangeSn,
        'reject',
        () => Promise.resolve({ reason }),
        async (tx, { id, userId, productId, quantity, points }) => {
          await returnPieces(tx, productId, quantity);
          await earnPoints(tx, { userId, points, kind: 'exchange_returned', ref: id, now });
        },
      ),
    complete: (exchangeSn) => step(exchangeSn, 'complete', () => Promise.resolve({})),
  };
}

const trackingDigits = 12;

async function loadDelivery(
  db: Database,
  { type, productId }: ExchangeRow,
  { expressname, expressno }: Delivery,
  fresh: { readonly code: () => string; readonly trackingNumber: () => string },
): Promise<Changes> {
  if (type === 'reality') {
    const { carriers } = await readContents(db);
    return {
      expressname: expressname ?? carriers[0]?.code ?? '',
      expressno: expressno ?? fresh.trackingNumber(),
    };
  }
  const isCoupon = (await findProduct(db, productId))?.couponId != null;
  return { expressno: expressno ?? (isCoupon ? '' : fresh.code()) };
}

async function issueCoupons(
  db: Database,
  { type, productId, userId, quantity }: ExchangeRow,
  now: number,
): Promise<void> {
  const couponId = type === 'virtual' ? (await findProduct(db, productId))?.couponId : null;
  if (couponId == null) return;
  for (let piece = 0; piece < quantity; piece += 1) {
    if (!(await giveCoupon(db, { userId, couponId, now }))) throw new NothingLeft();
  }
}
