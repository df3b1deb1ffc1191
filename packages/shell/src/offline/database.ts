import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { WaitingWrite } from './writes.ts';

/** A response of the shop, as of the last request. */
export interface KeptReply {
  /** The shopper, the language and country, and the request. */
  readonly key: string;
  /** The shopper's id as text, '' for a visitor. */
  readonly owner: string;
  /** The version of the storefront that cached it: another one must check whether it can still read it. */
  readonly build: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly data: unknown;
}

/** The server's id of a cart row, by its local one. */
export interface SentRow {
  readonly temporaryId: number;
  readonly id: number;
  readonly owner: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** What the storefront stores for offline use. */
export interface OfflineSchema extends DBSchema {
  replies: { key: string; value: KeptReply; indexes: { at: number } };
  waiting: { key: number; value: WaitingWrite };
  sent: { key: number; value: SentRow };
}

export type OfflineDatabase = IDBPDatabase<OfflineSchema>;

/** Opens the database; rejects where the browser stores nothing. */
export function openDatabase(name = 'pawlet-offline'): Promise<OfflineDatabase> {
  return openDB<OfflineSchema>(name, 1, {
    upgrade(database) {
      database.createObjectStore('replies', { keyPath: 'key' }).createIndex('at', 'at');
      database.createObjectStore('waiting', { keyPath: 'number', autoIncrement: true });
      database.createObjectStore('sent', { keyPath: 'temporaryId' });
    },
    // A newer version of the storefront in another tab upgrades it.
    blocking: (_current, _blocked, event) => {
      if (event.target instanceof IDBDatabase) event.target.close();
    },
  });
}
