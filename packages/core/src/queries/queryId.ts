import { toOwner } from '../session/toOwner.ts';
import type { SessionState } from '../session/types.ts';
import type { QueryKey } from './types.ts';

/** Whose data, in which language and country: part of every id, so that nothing is shown to the wrong one. */
export interface QueryScope {
  /** Changes with the shopper; '' for a visitor. */
  readonly shopper: string;
  readonly lang: string;
  /** ISO 3166 alpha-3. */
  readonly country: string;
}

/** The scope of a session. */
export function toScope(state: Pick<SessionState, 'token' | 'user' | 'lang' | 'country'>): QueryScope {
  return { shopper: toOwner(state), lang: state.lang, country: state.country };
}

/** The name of a query in the cache. */
export function toQueryId({ shopper, lang, country }: QueryScope, key: QueryKey): string {
  return JSON.stringify([shopper, lang, country, ...key]);
}

/** Whether a query is a visitor's, so that its data are nobody's own. */
export function isVisitorId(id: string): boolean {
  return id.startsWith('["",');
}

/** The name of a visitor's query for a shopper. */
export function toIdOf(shopper: string, visitorId: string): string {
  return `[${JSON.stringify(shopper)}${visitorId.slice('[""'.length)}`;
}
