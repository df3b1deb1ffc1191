import type { ShopConfig } from '../api/types/config.ts';
import { keepFormats } from '../i18n/formatOnce.ts';
import type { MessageTexts } from '../i18n/types.ts';
import type { InterfaceLanguage } from '../i18n/languages.ts';
import type { Pawlet } from '../pawlet/types.ts';
import type { SessionState } from '../session/types.ts';
import { isVisitorId, toIdOf, toScope } from './queryId.ts';

/** Loaded data of a shop as plain JSON, to hydrate another one. Contains no shopper's data. */
export interface PawletState {
  readonly language: InterfaceLanguage;
  /** ISO 3166 alpha-3. */
  readonly country: string;
  /** The shop's config, undefined if it was not loaded. */
  readonly config?: ShopConfig | undefined;
  /** Data by query id, which includes language and country. */
  readonly queries: Readonly<Record<string, unknown>>;
  /** Texts of the language, by catalogue. */
  readonly texts: Readonly<Record<string, MessageTexts>>;
  /** Amounts and numbers as `renderWithData` has formatted them, so that hydration does not format them again. @default none */
  readonly formats?: Readonly<Record<string, unknown>> | undefined;
}

type Parts = Pick<Pawlet, 'config' | 'hydration' | 'queries' | 'session' | 'translator'>;

/** Returns the loaded data of a shop as plain JSON: pass it to `hydrate` in the page. */
export function dehydrate({ config, hydration, queries, session, translator }: Parts): PawletState {
  const ids = queries.ids().filter(isVisitorId);
  return {
    language: translator.language,
    country: session.store.getState().country,
    // A logged-in shopper's config may differ.
    config: session.isSignedIn() ? undefined : config.store.getState().config,
    queries: Object.fromEntries(ids.map((id) => [id, queries.getState(id).data])),
    texts: getTexts(translator),
    // A page that was rendered for a shopper shows the shopper's amounts.
    formats: session.isSignedIn() ? undefined : hydration.formats,
  };
}

/** The loaded texts by catalogue; none in English, which is always available. */
function getTexts(translator: Pawlet['translator']): PawletState['texts'] {
  if (translator.language === 'en') return {};
  const texts = translator.known().map(({ id }) => [id, translator.getTexts(id)] as const);
  return Object.fromEntries(texts.filter((entry): entry is [string, MessageTexts] => entry[1] !== undefined));
}

/**
 * Adds the result of `dehydrate`, before the page is hydrated; existing data are kept. The page first shows a visitor's
 * data, as rendered by the server, and then those of this device: the shopper's are reloaded, and texts in the
 * device's language are shown when they have loaded. Once the page runs, as after a navigation of a framework, further
 * states are added if they are in its language and country.
 * @example
 * import { createPawlet } from '@pawlet/core';
 * import { hydrate, type PawletState } from '@pawlet/core/queries';
 *
 * const pawlet = createPawlet({ apiOrigin: 'https://shop.example' });
 * hydrate(pawlet, JSON.parse(document.querySelector('#state')?.textContent ?? '') as PawletState);
 */
export function hydrate(
  { cart, config, hydration, queries, session, translator }: Parts & Pick<Pawlet, 'cart'>,
  state: PawletState,
): void {
  keepFormats(state.formats ?? {});
  const own = session.store.getState();
  const { shopper, lang, country } = toScope(own);
  const isSameMarket = state.language === lang && state.country === country;
  const { isOver: isRunning } = hydration;
  if (isRunning && !isSameMarket) return;
  for (const [id, data] of Object.entries(state.queries)) {
    queries.put(id, data);
    if (shopper !== '') queries.put(toIdOf(shopper, id), data, true);
  }
  if (state.config !== undefined) config.put(state.config, !isSameMarket || shopper !== '');
  translator.hydrate(state.language, state.texts);
  if (isRunning) {
    queries.settle();
    return;
  }
  hydration.rendered.set(session.store, {
    ...own,
    token: '',
    user: undefined,
    webs: {},
    theme: undefined,
    historyKeywords: [],
    lang: state.language,
    country: state.country,
  } satisfies SessionState);
  hydration.rendered.set(cart.store, cart.store.getInitialState());
  hydration.finish = () => {
    queries.settle();
    const now = session.store.getState().lang;
    // Catalogues that fail to load are loaded again where they are shown.
    translator.setLanguage(now).catch(() => translator.hydrate(now, {}));
  };
}
