import type { CartLine } from '../api/types/cart.ts';
import type { GoodsDetail } from '../api/map/goodsDetail.ts';
import type { AttributePair, Sku } from '../api/types/goods.ts';
import type { GoodsId, SkuId } from '../api/types/ids.ts';
import type { SkuPreview } from './applyWrites.ts';

/** Stable key of a visitor's row: one per SKU. */
export function visitorKey(goodsId: GoodsId, skuId: SkuId | undefined): string {
  return `visitor:${goodsId}:${skuId ?? 0}`;
}

/** Cart line fields of a SKU; without one, of the single-spec product. */
export function previewOf(goods: GoodsDetail, sku: Sku | undefined): SkuPreview {
  const own = sku?.imageUrl ?? '';
  return {
    skuId: sku?.id,
    attributes: sku === undefined ? [] : attributesOf(goods, sku),
    imageUrl: own === '' ? goods.imageUrl : own,
    price: (sku ?? goods).price,
    regularPrice: (sku ?? goods).regularPrice,
    marketPrice: (sku ?? goods).marketPrice,
    stock: sku === undefined ? goods.stock : sku.stock,
  };
}

function attributesOf(goods: GoodsDetail, sku: Sku): readonly AttributePair[] {
  return goods.specs.flatMap(({ title, values }) => {
    const value = values.find(({ id }) => sku.valueIds.includes(id));
    return value === undefined ? [] : [{ name: title, value: value.title }];
  });
}

/** Discount types of a product or its category; the others apply to the whole order. */
const ownKinds: ReadonlySet<string> = new Set(['goods', 'buy_one_get_one', 'gift']);

/** Updates a visitor's line from the product; invalid when product or SKU no longer exists. */
export function refreshLine(line: CartLine, goods: GoodsDetail | undefined): CartLine {
  const sku = goods?.skus.find(({ id }) => id === line.skuId);
  const isSellable =
    goods !== undefined &&
    goods.status === 'normal' &&
    (line.skuId === undefined ? goods.specs.length === 0 : sku !== undefined);
  if (!isSellable) return { ...line, isValid: false };
  return {
    ...line,
    ...previewOf(goods, sku),
    title: goods.title,
    isValid: true,
    categoryId: goods.categoryId,
    promotions: goods.promotions.filter(({ type }) => ownKinds.has(type)),
  };
}

/** Maximum quantity of a row. */
const maxQuantity = 9999;

/** Clamps a quantity to at least one and at most the stock. */
export function clampQuantity(quantity: number, stock: number | undefined): number {
  const most = stock === undefined || stock <= 0 ? maxQuantity : Math.min(stock, maxQuantity);
  return Math.min(Math.max(1, Math.trunc(quantity) || 1), most);
}
