import type { OrderRow } from './repository.ts';

export interface SweepOptions {
  /** Whether there is time for one more order. @default always */
  readonly isInTime?: (() => boolean) | undefined;
  /** Receives the error of one order; the others continue. @default the sweep fails with it */
  readonly onError?: ((error: unknown, order: OrderRow) => void) | undefined;
}

interface Sweep extends SweepOptions {
  /** The next batch after an order, or the first one. */
  readonly find: (last: OrderRow | undefined) => Promise<readonly OrderRow[]>;
  readonly handle: (order: OrderRow) => Promise<unknown>;
}

/** Handles every order of a backlog once, batch by batch, until none is left or the time is over. */
export async function sweep({ find, handle, isInTime = () => true, onError }: Sweep): Promise<void> {
  let batch = await find(undefined);
  while (batch.length > 0) {
    for (const order of batch) {
      if (!isInTime()) return;
      try {
        await handle(order);
      } catch (error) {
        if (!onError) throw error;
        onError(error, order);
      }
    }
    batch = await find(batch.at(-1));
  }
}
