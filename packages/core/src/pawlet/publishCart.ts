import type { Cart, CartState } from '../cart/types.ts';
import type { PawletEvents } from '../events/types.ts';
import type { Session } from '../session/types.ts';

/** Publishes cart events to the surrounding page and the count to the session; returns an unsubscribe function. */
export function publishCart(cart: Cart, session: Session, events: PawletEvents): () => void {
  return cart.store.subscribe((state, before) => {
    if (state.count !== before.count) session.remember({ cartNumber: state.count });
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
