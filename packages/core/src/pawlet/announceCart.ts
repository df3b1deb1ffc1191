import type { Cart, CartState } from '../cart/types.ts';
import type { PawletEvents } from '../events/types.ts';
import type { Session } from '../session/types.ts';

/** Tells the page around of the cart, and the session of its count; answers the function that ends it. */
export function announceCart(cart: Cart, session: Session, events: PawletEvents): () => void {
  return cart.store.subscribe((state, before) => {
    if (state.count !== before.count) session.remember({ cartNumber: state.count });
    const isKnown = state.count !== before.count || state.status === before.status;
    if (isKnown && fingerprint(state) !== fingerprint(before)) {
      events.emit('pawlet:cart-changed', { count: state.count });
    }
  });
}

/** Differs when rows, quantities or SKUs do. */
function fingerprint({ count, lines }: CartState): string {
  return `${count}:${lines.map(({ key, quantity, skuId }) => `${key}x${quantity}/${skuId ?? 0}`).join()}`;
}
