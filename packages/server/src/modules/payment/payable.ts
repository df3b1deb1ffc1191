import type { Database } from '../../db/database.ts';

/** Something that a shopper pays for: an order of goods or of cloud storage. */
export interface Payable {
  readonly kind: 'order' | 'cloud';
  readonly id: number;
  readonly orderSn: string;
  /** What is to be paid, in minor units. */
  readonly amount: number;
  /** ISO 4217. */
  readonly currency: string;
  /** Epoch seconds until which it can be paid. */
  readonly deadline: number;
}

/** A payable whose row is locked for the rest of the transaction. */
export interface LockedPayable extends Payable {
  /** Marks it as paid, with everything that follows; false when it does not want money any more. */
  markPaid(paytype: string, now: number): Promise<boolean>;
}

/** Finds and locks the payables of one kind. */
export interface PayableKind {
  lock(db: Database, id: number): Promise<LockedPayable | null>;
  /** Whether its payments may be left open at the provider. */
  isOpen(db: Database, id: number, now: number): Promise<boolean>;
}
