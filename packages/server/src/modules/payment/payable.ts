import type { Database } from '../../db/database.ts';

/** Anything that a shopper pays for: a product order or a cloud-storage order. */
export interface Payable {
  readonly kind: 'order' | 'cloud';
  readonly id: number;
  readonly orderSn: string;
  /** The amount to pay, in minor units. */
  readonly amount: number;
  /** ISO 4217. */
  readonly currency: string;
  /** Payment deadline in epoch seconds. */
  readonly deadline: number;
}

/** A payable whose row is locked for the rest of the transaction. */
export interface LockedPayable extends Payable {
  /** Marks it as paid, with all effects; false when it is no longer payable. */
  markPaid(paytype: string, now: number): Promise<boolean>;
}

/** Finds and locks the payables of one kind. */
export interface PayableKind {
  lock(db: Database, id: number): Promise<LockedPayable | null>;
  /** Whether its payments may stay open at the provider. */
  isOpen(db: Database, id: number, now: number): Promise<boolean>;
}
