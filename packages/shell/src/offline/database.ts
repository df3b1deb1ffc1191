import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { WaitingWrite } from './writes.ts';

/** A reply of the shop, as it was when it was asked last. */
export interface KeptReply {
  /** Whose, in which language and country, and what was asked. */
  readonly key: string;
  /** The shopper's id as text, '' for a visitor. */
  readonly owner: string;
  /** The version of the mall that kept it: another one has to look whether it still reads it. */
  readonly build: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly data: unknown;
}

/** The number that a row of the cart was given by the server, by the one that it had here. */
export interface SentRow {
  readonly temporaryId: number;
  readonly id: number;
  readonly owner: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** What the mall keeps for when there is no network. */
export interface OfflineSchema extends DBSchema {
  replies: { key: string; value: KeptReply; indexes: { at: number } };
  waiting: { key: number; value: WaitingWrite };
  sent: { key: number; value: SentRow };
}

export type OfflineDatabase = IDBPDatabase<OfflineSchema>;

/** Opens the database; rejects where the browser keeps nothing. */
export function openDatabase(name = 'pawlet-offline'): Promise<OfflineDatabase> {
  return openDB<OfflineSchema>(name, 1, {
    upgrade(database) {
      database.createObjectStore('replies', { keyPath: 'key' }).createIndex('at', 'at');
      database.createObjectStore('waiting', { keyPath: 'number', autoIncrement: true });
      database.createObjectStore('sent', { keyPath: 'temporaryId' });
    },
    // A newer version of the mall in another tab changes it.
    blocking: (_current, _blocked, event) => {
      if (event.target instanceof IDBDatabase) event.target.close();
    },
  });
}
