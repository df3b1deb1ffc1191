import * as v from 'valibot';
import type { CartLine } from '../api/types/cart.ts';
import { cartKeys } from './cartKeys.ts';
import type { CategoryId, ProductId, SkuId } from '../api/types/ids.ts';

/** The part of `Storage` that the cart uses. */
export type CartStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const money = v.object({ amountMinor: v.pipe(v.number(), v.integer()), currency: v.string() });
const rowId = v.pipe(v.number(), v.integer(), v.minValue(1));
const lineSchema = v.object({
  key: v.string(),
  goodsId: v.pipe(
    rowId,
    v.transform((given) => given as ProductId),
  ),
  skuId: v.optional(
    v.pipe(
      rowId,
      v.transform((given) => given as SkuId),
    ),
  ),
  quantity: v.pipe(v.number(), v.integer(), v.minValue(1)),
  title: v.string(),
  imageUrl: v.string(),
  attributes: v.array(v.object({ name: v.string(), value: v.string() })),
  price: money,
  regularPrice: v.optional(money),
  marketPrice: v.optional(money),
  priceAdded: v.optional(money),
  stock: v.optional(v.number()),
  isValid: v.boolean(),
  addedAt: v.optional(v.number()),
  categoryId: v.optional(
    v.pipe(
      rowId,
      v.transform((given) => given as CategoryId),
    ),
  ),
  promotions: v.optional(
    v.array(
      v.pipe(
        v.object({ type: v.string(), name: v.string(), text: v.string(), endsAt: v.optional(v.number()) }),
        v.transform((kept) => ({ ...kept, endsAt: kept.endsAt })),
      ),
    ),
    [],
  ),
});

/** The visitor's stored lines; invalid entries are skipped. */
export function readVisitorLines(storage: CartStorage): readonly CartLine[] {
  const kept = readList(storage, cartKeys.visitorLines);
  return kept.flatMap((entry) => {
    const line = v.safeParse(lineSchema, entry);
    return line.success ? [toLine(line.output)] : [];
  });
}

/** Restores keys that are undefined and therefore missing in the JSON. */
function toLine(kept: v.InferOutput<typeof lineSchema>): CartLine {
  const { skuId, regularPrice, marketPrice, priceAdded, stock, addedAt, categoryId } = kept;
  return { ...kept, id: undefined, skuId, regularPrice, marketPrice, priceAdded, stock, addedAt, categoryId };
}

export function writeVisitorLines(storage: CartStorage, lines: readonly CartLine[]): void {
  if (lines.length === 0) storage.removeItem(cartKeys.visitorLines);
  else write(storage, cartKeys.visitorLines, JSON.stringify(lines));
}

export function readSelection(storage: CartStorage, owner: string): ReadonlySet<string> {
  const keys = readList(storage, cartKeys.selection(owner));
  return new Set(keys.filter((key) => typeof key === 'string'));
}

export function writeSelection(storage: CartStorage, owner: string, keys: ReadonlySet<string>): void {
  if (keys.size === 0) storage.removeItem(cartKeys.selection(owner));
  else write(storage, cartKeys.selection(owner), JSON.stringify([...keys]));
}

/** The discount code a shopper has applied to the cart. */
export function readDiscountCode(storage: CartStorage, owner: string): string | undefined {
  if (owner === '') return undefined;
  const code = storage.getItem(cartKeys.discountCode(owner)) ?? '';
  return code === '' ? undefined : code;
}

export function writeDiscountCode(storage: CartStorage, owner: string, code: string | undefined): void {
  if (owner === '') return;
  if (code === undefined) storage.removeItem(cartKeys.discountCode(owner));
  else write(storage, cartKeys.discountCode(owner), code);
}

/** Notifies other tabs of the same shopper. `nonce` must differ each time, otherwise no `storage` event fires. */
export function signalOtherTabs(storage: CartStorage, owner: string, nonce: string): void {
  write(storage, cartKeys.signal, `${owner}:${nonce}`);
}

/** The shopper a signal is for. */
export function ownerOfSignal(signal: string | null): string | undefined {
  return signal === null ? undefined : signal.slice(0, signal.lastIndexOf(':'));
}

function write(storage: CartStorage, name: string, text: string): void {
  try {
    storage.setItem(name, text);
  } catch {
    // Full or blocked storage: the cart works, but is not persisted.
  }
}

function readList(storage: CartStorage, name: string): readonly unknown[] {
  try {
    const value: unknown = JSON.parse(storage.getItem(name) ?? '[]');
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
}
