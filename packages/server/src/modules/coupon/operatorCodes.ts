import type { OperatorCode } from '@pawlet/operator';
import { desc, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { contentVersion } from '../../db/rowVersion.ts';
import { discountCodes } from '../../db/schema/discount.ts';
import type { PageById } from '../operator-api/pageById.ts';
import { getOfferState, toReduction, whereOffer } from './offers.ts';

const columns = {
  code: discountCodes,
  id: discountCodes.id,
  version: contentVersion(discountCodes, ['used']),
};

/** One page of discount codes, newest first. */
export async function findCodePage(
  db: Database,
  filter: Pick<Parameters<typeof whereOffer>[1], 'state' | 'text'>,
  { after, limit }: PageById,
  now: number,
) {
  return db
    .select(columns)
    .from(discountCodes)
    .where(whereOffer('code', { ...filter, after }, now))
    .orderBy(desc(discountCodes.id))
    .limit(limit);
}

/** A discount code as the API returns it; null for an unknown one. */
export async function readOperatorCode(db: Database, id: number, now: number): Promise<OperatorCode | null> {
  const [row] = await db.select(columns).from(discountCodes).where(eq(discountCodes.id, id));
  return row ? toOperatorCode(row, now) : null;
}

/** A discount code as the API returns it. */
export function toOperatorCode(
  { code: row, version }: Awaited<ReturnType<typeof findCodePage>>[number],
  now: number,
): OperatorCode {
  return {
    id: row.id,
    code: row.code,
    name: row.name,
    state: getOfferState(row, row.used, now),
    ...toReduction(row),
    perPerson: row.perPerson,
    total: row.total,
    used: row.used,
    from: row.begintime,
    until: row.endtime,
    version,
  };
}
