import { createRoot } from 'react-dom/client';
import type { HostConnection } from '@pawlet/bridge/guest';
import { createPawlet } from '@pawlet/core';
import { createBrowserHost, type HostPort } from '@pawlet/core/host';
import { toPseudo } from '@pawlet/core/i18n';
import { findModalStack } from '@pawlet/widgets/ui';
import { App } from './App.tsx';
import { allowedOrigins } from './boot/allowedOrigins.ts';
import { getLanguageSources } from './boot/languageSources.ts';
import { takeStartRecord } from './boot/startRecord.ts';
import { createStorefront } from './createStorefront.ts';
import type { Storefront } from './storefront.ts';
import { followHost } from './host/followHost.ts';
import { watchEmbedder } from './host/watchEmbedder.ts';
import { deferredParts } from './deferred/deferredParts.ts';
import { watchKeyboard } from './layout/watchKeyboard.ts';
import { shellMessages } from './shellMessages.ts';
import { connectLogin } from './navigation/connectLogin.ts';
import { connectModals } from './navigation/connectModals.ts';
import { trackPageViews } from './navigation/trackPageViews.ts';
import { followLinks } from './navigation/followLinks.ts';
import { isCountingAllowed } from './navigation/statisticsConsent.ts';
import { createDeferredNetwork } from './offline/deferredNetwork.ts';
import { parsePublicAddress } from './routing/publicAddress.ts';
import { routes } from './routes.ts';
import { shopResources } from './shopResources.ts';

/** A build with `PAWLET_PSEUDO=1` renders every text a third longer, to test the layout. */
declare const __PAWLET_PSEUDO__: boolean;

const record = takeStartRecord();
const browser = createBrowserHost();
const storefrontHost: HostPort = {
  ...browser,
  isAvailable: (capability) =>
    capability === 'navigate' || capability === 'back' || browser.isAvailable(capability),
  navigate: async (route) => ((await storefront.navigation.open(route)) === 'opened' ? 'done' : 'cancelled'),
  pay: async (payment) => {
    await storefront.navigation.settled();
    return browser.pay(payment);
  },
  back: async () => ((await storefront.navigation.back()) === 'opened' ? 'done' : 'cancelled'),
};
const followed = followHost(storefrontHost);
let embedder: Promise<HostConnection | undefined> = Promise.resolve(undefined);
const network = createDeferredNetwork(async (client, early) => {
  const { startOffline } = await deferredParts.load();
  return startOffline({ pawlet, navigation: storefront.navigation, client, early, earlyToken });
});
const pawlet = createPawlet({
  allowedOrigins: allowedOrigins(),
  boot: record?.calls,
  resources: shopResources,
  // The storefront asks its shopper; only the path's language counts, not the browser's.
  session: {
    start: record?.start,
    languageSources: getLanguageSources(parsePublicAddress(location.pathname)?.language),
  },
  host: followed.host,
  http: network.http,
  pseudo: __PAWLET_PSEUDO__ ? toPseudo : undefined,
  freshenToken: async () => {
    await (await embedder)?.tokens.get();
  },
});
const earlyToken = pawlet.session.store.getState().token;
const storefront: Storefront = { ...createStorefront(routes, pawlet), network };
const { navigation } = storefront;

const config = pawlet.config.load().catch(() => undefined);
void pawlet.translator.load(shellMessages).catch(() => undefined);
navigation.start();
connectModals(navigation, findModalStack(document));
connectLogin(navigation, pawlet);
// Before the rule of the shopper's country is known, no statistics may be collected.
void config.then(() =>
  trackPageViews(navigation, pawlet.api, () => {
    const state = pawlet.session.store.getState();
    const known = pawlet.config.store.getState().config;
    return isCountingAllowed(state, known?.country.code === state.country ? known.law : undefined);
  }),
);
followLinks(navigation);
watchKeyboard();
// Touch does not need it, so it is loaded with the first key press; without it the page scrolls as the browser does.
document.addEventListener(
  'keydown',
  () =>
    void import('./layout/keepFocusInSight.ts').then(
      (module) => module.keepFocusInSight(),
      () => undefined,
    ),
  { once: true },
);
watchEmbedder(window, () => {
  embedder = import('./host/embedStorefront.ts').then(
    ({ embedStorefront }) => embedStorefront({ pawlet, storefront, followed, browser: storefrontHost }),
    () => {
      // Without it the page works as in a browser, and in a foreign frame it is not trusted.
      if (storefront.trust.getState() !== 'own') storefront.trust.setState('alone', true);
      return undefined;
    },
  );
});

const root = document.querySelector('#app');
if (root !== null) {
  // In a separate task: parsing all this code was one already.
  setTimeout(() => {
    // The placeholder shown until now.
    root.replaceChildren();
    createRoot(root).render(<App pawlet={pawlet} storefront={storefront} />);
  });
}
