import type { OrderApi } from '../api/orderApi.ts';
import type { OrderNumber } from '../api/types/ids.ts';
import type { Query } from './types.ts';

/** Parcels on their way. */
export const shipmentQueries = {
  /** Where a parcel of an order is. */
  tracking: (parcel: {
    readonly orderNumber: OrderNumber;
    readonly trackingNumber: string;
    readonly carrier: string;
  }): Query<Awaited<ReturnType<OrderApi['logistics']>>> => ({
    key: ['logistics', parcel.orderNumber, parcel.trackingNumber],
    load: ({ orders }, options) => orders.logistics(parcel, options),
    tags: ['orders'],
  }),
};
