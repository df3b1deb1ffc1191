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
  /** What is wrong with a field, in words. */
  readonly errorOf: (field: CheckedInvoiceField) => string | undefined;
  /** The field is left: it is checked. */
  readonly leave: (field: CheckedInvoiceField) => void;
  /** Checks everything and hands the invoice over; the first wrong field is named otherwise. */
  readonly submit: () => void;
}

/** Takes an invoice; may answer the field that it was refused for. */
export type InvoiceHandler = (invoice: InvoiceRequest) => void | Promise<CheckedInvoiceField | undefined>;

/** Keeps the form of an invoice: late checks, the first wrong field gets the focus and is toasted. */
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
