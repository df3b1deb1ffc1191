import type { InvoiceWire } from '@pawlet/core/contract';
import { money } from '../products/wireValues.ts';
import type { OrderCreditNote } from './creditNoteRepository.ts';
import { creditNoteSn } from './creditNoteSn.ts';
import type { InvoiceRow } from './repository.ts';

export { findCreditNotes } from './creditNoteRepository.ts';
export { findInvoices } from './repository.ts';

/** Path under which the file of an issued invoice is served. */
export const invoiceFilePath = '/addons/shop/api.invoice/file';

/** Path under which the file of a credit note is served. */
export const creditNoteFilePath = '/addons/shop/api.invoice/creditNote';

/** An invoice in the wire format, with its credit notes. */
export function toInvoice(
  row: InvoiceRow,
  creditNotes: readonly OrderCreditNote[] | undefined,
  baseUrl: string,
): InvoiceWire {
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
    credit_notes: (creditNotes ?? []).map(({ note, orderSn }) => ({
      credit_note_sn: creditNoteSn(note),
      order_sn: orderSn,
      amount: money(note.amount),
      url: `${baseUrl}${creditNoteFilePath}/${note.fileKey}`,
      createtime: note.createtime,
    })),
  };
}
