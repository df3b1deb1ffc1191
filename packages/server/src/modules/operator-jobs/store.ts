import { and, desc, eq, getTableColumns, inArray, isNotNull, isNull, lt, lte, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { operatorJobs } from '../../db/schema/operatorJob.ts';
import type { Caller } from '../operator-api/caller.ts';
import type { PageById } from '../operator-api/pageById.ts';
import type { JobFile, JobRow, ReportProgress } from './work.ts';

/** Seconds for which a job is kept after its end. */
export const keptSeconds = 24 * 3600;
/** A run that has not extended its lease for so long has ended: another one takes over. */
const leaseSeconds = 10;

/** Whose a job is: a person, whichever key of theirs is used. */
function toOwner({ kind, personId, actor }: Caller): string {
  return personId === null ? `${kind} ${actor.keyId ?? actor.name}` : `person ${personId}`;
}

/** What is to be done. */
export type NewJob = Pick<
  typeof operatorJobs.$inferInsert,
  'kind' | 'scope' | 'input' | 'total' | 'language' | 'file'
>;

/** Adds a job, which starts after the commit; returns it. */
export async function addJob(db: Database, caller: Caller, job: NewJob, now: number): Promise<JobRow> {
  const [row] = await db
    .insert(operatorJobs)
    .values({ ...job, actor: caller.actor, owner: toOwner(caller), createtime: now })
    .returning();
  if (!row) throw new Error('Pawlet: an insert must return its row.');
  return row;
}

const { file: _file, ...listedColumns } = getTableColumns(operatorJobs);
/** A file without a name is what it works on, and not its result. */
const listed = { ...listedColumns, hasFile: sql<boolean>`${operatorJobs.fileName} <> ''` };

/** A job without its file, which may be large. */
export interface ListedJob extends Omit<JobRow, 'file'> {
  readonly hasFile: boolean;
}

/** A job of the caller that they may still see; null for any other. */
export async function findJob(db: Database, caller: Caller, id: number): Promise<ListedJob | null> {
  const [row] = await db
    .select(listed)
    .from(operatorJobs)
    .where(and(eq(operatorJobs.id, id), eq(operatorJobs.owner, toOwner(caller))));
  return row && caller.scopes.has(row.scope) ? row : null;
}

/** A job of one of some kinds, whoever began it; null for any other. */
export async function findJobOfKind(
  db: Database,
  kinds: readonly string[],
  id: number,
): Promise<ListedJob | null> {
  const [row] = await findJobsOfKind(db, kinds, { after: id + 1, limit: 1 });
  return row?.id === id ? row : null;
}

/** Jobs of some kinds, whoever began them, the newest first. */
export async function findJobsOfKind(
  db: Database,
  kinds: readonly string[],
  { after, limit }: PageById,
): Promise<readonly ListedJob[]> {
  return db
    .select(listed)
    .from(operatorJobs)
    .where(
      and(inArray(operatorJobs.kind, kinds), after === undefined ? undefined : lt(operatorJobs.id, after)),
    )
    .orderBy(desc(operatorJobs.id))
    .limit(limit);
}

/** The caller's latest jobs, the newest first. */
export async function findJobs(db: Database, caller: Caller, limit: number): Promise<readonly ListedJob[]> {
  const rows = await db
    .select(listed)
    .from(operatorJobs)
    .where(eq(operatorJobs.owner, toOwner(caller)))
    .orderBy(desc(operatorJobs.id))
    .limit(limit);
  return rows.filter(({ scope }) => caller.scopes.has(scope));
}

/** The file of a job; null for none. */
export async function readFile(db: Database, id: number): Promise<JobFile | null> {
  const { file, fileName, fileType } = operatorJobs;
  const [row] = await db
    .select({ bytes: file, name: fileName, type: fileType })
    .from(operatorJobs)
    .where(eq(operatorJobs.id, id));
  return row?.bytes && row.name !== '' ? { ...row, bytes: row.bytes } : null;
}

/** Cancels a job before its next step; a waiting one at once. False where it has ended. */
export async function cancelJob(db: Database, id: number, now: number): Promise<boolean> {
  const rows = await db
    .update(operatorJobs)
    .set({
      isCancelling: true,
      state: sql`case when ${operatorJobs.state} = 'waits' then 'cancelled' else ${operatorJobs.state} end`,
      endtime: sql`case when ${operatorJobs.state} = 'waits' then ${now}::bigint end`,
    })
    .where(and(eq(operatorJobs.id, id), isNull(operatorJobs.endtime)))
    .returning({ id: operatorJobs.id });
  return rows.length > 0;
}

/**
 * Leases the longest waiting job for a run: one that nobody works on. Null for none. A job whose run has ended without giving it back counts
 * as failed once, so that what ends every node is given up.
 */
export async function leaseJob(db: Database, runId: string, now: number): Promise<JobRow | null> {
  const free = db
    .select({ id: operatorJobs.id })
    .from(operatorJobs)
    .where(
      and(
        isNull(operatorJobs.endtime),
        or(isNull(operatorJobs.leasedUntil), lte(operatorJobs.leasedUntil, now)),
      ),
    )
    .orderBy(operatorJobs.id)
    .limit(1)
    .for('update', { skipLocked: true });
  const [row] = await db
    .update(operatorJobs)
    .set({
      state: 'running',
      runId,
      failures: sql`${operatorJobs.failures} + case when ${operatorJobs.leasedUntil} is null then 0 else 1 end`,
      leasedUntil: now + leaseSeconds,
    })
    .where(eq(operatorJobs.id, free))
    .returning();
  return row ?? null;
}

/** Extends the lease of a run; false where another one has taken over. */
export async function extendLease(db: Database, { id, runId }: JobRow, now: number): Promise<boolean> {
  const rows = await db
    .update(operatorJobs)
    .set({ leasedUntil: now + leaseSeconds })
    .where(isOfRun(id, runId))
    .returning({ id: operatorJobs.id });
  return rows.length > 0;
}

/** Stores how far a run is, and extends its lease; false where somebody cancels the job, or another run has taken over. */
export async function reportProgress(
  db: Database,
  { id, runId }: JobRow,
  progress: Parameters<ReportProgress>[0],
  now: number,
): Promise<boolean> {
  const [row] = await db
    .update(operatorJobs)
    .set({ ...progress, leasedUntil: now + leaseSeconds })
    .where(isOfRun(id, runId))
    .returning({ isCancelling: operatorJobs.isCancelling });
  return row?.isCancelling === false;
}

/** The job, locked, if this run still works on it. */
export async function lockJob(tx: Database, { id, runId }: JobRow): Promise<JobRow | null> {
  const [row] = await tx.select().from(operatorJobs).where(isOfRun(id, runId)).for('update');
  return row ?? null;
}

/** Stores what a run has done. */
export async function updateJob(
  db: Database,
  { id, runId }: JobRow,
  changes: Partial<typeof operatorJobs.$inferInsert>,
): Promise<void> {
  await db.update(operatorJobs).set(changes).where(isOfRun(id, runId));
}

function isOfRun(id: number, runId: string | null) {
  return and(eq(operatorJobs.id, id), eq(operatorJobs.runId, runId ?? ''), isNull(operatorJobs.endtime));
}

/** Deletes jobs that ended more than a day ago. */
export async function dropOldJobs(db: Database, now: number): Promise<void> {
  await db
    .delete(operatorJobs)
    .where(and(isNotNull(operatorJobs.endtime), lt(operatorJobs.endtime, now - keptSeconds)));
}
