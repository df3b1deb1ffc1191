import { parse } from 'valibot';
import type { ProductSummary, ProductDetail } from '../src/api/index.ts';
import { toProductSummary } from '../src/api/map/productSummary.ts';
import { toProductDetail } from '../src/api/map/productDetail.ts';
import { goodsV2detail } from '../src/contract/index.ts';
import { goodsCardShape } from '../src/contract/shapes/goodsCard.ts';

/** What the server sends; everything else has the contract's fallback. */
const wireOf = (id: number, title: string) => ({
  id,
  title,
  price: '10.00',
  stocks: 5,
  image: 'data:image/gif;base64,R0lGODlhAQABAAAAACw=',
});

/** A plain product of a list, at 10 euros. */
export function makeProducts(id: number, title: string, rest: Partial<ProductSummary> = {}): ProductSummary {
  return { ...toProductSummary(parse(goodsCardShape, wireOf(id, title)), 'EUR'), ...rest };
}

/** A plain product with all details, at 10 euros. */
export function makeDetail(id: number, title: string, rest: Partial<ProductDetail> = {}): ProductDetail {
  return { ...toProductDetail(parse(goodsV2detail.output, wireOf(id, title)), 'EUR'), ...rest };
}
