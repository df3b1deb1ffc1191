import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import {
  operatorApprovals,
  type RequestedCloudRefund,
  type RequestedRefund,
} from '../../db/schema/person.ts';
import type { OperatorActor } from '../operator/log.ts';
import { money } from '../products/wireValues.ts';

/** A refund that waits for a second person, or was decided. */
export type ApprovalRow = typeof operatorApprovals.$inferSelect;

/** Stores a refund for approval; null where one of this order already waits. */
export async function addApproval(
  db: Database,
  {
    actor,
    ...refund
  }: {
    readonly orderSn: string;
    readonly refund: RequestedRefund | RequestedCloudRefund;
    readonly amount: number;
    readonly currency: string;
    readonly leftBefore: number;
    readonly actor: OperatorActor;
  },
  now: number,
): Promise<number | null> {
  const [row] = await db
    .insert(operatorApprovals)
    .values({ ...refund, requestedBy: actor.name, requestedById: actor.personId ?? null, createtime: now })
    .onConflictDoNothing()
    .returning({ id: operatorApprovals.id });
  return row?.id ?? null;
}

/** Refunds that wait, the oldest first. */
export async function findApprovals(db: Database): Promise<ApprovalRow[]> {
  return db
    .select()
    .from(operatorApprovals)
    .where(eq(operatorApprovals.state, 'waits'))
    .orderBy(asc(operatorApprovals.id));
}

/** One refund, locked: two people who decide about it wait here for one another. */
export async function findApproval(db: Database, id: number): Promise<ApprovalRow | null> {
  const [row] = await db.select().from(operatorApprovals).where(eq(operatorApprovals.id, id)).for('update');
  return row ?? null;
}

/** Stores the decision. */
export async function decideApproval(
  db: Database,
  id: number,
  { state, actor }: { readonly state: 'approved' | 'rejected'; readonly actor: OperatorActor },
  now: number,
): Promise<void> {
  await db
    .update(operatorApprovals)
    .set({ state, decidedBy: actor.name, decidetime: now })
    .where(eq(operatorApprovals.id, id));
}

/** As the API returns it. */
export function toApproval(row: ApprovalRow) {
  const { id, orderSn, amount, currency, state, requestedBy, decidedBy, createtime } = row;
  return { id, orderSn, amount: money(amount), currency, state, requestedBy, decidedBy, created: createtime };
}
