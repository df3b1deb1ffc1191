import type { CartLine } from '../api/types/cart.ts';
import type { ProductDetail } from '../api/map/productDetail.ts';
import type { AttributePair, Sku } from '../api/types/product.ts';
import type { ProductId, SkuId } from '../api/types/ids.ts';
import type { SkuPreview } from './applyWrites.ts';

/** Stable key of a visitor's row: one per SKU. */
export function visitorKey(goodsId: ProductId, skuId: SkuId | undefined): string {
  return `visitor:${goodsId}:${skuId ?? 0}`;
}

/** Cart line fields of a SKU; without one, of the single-spec product. */
export function getPreview(product: ProductDetail, sku: Sku | undefined): SkuPreview {
  const own = sku?.imageUrl ?? '';
  return {
    skuId: sku?.id,
    attributes: sku === undefined ? [] : getAttributes(product, sku),
    imageUrl: own === '' ? product.imageUrl : own,
    price: (sku ?? product).price,
    regularPrice: (sku ?? product).regularPrice,
    marketPrice: (sku ?? product).marketPrice,
    stock: sku === undefined ? product.stock : sku.stock,
  };
}

function getAttributes(product: ProductDetail, sku: Sku): readonly AttributePair[] {
  return product.specs.flatMap(({ title, values }) => {
    const value = values.find(({ id }) => sku.valueIds.includes(id));
    return value === undefined ? [] : [{ name: title, value: value.title }];
  });
}

/** Discount types of a product or its category; the others apply to the whole order. */
const ownKinds: ReadonlySet<string> = new Set(['goods', 'buy_one_get_one', 'gift']);

/** Updates a visitor's line from the product; invalid when product or SKU no longer exists. */
export function refreshLine(line: CartLine, product: ProductDetail | undefined): CartLine {
  const sku = product?.skus.find(({ id }) => id === line.skuId);
  const isSellable =
    product !== undefined &&
    product.status === 'normal' &&
    (line.skuId === undefined ? product.specs.length === 0 : sku !== undefined);
  if (!isSellable) return { ...line, isValid: false };
  return {
    ...line,
    ...getPreview(product, sku),
    title: product.title,
    isValid: true,
    categoryId: product.categoryId,
    promotions: product.promotions.filter(({ type }) => ownKinds.has(type)),
  };
}

/** Maximum quantity of a row. */
const maxQuantity = 9999;

/** Clamps a quantity to at least one and at most the stock. */
export function clampQuantity(quantity: number, stock: number | undefined): number {
  const most = stock === undefined || stock <= 0 ? maxQuantity : Math.min(stock, maxQuantity);
  return Math.min(Math.max(1, Math.trunc(quantity) || 1), most);
}
