import type { Cart, CartState } from '../cart/types.ts';
import type { PawletEvents } from '../events/types.ts';

/** Publishes cart events to the surrounding page; returns an unsubscribe function. */
export function publishCart(cart: Cart, events: PawletEvents): () => void {
  return cart.store.subscribe((state, before) => {
    const isKnown = state.count !== before.count || state.status === before.status;
    if (isKnown && fingerprint(state) !== fingerprint(before)) {
      events.emit('pawlet:cart-changed', { count: state.count });
    }
  });
}

/** Changes with rows, quantities or SKUs. */
function fingerprint({ count, lines }: CartState): string {
  return `${count}:${lines.map(({ key, quantity, skuId }) => `${key}x${quantity}/${skuId ?? 0}`).join()}`;
}
