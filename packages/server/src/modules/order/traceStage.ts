/** A stage of a parcel on its way. */
export type TraceStage = 'shipped' | 'transit' | 'outForDelivery' | 'delivered';
