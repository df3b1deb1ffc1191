import type { CartLine } from '../api/types/cart.ts';

/** Fields shown after a change of SKU until the server has responded. */
export type SkuPreview = Pick<
  CartLine,
  'skuId' | 'attributes' | 'imageUrl' | 'price' | 'regularPrice' | 'marketPrice' | 'stock'
>;

/** A new quantity or SKU for a line of the account. */
export interface CartChange {
  readonly kind: 'change';
  readonly key: string;
  readonly quantity: number;
  readonly sku?: SkuPreview | undefined;
}

/** A pending change to lines of the account. */
export type CartWrite = CartChange | { readonly kind: 'remove'; readonly keys: readonly string[] };

/** The lines as shown: the server's state with each pending write applied in order. */
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

/** Merges two changes of a line; the later one wins, an earlier SKU is kept. */
export function mergeChanges(earlier: CartChange, later: CartChange): CartChange {
  return { ...later, sku: later.sku ?? earlier.sku };
}
