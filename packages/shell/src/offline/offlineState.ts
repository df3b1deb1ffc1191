import type { Endpoint } from '@pawlet/core/contract';
import { isPawletError } from '@pawlet/core/errors';
import type { Pawlet } from '@pawlet/core';
import type { StoreApi } from 'zustand/vanilla';
import type { Connection, ConnectionState } from './createConnection.ts';
import type { RefusedWrite } from './createWaitingWrites.ts';
import type { Call } from './deferredNetwork.ts';

/** What is to be told of the network and of what waits for it. */
export interface OfflineState {
  readonly connection: ConnectionState;
  /** How old what a page shows is, by the name of the mounted page: milliseconds since 1970. */
  readonly shownAsOf: ReadonlyMap<string, number>;
  /** Changes that the shop does not know of. */
  readonly waiting: number;
  readonly isSending: boolean;
}

/** What happens once. */
export type OfflineNews =
  /** Everything that waited has been sent. */
  | { readonly kind: 'sent' }
  /** Changes were taken back. */
  | { readonly kind: 'refused'; readonly writes: readonly RefusedWrite[] }
  /** The shopper wanted what cannot wait. */
  | { readonly kind: 'needs-network' }
  /** What the page in front shows is old, and the shop can be reached. */
  | { readonly kind: 'outdated' };

/** What reads and writes share. */
export interface OfflineContext {
  readonly pawlet: Pawlet;
  readonly connection: Connection;
  readonly store: StoreApi<OfflineState>;
  readonly tell: (news: OfflineNews) => void;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** The shopper's id, '' for a visitor; undefined while it is not known whose token it is. */
export function ownerOf({ session }: Pawlet): string | undefined {
  const { token, uid } = session.identity();
  if (token === '') return '';
  return uid > 0 ? String(uid) : undefined;
}

/** Names a call: whose, in which language and country, and what is asked. */
export function keyOf(
  { session }: Pawlet,
  owner: string,
  { path, method }: Pick<Endpoint, 'path' | 'method'>,
  input: unknown,
): string {
  const { language, countryCode } = session.identity();
  return [owner, session.apiOrigin, language, countryCode, method, path, JSON.stringify(input)].join(' ');
}

/** Nobody answered, or only somebody before the shop. */
export function isUnreachable(failure: unknown): boolean {
  if (!isPawletError(failure)) return false;
  if (failure.code === 'NETWORK' || failure.code === 'TIMEOUT') return true;
  return failure.code === 'HTTP' && 'status' in failure && [502, 503, 504].includes(Number(failure.status));
}

/** Says what the client would have said, had it not been asked to be quiet. */
export function sayFailure(pawlet: Pawlet, [, , options]: Call, failure: unknown): void {
  if (options?.background === true || options?.quiet === true || !isPawletError(failure)) return;
  if (['ABORTED', 'UNAUTHORIZED', 'FORBIDDEN'].includes(failure.code)) return;
  pawlet.notices.emit({ kind: 'toast', key: 'error.network' });
}

/** The fields of a call. */
export function toFields(input: unknown): Readonly<Record<string, unknown>> {
  return typeof input === 'object' && input !== null ? { ...input } : {};
}
