import { toOwner } from '../session/toOwner.ts';
import type { SessionState } from '../session/types.ts';
import type { QueryKey } from './types.ts';

/** Shopper, language and country: part of every id, so that data are never shown in the wrong context. */
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

/** The id of a query in the cache. */
export function toQueryId({ shopper, lang, country }: QueryScope, key: QueryKey): string {
  return JSON.stringify([shopper, lang, country, ...key]);
}

/** Whether a query was made as a visitor, so that its data are public. */
export function isVisitorId(id: string): boolean {
  return id.startsWith('["",');
}

/** The id of a visitor's query for a shopper. */
export function toIdOf(shopper: string, visitorId: string): string {
  return `[${JSON.stringify(shopper)}${visitorId.slice('[""'.length)}`;
}
