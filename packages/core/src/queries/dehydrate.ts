import type { ShopConfig } from '../api/types/config.ts';
import type { MessageTexts } from '../i18n/types.ts';
import type { InterfaceLanguage } from '../i18n/languages.ts';
import type { Pawlet } from '../pawlet/types.ts';
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
}

type Parts = Pick<Pawlet, 'config' | 'queries' | 'session' | 'translator'>;

/** Returns the loaded data of a shop as plain JSON: pass it to `PawletProvider` as `state`. */
export function dehydrate({ config, queries, session, translator }: Parts): PawletState {
  const ids = queries.ids().filter(isVisitorId);
  return {
    language: translator.language,
    country: session.store.getState().country,
    // A logged-in shopper's config may differ.
    config: session.isSignedIn() ? undefined : config.store.getState().config,
    queries: Object.fromEntries(ids.map((id) => [id, queries.getState(id).data])),
    texts: translator.getTexts(),
  };
}

/**
 * Adds the result of `dehydrate`; existing data are kept. A logged-in shopper starts with a visitor's data, as rendered
 * by the server, which are then reloaded. The texts start in the state's language, and change to the session's when
 * they have loaded.
 */
export function hydrate({ config, queries, session, translator }: Parts, state: PawletState): void {
  const { shopper, lang, country } = toScope(session.store.getState());
  const isSameMarket = state.language === lang && state.country === country;
  for (const [id, data] of Object.entries(state.queries)) {
    queries.put(id, data);
    if (shopper !== '') queries.put(toIdOf(shopper, id), data, true);
  }
  if (state.config !== undefined) config.put(state.config, !isSameMarket || shopper !== '');
  translator.hydrate(state.language, state.texts);
}
