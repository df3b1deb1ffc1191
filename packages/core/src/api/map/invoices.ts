import type { InvoiceRequest } from '../types/order.ts';

/** Wire fields of an invoice. */
export interface InvoiceFields {
  readonly type: 1;
  readonly head_type: 1 | 2;
  readonly title: string;
  readonly tax_no: string;
  readonly bank_name: string;
  readonly bank_account: string;
  readonly address: string;
  readonly mobile: string;
  readonly email: string;
}

export function toInvoiceFields(head: InvoiceRequest): InvoiceFields {
  return {
    type: 1,
    head_type: head.headType === 'enterprise' ? 1 : 2,
    title: head.title,
    tax_no: head.taxNumber ?? '',
    bank_name: head.bankName ?? '',
    bank_account: head.bankAccount ?? '',
    address: head.address ?? '',
    mobile: head.phone ?? '',
    email: head.email,
  };
}
