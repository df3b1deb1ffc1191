import type { Money } from '../../rules/money.ts';
import type { EpochMs, OrderNumber } from './ids.ts';
import type { InvoiceRequest, OrderLine } from './order.ts';

/** What was refunded of an order after its invoice was issued. */
export interface CreditNote {
  readonly creditNoteNumber: string;
  /** The order that was refunded, of those that the invoice covers. */
  readonly orderNumber: OrderNumber;
  /** Taken off the invoice; above 0. */
  readonly amount: Money;
  /** Address of the PDF. */
  readonly url: string;
  readonly createdAt: EpochMs | undefined;
}

/** An invoice that has been asked for. */
export interface Invoice {
  readonly invoiceNumber: string;
  /** `issued` once the shop has made it out. */
  readonly status: 'created' | 'issued';
  /** For whom it is and where it goes. */
  readonly head: InvoiceRequest;
  /** Of all orders that it covers. */
  readonly amount: Money;
  /** Address of the PDF, '' until it is issued. */
  readonly url: string;
  readonly createdAt: EpochMs | undefined;
  /** Oldest first; `amount` does not change with them. */
  readonly creditNotes: readonly CreditNote[];
}

/** An order in the lists of what can be invoiced and what was. */
export interface InvoiceOrder {
  readonly orderNumber: OrderNumber;
  /** What an invoice is for: paid less given back. */
  readonly total: Money;
  readonly createdAt: EpochMs | undefined;
  readonly lines: readonly OrderLine[];
  /** Undefined while the order can be invoiced. */
  readonly invoice: Invoice | undefined;
}
