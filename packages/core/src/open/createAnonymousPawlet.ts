import { createStore } from 'zustand/vanilla';
import type { StoreApi } from 'zustand/vanilla';
import type { Api } from '../api/api.ts';
import { createEvents } from '../events/createEvents.ts';
import { createSignal } from '../events/createSignal.ts';
import type { HostPort } from '../host/types.ts';
import type { HttpClient, Notice } from '../http/types.ts';
import { createTranslator } from '../i18n/createTranslator.ts';
import { toWireLanguage, type InterfaceLanguage } from '../i18n/languages.ts';
import { getCurrency } from '../pawlet/getCurrency.ts';
import type { ConfigState, Pawlet, PromptState } from '../pawlet/types.ts';
import { createQueryCache } from '../queries/createQueryCache.ts';
import { createGuid } from '../rules/createGuid.ts';
import type { SessionState } from '../session/types.ts';
import type { PawletAppearance } from '../theme/appearance.ts';
import type { ConfigTheme } from '../theme/theme.ts';
import { createAnonymousClient } from './createAnonymousClient.ts';

/** Session values of a visitor. */
export interface Visit {
  readonly lang: InterfaceLanguage;
  /** ISO 3166 alpha-3. */
  readonly country: string;
}

/** Options of `createAnonymousPawlet`. */
export interface AnonymousPawletOptions extends Visit {
  /** Origin of the API. */
  readonly apiOrigin: string;
  /** The embedder of the page. */
  readonly host: HostPort;
  /** The calls needed by the widgets. */
  readonly api: (http: Pick<HttpClient, 'call'>, currency: () => string) => Partial<Api>;
}

/** Appearance of an anonymous shop. */
export interface OpenLook {
  readonly theme?: ConfigTheme | undefined;
  readonly appearance?: PawletAppearance | undefined;
}

/** A read-only shop without log-in, for widgets that need no shopper. */
export interface AnonymousPawlet {
  /** For the widgets' provider. It has no session, cart or account. */
  readonly pawlet: Pawlet;
  readonly http: Pick<HttpClient, 'call'>;
  /** ISO 4217 of the country. */
  readonly currency: () => string;
  /** Sets the appearance: the shop's theme and the page's overrides, read by `readAppearance`. */
  readonly show: (changes: OpenLook) => void;
  /** Changes language or country and updates everything shown. Rejects where texts could not be loaded. */
  readonly visit: (changes: Partial<Visit>) => Promise<void>;
}

/** Creates a read-only shop without log-in. */
export function createAnonymousPawlet({
  apiOrigin,
  host,
  api,
  ...visit
}: AnonymousPawletOptions): AnonymousPawlet {
  const sid = createGuid();
  // The session fields used where nobody can log in.
  const start = { token: '', user: undefined, theme: undefined, ...visit } as SessionState;
  const store: StoreApi<SessionState> = createStore<SessionState>(() => start);
  const events = createEvents();
  const http = createAnonymousClient({
    apiOrigin,
    identity: () => {
      const { lang, country } = store.getState();
      return {
        token: '',
        uid: 0,
        sid,
        countryCode: country,
        language: toWireLanguage(lang),
        sourceUrl: '',
        sup: '',
        code: '',
        platform: 'web',
        model: '',
        brand: '',
      };
    },
    onFailure: ({ code, requestId }) => events.emit('pawlet:error', { code, requestId }),
  });
  const translator = createTranslator({ language: visit.lang });
  const currency = (): string => getCurrency(store.getState().country);
  const config = createStore<ConfigState>(() => ({
    status: 'loading',
    config: undefined,
    error: undefined,
  }));
  const appearance = createStore<PawletAppearance>(() => ({}));
  // Nobody logs in here, so it never changes.
  const prompt = createStore<PromptState>(() => ({ isOpen: false, reason: 'visitor', purpose: undefined }));
  const open: Pick<
    Pawlet,
    'api' | 'appearance' | 'events' | 'host' | 'hydration' | 'notices' | 'queries' | 'translator'
  > & {
    readonly account: Pick<Pawlet['account'], 'isRenewing' | 'prompt'>;
    readonly config: Pick<Pawlet['config'], 'store' | 'load'>;
    readonly session: Pick<Pawlet['session'], 'store'>;
  } = {
    account: { isRenewing: () => false, prompt },
    api: api(http, currency) as Api,
    appearance,
    // No part of this shop needs the config; a part that requests it stays in its waiting state.
    config: { store: config, load: () => new Promise(() => undefined) },
    events,
    host,
    notices: createSignal<Notice>(),
    queries: createQueryCache(),
    hydration: { rendered: new Map() },
    session: { store },
    translator,
  };
  return {
    pawlet: open as Pawlet,
    http,
    currency,
    show: (look) => {
      if (look.theme !== undefined) store.setState({ theme: look.theme as SessionState['theme'] });
      if (look.appearance !== undefined) appearance.setState(look.appearance, true);
    },
    visit: async (changes) => {
      const { lang = store.getState().lang } = changes;
      store.setState(changes);
      await translator.setLanguage(lang);
    },
  };
}
