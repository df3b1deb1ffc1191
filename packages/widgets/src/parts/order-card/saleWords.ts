import type { OrderLine } from '@pawlet/core/api';

/** Text key for the latest after-sales request of a line; undefined without one. */
export function getSaleWord({
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
