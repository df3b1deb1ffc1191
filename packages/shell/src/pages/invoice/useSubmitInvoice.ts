import type { InvoiceOrder, InvoiceRequest } from '@pawlet/core/api';
import { useAction, usePawlet, useText, useToast } from '@pawlet/widgets';
import type { CheckedInvoiceField } from '@pawlet/widgets/parts';
import { computeSum } from './invoiceOrders.ts';
import { invoicePagesMessages } from './invoicePagesMessages.ts';

export interface SubmitInvoice {
  /** Returns the field that was rejected. */
  readonly submit: (head: InvoiceRequest) => Promise<CheckedInvoiceField | undefined>;
  readonly isBusy: boolean;
}

const fieldsByWire: Readonly<Record<string, CheckedInvoiceField>> = {
  title: 'title',
  tax_no: 'taxNumber',
  email: 'email',
  mobile: 'phone',
};

/** Requests the invoice once, and shows the result. */
export function useSubmitInvoice(
  orders: readonly InvoiceOrder[],
  {
    onStale,
    onDone,
  }: { readonly onStale: () => Promise<void>; readonly onDone: (head: InvoiceRequest) => void },
): SubmitInvoice {
  const { api, host } = usePawlet();
  const text = useText(invoicePagesMessages);
  const showToast = useToast();
  const action = useAction(async (head: InvoiceRequest): Promise<CheckedInvoiceField | undefined> => {
    const seenTotal = computeSum(orders);
    if (seenTotal === undefined) return undefined;
    const orderNumbers = orders.map(({ orderNumber }) => orderNumber);
    const result = await api.invoices.submit({ orderNumbers, head, seenTotal });
    switch (result.status) {
      case 'ok':
        host.haptic('success');
        onDone(head);
        return undefined;
      case 'refused': {
        const [field] = Object.keys(result.fields).flatMap((name) => fieldsByWire[name] ?? []);
        // The field has its own message; all other errors have the server's.
        if (field === undefined && result.reason === 'VALIDATION') showToast(result.message);
        return field;
      }
      case 'not-found':
        showToast(text('invoicePages.notFound'));
        await onStale();
        return undefined;
      case 'already-done':
      case 'amount-changed':
      case 'wrong-state':
        showToast(result.message);
        await onStale();
        return undefined;
    }
  });
  return { submit: action.run, isBusy: action.isBusy };
}
