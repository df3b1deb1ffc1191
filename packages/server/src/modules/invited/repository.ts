import { and, count, desc, eq, gt, inArray, isNull, sql, sum } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { invites } from '../../db/schema/invite.ts';
import { pointsLogs } from '../../db/schema/points.ts';
import { shoppers } from '../../db/schema/shopper.ts';

/** Points movements whose reference starts with the new shopper. */
export const rewardKinds = ['invite', 'invite_reclaimed'] as const;

/** Whether the inviter still has an account. */
async function isInviter(db: Database, inviterId: number): Promise<boolean> {
  return (await findInviter(db, inviterId)) !== null;
}

/** The inviter with an id; null when unknown or deleted. */
export async function findInviter(
  db: Database,
  inviterId: number,
): Promise<{ readonly nickname: string; readonly avatar: string } | null> {
  const [inviter] = await db
    .select({ nickname: shoppers.nickname, avatar: shoppers.avatar })
    .from(shoppers)
    .where(and(eq(shoppers.id, inviterId), isNull(shoppers.deletedAt)));
  return inviter ?? null;
}

/** Records who invited a new shopper; false when an inviter is already recorded or the id is unknown. */
export async function insertInvite(
  db: Database,
  {
    inviterId,
    inviteeId,
    now,
  }: { readonly inviterId: number; readonly inviteeId: number; readonly now: number },
): Promise<boolean> {
  if (!(await isInviter(db, inviterId))) return false;
  const rows = await db
    .insert(invites)
    .values({ inviterId, inviteeId, createtime: now })
    .onConflictDoNothing()
    .returning({ inviteeId: invites.inviteeId });
  return rows.length > 0;
}

/**
 * The inviter of a new shopper, and whether they have the reward; locked, so that rewards are given and taken
 * back one after the other.
 */
export async function lockInvite(
  db: Database,
  inviteeId: number,
): Promise<{ readonly inviterId: number; readonly rewardtime: number | null } | undefined> {
  const [row] = await db
    .select({ inviterId: invites.inviterId, rewardtime: invites.rewardtime })
    .from(invites)
    .where(eq(invites.inviteeId, inviteeId))
    .for('update');
  return row;
}

/** Sets whether a new shopper was rewarded. */
export async function saveReward(db: Database, inviteeId: number, rewardtime: number | null): Promise<void> {
  await db.update(invites).set({ rewardtime }).where(eq(invites.inviteeId, inviteeId));
}

/** The remaining debt from rewards to be taken back, by new shopper. Needs the inviter's lock. */
export async function findOwedRewards(
  db: Database,
  inviterId: number,
): Promise<readonly { readonly inviteeId: number; readonly points: number }[]> {
  const points = sum(pointsLogs.delta).mapWith(Number);
  return db
    .select({ inviteeId: invites.inviteeId, points })
    .from(invites)
    .innerJoin(
      pointsLogs,
      and(
        eq(pointsLogs.userId, invites.inviterId),
        inArray(pointsLogs.kind, [...rewardKinds]),
        sql`split_part(${pointsLogs.ref}, ' ', 1) = ${invites.inviteeId}::text`,
      ),
    )
    .where(and(eq(invites.inviterId, inviterId), isNull(invites.rewardtime)))
    .groupBy(invites.inviteeId)
    .having(gt(points, 0))
    .orderBy(invites.inviteeId);
}

/** Number of shoppers invited, and of those rewarded. */
export async function countInvited(
  db: Database,
  inviterId: number,
): Promise<{ readonly total: number; readonly rewarded: number }> {
  const [row] = await db
    .select({ total: count(), rewarded: count(invites.rewardtime) })
    .from(invites)
    .where(eq(invites.inviterId, inviterId));
  return { total: row?.total ?? 0, rewarded: row?.rewarded ?? 0 };
}

/** One page of the shoppers that a shopper has invited, newest first. */
export async function findInvited(db: Database, inviterId: number, offset: number, limit: number) {
  return db
    .select({
      id: shoppers.id,
      nickname: shoppers.nickname,
      avatar: shoppers.avatar,
      createtime: invites.createtime,
    })
    .from(invites)
    .innerJoin(shoppers, eq(shoppers.id, invites.inviteeId))
    .where(eq(invites.inviterId, inviterId))
    .orderBy(desc(invites.createtime), desc(invites.inviteeId))
    .offset(offset)
    .limit(limit);
}
