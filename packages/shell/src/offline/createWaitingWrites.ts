import type { OfflineDatabase } from './database.ts';
import { mergeWaiting } from './mergeWaiting.ts';
import type { WaitingWrite } from './writes.ts';

/** Milliseconds for which the shop remembers an idempotency key, less an hour. */
const retentionMs = 23 * 3_600_000;

/** The result of sending a write. */
export type Sent =
  /** `rowId` is the shop's id of an added row. */
  | { readonly status: 'done'; readonly rowId?: number | undefined }
  | { readonly status: 'refused'; readonly message: string }
  /** No response: everything stays queued. */
  | { readonly status: 'unanswered' }
  /** A response without a result: retried later, a few times. */
  | { readonly status: 'failed' };

/** A write that was undone. */
export interface RefusedWrite {
  readonly waiting: WaitingWrite;
  /** The shop's message, '' where it has none; undefined where the write was queued for too long. */
  readonly message: string | undefined;
}

/** The result of one run. */
export interface SendReport {
  readonly done: readonly WaitingWrite[];
  readonly refused: readonly RefusedWrite[];
  /** The shop's row ids by the local ones. */
  readonly rows: ReadonlyMap<number, number>;
}

/** The queued writes on this device; all tabs share them. */
export interface WaitingWrites {
  list(owner: string): Promise<readonly WaitingWrite[]>;
  /** Appends a write to the queue. Rejects where the browser stores nothing. */
  put(write: WaitingWrite): Promise<void>;
  /** Sends the queued writes in order; one tab at a time. */
  send(
    owner: string,
    send: (write: WaitingWrite, rows: ReadonlyMap<number, number>) => Promise<Sent>,
  ): Promise<SendReport>;
  /** The shop's ids of rows that were sent, by the local ones. */
  rows(owner: string): Promise<ReadonlyMap<number, number>>;
  /** Removes the writes of everybody but this shopper; of everybody for ''. */
  forgetOthers(owner: string): Promise<void>;
}

export interface WaitingWritesOptions {
  readonly database: Promise<OfflineDatabase>;
  /** Keeps tabs from sending the same write twice. */
  readonly locks: Pick<LockManager, 'request'>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** A write without a usable response is given up after this many attempts. */
const mostFailures = 3;

export function createWaitingWrites({ database, locks, now }: WaitingWritesOptions): WaitingWrites {
  async function list(owner: string): Promise<readonly WaitingWrite[]> {
    const all = await (await database).getAll('waiting');
    return all.filter((one) => one.owner === owner);
  }

  async function rows(owner: string): Promise<ReadonlyMap<number, number>> {
    const all = await (await database).getAll('sent');
    return new Map(all.filter((one) => one.owner === owner).map(({ temporaryId, id }) => [temporaryId, id]));
  }

  async function keepRow(owner: string, temporaryId: number, id: number): Promise<void> {
    const transaction = (await database).transaction('sent', 'readwrite');
    for (const old of await transaction.store.getAll())
      if (now() - old.at > retentionMs) await transaction.store.delete(old.temporaryId);
    await transaction.store.put({ temporaryId, id, owner, at: now() });
    await transaction.done;
  }

  /** The first queued write, marked as possibly sent. */
  async function takeFirst(owner: string): Promise<(WaitingWrite & { readonly number: number }) | undefined> {
    const transaction = (await database).transaction('waiting', 'readwrite');
    const first = (await transaction.store.getAll()).find((one) => one.owner === owner);
    if (first?.number === undefined) return undefined;
    const taken = { ...first, number: first.number };
    await transaction.store.put({ ...taken, sentAt: first.sentAt ?? now() });
    await transaction.done;
    return taken;
  }

  return {
    list,
    rows,
    async put(write) {
      const transaction = (await database).transaction('waiting', 'readwrite');
      const before = (await transaction.store.getAll()).filter((one) => one.owner === write.owner);
      const after = mergeWaiting(before, write);
      for (const one of before)
        if (!after.includes(one) && one.number !== undefined) await transaction.store.delete(one.number);
      for (const one of after) if (!before.includes(one)) await transaction.store.put(one);
      await transaction.done;
    },
    send: (owner, send) =>
      locks.request('pawlet:waiting', async () => {
        const done: WaitingWrite[] = [];
        const refused: RefusedWrite[] = [];
        const known = new Map(await rows(owner));
        for (let next = await takeFirst(owner); next !== undefined; next = await takeFirst(owner)) {
          const { number, sentAt, write } = next;
          const end = async (): Promise<void> => (await database).delete('waiting', number);
          // The shop may have applied it, and would not recognize a repetition.
          if (sentAt !== undefined && write.kind === 'add' && now() - sentAt > retentionMs) {
            await end();
            refused.push({ waiting: next, message: undefined });
            continue;
          }
          const sent = await send(next, known);
          if (sent.status === 'unanswered') break;
          if (sent.status === 'failed') {
            const failures = next.failures + 1;
            if (failures < mostFailures) {
              await (await database).put('waiting', { ...next, sentAt: sentAt ?? now(), failures });
              break;
            }
            await end();
            refused.push({ waiting: next, message: '' });
            continue;
          }
          if (sent.status === 'done') {
            if (write.kind === 'add' && sent.rowId !== undefined) {
              known.set(write.row.id, sent.rowId);
              await keepRow(owner, write.row.id, sent.rowId);
            }
            done.push(next);
          } else refused.push({ waiting: next, message: sent.message });
          await end();
        }
        return { done, refused, rows: known };
      }),
    async forgetOthers(owner) {
      const transaction = (await database).transaction(['waiting', 'sent'], 'readwrite');
      const waiting = transaction.objectStore('waiting');
      for (const one of await waiting.getAll())
        if (one.owner !== owner && one.number !== undefined) await waiting.delete(one.number);
      const sent = transaction.objectStore('sent');
      for (const one of await sent.getAll()) if (one.owner !== owner) await sent.delete(one.temporaryId);
      await transaction.done;
    },
  };
}
