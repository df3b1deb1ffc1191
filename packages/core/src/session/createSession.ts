import { createStore } from 'zustand/vanilla';
import { chooseLanguage, countryOfLanguage, readLanguageSources } from '../i18n/chooseLanguage.ts';
import { toInterfaceLanguage, toWireLanguage } from '../i18n/languages.ts';
import { createGuid } from '../rules/createGuid.ts';
import { defaultMinimumAppVersion, limits } from '../rules/limits.ts';
import { parseUrl } from '../rules/parseUrl.ts';
import { chooseApiOrigin } from './apiOrigin.ts';
import { appVersionHeader, passedVersion } from './gate.ts';
import { isRoute, keptDefaults, readKept, readLogin, toShortText } from './keptState.ts';
import { keepState } from './keepState.ts';
import { memoryDefaults } from './memoryState.ts';
import { createSafeStorage } from './safeStorage.ts';
import { createSessionId } from './sessionId.ts';
import { createSocialState } from './socialState.ts';
import { readStartParameters, stripStartParameters } from './startParameters.ts';
import type {
  AddressToken,
  Embedder,
  Session,
  SessionOptions,
  SessionState,
  StartParameters,
} from './types.ts';

/** Creates the session of a shop; reads the start-up parameters once and removes them from the URL. */
export function createSession(options: SessionOptions = {}): Session {
  const { clock = Date.now } = options;
  const storage = createSafeStorage(options.storage);
  const start = options.start ?? (options.readsAddress === false ? {} : takeStartParameters(options));
  const given = { lang: toInterfaceLanguage(options.language ?? ''), country: toCountry(options.country) };
  const page = chooseLanguage(options.languageSources ?? readLanguageSources());
  const defaults = {
    lang: given.lang ?? page.language,
    country:
      given.country ?? (given.lang === undefined ? page.country : countryOfLanguage(options.language ?? '')),
  };
  const kept = readKept(storage, defaults);
  const pageOrigin = options.pageOrigin ?? getOrigin(options.location?.href ?? globalThis.location?.href);
  const chosen = chooseApiOrigin({
    named: start.sourceUrl,
    stored: kept.source,
    allowed: options.allowedOrigins ?? [],
    fallback: options.apiOrigin ?? pageOrigin,
  });
  const login = readLogin(storage, chosen.origin);
  const social = createSocialState(storage);
  const third = social.take(start);
  const lang = given.lang ?? toInterfaceLanguage(start.lang ?? '') ?? kept.lang;

  const store = createStore<SessionState>(() => ({
    ...memoryDefaults,
    ...kept,
    token: login?.token ?? '',
    user: login?.user,
    lang,
    language: toWireLanguage(lang),
    country: given.country ?? toCountry(start.countryCode) ?? kept.country,
    source: chosen.source,
    sup: start.sup === undefined ? kept.sup : toShortText(start.sup),
    // With `state` it belongs to a social log-in, whether or not that was started here.
    codes: start.code === undefined || start.state !== undefined ? kept.codes : toShortText(start.code),
    third,
  }));
  const keeper = keepState({
    store,
    storage,
    origin: chosen.origin,
    events: options.events,
    defaults,
    // Options of the application are not the shopper's choice, so they are not stored.
    written: {
      ...kept,
      ...(given.lang === undefined ? undefined : { lang }),
      ...(given.country === undefined ? undefined : { country: given.country }),
    },
  });
  const sid = createSessionId(storage, clock, () => createGuid(options.crypto));
  let addressToken = usableToken(start.token, store.getState().token);
  let embedder: Embedder | undefined;
  let minimumVersion: string = defaultMinimumAppVersion;
  const { getState, setState } = store;

  /** Compares the embedder with the minimum version of gated calls. */
  function measure(minimum: string): void {
    if (minimum !== '') minimumVersion = minimum;
    if (embedder !== undefined) setState({ version: passedVersion(embedder, minimumVersion) });
  }

  return {
    store,
    apiOrigin: chosen.origin,
    ignoredSource: chosen.ignored,
    identity: () => {
      const { token, user, country, language, source, sup, codes } = getState();
      return {
        token,
        uid: user?.id ?? 0,
        sid: sid(),
        countryCode: country,
        language,
        sourceUrl: source,
        sup,
        code: codes,
        platform: embedder?.platform ?? 'web',
        model: embedder?.model ?? '',
        brand: embedder?.brand ?? '',
        appVersion: appVersionHeader(embedder),
      };
    },
    takeAddressToken: () => {
      const token = addressToken;
      addressToken = undefined;
      return token === undefined ? undefined : toAddressToken(token, getState().token);
    },
    signIn: ({ token, user }) => setState({ token, user }),
    signOut: () => setState({ token: '', user: undefined }),
    isSignedIn: () => getState().token !== '',
    expireToken: (token) => {
      // Another tab may have logged in again meanwhile: its session is adopted instead.
      keeper.refreshLogin();
      if (token === '' || getState().token !== token) return false;
      setState({ token: '', user: undefined });
      return true;
    },
    setUser: (user) => setState({ user }),
    setLanguage: (language) => setState({ lang: language, language: toWireLanguage(language) }),
    setCountry: (country) => setState({ country: toCountry(country) ?? keptDefaults.country }),
    setLastUrl: (route) => {
      if (isRoute(route)) setState({ lastUrl: route });
    },
    setInviteId: (inviteId) => setState({ inviteId: toShortText(inviteId) }),
    setTheme: (theme) => setState({ theme }),
    setWebSetting: (name, value) => setState(({ webs }) => ({ webs: { ...webs, [name]: value } })),
    addKeyword: (keyword) => {
      const word = toShortText(keyword.trim());
      if (word === '') return;
      setState(({ historyKeywords }) => ({
        historyKeywords: [word, ...historyKeywords.filter((known) => known !== word)].slice(
          0,
          limits.historyKeywords,
        ),
      }));
    },
    removeKeyword: (keyword) =>
      setState(({ historyKeywords }) => ({
        historyKeywords: historyKeywords.filter((known) => known !== keyword),
      })),
    clearKeywords: () => setState({ historyKeywords: [] }),
    setEmbedder: (next, minimum = minimumVersion) => {
      embedder = next;
      measure(minimum);
    },
    setMinimumVersion: measure,
    expectSocialLogin: (state) => social.expect(state),
    remember: (changes) => setState(changes),
    dispose: () => keeper.dispose(),
  };
}

function takeStartParameters(options: SessionOptions): StartParameters {
  const location = options.location ?? globalThis.location;
  const history = options.history ?? globalThis.history;
  if (location === undefined) return {};
  const { href } = location;
  const stripped = stripStartParameters(href);
  if (stripped !== href) history?.replaceState(history.state, '', stripped);
  return readStartParameters(href);
}

function usableToken(token: string | undefined, current: string): string | undefined {
  const isUsable = token !== undefined && token !== current && /^[\u0021-\u007E]{8,4096}$/u.test(token);
  return isUsable ? token : undefined;
}

function toAddressToken(token: string, current: string): AddressToken {
  return { token, replacesLivingSession: current !== '' };
}

function toCountry(code: string | undefined): string | undefined {
  const upper = code?.trim().toUpperCase();
  return upper !== undefined && /^[A-Z]{3}$/u.test(upper) ? upper : undefined;
}

function getOrigin(href: string | undefined): string {
  return (href === undefined ? undefined : parseUrl(href)?.origin) ?? '';
}
