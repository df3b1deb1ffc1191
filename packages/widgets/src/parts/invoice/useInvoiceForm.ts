import type { InvoiceRequest } from '@pawlet/core/api';
import { shopMessages } from '@pawlet/core/errors';
import { useState } from 'react';
import { useText } from '../../runtime/index.ts';
import {
  checkedInvoiceFields,
  invoiceProblemOf,
  toInvoice,
  type CheckedInvoiceField,
  type InvoiceCheck,
  type InvoiceDraft,
} from './invoiceDraft.ts';

export interface InvoiceFormState {
  readonly draft: InvoiceDraft;
  readonly change: (changes: Partial<InvoiceDraft>) => void;
  /** What is wrong with a field, in words. */
  readonly errorOf: (field: CheckedInvoiceField) => string | undefined;
  /** The field is left: it is checked. */
  readonly leave: (field: CheckedInvoiceField) => void;
  /** Checks everything and hands the invoice over; the first wrong field is named otherwise. */
  readonly submit: () => void;
}

/** Keeps the form of an invoice: late checks, the first wrong field gets the focus. */
export function useInvoiceForm(
  start: InvoiceDraft,
  onSubmit: (invoice: InvoiceRequest) => void,
  onProblem: (first: CheckedInvoiceField) => void,
): InvoiceFormState {
  const shopText = useText(shopMessages);
  const [draft, setDraft] = useState(start);
  const [problems, setProblems] = useState<Partial<Record<CheckedInvoiceField, InvoiceCheck>>>({});
  return {
    draft,
    change: (changes) => {
      setDraft((before) => ({ ...before, ...changes }));
      setProblems((before) =>
        Object.fromEntries(Object.entries(before).filter(([field]) => !(field in changes))),
      );
    },
    errorOf: (field) => {
      const key = problems[field];
      return key === undefined ? undefined : shopText(key);
    },
    leave: (field) => setProblems((before) => ({ ...before, [field]: invoiceProblemOf(field, draft) })),
    submit: () => {
      setProblems(
        Object.fromEntries(checkedInvoiceFields.map((field) => [field, invoiceProblemOf(field, draft)])),
      );
      const first = checkedInvoiceFields.find((field) => invoiceProblemOf(field, draft) !== undefined);
      if (first === undefined) onSubmit(toInvoice(draft));
      else onProblem(first);
    },
  };
}
