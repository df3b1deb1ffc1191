import type { GoodsApi } from '../api/goodsApi.ts';
import type { CartAddition, CartLine } from '../api/types/cart.ts';
import type { GoodsDetail } from '../api/map/goodsDetail.ts';
import type { Sku } from '../api/types/goods.ts';
import type { CallOptions } from '../http/types.ts';
import { readVisitorLines, writeVisitorLines } from './deviceStorage.ts';
import type { CartStorage } from './deviceStorage.ts';
import { clampQuantity, previewOf, refreshLine, visitorKey } from './lineOf.ts';
import type { CartAddOutcome } from './types.ts';

/** The cart of a visitor; stored only on the device. */
export interface VisitorCart {
  read(): readonly CartLine[];
  /** Reloads each product and updates prices and stock; rejects on failure. */
  refresh(options?: CallOptions): Promise<readonly CartLine[]>;
  add(addition: CartAddition, goods?: GoodsDetail): Promise<CartAddOutcome>;
  setQuantity(key: string, quantity: number): void;
  changeSku(key: string, sku: Sku, goods: GoodsDetail, quantity: number): void;
  remove(keys: readonly string[]): void;
}

/** Maximum number of rows, as on the server. */
const maxRows = 200;

export function createVisitorCart(
  storage: CartStorage,
  goodsApi: Pick<GoodsApi, 'find'>,
  now: () => number,
): VisitorCart {
  const read = (): readonly CartLine[] => readVisitorLines(storage);
  const write = (lines: readonly CartLine[]): void => writeVisitorLines(storage, lines);

  async function load(
    goodsId: CartAddition['goodsId'],
    options?: CallOptions,
  ): Promise<GoodsDetail | undefined> {
    const found = await goodsApi.find(goodsId, options);
    return found.status === 'ok' ? found.goods : undefined;
  }

  return {
    read,
    async refresh(options) {
      const ids = [...new Set(read().map(({ goodsId }) => goodsId))];
      const goods = new Map(await Promise.all(ids.map(async (id) => [id, await load(id, options)] as const)));
      // Read again: the shopper may have changed lines meanwhile.
      const lines = read().map((line) =>
        goods.has(line.goodsId) ? refreshLine(line, goods.get(line.goodsId)) : line,
      );
      write(lines);
      return lines;
    },
    async add(addition, given) {
      const goods = given ?? (await load(addition.goodsId));
      if (goods === undefined) return { status: 'not-found' };
      const lines = read();
      const key = visitorKey(addition.goodsId, addition.skuId);
      const before = lines.find((line) => line.key === key);
      const line = toLine(addition, goods, before, now());
      const refusal = refusalOf(line, goods, before === undefined && lines.length >= maxRows);
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
    changeSku(key, sku, goods, quantity) {
      const lines = read();
      const line = lines.find((one) => one.key === key);
      if (line === undefined) return;
      const nextKey = visitorKey(line.goodsId, sku.id);
      const joined = key === nextKey ? undefined : lines.find((one) => one.key === nextKey);
      const pieces = clampQuantity(quantity + (joined?.quantity ?? 0), sku.stock);
      const next = { ...line, ...previewOf(goods, sku), key: nextKey, quantity: pieces, isValid: true };
      write(lines.flatMap((one) => (one.key === key ? [next] : one === joined ? [] : [one])));
    },
    remove(keys) {
      write(read().filter(({ key }) => !keys.includes(key)));
    },
  };
}

function toLine(
  { goodsId, skuId, quantity }: CartAddition,
  goods: GoodsDetail,
  before: CartLine | undefined,
  now: number,
): CartLine {
  const preview = previewOf(
    goods,
    goods.skus.find(({ id }) => id === skuId),
  );
  const line: CartLine = {
    ...preview,
    key: visitorKey(goodsId, skuId),
    id: undefined,
    goodsId,
    skuId,
    quantity: quantity + (before?.quantity ?? 0),
    title: goods.title,
    priceAdded: before?.priceAdded ?? preview.price,
    isValid: true,
    addedAt: before?.addedAt ?? now,
    categoryId: goods.categoryId,
    promotions: [],
  };
  return refreshLine(line, goods);
}

/** The refusal the server would return; without a message, which the caller supplies. */
function refusalOf(line: CartLine, goods: GoodsDetail, isFull: boolean): CartAddOutcome | undefined {
  const message = '';
  if (!line.isValid) return { status: 'off-shelf', message };
  if (isFull) return { status: 'limit-reached', limit: maxRows, message };
  if (goods.buyLimit !== undefined && line.quantity > goods.buyLimit) {
    return { status: 'limit-reached', limit: goods.buyLimit, message };
  }
  if (line.stock !== undefined && line.quantity > line.stock) {
    return { status: 'out-of-stock', left: line.stock, message };
  }
  return undefined;
}
