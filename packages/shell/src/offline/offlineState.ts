import type { Endpoint } from '@pawlet/core/contract';
import { isPawletError } from '@pawlet/core/errors';
import type { Pawlet } from '@pawlet/core';
import type { StoreApi } from 'zustand/vanilla';
import type { Connection, ConnectionState } from './createConnection.ts';
import type { RefusedWrite } from './createWaitingWrites.ts';
import type { Call } from './deferredNetwork.ts';

/** The state of the network and of the queued writes. */
export interface OfflineState {
  readonly connection: ConnectionState;
  /** How old a page's data are, by the name of the mounted page: milliseconds since 1970. */
  readonly shownAsOf: ReadonlyMap<string, number>;
  /** Changes that the shop has not received. */
  readonly waiting: number;
  readonly isSending: boolean;
}

/** One-time events. */
export type OfflineNews =
  /** All queued writes have been sent. */
  | { readonly kind: 'sent' }
  /** Changes were undone. */
  | { readonly kind: 'refused'; readonly writes: readonly RefusedWrite[] }
  /** The shopper requested what cannot be queued. */
  | { readonly kind: 'needs-network' }
  /** The visible page's data are stale, and the shop is reachable. */
  | { readonly kind: 'outdated' };

/** The environment shared by reads and writes. */
export interface OfflineContext {
  readonly pawlet: Pawlet;
  readonly connection: Connection;
  readonly store: StoreApi<OfflineState>;
  readonly emit: (news: OfflineNews) => void;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** The shopper's id, '' for a visitor; undefined while the token's owner is unknown. */
export function getOwner({ session }: Pawlet): string | undefined {
  const { token, uid } = session.identity();
  if (token === '') return '';
  return uid > 0 ? String(uid) : undefined;
}

/** The cache key of a call: the shopper, the language and country, and the request. */
export function toKey(
  { session }: Pawlet,
  owner: string,
  { path, method }: Pick<Endpoint, 'path' | 'method'>,
  input: unknown,
): string {
  const { language, countryCode } = session.identity();
  return [owner, session.apiOrigin, language, countryCode, method, path, JSON.stringify(input)].join(' ');
}

/** No response, or only one from a proxy before the shop. */
export function isUnreachable(failure: unknown): boolean {
  if (!isPawletError(failure)) return false;
  if (failure.code === 'NETWORK' || failure.code === 'TIMEOUT') return true;
  return failure.code === 'HTTP' && 'status' in failure && [502, 503, 504].includes(Number(failure.status));
}

/** Reports the error that the client would have reported, had it not been called silently. */
export function sayFailure(pawlet: Pawlet, [, , options]: Call, failure: unknown): void {
  if (options?.background === true || options?.quiet === true || !isPawletError(failure)) return;
  if (['ABORTED', 'UNAUTHORIZED', 'FORBIDDEN'].includes(failure.code)) return;
  pawlet.notices.emit({ kind: 'toast', key: 'error.network' });
}

/** The fields of a call. */
export function toFields(input: unknown): Readonly<Record<string, unknown>> {
  return typeof input === 'object' && input !== null ? { ...input } : {};
}
