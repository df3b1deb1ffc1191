import type { OperatorOrder, OperatorOrderEntry } from '@pawlet/operator';

/** State names for operators: those of the catalogues address the shopper. */
const statusWords: Readonly<Record<OperatorOrder['status'], string>> = {
  waitingPayment: 'Waiting for payment',
  waitingDelivery: 'Waiting to be shipped',
  waitingReceipt: 'On its way',
  waitingEvaluation: 'Received',
  completed: 'Completed',
  cancelled: 'Cancelled',
  expired: 'Expired',
  aftersale: 'Refund or return',
};

/** The status of an order in words. */
export function toStatusText({
  status,
  delivered,
}: Pick<OperatorOrderEntry, 'status' | 'delivered'>): string {
  return status === 'waitingReceipt' && delivered !== null ? 'Delivered' : statusWords[status];
}

/** The three states behind it. */
export function toStatesText({ order, payment, shipping }: OperatorOrder['states']): string {
  return `order ${order}, payment ${payment}, shipping ${shipping}`;
}
