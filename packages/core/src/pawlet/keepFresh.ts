import type { Cart } from '../cart/types.ts';
import type { PawletEvents } from '../events/types.ts';
import type { ConfigStore } from './types.ts';
import type { Session } from '../session/types.ts';
import type { Translator } from '../i18n/types.ts';
import { isPawletError } from '../errors/guards.ts';
import type { Signal } from '../events/createSignal.ts';
import type { Notice } from '../http/types.ts';
import { followLanguage } from './followLanguage.ts';

/** Milliseconds within which coming back to the page asks nothing. */
const freshMs = 10_000;

export interface KeepFreshOptions {
  readonly session: Session;
  readonly translator: Translator;
  readonly config: ConfigStore;
  readonly cart: Cart;
  readonly shopEvents: PawletEvents;
  readonly notices: Signal<Notice>;
  /** Where `focus` arrives. */
  readonly events: Pick<EventTarget, 'addEventListener' | 'removeEventListener'> | undefined;
  readonly now: () => number;
}

/** Reads anew what another language, country or a while away has made old; answers the function that ends it. */
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
  let readAt = now();

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
  // What was ordered is no longer in the cart.
  const stopPurchases = shopEvents.on('pawlet:purchase', refreshCart);
  return () => {
    stop();
    language.stop();
    stopPurchases();
    events?.removeEventListener('focus', handleFocus);
  };
}

/** The stores hold what failed; a bug must show all the same. */
function silently(work: Promise<unknown>): void {
  work.catch((error: unknown) => {
    if (!isPawletError(error)) throw error;
  });
}
