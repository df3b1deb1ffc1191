import type { OrderLine } from '@pawlet/core/api';

/** Key of the word for the latest application of a line; undefined where there is none. */
export function saleWordOf({
  saleState,
}: Pick<OrderLine, 'saleState'>):
  | 'orderCard.saleRunning'
  | 'orderCard.saleReturning'
  | 'orderCard.saleRefunded'
  | 'orderCard.saleReturned'
  | 'orderCard.saleRejected'
  | undefined {
  switch (saleState) {
    case 'none':
      return undefined;
    case 'applied':
    case 'refunding':
      return 'orderCard.saleRunning';
    case 'returning':
      return 'orderCard.saleReturning';
    case 'refunded':
      return 'orderCard.saleRefunded';
    case 'returned':
      return 'orderCard.saleReturned';
    case 'rejected':
      return 'orderCard.saleRejected';
  }
}
