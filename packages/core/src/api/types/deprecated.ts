import type { ProductId } from './ids.ts';
import type { ProductDetail } from '../map/productDetail.ts';
import type {
  ProductSummary,
  ProductPage,
  ProductOrder,
  ProductQuery,
  ProductCounts,
  HomeProducts,
} from './product.ts';

/** @deprecated Use {@link ProductId}; removed in the next major version. */
export type GoodsId = ProductId;

/** @deprecated Use {@link ProductSummary}; removed in the next major version. */
export type GoodsCard = ProductSummary;

/** @deprecated Use {@link ProductDetail}; removed in the next major version. */
export type GoodsDetail = ProductDetail;

/** @deprecated Use {@link ProductPage}; removed in the next major version. */
export type GoodsPage = ProductPage;

/** @deprecated Use {@link ProductOrder}; removed in the next major version. */
export type GoodsOrder = ProductOrder;

/** @deprecated Use {@link ProductQuery}; removed in the next major version. */
export type GoodsQuery = ProductQuery;

/** @deprecated Use {@link ProductCounts}; removed in the next major version. */
export type GoodsCounts = ProductCounts;

/** @deprecated Use {@link HomeProducts}; removed in the next major version. */
export type HomeGoods = HomeProducts;
