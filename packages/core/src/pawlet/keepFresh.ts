import type { Cart } from '../cart/types.ts';
import type { PawletEvents } from '../events/types.ts';
import type { ConfigStore } from './types.ts';
import type { Session } from '../session/types.ts';
import type { Translator } from '../i18n/types.ts';
import { isPawletError } from '../errors/guards.ts';
import type { Signal } from '../events/createSignal.ts';
import type { Notice } from '../http/types.ts';
import { followLanguage } from './followLanguage.ts';

/** Milliseconds during which returning to the page reloads nothing. */
const freshMs = 10_000;

export interface KeepFreshOptions {
  readonly session: Session;
  readonly translator: Translator;
  readonly config: ConfigStore;
  readonly cart: Cart;
  readonly shopEvents: PawletEvents;
  readonly notices: Signal<Notice>;
  /** Target of `focus` events. */
  readonly events: Pick<EventTarget, 'addEventListener' | 'removeEventListener'> | undefined;
  readonly now: () => number;
}

/**
 * Reloads data made stale by a change of language or country, or by an absence from the page. Returns an unsubscribe
 * function.
 */
export function keepFresh({
  session,
  translator,
  config,
  cart,
  shopEvents,
  notices,
  events,
  now,
}: KeepFreshOptions): () => void {
  // Without a page there is no focus, and a server that prepares pages must not read the clock.
  let readAt = events === undefined ? 0 : now();

  function refreshCart(): void {
    readAt = now();
    void cart.refresh({ background: true });
  }

  const stop = session.store.subscribe((state, before) => {
    if (state.lang === before.lang && state.country === before.country) return;
    silently(config.reload());
    refreshCart();
  });

  const language = followLanguage({ session, translator, shopEvents, notices });

  function handleFocus(): void {
    language.retry();
    if (now() - readAt > freshMs) refreshCart();
  }

  events?.addEventListener('focus', handleFocus);
  // Ordered products are no longer in the cart.
  const stopPurchases = shopEvents.on('pawlet:purchase', refreshCart);
  return () => {
    stop();
    language.stop();
    stopPurchases();
    events?.removeEventListener('focus', handleFocus);
  };
}

/** The stores hold failures; bugs must still surface. */
function silently(work: Promise<unknown>): void {
  work.catch((error: unknown) => {
    if (!isPawletError(error)) throw error;
  });
}
