import { createRoot, hydrateRoot } from 'react-dom/client';
import type { HostConnection } from '@pawlet/bridge/guest';
import { assemblePawlet, lazyResources } from '@pawlet/core/assemble';
import { createBrowserHost, type HostPort } from '@pawlet/core/host';
import { toPseudo } from '@pawlet/core/i18n';
import { whenTakenOver } from '@pawlet/widgets';
import { findModalStack } from '@pawlet/widgets/ui';
import { App } from './App.tsx';
import { allowedOrigins } from './boot/allowedOrigins.ts';
import { isOld } from './boot/isOld.ts';
import { hydrateDocument } from './boot/hydrateDocument.ts';
import { Hydrated } from './boot/Hydrated.tsx';
import { getLanguageSources } from './boot/languageSources.ts';
import { takeStartRecord } from './boot/startRecord.ts';
import { takeTyped } from './boot/takeTyped.ts';
import { whenIdle } from './layout/whenIdle.ts';
import { createStorefront } from './createStorefront.ts';
import type { Storefront } from './storefront.ts';
import { followHost } from './host/followHost.ts';
import { mayBeEmbedded, watchEmbedder } from './host/watchEmbedder.ts';
import { deferredParts } from './deferred/deferredParts.ts';
import { watchKeyboard } from './layout/watchKeyboard.ts';
import { shellMessages } from './shellMessages.ts';
import { connectLogin } from './navigation/connectLogin.ts';
import { connectModals } from './navigation/connectModals.ts';
import { followLinks } from './navigation/followLinks.ts';
import { createDeferredNetwork } from './offline/deferredNetwork.ts';
import { tellChoice } from './preferences/tellChoice.ts';
import { routes } from './routes.ts';

/** A build with `PAWLET_PSEUDO=1` renders every text a third longer, to test the layout. */
declare const __PAWLET_PSEUDO__: boolean;

const record = takeStartRecord();
const { visitorLanguage = 'zh', visitorCountry = 'CHN' } = record ?? {};
const hasPath = record?.rendered !== undefined && location.hash === '';
const releaseTaps = hasPath ? record.releaseTaps : undefined;

// An app or a page around this one may speak first. Otherwise evaluating the code has been a task of its own, and taps
// need not wait for the next one.
if (hasPath && !mayBeEmbedded(window)) void newTask().then(start);
else start();

/** Creates the shop, and shows its first page. */
function start(): void {
  const browser = createBrowserHost();
  const storefrontHost: HostPort = {
    ...browser,
    isAvailable: (capability) =>
      capability === 'navigate' || capability === 'back' || browser.isAvailable(capability),
    navigate: async (route) =>
      (await storefront.navigation.open(route)) === 'opened' ? 'done' : 'cancelled',
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
    return startOffline({
      pawlet,
      navigation: storefront.navigation,
      client,
      early,
      earlyToken,
      isRendered: isHydrated,
    });
  });
  const pawlet = assemblePawlet(
    {
      allowedOrigins: allowedOrigins(),
      boot: record?.calls,
      session: {
        start: record?.start,
        languageSources: getLanguageSources(visitorLanguage, visitorCountry),
      },
      host: followed.host,
      routeUrl: (route) => navigation.toUrl(route),
      http: network.http,
      pseudo: __PAWLET_PSEUDO__ ? toPseudo : undefined,
      freshenToken: async () => {
        await (await embedder)?.tokens.get();
      },
    },
    // A rendered page has its data, so that the code of calls is not part of what takes it over.
    (http, callOptions) =>
      lazyResources(async () => (await import('./shopResources.ts')).shopResources(http, callOptions)),
  );
  // Before anything is loaded: the document contains the first page's data.
  const isHydrated = releaseTaps !== undefined && hydrateDocument(pawlet);
  const earlyToken = pawlet.session.store.getState().token;
  const storefront: Storefront = { ...createStorefront(routes, pawlet, { isRendered: hasPath }), network };
  const { navigation } = storefront;

  void pawlet.config.load().catch(() => undefined);
  void pawlet.translator.load(shellMessages).catch(() => undefined);
  navigation.start();
  connectModals(navigation, findModalStack(document));
  connectLogin(navigation, pawlet);
  followLinks(navigation);
  tellChoice(pawlet.session, { lang: visitorLanguage, country: record?.rendered?.country ?? visitorCountry });
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
  if (root !== null) void showPage(root);

  /** Shows the first page: takes over the one that the server has rendered, or renders it. */
  async function showPage(element: Element): Promise<void> {
    const app = <App pawlet={pawlet} storefront={storefront} />;
    const first = navigation.getState().current;
    if (isHydrated) {
      const hasCode = await storefront
        .getCode(first.route)
        .load()
        .then(
          () => true,
          () => false,
        );
      await newTask();
      // Meanwhile the shopper may have opened another page.
      if (hasCode && navigation.getState().current === first) {
        const typeAgain = takeTyped(element);
        const finish = (): void => {
          typeAgain();
          void finishHydration();
        };
        hydrateRoot(element, <Hydrated onHydrate={finish}>{app}</Hydrated>);
        return;
      }
    }
    if (!isHydrated) await newTask();
    removePlaceholder();
    element.replaceChildren();
    createRoot(element).render(app);
  }

  async function finishHydration(): Promise<void> {
    await whenTakenOver();
    removePlaceholder();
    releaseTaps?.();
    // A shared cache may have sent prices of some minutes ago.
    if (isOld(document, Date.now())) whenIdle(() => void pawlet.queries.invalidate(['products']));
  }
}

/** Shows the page instead of what stands for it until its code is loaded. */
function removePlaceholder(): void {
  document.querySelector('.start')?.remove();
  delete document.documentElement.dataset['replaced'];
}

/** Resolves in a separate task. */
function newTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
