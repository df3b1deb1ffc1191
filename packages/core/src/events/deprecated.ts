import type { EventProduct } from './types.ts';

/** @deprecated Use {@link EventProduct}; removed in the next major version. */
export type EventGoods = EventProduct;
