import { and, asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import {
  operatorApprovals,
  type RequestedCloudRefund,
  type RequestedDecision,
  type RequestedRefund,
} from '../../db/schema/person.ts';
import type { Caller } from '../operator-api/caller.ts';
import type { OperatorActor } from '../operator/log.ts';
import { money } from '../products/wireValues.ts';

/** A refund that waits for a second person, or was decided. */
export type ApprovalRow = typeof operatorApprovals.$inferSelect;

/** Stores a refund for approval; null where one of this order already waits. */
export async function addApproval(
  db: Database,
  {
    caller,
    ...refund
  }: {
    readonly orderSn: string;
    readonly refund: RequestedRefund | RequestedCloudRefund;
    readonly request?: RequestedDecision | undefined;
    readonly amount: number;
    readonly currency: string;
    readonly leftBefore: number;
    readonly caller: Pick<Caller, 'actor' | 'personId'>;
  },
  now: number,
): Promise<number | null> {
  const [row] = await db
    .insert(operatorApprovals)
    .values({
      ...refund,
      requestedBy: caller.actor.name,
      requestedById: caller.personId,
      createtime: now,
    })
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

/**
 * Whether somebody else than who requested a refund decides about it: a key counts as the person who made it. Whoever
 * nobody is known behind is not a second person.
 */
export function isSecondPerson(
  { personId, actor }: Pick<Caller, 'actor' | 'personId'>,
  { requestedBy, requestedById }: Pick<ApprovalRow, 'requestedBy' | 'requestedById'>,
): boolean {
  return personId !== null && personId !== requestedById && actor.name !== requestedBy;
}

/** The decision about a shopper's request that waits for a second person; null for none. */
export async function findRequestApproval(db: Database, refundSn: string): Promise<ApprovalRow | null> {
  const [row] = await db.select().from(operatorApprovals).where(waitsFor(refundSn));
  return row ?? null;
}

/** Rejects what waits for a request that was decided otherwise. */
export async function rejectRequestApproval(
  db: Database,
  refundSn: string,
  actor: OperatorActor,
  now: number,
): Promise<void> {
  await db
    .update(operatorApprovals)
    .set({ state: 'rejected', decidedBy: actor.name, decidetime: now })
    .where(waitsFor(refundSn));
}

function waitsFor(refundSn: string) {
  return and(
    eq(operatorApprovals.state, 'waits'),
    sql`${operatorApprovals.request} ->> 'refundSn' = ${refundSn}`,
  );
}

/** As the API returns it. */
export function toApproval(row: ApprovalRow) {
  const { id, orderSn, request, amount, currency, state, requestedBy, decidedBy, createtime } = row;
  return {
    id,
    orderSn,
    refundSn: request?.refundSn ?? null,
    amount: money(amount),
    currency,
    state,
    requestedBy,
    decidedBy,
    created: createtime,
  };
}
