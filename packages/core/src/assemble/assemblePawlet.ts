import { createStore } from 'zustand/vanilla';
import type { CreateResources } from '../api/apiOptions.ts';
import { createDeferredCart } from '../cart/createDeferredCart.ts';
import { isPawletError } from '../errors/guards.ts';
import { inDevelopment, reportMistake } from '../errors/reportMistake.ts';
import { createEvents } from '../events/createEvents.ts';
import { createSignal } from '../events/createSignal.ts';
import { createBrowserHost } from '../host/createBrowserHost.ts';
import { routeUrl } from '../host/routeUrl.ts';
import { createHttpClient } from '../http/createHttpClient.ts';
import type { Notice } from '../http/types.ts';
import { createTranslator } from '../i18n/createTranslator.ts';
import { publishCart } from '../pawlet/publishCart.ts';
import { createHydration } from '../pawlet/createHydration.ts';
import { createAccount } from '../pawlet/createAccount.ts';
import { createConfigStore } from '../pawlet/createConfigStore.ts';
import { createTextStorage } from '../storage/createTextStorage.ts';
import { getCurrency } from '../pawlet/getCurrency.ts';
import { createOwnerFollower } from '../pawlet/followOwner.ts';
import { keepFresh } from '../pawlet/keepFresh.ts';
import { sharePoints } from '../pawlet/sharePoints.ts';
import type { Account, ConfigStore, Pawlet, PawletOptions } from '../pawlet/types.ts';
import { createGuid } from '../rules/createGuid.ts';
import { findOptionMistake } from '../pawlet/findOptionMistake.ts';
import { reportUnknownOrigin } from '../unknown-origin/reportUnknownOrigin.ts';
import { createQueryCache } from '../queries/createQueryCache.ts';
import { createSession } from '../session/createSession.ts';
import { toOwner } from '../session/toOwner.ts';
import { findAppearanceMistake, readAppearance } from '../theme/appearance.ts';

/**
 * Creates one shop from its options and its calls. `createPawlet` takes those that load their code with the first call, except for
 * product lists, which are in its own code: an application that starts without calls need not load them first.
 */
export function assemblePawlet(
  options: Omit<PawletOptions, 'resources'>,
  createApi: CreateResources,
): Pawlet {
  const { session: sessionOptions = {} } = options;
  reportMistake(() => findOptionMistake(options));
  const now = sessionOptions.clock ?? Date.now;
  const createKey = (): string => createGuid(sessionOptions.crypto);
  const windowEvents = sessionOptions.events ?? (typeof window === 'undefined' ? undefined : window);
  const storage = createTextStorage('device', sessionOptions.storage);
  const session = createSession({
    ...sessionOptions,
    apiOrigin: options.apiOrigin,
    language: options.language,
    country: options.country,
    allowedOrigins: options.allowedOrigins,
  });
  const translator = createTranslator({
    language: session.store.getState().lang,
    overrides: options.overrides,
    pseudo: options.pseudo,
  });
  const events = createEvents();
  const notices = createSignal<Notice>();
  const loading = createStore<boolean>(() => false);
  const appearance = createStore(() => readAppearance(options.appearance));
  const follower = createOwnerFollower(session);

  // Circular: the client needs the account, and the account makes calls through the client.
  let account: Account | undefined = undefined;
  let config: ConfigStore | undefined = undefined;
  const readConfig = (): ReturnType<ConfigStore['store']['getState']>['config'] =>
    config?.store.getState().config;

  const client = createHttpClient({
    session: follower.httpSession,
    boot: options.boot,
    fetch: options.fetch,
    timeoutMs: options.timeoutMs,
    createKey,
    cloudOrigin: () => readConfig()?.cloud.apiOrigin ?? '',
    freshen: options.freshenToken,
    onUnauthorized: () => account?.requestLogIn() ?? Promise.resolve(false),
    onLoading: (isLoading) => loading.setState(isLoading, true),
    onNotice: (notice) => {
      notices.emit(notice);
      if (notice.kind === 'upgrade-required')
        events.emit('pawlet:upgrade-required', { minimum: notice.minimum });
    },
    onLog: (entry) => {
      options.onLog?.(entry);
      if (isPawletError(entry.error)) {
        events.emit('pawlet:error', { code: entry.error.code, requestId: entry.requestId });
        const { code } = entry.error;
        inDevelopment(() => {
          if (code === 'NETWORK') void reportUnknownOrigin({ origin: session.apiOrigin });
        });
      }
    },
  });
  const http = options.http?.(client) ?? client;
  const api = createApi(http, {
    currency: () => {
      const { country } = session.store.getState();
      const known = readConfig()?.country;
      return known !== undefined && known.code === country ? known.currency : getCurrency(country);
    },
    now,
    pending: { storage, owner: () => toOwner(session.store.getState()), createKey },
    cloud: async () => {
      const { cloud, orderTimeoutSeconds } = await configStore.load();
      return { currency: cloud.currency, payWithinSeconds: orderTimeoutSeconds };
    },
    uploadTarget: async () => {
      const { upload } = await configStore.load();
      const textOf = (value: string) => (value === '' ? undefined : value);
      return {
        uploadUrl: textOf(upload.url),
        cdnUrl: textOf(upload.cdnUrl),
        multipart: upload.fields,
      };
    },
  });
  const configStore = createConfigStore(api.config, (loaded) => {
    session.setTheme(loaded.theme);
    session.setMinimumVersion(loaded.minAppVersion);
  });
  config = configStore;
  const { apiOrigin: shopOrigin, onNavigate } = options;
  const host = options.host ?? createBrowserHost({ shopOrigin, onNavigate });
  const ownAccount = createAccount({ session, api, events, host });
  account = ownAccount;
  const cart = createDeferredCart({
    api,
    storage,
    events: windowEvents,
    locks: typeof navigator === 'undefined' ? undefined : navigator.locks,
    owner: toOwner(session.store.getState()),
    now,
    createKey,
  });
  follower.follow(ownAccount, cart);
  const stops = [
    publishCart(cart, events),
    sharePoints({
      events,
      storage,
      tabs: windowEvents,
      owner: () => toOwner(session.store.getState()),
      createKey,
    }),
    keepFresh({
      session,
      translator,
      config: configStore,
      cart,
      shopEvents: events,
      notices,
      events: windowEvents,
      now,
    }),
  ];

  return {
    session,
    http,
    api,
    cart,
    queries: createQueryCache(),
    hydration: createHydration(),
    config: configStore,
    account: ownAccount,
    host,
    routeUrl: options.routeUrl ?? ((route) => routeUrl(route, shopOrigin)),
    toSafeHtml: options.toSafeHtml,
    events,
    translator,
    notices,
    loading,
    appearance,
    setAppearance(next) {
      reportMistake(() => findAppearanceMistake(next));
      appearance.setState(readAppearance(next), true);
    },
    dispose() {
      for (const stop of stops) stop();
      follower.dispose();
      ownAccount.cancelLogIn();
      cart.dispose();
      http.dispose();
      session.dispose();
    },
  };
}
