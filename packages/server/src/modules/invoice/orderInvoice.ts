import type { InvoiceWire } from '@pawlet/core/contract';
import { money } from '../goods/wireValues.ts';
import type { InvoiceRow } from './repository.ts';

export { findInvoices } from './repository.ts';

/** Path under which the file of an issued invoice is served. */
export const invoiceFilePath = '/addons/shop/api.invoice/file';

/** An invoice as the wire says it. */
export function toInvoice(row: InvoiceRow, baseUrl: string): InvoiceWire {
  return {
    invoice_sn: row.invoiceSn,
    type: row.type,
    head_type: row.headType,
    title: row.title,
    tax_no: row.taxNo,
    bank_name: row.bankName,
    bank_account: row.bankAccount,
    address: row.address,
    mobile: row.mobile,
    email: row.email,
    content: row.content,
    amount: money(row.amount),
    status: row.status,
    url: row.status === 'issued' ? `${baseUrl}${invoiceFilePath}/${row.fileKey}` : '',
    createtime: row.createtime,
  };
}
