import type { Money } from '../../rules/money.ts';
import type { EpochMs, OrderNumber } from './ids.ts';
import type { InvoiceRequest, OrderLine } from './order.ts';

/** A refund of an order after its invoice was issued. */
export interface CreditNote {
  readonly creditNoteNumber: string;
  /** The refunded order, one of those on the invoice. */
  readonly orderNumber: OrderNumber;
  /** Amount deducted from the invoice; above 0. */
  readonly amount: Money;
  /** URL of the PDF. */
  readonly url: string;
  readonly createdAt: EpochMs | undefined;
}

/** A requested invoice. */
export interface Invoice {
  readonly invoiceNumber: string;
  /** `issued` once the shop has created it. */
  readonly status: 'created' | 'issued';
  /** Billing details and recipient. */
  readonly head: InvoiceRequest;
  /** Total of all its orders. */
  readonly amount: Money;
  /** URL of the PDF, '' until issued. */
  readonly url: string;
  readonly createdAt: EpochMs | undefined;
  /** Oldest first; they do not change `amount`. */
  readonly creditNotes: readonly CreditNote[];
}

/** An order that can be or has been invoiced. */
export interface InvoiceOrder {
  readonly orderNumber: OrderNumber;
  /** Invoice amount: paid less refunded. */
  readonly total: Money;
  readonly createdAt: EpochMs | undefined;
  readonly lines: readonly OrderLine[];
  /** Undefined while the order can be invoiced. */
  readonly invoice: Invoice | undefined;
}
