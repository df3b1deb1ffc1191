import { createProductApi, type ProductApi } from './productApi.ts';

/** @deprecated Use {@link createProductApi}; removed in the next major version. */
export const createGoodsApi = createProductApi;

/** @deprecated Use {@link ProductApi}; removed in the next major version. */
export type GoodsApi = ProductApi;
