import type { MessageTexts } from '../i18n/types.ts';
import type { InterfaceLanguage } from '../i18n/languages.ts';
import type { Pawlet } from '../pawlet/types.ts';
import { isVisitorId, toIdOf, toScope } from './queryId.ts';

/** What one shop has loaded, as plain JSON for another one to begin with. Nothing of a shopper is in it. */
export interface PawletState {
  readonly language: InterfaceLanguage;
  /** Data by the ids of their queries, which name language and country. */
  readonly queries: Readonly<Record<string, unknown>>;
  /** Texts in the language, by catalogue. */
  readonly texts: Readonly<Record<string, MessageTexts>>;
}

type Parts = Pick<Pawlet, 'queries' | 'translator'>;

/** What a shop has loaded, as plain JSON for another one to begin with: `PawletProvider` takes it as `state`. */
export function dehydrate({ queries, translator }: Parts): PawletState {
  const ids = queries.ids().filter(isVisitorId);
  return {
    language: translator.language,
    queries: Object.fromEntries(ids.map((id) => [id, queries.getState(id).data])),
    texts: translator.getTexts(),
  };
}

/**
 * Takes over what `dehydrate` returned; data that are there already stay. A shopper who is logged in begins with a visitor's
 * data, as the server has rendered them, and they are loaded again.
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
