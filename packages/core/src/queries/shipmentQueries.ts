import type { OrderApi } from '../api/orderApi.ts';
import type { OrderNumber } from '../api/types/ids.ts';
import type { Query } from './types.ts';

/** Parcels in transit. */
export const shipmentQueries = {
  /** Tracking events of a parcel. */
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
