import { and, asc, desc, eq, getTableColumns, isNull, lt, or, sql } from 'drizzle-orm';
import { type Database, loadRows } from '../../db/database.ts';
import { inTransaction } from '../../db/inTransaction.ts';
import { productTransfers, type TransferReport } from '../../db/schema/transfer.ts';

/** An import or export without its sheet, which may be large. */
export type TransferRow = Omit<typeof productTransfers.$inferSelect, 'content'>;

const { content: _content, ...columns } = getTableColumns(productTransfers);

/** A node that prolongs nothing for this time was killed. */
const leaseSeconds = 60;
/** A sheet that kills its node is given up. */
const maxAttempts = 3;
/** A result can be loaded for a day; what became of a transfer is known for a week. */
export const resultSeconds = 24 * 3600;
const keptSeconds = 7 * 24 * 3600;

/** Adds a transfer for the next free node. */
export async function addTransfer(
  db: Database,
  transfer: typeof productTransfers.$inferInsert,
): Promise<TransferRow> {
  const [row] = await db.insert(productTransfers).values(transfer).returning(columns);
  if (row === undefined) throw new Error('Pawlet: a new transfer must exist.');
  return row;
}

/** A transfer by id. */
export async function findTransfer(db: Database, id: number): Promise<TransferRow | undefined> {
  const [row] = await db.select(columns).from(productTransfers).where(eq(productTransfers.id, id));
  return row;
}

/** Transfers with smaller ids, newest first. */
export async function findTransfers(
  db: Database,
  before: number | undefined,
  limit: number,
): Promise<readonly TransferRow[]> {
  return db
    .select(columns)
    .from(productTransfers)
    .where(before === undefined ? undefined : lt(productTransfers.id, before))
    .orderBy(desc(productTransfers.id))
    .limit(limit);
}

/** The sheet of a transfer; '' for none. */
export async function readContent(db: Database, id: number): Promise<string> {
  const [row] = await db
    .select({ content: productTransfers.content })
    .from(productTransfers)
    .where(eq(productTransfers.id, id));
  return row?.content ?? '';
}

/** Cancels a transfer: one that waits ends at once, a running one when its node sees it. False where it has ended. */
export async function cancelTransfer(db: Database, id: number, now: number): Promise<boolean> {
  const { state } = productTransfers;
  const canceled = await db
    .update(productTransfers)
    .set({
      isCanceled: true,
      state: sql`case when ${state} = 'waiting' then 'canceled' else ${state} end`,
      endtime: sql`case when ${state} = 'waiting' then ${now}::bigint end`,
    })
    .where(and(eq(productTransfers.id, id), or(eq(state, 'waiting'), eq(state, 'running'))))
    .returning({ id: productTransfers.id });
  return canceled.length > 0;
}

/** Takes the oldest transfer that waits, or whose node was killed; undefined without any. */
export async function claimTransfer(db: Database, now: number): Promise<TransferRow | undefined> {
  return inTransaction(db, async (tx) => {
    const { state, leasedUntil } = productTransfers;
    const [row] = await tx
      .select({ id: productTransfers.id, attempts: productTransfers.attempts })
      .from(productTransfers)
      .where(
        or(eq(state, 'waiting'), and(eq(state, 'running'), or(isNull(leasedUntil), lt(leasedUntil, now)))),
      )
      .orderBy(asc(productTransfers.id))
      .limit(1)
      .for('update', { skipLocked: true });
    if (row === undefined) return undefined;
    const isGivenUp = row.attempts >= maxAttempts;
    const [claimed] = await tx
      .update(productTransfers)
      .set(
        isGivenUp
          ? { state: 'failed', endtime: now, leasedUntil: null }
          : { state: 'running', attempts: row.attempts + 1, leasedUntil: now + leaseSeconds, done: 0 },
      )
      .where(eq(productTransfers.id, row.id))
      .returning(columns);
    return isGivenUp ? undefined : claimed;
  });
}

/** Writes the progress and prolongs the lease; false where somebody has canceled it. */
export async function writeProgress(
  db: Database,
  id: number,
  progress: { readonly done: number; readonly total: number; readonly isWriting?: boolean },
  now: number,
  seconds = leaseSeconds,
): Promise<boolean> {
  const [row] = await db
    .update(productTransfers)
    .set({ ...progress, leasedUntil: now + seconds })
    .where(eq(productTransfers.id, id))
    .returning({ isCanceled: productTransfers.isCanceled });
  return row !== undefined && !row.isCanceled;
}

/** Whether somebody has canceled it; also inside of the transaction of an import, which writes no progress. */
export async function isCanceled(db: Database, id: number): Promise<boolean> {
  const [row] = await loadRows<{ canceled: boolean }>(
    db,
    sql`select is_canceled as canceled from product_transfers where id = ${id}`,
  );
  return row?.canceled !== false;
}

/** Ends a transfer with its result. */
export async function endTransfer(
  db: Database,
  id: number,
  result: {
    readonly state: 'done' | 'failed' | 'canceled';
    readonly report?: TransferReport | undefined;
    readonly content?: string | undefined;
  },
  now: number,
): Promise<void> {
  const { state, report = null, content = '' } = result;
  await db
    .update(productTransfers)
    .set({ state, report, content, endtime: now, leasedUntil: null })
    .where(eq(productTransfers.id, id));
}

/** Deletes results after a day, and transfers after a week. */
export async function dropOldTransfers(db: Database, now: number): Promise<void> {
  await db
    .update(productTransfers)
    .set({ content: '' })
    .where(and(lt(productTransfers.endtime, now - resultSeconds), sql`${productTransfers.content} <> ''`));
  await db.delete(productTransfers).where(lt(productTransfers.createtime, now - keptSeconds));
}
