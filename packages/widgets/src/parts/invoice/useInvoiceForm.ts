import type { InvoiceRequest } from '@pawlet/core/api';
import { shopMessages } from '@pawlet/core/errors';
import { useText } from '../../runtime/index.ts';
import { useForm } from '../../ui/index.ts';
import type { Form } from '../../ui/index.ts';
import {
  getInvoiceProblem,
  refusedChecks,
  toInvoice,
  type CheckedInvoiceField,
  type InvoiceCheck,
  type InvoiceDraft,
} from './invoiceDraft.ts';
import { invoiceMessages } from './invoiceMessages.ts';

/** Receives an invoice; may return the field that was rejected. */
export type InvoiceHandler = (invoice: InvoiceRequest) => void | Promise<CheckedInvoiceField | undefined>;

/** The form of an invoice. */
export function useInvoiceForm(
  start: InvoiceDraft,
  onSubmit: InvoiceHandler,
): Form<InvoiceDraft, keyof InvoiceDraft> {
  const shopText = useText(shopMessages);
  const text = useText(invoiceMessages);
  const toWords = (key: InvoiceCheck | undefined): string | undefined => {
    if (key === undefined) return undefined;
    return key === 'invoice.taxNumberWrong' ? text(key) : shopText(key);
  };
  return useForm<InvoiceDraft, keyof InvoiceDraft>({
    initial: start,
    checksEmpty: true,
    check: (draft) => ({
      headType: undefined,
      title: toWords(getInvoiceProblem('title', draft)),
      taxNumber: toWords(getInvoiceProblem('taxNumber', draft)),
      email: toWords(getInvoiceProblem('email', draft)),
      address: undefined,
      phone: toWords(getInvoiceProblem('phone', draft)),
      bankName: undefined,
      bankAccount: undefined,
    }),
    submit: async (draft, { refuse }) => {
      const refused = await onSubmit(toInvoice(draft));
      if (refused !== undefined) refuse({ [refused]: toWords(refusedChecks[refused]) });
    },
  });
}
