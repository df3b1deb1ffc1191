import type { CartApi, CartRefusal } from '../api/cartApi.ts';
import { lineKey } from '../api/map/cart.ts';
import type { CartLine } from '../api/types/cart.ts';
import type { CallOptions } from '../http/types.ts';

/** Dependencies and callbacks of moving a line. */
export interface TransferSteps {
  /** The line is in the account, or cannot be moved: remove it from the device. `key` is that of the account's row. */
  readonly onMoved: (line: CartLine, key: string) => void;
  readonly onDropped: (line: CartLine, refusal: CartRefusal) => void;
}

/**
 * Moves a visitor's lines into the account, oldest first; rejects when a call fails, keeping the rest on the device.
 */
export async function transferLines(
  lines: readonly CartLine[],
  cartApi: Pick<CartApi, 'add'>,
  { onMoved, onDropped }: TransferSteps,
  options: CallOptions,
): Promise<void> {
  for (const line of [...lines].reverse()) {
    const refusal = await move(line, line.quantity);
    if (refusal === undefined) continue;
    const left = refusal.status === 'out-of-stock' ? (refusal.left ?? 0) : 0;
    // Move the remaining stock, and notify the shopper.
    if (left > 0 && left < line.quantity) await move(line, left);
    onDropped(line, refusal);
  }

  async function move(line: CartLine, quantity: number): Promise<CartRefusal | undefined> {
    const { goodsId, skuId } = line;
    const result = await cartApi.add({ goodsId, skuId, quantity }, options);
    if (result.status !== 'ok') return result;
    onMoved(line, lineKey(result.id));
    return undefined;
  }
}
