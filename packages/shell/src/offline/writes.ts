import type { cartIndex, Endpoint, goodsV2detail, OutputOf } from '@pawlet/core/contract';

/** A row of the cart in the shop's response. */
export type CartRow = Extract<OutputOf<typeof cartIndex>, readonly unknown[]>[number];
/** A product in the shop's response. */
export type ProductReply = OutputOf<typeof goodsV2detail>;

/** A write that can be sent to the shop later. */
export type Write =
  /** `row` is shown until the shop has its own row, under a local id. */
  | { readonly kind: 'add'; readonly row: CartRow }
  | {
      readonly kind: 'change';
      readonly rowId: number;
      readonly quantity: number;
      /** The row with another SKU. */
      readonly row?: CartRow | undefined;
    }
  | { readonly kind: 'remove'; readonly rowIds: readonly number[] }
  | { readonly kind: 'favourite'; readonly goodsId: number; readonly isFavourite: boolean };

/** A write that the shop has not confirmed. */
export interface WaitingWrite {
  /** Its place in the order. */
  readonly number?: number;
  /** The shopper's id as text. */
  readonly owner: string;
  readonly path: string;
  /** The request, byte by byte the same each time. */
  readonly input: Readonly<Record<string, unknown>>;
  /** Idempotency key; '' for a call that needs none, because it may be repeated as it is. */
  readonly key: string;
  readonly write: Write;
  /** What it is about, for the shopper. */
  readonly title: string;
  /**
   * When it was first sent, in milliseconds since 1970: the shop may have received it. Undefined if it was never sent.
   */
  readonly sentAt?: number | undefined;
  /** How many attempts got no usable response. */
  readonly failures: number;
}

const shop = '/addons/shop/api.';
const addPath = `${shop}cart/add`;
const changePath = `${shop}cart/set_nums`;
const removePath = `${shop}cart/del`;
const favouritePath = `${shop}collect/optionCollect`;

/** Local row ids start here and go up to the largest valid id. */
const firstTemporaryId = 2_000_000_000;
const temporaryIds = 147_000_000;

/** Whether a row is local. */
export function isTemporaryId(id: number): boolean {
  return id >= firstTemporaryId;
}

/** An id that no row has. */
export function toTemporaryId(random: number): number {
  return firstTemporaryId + Math.floor(random * temporaryIds);
}

/** The subject of a queued write; undefined for every other call. */
export type WriteRequest =
  | {
      readonly kind: 'add';
      readonly goodsId: number;
      readonly skuId: number | undefined;
      readonly quantity: number;
    }
  | {
      readonly kind: 'change';
      readonly rowId: number;
      readonly quantity: number;
      readonly skuId: number | undefined;
    }
  | { readonly kind: 'remove'; readonly rowIds: readonly number[] }
  | { readonly kind: 'favourite'; readonly goodsId: number; readonly isFavourite: boolean };

/** Parses a call that can be queued: it sets a state, and has the same effect an hour later. */
export function readWrite(
  { path }: Pick<Endpoint, 'path'>,
  input: Readonly<Record<string, unknown>>,
): WriteRequest | undefined {
  switch (path) {
    case addPath: {
      const [goodsId, quantity] = [toNumber(input['goods_id']), toNumber(input['nums'])];
      const isForCart = input['sceneval'] === undefined || input['sceneval'] === 1;
      if (!isForCart || goodsId === undefined || quantity === undefined) return undefined;
      return { kind: 'add', goodsId, skuId: toNumber(input['goods_sku_id']), quantity };
    }
    case changePath: {
      const [rowId, quantity] = [toNumber(input['id']), toNumber(input['nums'])];
      if (rowId === undefined || quantity === undefined) return undefined;
      return { kind: 'change', rowId, quantity, skuId: toNumber(input['goods_sku_id']) };
    }
    case removePath:
      return { kind: 'remove', rowIds: toNumbers(input['id']) };
    case favouritePath: {
      const goodsId = toNumber(input['goods_id']);
      const isFavourite = input['status'];
      // Without a status it would toggle, which has another effect an hour later.
      if (goodsId === undefined || typeof isFavourite !== 'boolean') return undefined;
      return { kind: 'favourite', goodsId, isFavourite };
    }
    default:
      return undefined;
  }
}

/** A cart row created from the cached product. Undefined where the choice is not among its SKUs. */
export function toRow(
  product: ProductReply,
  {
    id,
    skuId,
    quantity,
    seconds,
  }: {
    readonly id: number;
    readonly skuId: number | undefined;
    readonly quantity: number;
    readonly seconds: number;
  },
): CartRow | undefined {
  const sku = skuId === undefined ? null : product.sku.find((one) => one.id === skuId);
  if (sku === undefined) return undefined;
  // An older server returns the regular price as the price, and the offer's beside it.
  const paidNow = product.offer?.price ?? product.price;
  const chosen = sku?.sku_id?.split(',').map(Number) ?? [];
  const attributes = product.sku_spec.flatMap(({ title, sku_value: values }) => {
    const value = values.find((one) => chosen.includes(one.id));
    return value === undefined ? [] : [`${title}:${value.title}`];
  });
  return {
    id,
    user_id: 0,
    goods_id: product.id,
    goods_sku_id: skuId ?? null,
    category_id: product.category_id,
    sceneval: 1,
    nums: quantity,
    createtime: seconds,
    updatetime: seconds,
    sku_attr: attributes.join(','),
    goods: {
      id: product.id,
      title: product.title,
      image: product.image,
      price: paidNow,
      regular_price: product.regular_price ?? (paidNow === product.price ? null : product.price),
      marketprice: product.marketprice,
    },
    sku: sku ?? null,
    subtotal: '0.00',
    price_added: sku === null ? paidNow : (sku.offer_price ?? sku.price),
    is_valid: 1,
    stocks: sku?.stocks ?? product.stocks,
    promotions: [],
  };
}

/** The row that a product and SKU join. */
export function findJoined(rows: readonly CartRow[], row: Pick<CartRow, 'goods_id' | 'goods_sku_id'>) {
  return rows.find((one) => one.goods_id === row.goods_id && one.goods_sku_id === row.goods_sku_id);
}

/** The cart as the shopper has left it: the shop's rows, then the queued writes, in order. */
export function applyWaiting(
  rows: readonly CartRow[],
  waiting: readonly Pick<WaitingWrite, 'write'>[],
): CartRow[] {
  return waiting.reduce<CartRow[]>((known, { write }) => applyWrite(known, write), [...rows]);
}

function applyWrite(rows: CartRow[], write: Write): CartRow[] {
  switch (write.kind) {
    case 'add': {
      const joined = findJoined(rows, write.row);
      if (joined === undefined) return [write.row, ...rows];
      return rows.map((row) => (row === joined ? { ...row, nums: row.nums + write.row.nums } : row));
    }
    case 'change': {
      const changed = rows.map((row) =>
        row.id === write.rowId ? { ...row, ...write.row, id: row.id, nums: write.quantity } : row,
      );
      return write.row === undefined ? changed : takeIn(changed, write.rowId);
    }
    case 'remove':
      return rows.filter(({ id }) => !write.rowIds.includes(id));
    case 'favourite':
      return rows;
  }
}

/** A row with a SKU that already has a row absorbs that one. */
function takeIn(rows: CartRow[], rowId: number): CartRow[] {
  const chosen = rows.find(({ id }) => id === rowId);
  const taken = rows.find((row) => row !== chosen && chosen !== undefined && findJoined([row], chosen));
  if (chosen === undefined || taken === undefined) return rows;
  const joined = { ...chosen, nums: chosen.nums + taken.nums };
  return rows.flatMap((row) => (row === taken ? [] : row === chosen ? joined : row));
}

/** The fields of a call that may contain local row ids. */
const idFields = ['id', 'ids'] as const;

/** The local row ids in a call. */
export function getTemporaryIds(input: Readonly<Record<string, unknown>>): readonly number[] {
  return idFields.flatMap((field) => toNumbers(input[field])).filter((id) => isTemporaryId(id));
}

/** The call with the shop's own ids; removed rows are left out. */
export function withSentIds<T extends Readonly<Record<string, unknown>>>(
  input: T,
  sent: ReadonlyMap<number, number>,
): T {
  if (getTemporaryIds(input).length === 0) return input;
  const toSent = (id: number): readonly number[] => {
    const known = isTemporaryId(id) ? sent.get(id) : id;
    return known === undefined ? [] : [known];
  };
  const changed = idFields.flatMap((field) => {
    const given = input[field];
    if (given === undefined) return [];
    const ids = toNumbers(given).flatMap(toSent);
    return [[field, typeof given === 'number' ? (ids[0] ?? given) : ids.join(',')] as const];
  });
  return { ...input, ...Object.fromEntries(changed) };
}

function toNumber(given: unknown): number | undefined {
  const value = typeof given === 'string' && given !== '' ? Number(given) : given;
  return typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? value : undefined;
}

function toNumbers(given: unknown): readonly number[] {
  const texts = typeof given === 'string' ? given.split(',') : [given];
  return texts.flatMap((text) => toNumber(text) ?? []);
}
