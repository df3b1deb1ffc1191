import type { CartItemWire, SkuWire } from '@pawlet/core/contract';
import type { RequestContext } from '../../http/requestContext.ts';
import type { PriceNow } from '../discount/priceNow.ts';
import { attributeText } from '../products/digests.ts';
import { money, pictureUrl, priceFields, regularPrice } from '../products/wireValues.ts';
import { type CartRow, isValidRow } from './rows.ts';

function toSku({ sku, marketprice }: CartRow, piece: PriceNow, baseUrl: string): SkuWire {
  return {
    id: sku.id,
    goods_id: sku.productId,
    goods_sn: sku.skuCode,
    sku_id: sku.specIds,
    image: pictureUrl(baseUrl, sku.image),
    ...priceFields(piece),
    marketprice: money(marketprice ?? 0),
    stocks: sku.stock,
    sales: sku.sales,
    weigh: sku.weigh,
    createtime: sku.createtime,
    updatetime: sku.updatetime,
  };
}

/** A cart row in the wire format; `piece` is the price of one piece. */
export function toCartItem(row: CartRow, piece: PriceNow, context: RequestContext): CartItemWire {
  const { cart, product: products, sku } = row;
  return {
    id: cart.id,
    user_id: cart.userId,
    goods_id: products.id,
    goods_sku_id: products.isMulti ? sku.id : '',
    category_id: products.categoryId,
    sceneval: cart.sceneval,
    nums: cart.quantity,
    createtime: cart.createtime,
    updatetime: cart.updatetime,
    sku_attr: attributeText(row.attributes, context),
    goods: {
      id: products.id,
      title: row.title ?? '',
      price: money(piece.price),
      regular_price: regularPrice(piece),
      image: pictureUrl(context.baseUrl, products.images[0] ?? ''),
      marketprice: money(row.marketprice ?? 0),
    },
    sku: products.isMulti ? toSku(row, piece, context.baseUrl) : null,
    subtotal: money(piece.price * cart.quantity),
    // A price in another currency is not comparable with today's.
    price_added: cart.currencyAdded === context.currency ? money(cart.priceAdded) : null,
    is_valid: isValidRow(row) ? 1 : 0,
    stocks: sku.stock,
  };
}
