import { and, eq, gt, inArray, lte, sql } from 'drizzle-orm';
import { type Database, loadRows } from '../../db/database.ts';
import { inTransaction } from '../../db/inTransaction.ts';
import { rateLimits } from '../../db/schema/session.ts';
import { uploadReservations, uploads } from '../../db/schema/upload.ts';
import { refuse, type Refusal } from '../../http/result.ts';
import type { UploadQuotas } from '../../ports/uploads.ts';

const megabyte = 1024 * 1024;

/** Quotas of a shop: five of the largest videos unused, ten per day. */
export const defaultQuotas: UploadQuotas = {
  accountUnused: 500 * megabyte,
  accountDaily: 1000 * megabyte,
  shopUnused: 5000 * megabyte,
  shopDaily: 20_000 * megabyte,
};

const day = 86_400;
/** A transfer that takes longer is checked again at its end. */
const reservationSeconds = 900;
const retrySeconds = 600;
const uploadLock = 7_279_541;

/** Reserved quota for an upload in progress. */
export interface Reservation {
  readonly id: number;
  readonly userId: number;
  readonly bytes: number;
  /** Time of creation in epoch seconds. */
  readonly since: number;
}

type NewUpload = typeof uploads.$inferInsert;

/** Reserves quota for the maximum size of an upload, before it is read; refuses when there is not enough. */
export async function reserveUpload(
  db: Database,
  quotas: UploadQuotas,
  { userId, bytes, now }: { readonly userId: number; readonly bytes: number; readonly now: number },
): Promise<Reservation | Refusal> {
  return alone(db, async (tx) => {
    const refusal = await findNoRoom(tx, quotas, { userId, bytes, now });
    if (refusal !== null) return refusal;
    await countDaily(tx, userId, kibibytes(bytes), now);
    const [row] = await tx
      .insert(uploadReservations)
      .values({ userId, bytes, expiretime: now + reservationSeconds })
      .returning({ id: uploadReservations.id });
    if (row === undefined) throw new Error('Pawlet: no reservation for the upload.');
    return { id: row.id, userId, bytes, since: now };
  });
}

/** Replaces a reservation with the upload; refuses one that exceeds the quota. */
export async function storeReserved(
  db: Database,
  quotas: UploadQuotas,
  reservation: Reservation,
  upload: NewUpload,
): Promise<Refusal | null> {
  const now = upload.createtime;
  return alone(db, async (tx) => {
    const reserved = (await endReservation(tx, reservation)) ? reservation.bytes : 0;
    const more = upload.size - reserved;
    const refusal =
      more > 0 ? await findNoRoom(tx, quotas, { userId: reservation.userId, bytes: upload.size, now }) : null;
    await returnDaily(tx, reservation);
    if (refusal !== null) return refusal;
    await countDaily(tx, reservation.userId, kibibytes(upload.size), now);
    await tx.insert(uploads).values(upload);
    return null;
  });
}

/** Releases the quota of a failed upload; does nothing for a stored one. */
export async function releaseReservation(db: Database, reservation: Reservation): Promise<void> {
  await inTransaction(db, async (tx) => {
    if (await endReservation(tx, reservation)) await returnDaily(tx, reservation);
  });
}

/** Deletes reservations of nodes that crashed during an upload. */
export async function dropStaleReservations(db: Database, now: number): Promise<void> {
  await db.delete(uploadReservations).where(lte(uploadReservations.expiretime, now));
}

/**
 * Serializes the quota checks of the shop's uploads, so that concurrent ones cannot exceed a quota together.
 */
function alone<T>(db: Database, work: (tx: Database) => Promise<T>): Promise<T> {
  return inTransaction(db, async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${uploadLock})`);
    return work(tx);
  });
}

/** Unused bytes, including reserved ones: of one account, or of the shop. */
export async function countUnused(db: Database, now: number, userId?: number): Promise<number> {
  const kept = db
    .select({ bytes: sql`sum(${uploads.size})` })
    .from(uploads)
    .where(and(eq(uploads.isUsed, false), userId === undefined ? undefined : eq(uploads.userId, userId)));
  const reserved = db
    .select({ bytes: sql`sum(${uploadReservations.bytes})` })
    .from(uploadReservations)
    .where(
      and(
        gt(uploadReservations.expiretime, now),
        userId === undefined ? undefined : eq(uploadReservations.userId, userId),
      ),
    );
  const [row] = await loadRows<{ bytes: string }>(
    db,
    sql`select coalesce((${kept}), 0) + coalesce((${reserved}), 0) as bytes`,
  );
  return Number(row?.bytes ?? 0);
}

async function findNoRoom(
  tx: Database,
  quotas: UploadQuotas,
  { userId, bytes, now }: { readonly userId: number; readonly bytes: number; readonly now: number },
): Promise<Refusal | null> {
  if ((await countUnused(tx, now, userId)) + bytes > quotas.accountUnused) {
    const data = { limit: quotas.accountUnused };
    return refuse('LIMIT_REACHED', { data, messageKey: 'upload.unused' });
  }
  if ((await countUnused(tx, now)) + bytes > quotas.shopUnused) return busy(retrySeconds);
  const [account, shop] = listBuckets(userId);
  const counted = await tx
    .select()
    .from(rateLimits)
    .where(and(inArray(rateLimits.bucket, [account, shop]), gt(rateLimits.resetsAt, now)));
  const isOver = (bucket: string, quota: number) => {
    const taken = counted.find((row) => row.bucket === bucket)?.attempts ?? 0;
    return taken + kibibytes(bytes) > Math.floor(quota / 1024);
  };
  const getWait = (bucket: string) =>
    Math.max(1, (counted.find((row) => row.bucket === bucket)?.resetsAt ?? now) - now);
  if (isOver(account, quotas.accountDaily)) {
    return refuse('RATE_LIMITED', { data: { retry_after: getWait(account) }, messageKey: 'upload.daily' });
  }
  return isOver(shop, quotas.shopDaily) ? busy(getWait(shop)) : null;
}

function busy(retryAfter: number): Refusal {
  return refuse('RATE_LIMITED', { data: { retry_after: retryAfter }, messageKey: 'upload.full' });
}

/** The daily counters are four-byte integers, so they count KiB. */
function kibibytes(bytes: number): number {
  return Math.ceil(bytes / 1024);
}

function listBuckets(userId: number): readonly [string, string] {
  return [`upload bytes ${userId}`, 'upload bytes of the shop'];
}

async function countDaily(tx: Database, userId: number, amount: number, now: number): Promise<void> {
  const isOver = sql`${rateLimits.resetsAt} <= ${now}`;
  await tx
    .insert(rateLimits)
    .values(listBuckets(userId).map((bucket) => ({ bucket, attempts: amount, resetsAt: now + day })))
    .onConflictDoUpdate({
      target: rateLimits.bucket,
      set: {
        attempts: sql`case when ${isOver} then ${amount} else ${rateLimits.attempts} + ${amount} end`,
        resetsAt: sql`case when ${isOver} then ${now + day} else ${rateLimits.resetsAt} end`,
      },
    });
}

/** Subtracts a reservation from the counters that it was added to, not from those of a new day. */
async function returnDaily(tx: Database, { userId, bytes, since }: Reservation): Promise<void> {
  await tx
    .update(rateLimits)
    .set({ attempts: sql`greatest(${rateLimits.attempts} - ${kibibytes(bytes)}, 0)` })
    .where(and(inArray(rateLimits.bucket, [...listBuckets(userId)]), lte(rateLimits.resetsAt, since + day)));
}

async function endReservation(tx: Database, { id }: Reservation): Promise<boolean> {
  const ended = await tx
    .delete(uploadReservations)
    .where(eq(uploadReservations.id, id))
    .returning({ id: uploadReservations.id });
  return ended.length > 0;
}
