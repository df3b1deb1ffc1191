/** A stage of a shipped parcel. */
export type TraceStage = 'shipped' | 'transit' | 'outForDelivery' | 'delivered';
