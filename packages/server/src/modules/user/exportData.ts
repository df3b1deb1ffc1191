import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { userExportData, WireOutputOf } from '@pawlet/core/contract';
import { type Database, loadRows } from '../../db/database.ts';
import { dataExports } from '../../db/schema/account.ts';
import type { AppDeps } from '../../http/appDeps.ts';
import { sha256 } from '../../http/digest.ts';
import { takeAttempt } from '../../http/limits.ts';
import type { ShopperContext } from '../../http/requestContext.ts';
import { ok, refuse, type Result } from '../../http/result.ts';
import { findOwnedRows } from './personalData.ts';

const lifeSeconds = 3600;
const maxPerHour = 5;
/** Credentials are not exported: whoever reads the file must not be able to log in. */
const secret = /hash|token|secret/u;

type Row = Readonly<Record<string, unknown>>;

/** Creates a link to the shopper's own data, valid for an hour. */
export async function offerExport(
  { random }: AppDeps,
  { db, shopper, now, baseUrl }: ShopperContext,
): Promise<Result<WireOutputOf<typeof userExportData>>> {
  const limit = { bucket: `export ${shopper.id}`, max: maxPerHour, windowSeconds: lifeSeconds };
  const wait = await takeAttempt(db, limit, now);
  if (wait > 0) return refuse('RATE_LIMITED', { data: { retry_after: wait }, keepWrites: true });
  const { url, expires } = await createExport(db, shopper.id, { random, baseUrl, now });
  return ok({ url, expiretime: expires });
}

/** Creates a link to a shopper's data, valid for an hour. */
export async function createExport(
  db: Database,
  shopperId: number,
  { random, baseUrl, now }: Pick<AppDeps, 'random'> & Pick<ShopperContext, 'baseUrl' | 'now'>,
): Promise<{ readonly url: string; readonly expires: number }> {
  const token = random.hex(32);
  const expires = now + lifeSeconds;
  await db
    .insert(dataExports)
    .values({ shopperId, tokenHash: await sha256(token), createdAt: now, expiresAt: expires });
  return { url: `${baseUrl}/api/user/export/${token}`, expires };
}

/** The stored data of a link's shopper; null for an unknown or expired link. */
export async function readExport(db: Database, token: string, now: number): Promise<Row | null> {
  const isGood = and(eq(dataExports.tokenHash, await sha256(token)), gt(dataExports.expiresAt, now));
  const [offer] = await db.select().from(dataExports).where(isGood);
  if (offer === undefined) return null;
  const account = await readRows(db, 'shoppers', sql`id = ${offer.shopperId}`);
  const data: Record<string, readonly Row[]> = {};
  for (const { table, where } of await findOwnedRows(db, offer.shopperId)) {
    data[table] = await readRows(db, table, where);
  }
  return { exported_at: new Date(now * 1000).toISOString(), account: account[0] ?? null, data };
}

async function readRows(
  db: Database,
  table: string,
  where: Parameters<typeof sql.join>[0][number],
): Promise<readonly Row[]> {
  const rows = await loadRows<{ row: Row }>(
    db,
    sql`select to_jsonb(own) as row from ${sql.identifier(table)} as own where ${where}`,
  );
  return rows.map(({ row }) =>
    Object.fromEntries(Object.entries(row).filter(([name]) => !secret.test(name))),
  );
}

/** Deletes expired links. */
export async function dropStaleExports(db: Database, now: number): Promise<void> {
  await db.delete(dataExports).where(lt(dataExports.expiresAt, now));
}
