import type { MessageTexts } from '../i18n/types.ts';
import type { InterfaceLanguage } from '../i18n/languages.ts';
import type { Pawlet } from '../pawlet/types.ts';
import { isVisitorId, toIdOf, toScope } from './queryId.ts';

/** Loaded data of a shop as plain JSON, to hydrate another one. Contains no shopper's data. */
export interface PawletState {
  readonly language: InterfaceLanguage;
  /** Data by query id, which includes language and country. */
  readonly queries: Readonly<Record<string, unknown>>;
  /** Texts of the language, by catalogue. */
  readonly texts: Readonly<Record<string, MessageTexts>>;
}

type Parts = Pick<Pawlet, 'queries' | 'translator'>;

/** Returns the loaded data of a shop as plain JSON: pass it to `PawletProvider` as `state`. */
export function dehydrate({ queries, translator }: Parts): PawletState {
  const ids = queries.ids().filter(isVisitorId);
  return {
    language: translator.language,
    queries: Object.fromEntries(ids.map((id) => [id, queries.getState(id).data])),
    texts: translator.getTexts(),
  };
}

/**
 * Adds the result of `dehydrate`; existing data are kept. A logged-in shopper starts with a visitor's data, as rendered
 * by the server, which are then reloaded.
 */
export function hydrate(
  { queries, session, translator }: Parts & Pick<Pawlet, 'session'>,
  state: PawletState,
): void {
  const { shopper } = toScope(session.store.getState());
  for (const [id, data] of Object.entries(state.queries)) {
    queries.put(id, data);
    if (shopper !== '') queries.put(toIdOf(shopper, id), data, true);
  }
  if (state.language === translator.language) translator.putTexts(state.texts);
}
