import type { ProductApi } from '../api/productApi.ts';
import type { CartAddition, CartLine } from '../api/types/cart.ts';
import type { ProductDetail } from '../api/map/productDetail.ts';
import type { Sku } from '../api/types/product.ts';
import type { CallOptions } from '../http/types.ts';
import { readVisitorLines, writeVisitorLines } from './deviceStorage.ts';
import type { CartStorage } from './deviceStorage.ts';
import { clampQuantity, getPreview, refreshLine, visitorKey } from './linePreview.ts';
import type { CartAddOutcome } from './types.ts';

/** The cart of a visitor; stored only on the device. */
export interface VisitorCart {
  read(): readonly CartLine[];
  /** Reloads each product and updates prices and stock; rejects on failure. */
  refresh(options?: CallOptions): Promise<readonly CartLine[]>;
  add(addition: CartAddition, product?: ProductDetail): Promise<CartAddOutcome>;
  setQuantity(key: string, quantity: number): void;
  changeSku(key: string, sku: Sku, product: ProductDetail, quantity: number): void;
  remove(keys: readonly string[]): void;
}

/** Maximum number of rows, as on the server. */
const maxRows = 200;

export function createVisitorCart(
  storage: CartStorage,
  productApi: Pick<ProductApi, 'find'>,
  now: () => number,
): VisitorCart {
  const read = (): readonly CartLine[] => readVisitorLines(storage);
  const write = (lines: readonly CartLine[]): void => writeVisitorLines(storage, lines);

  async function load(
    goodsId: CartAddition['goodsId'],
    options?: CallOptions,
  ): Promise<ProductDetail | undefined> {
    const found = await productApi.find(goodsId, options);
    return found.status === 'ok' ? found.goods : undefined;
  }

  return {
    read,
    async refresh(options) {
      const ids = [...new Set(read().map(({ goodsId }) => goodsId))];
      const products = new Map(
        await Promise.all(ids.map(async (id) => [id, await load(id, options)] as const)),
      );
      // Read again: the shopper may have changed lines meanwhile.
      const lines = read().map((line) =>
        products.has(line.goodsId) ? refreshLine(line, products.get(line.goodsId)) : line,
      );
      write(lines);
      return lines;
    },
    async add(addition, given) {
      const product = given ?? (await load(addition.goodsId));
      if (product === undefined) return { status: 'not-found' };
      const lines = read();
      const key = visitorKey(addition.goodsId, addition.skuId);
      const before = lines.find((line) => line.key === key);
      const line = toLine(addition, product, before, now());
      const refusal = getRefusal(line, product, before === undefined && lines.length >= maxRows);
      if (refusal !== undefined) return refusal;
      write([line, ...lines.filter((other) => other.key !== key)]);
      return { status: 'ok' };
    },
    setQuantity(key, quantity) {
      write(
        read().map((line) =>
          line.key === key ? { ...line, quantity: clampQuantity(quantity, line.stock) } : line,
        ),
      );
    },
    changeSku(key, sku, product, quantity) {
      const lines = read();
      const line = lines.find((one) => one.key === key);
      if (line === undefined) return;
      const nextKey = visitorKey(line.goodsId, sku.id);
      const joined = key === nextKey ? undefined : lines.find((one) => one.key === nextKey);
      const pieces = clampQuantity(quantity + (joined?.quantity ?? 0), sku.stock);
      const next = { ...line, ...getPreview(product, sku), key: nextKey, quantity: pieces, isValid: true };
      write(lines.flatMap((one) => (one.key === key ? [next] : one === joined ? [] : [one])));
    },
    remove(keys) {
      write(read().filter(({ key }) => !keys.includes(key)));
    },
  };
}

function toLine(
  { goodsId, skuId, quantity }: CartAddition,
  product: ProductDetail,
  before: CartLine | undefined,
  now: number,
): CartLine {
  const preview = getPreview(
    product,
    product.skus.find(({ id }) => id === skuId),
  );
  const line: CartLine = {
    ...preview,
    key: visitorKey(goodsId, skuId),
    id: undefined,
    goodsId,
    skuId,
    quantity: quantity + (before?.quantity ?? 0),
    title: product.title,
    priceAdded: before?.priceAdded ?? preview.price,
    isValid: true,
    addedAt: before?.addedAt ?? now,
    categoryId: product.categoryId,
    promotions: [],
  };
  return refreshLine(line, product);
}

/** The refusal the server would return; without a message, which the caller supplies. */
function getRefusal(line: CartLine, product: ProductDetail, isFull: boolean): CartAddOutcome | undefined {
  const message = '';
  if (!line.isValid) return { status: 'off-shelf', message };
  if (isFull) return { status: 'limit-reached', limit: maxRows, message };
  if (product.buyLimit !== undefined && line.quantity > product.buyLimit) {
    return { status: 'limit-reached', limit: product.buyLimit, message };
  }
  if (line.stock !== undefined && line.quantity > line.stock) {
    return { status: 'out-of-stock', left: line.stock, message };
  }
  return undefined;
}
