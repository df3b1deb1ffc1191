import type { InvoiceRequest } from '@pawlet/core/api';
import { shopMessages } from '@pawlet/core/errors';
import { useState } from 'react';
import { useText, useToast } from '../../runtime/index.ts';
import {
  checkedInvoiceFields,
  invoiceProblemOf,
  refusedChecks,
  toInvoice,
  type CheckedInvoiceField,
  type InvoiceCheck,
  type InvoiceDraft,
} from './invoiceDraft.ts';
import { invoiceMessages } from './invoiceMessages.ts';

export interface InvoiceFormState {
  readonly draft: InvoiceDraft;
  readonly change: (changes: Partial<InvoiceDraft>) => void;
  /** The error message of a field. */
  readonly errorOf: (field: CheckedInvoiceField) => string | undefined;
  /** On blur: validates the field. */
  readonly leave: (field: CheckedInvoiceField) => void;
  /** Validates everything and passes the invoice on; otherwise shows the first invalid field. */
  readonly submit: () => void;
}

/** Handles an invoice; may return the field for which it was refused. */
export type InvoiceHandler = (invoice: InvoiceRequest) => void | Promise<CheckedInvoiceField | undefined>;

/** State of an invoice form: late validation, the first invalid field gets the focus and a toast. */
export function useInvoiceForm(
  start: InvoiceDraft,
  onSubmit: InvoiceHandler,
  onProblem: (first: CheckedInvoiceField) => void,
): InvoiceFormState {
  const shopText = useText(shopMessages);
  const text = useText(invoiceMessages);
  const showToast = useToast();
  const [draft, setDraft] = useState(start);
  const [problems, setProblems] = useState<Partial<Record<CheckedInvoiceField, InvoiceCheck>>>({});
  const wordsOf = (key: InvoiceCheck): string =>
    key === 'invoice.taxNumberWrong' ? text(key) : shopText(key);
  const stopAt = (field: CheckedInvoiceField, problem: InvoiceCheck): void => {
    showToast(wordsOf(problem));
    onProblem(field);
  };
  const handOver = async (): Promise<void> => {
    const refused = await onSubmit(toInvoice(draft));
    if (refused === undefined) return;
    setProblems({ [refused]: refusedChecks[refused] });
    stopAt(refused, refusedChecks[refused]);
  };
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
      return key === undefined ? undefined : wordsOf(key);
    },
    leave: (field) => setProblems((before) => ({ ...before, [field]: invoiceProblemOf(field, draft) })),
    submit: () => {
      setProblems(
        Object.fromEntries(checkedInvoiceFields.map((field) => [field, invoiceProblemOf(field, draft)])),
      );
      for (const field of checkedInvoiceFields) {
        const problem = invoiceProblemOf(field, draft);
        if (problem === undefined) continue;
        stopAt(field, problem);
        return;
      }
      void handOver();
    },
  };
}
