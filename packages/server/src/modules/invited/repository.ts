import { and, count, desc, eq, gt, inArray, isNull, sql, sum } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { invites } from '../../db/schema/invite.ts';
import { scoreLogs } from '../../db/schema/score.ts';
import { shoppers } from '../../db/schema/shopper.ts';

/** Movements of points whose reference begins with the newcomer. */
export const rewardKinds = ['invite', 'invite_reclaimed'] as const;

/** Whether an invitation is somebody's who still has an account. */
async function isInviter(db: Database, inviterId: number): Promise<boolean> {
  return (await findInviter(db, inviterId)) !== null;
}

/** Who invites by an id; null for nobody, and for an account that is deleted. */
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

/** Writes down who brought a newcomer; false when somebody is written down already or nobody is known by that id. */
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

/** Who brought a newcomer, and whether they have the reward; locked, so that whoever gives or takes it queues up. */
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

/** Marks a newcomer as rewarded for, or not any more. */
export async function saveReward(db: Database, inviteeId: number, rewardtime: number | null): Promise<void> {
  await db.update(invites).set({ rewardtime }).where(eq(invites.inviteeId, inviteeId));
}

/** What is left of rewards that were to be taken back, by newcomer. Needs the inviter's lock. */
export async function findOwedRewards(
  db: Database,
  inviterId: number,
): Promise<readonly { readonly inviteeId: number; readonly points: number }[]> {
  const points = sum(scoreLogs.delta).mapWith(Number);
  return db
    .select({ inviteeId: invites.inviteeId, points })
    .from(invites)
    .innerJoin(
      scoreLogs,
      and(
        eq(scoreLogs.userId, invites.inviterId),
        inArray(scoreLogs.kind, [...rewardKinds]),
        sql`split_part(${scoreLogs.ref}, ' ', 1) = ${invites.inviteeId}::text`,
      ),
    )
    .where(and(eq(invites.inviterId, inviterId), isNull(invites.rewardtime)))
    .groupBy(invites.inviteeId)
    .having(gt(points, 0))
    .orderBy(invites.inviteeId);
}

/** How many a shopper has brought, and how many of them were rewarded. */
export async function countInvited(
  db: Database,
  inviterId: number,
): Promise<{ readonly nums: number; readonly rewarded: number }> {
  const [row] = await db
    .select({ nums: count(), rewarded: count(invites.rewardtime) })
    .from(invites)
    .where(eq(invites.inviterId, inviterId));
  return { nums: row?.nums ?? 0, rewarded: row?.rewarded ?? 0 };
}

/** One page of those whom a shopper has brought, newest first. */
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
