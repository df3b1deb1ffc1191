import * as v from 'valibot';
import type { OutputOf } from '../contract/endpoint.ts';
import { orderGetInvoiceList, orderSubmitInvoice } from '../contract/invoice.ts';
import type { CallOptions, HttpClient, Refusal } from '../http/types.ts';
import { fromWire, toWire } from '../rules/money.ts';
import type { Money } from '../rules/money.ts';
import { callKeyed, handling, readData, toRefused } from './calls.ts';
import type { ApiContext } from './context.ts';
import { toInvoiceFields } from './map/invoices.ts';
import { toOrderLine } from './map/orders.ts';
import { toPage } from './map/page.ts';
import { toTime } from './map/values.ts';
import type { OrderNumber } from './types/ids.ts';
import type { Invoice, InvoiceOrder } from './types/invoice.ts';
import type { InvoiceRequest } from './types/order.ts';
import type { NotFound, Page, Refused, WrongState } from './types/results.ts';
import { read } from './read.ts';

/** Result of requesting an invoice. */
export type SubmitInvoiceResult =
  | { readonly status: 'ok'; readonly invoiceNumber: string }
  /** One of the orders has an invoice already; undefined if the server did not send which. */
  | { readonly status: 'already-done'; readonly invoiceNumber: string | undefined; readonly message: string }
  /** The orders' total has changed since the shopper saw it: reload them. */
  | { readonly status: 'amount-changed'; readonly message: string }
  | WrongState
  | NotFound
  | Refused;

export interface InvoicesApi {
  /** Orders that can be or have been invoiced, newest first. */
  list(
    query: {
      readonly state: 'billable' | 'invoiced';
      readonly page?: number | undefined;
      /** 1 to 50. @default 10 */
      readonly pageSize?: number | undefined;
    },
    options?: CallOptions,
  ): Promise<Page<InvoiceOrder>>;
  /**
   * Requests one invoice for several orders in one currency. Idempotent: safe to retry after a lost response, even
   * across a reload.
   */
  submit(
    request: {
      readonly orderNumbers: readonly OrderNumber[];
      readonly head: InvoiceRequest;
      /** The total the shopper saw; the server refuses a different one. */
      readonly seenTotal: Money;
    },
    options?: CallOptions,
  ): Promise<SubmitInvoiceResult>;
}

type Row = OutputOf<typeof orderGetInvoiceList>['data'][number];

export function createInvoicesApi(http: HttpClient, context: ApiContext): InvoicesApi {
  const toInvoiceOrder = (row: Row): InvoiceOrder => {
    const currency = row.currency === '' ? context.currency() : row.currency;
    return {
      orderNumber: row.order_sn as OrderNumber,
      total: fromWire(row.saleamount, currency),
      createdAt: toTime(row.createtime),
      lines: row.order_goods.map((line) => toOrderLine(line, currency)),
      invoice: row.invoice === null ? undefined : toInvoice(row.invoice, currency),
    };
  };
  return {
    async list({ state, page = 1, pageSize = 10 }, options) {
      const input = { type: state === 'billable' ? 0 : 1, page, num: pageSize } as const;
      return toPage(await read(http, orderGetInvoiceList, input, options), toInvoiceOrder);
    },
    async submit({ orderNumbers, head, seenTotal }, options) {
      const input = {
        order_sns: orderNumbers.join(','),
        ...toInvoiceFields(head),
        amount: toWire(seenTotal),
      };
      const handled = handling(options, 'NOT_FOUND', 'ORDER_STATE', 'ALREADY_DONE', 'VALIDATION');
      const reply = await callKeyed(http, context, orderSubmitInvoice, input, handled);
      return reply.status === 'ok'
        ? { status: 'ok', invoiceNumber: reply.data.invoice_sn }
        : toSubmitRefusal(reply);
    },
  };
}

const earlierInvoice = v.object({ invoice_sn: v.string() });

function toSubmitRefusal(refusal: Refusal): SubmitInvoiceResult {
  const { message } = refusal;
  switch (refusal.reason) {
    case 'ALREADY_DONE':
      return {
        status: 'already-done',
        invoiceNumber: readData(earlierInvoice, refusal)?.invoice_sn,
        message,
      };
    case 'ORDER_STATE':
      return { status: 'wrong-state', message };
    case 'NOT_FOUND':
      return { status: 'not-found' };
    default: {
      const refused = toRefused(refusal);
      return 'amount' in refused.fields ? { status: 'amount-changed', message } : refused;
    }
  }
}

function toInvoice(data: NonNullable<Row['invoice']>, currency: string): Invoice {
  return {
    invoiceNumber: data.invoice_sn,
    status: data.status === 'issued' ? 'issued' : 'created',
    head: {
      headType: data.head_type === 1 ? 'enterprise' : 'individual',
      title: data.title,
      taxNumber: data.tax_no,
      bankName: data.bank_name,
      bankAccount: data.bank_account,
      address: data.address,
      phone: data.mobile,
      email: data.email,
    },
    amount: fromWire(data.amount, currency),
    url: data.url,
    createdAt: toTime(data.createtime),
    creditNotes: data.credit_notes.map((note) => ({
      creditNoteNumber: note.credit_note_sn,
      orderNumber: note.order_sn as OrderNumber,
      amount: fromWire(note.amount, currency),
      url: note.url,
      createdAt: toTime(note.createtime),
    })),
  };
}
