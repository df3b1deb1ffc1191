import { getProductBatch, type ProductBatch } from './productBatch.ts';

/** @deprecated Use {@link getProductBatch}; removed in the next major version. */
export const goodsBatchOf = getProductBatch;

/** @deprecated Use {@link ProductBatch}; removed in the next major version. */
export type GoodsBatch = ProductBatch;
