import type { CartControl } from '../cart/createCart.ts';
import type { HttpSession } from '../http/types.ts';
import { toOwner } from '../session/toOwner.ts';
import type { Session } from '../session/types.ts';
import type { Account } from './types.ts';

/** Determines whose cart is shown, and keeps the cart while the shopper logs in again. */
export interface OwnerFollower {
  /** The session for the HTTP client: an expired token does not empty the cart immediately. */
  readonly httpSession: HttpSession;
  /** Starts following. */
  follow(account: Account, cart: CartControl): void;
  dispose(): void;
}

export function createOwnerFollower(session: Session): OwnerFollower {
  const stops: (() => void)[] = [];
  let isExpiring = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  return {
    httpSession: {
      get apiOrigin() {
        return session.apiOrigin;
      },
      identity: () => session.identity(),
      expireToken(token) {
        isExpiring = true;
        try {
          return session.expireToken(token);
        } finally {
          isExpiring = false;
        }
      },
    },
    follow(account, cart) {
      const settle = (): void => {
        const owner = toOwner(session.store.getState());
        // While a log-in is requested from the shopper or the surrounding app, the cart and its pending writes stay.
        if (account.isRenewing() && owner !== '') cart.expectOwner();
        if (account.isRenewing() || (owner === '' && account.prompt.getState().isOpen)) return;
        cart.setOwner(owner);
      };
      const settleDeferred = (): void => {
        clearTimeout(timer);
        timer = setTimeout(settle, 0);
      };
      stops.push(
        // The client requests a log-in directly after a token expires, so the prompt is open by then, or never.
        session.store.subscribe(() => (isExpiring ? settleDeferred() : settle())),
        account.prompt.subscribe(settle),
      );
    },
    dispose() {
      clearTimeout(timer);
      for (const stop of stops) stop();
    },
  };
}
