import type { OperatorWithdrawal } from '@pawlet/operator';
import { and, asc, desc, eq, gt, lt } from 'drizzle-orm';
import { type Database, isOneOf } from '../../db/database.ts';
import { rowVersion } from '../../db/rowVersion.ts';
import { afterSales } from '../../db/schema/afterSales.ts';
import { orders } from '../../db/schema/order.ts';
import { withdrawals } from '../../db/schema/withdrawal.ts';
import type { PageById } from '../operator-api/pageById.ts';

const findWithdrawals = (db: Database) =>
  db
    .select({
      id: withdrawals.id,
      statement: withdrawals,
      orderSn: orders.orderSn,
      version: rowVersion(withdrawals),
    })
    .from(withdrawals)
    .leftJoin(orders, eq(orders.id, withdrawals.orderId));

type FoundWithdrawal = Awaited<ReturnType<typeof findWithdrawals>>[number];

interface WithdrawalFilter {
  readonly state?: OperatorWithdrawal['state'] | undefined;
  readonly customer?: number | undefined;
  readonly order?: string | undefined;
}

/** Whether the list begins with the oldest: withdrawals that wait for the shop. */
export const isWithdrawalQueue = ({ state }: WithdrawalFilter): boolean => state === 'open';

/** One page of withdrawals: open ones, oldest first; others newest first. */
export async function findWithdrawalPage(
  db: Database,
  filter: WithdrawalFilter,
  { after, limit }: PageById,
): Promise<readonly FoundWithdrawal[]> {
  const { state, customer, order } = filter;
  const isOldestFirst = isWithdrawalQueue(filter);
  const continues = isOldestFirst ? gt : lt;
  return findWithdrawals(db)
    .where(
      and(
        state === undefined ? undefined : eq(withdrawals.state, state),
        customer === undefined ? undefined : eq(withdrawals.userId, customer),
        order === undefined ? undefined : eq(orders.orderSn, order),
        after === undefined ? undefined : continues(withdrawals.id, after),
      ),
    )
    .orderBy((isOldestFirst ? asc : desc)(withdrawals.id))
    .limit(limit);
}

/** A withdrawal as the API returns it; null for an unknown one. */
export async function readOperatorWithdrawal(
  db: Database,
  withdrawalSn: string,
): Promise<OperatorWithdrawal | null> {
  const rows = await findWithdrawals(db).where(eq(withdrawals.withdrawalSn, withdrawalSn));
  const [withdrawal] = await toOperatorWithdrawals(db, rows);
  return withdrawal ?? null;
}

/** Locks a withdrawal for the rest of the transaction. */
export async function lockWithdrawal(db: Database, withdrawalSn: string): Promise<void> {
  await db
    .select({ id: withdrawals.id })
    .from(withdrawals)
    .where(eq(withdrawals.withdrawalSn, withdrawalSn))
    .for('update');
}

/** Withdrawals as the API returns them, with their requests. */
export async function toOperatorWithdrawals(
  db: Database,
  rows: readonly FoundWithdrawal[],
): Promise<readonly OperatorWithdrawal[]> {
  const ids = rows.map(({ id }) => id);
  const requests =
    ids.length === 0
      ? []
      : await db
          .select({ of: afterSales.withdrawalId, refundSn: afterSales.refundSn, stage: afterSales.stage })
          .from(afterSales)
          .where(isOneOf(afterSales.withdrawalId, ids))
          .orderBy(asc(afterSales.id));
  return rows.map(({ id, statement: row, orderSn, version }) => ({
    withdrawalSn: row.withdrawalSn,
    state: row.state,
    standing: row.standing,
    orderSn,
    customer: row.userId,
    country: row.country,
    language: row.language,
    orderNumber: row.orderNumber,
    name: row.consumerName,
    email: row.email,
    details: row.details,
    statement: row.statement,
    lines: row.lines?.map(({ lineId, nums: quantity }) => ({ lineId, quantity })) ?? null,
    note: row.note,
    created: row.createtime,
    settled: row.settletime,
    requests: requests.filter(({ of }) => of === id).map(({ refundSn, stage }) => ({ refundSn, stage })),
    version,
  }));
}
