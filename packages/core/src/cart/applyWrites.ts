import type { CartLine } from '../api/types/cart.ts';

/** What a change of SKU shows until the server has answered. */
export type SkuPreview = Pick<
  CartLine,
  'skuId' | 'attributes' | 'imageUrl' | 'price' | 'regularPrice' | 'marketPrice' | 'stock'
>;

/** Another quantity or SKU for a line of the account. */
export interface CartChange {
  readonly kind: 'change';
  readonly key: string;
  readonly quantity: number;
  readonly sku?: SkuPreview | undefined;
}

/** Something that the shopper did to lines of the account. */
export type CartWrite = CartChange | { readonly kind: 'remove'; readonly keys: readonly string[] };

/** The lines as the shopper should see them: what the server knows, then each write in its order. */
export function applyWrites(lines: readonly CartLine[], writes: readonly CartWrite[]): readonly CartLine[] {
  return writes.reduce(applyWrite, lines);
}

function applyWrite(lines: readonly CartLine[], write: CartWrite): readonly CartLine[] {
  if (write.kind === 'remove') {
    const gone = new Set(write.keys);
    return lines.some(({ key }) => gone.has(key)) ? lines.filter(({ key }) => !gone.has(key)) : lines;
  }
  return lines.map((line) =>
    line.key === write.key ? { ...line, ...write.sku, quantity: write.quantity } : line,
  );
}

/** The later change of a line in place of the earlier one; a SKU chosen before stays chosen. */
export function mergeChanges(earlier: CartChange, later: CartChange): CartChange {
  return { ...later, sku: later.sku ?? earlier.sku };
}
