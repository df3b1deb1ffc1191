import { usePawlet } from '@pawlet/widgets';
import { useEffect, useState } from 'react';
import { ContactSheet } from '../contact/ContactSheet.tsx';
import { useStorefront } from '../storefront.ts';
import type { StorefrontNetwork } from '../offline/createOfflineNetwork.ts';
import { ConnectionNotice } from '../offline/ConnectionNotice.tsx';
import { OfflineNotices } from '../offline/OfflineNotices.tsx';
import { forgetServedHead } from '../navigation/forgetServedHead.ts';
import { isCountingAllowed } from '../navigation/statisticsConsent.ts';
import { trackPageViews } from '../navigation/trackPageViews.ts';
import { whenIdle } from '../layout/whenIdle.ts';
import { paths } from '../routing/paths.ts';
import { TabFollower } from '../tabs/TabFollower.tsx';
import type { Updates } from '../update/createUpdates.ts';
import { startUpdates } from '../update/startUpdates.ts';
import { UpdatePrompt } from '../update/UpdatePrompt.tsx';

// One file with what starts it: the first view references only one.
export { startOffline } from '../offline/startOffline.ts';

/** The storefront's features besides its pages. */
export function DeferredParts() {
  const { cart } = usePawlet();
  const { navigation } = useStorefront();
  const updates = useUpdates();
  usePageViews();
  useEffect(() => forgetServedHead(navigation), [navigation]);
  // The first tap on "add to cart" finds the cart's code loaded.
  useEffect(() => void cart.whenIdle(), [cart]);
  const network = useOfflineNetwork();
  return (
    <>
      <TabFollower />
      <ContactSheet />
      {network === undefined ? <ConnectionNotice /> : <OfflineNotices network={network} />}
      {updates === undefined ? null : <UpdatePrompt updates={updates} />}
    </>
  );
}

function usePageViews(): void {
  const { api, config, session } = usePawlet();
  const { navigation } = useStorefront();
  useEffect(() => {
    let isOver = false;
    let stop: (() => void) | undefined;
    const start = (): void => {
      if (isOver) return;
      stop = trackPageViews(navigation, api, () => {
        const state = session.store.getState();
        const known = config.store.getState().config;
        return isCountingAllowed(state, known?.country.code === state.country ? known.law : undefined);
      });
    };
    // Before the rule of the shopper's country is known, no statistics may be collected.
    config.load().then(start, start);
    return () => {
      isOver = true;
      stop?.();
    };
  }, [api, config, session, navigation]);
}

function useUpdates(): Updates | undefined {
  const storefront = useStorefront();
  const [updates, setUpdates] = useState<Updates>();
  useEffect(() => {
    // A page in a frame, or one without a secure origin, has no worker.
    if (window.parent !== window || !('serviceWorker' in navigator)) return undefined;
    const started = startUpdates(storefront);
    setUpdates(started.updates);
    return () => started.stop();
  }, [storefront]);
  return updates;
}

/** Pages whose code the worker caches before they are visited, and whose texts the first view does not load. */
const offlinePages: ReadonlySet<string> = new Set([paths.products, paths.cart]);

/** Only a storefront that opens offline keeps working offline. */
function useOfflineNetwork(): StorefrontNetwork | undefined {
  const { network: deferred, routes, getCode } = useStorefront();
  const [network, setNetwork] = useState<StorefrontNetwork>();
  useEffect(() => {
    const worker = 'serviceWorker' in navigator ? navigator.serviceWorker : undefined;
    if (worker === undefined || deferred === undefined) return undefined;
    const start = (): void => {
      if (worker.controller === null) return;
      void deferred.start().then(setNetwork);
      // Their texts are requested in the shopper's language, so that the worker caches these too. One page at a time:
      // requesting all its files takes a moment.
      for (const route of routes) if (offlinePages.has(route.path)) whenIdle(() => getCode(route).preload());
    };
    start();
    worker.addEventListener('controllerchange', start);
    return () => worker.removeEventListener('controllerchange', start);
  }, [deferred, routes, getCode]);
  return network;
}
