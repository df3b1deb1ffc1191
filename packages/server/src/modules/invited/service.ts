import type { invitedGetConfig, invitedGetList, ParsedInputOf } from '@pawlet/core/contract';
import type { Database } from '../../db/database.ts';
import type { RequestContext, ShopperContext } from '../../http/requestContext.ts';
import { translate } from '../../i18n/translate.ts';
import { pictureUrl, toPage } from '../products/wireValues.ts';
import { hasKeptPurchase } from '../order/bought.ts';
import {
  arePointsOn,
  earnPoints,
  findPoints,
  pointsSetting,
  spendPoints,
  sumPoints,
} from '../points/service.ts';
import { lockShopper } from '../user/accounts.ts';
import { readSetting, readSettings } from '../settings/readSetting.ts';
import { inviteRewardSetting } from './settings.ts';
import { shortenName } from './shortenName.ts';
import {
  countInvited,
  findInvited,
  findInviter,
  findOwedRewards,
  insertInvite,
  lockInvite,
  rewardKinds,
  saveReward,
} from './repository.ts';

/** Picture key of the poster, which shows a square crop of it. */
const poster = 'goods/fountain-aura/white-angle';

/**
 * Records who invited a new account, once; an unknown inviter is ignored. Call it when the account is
 * created.
 */
export async function bindInvite(
  db: Database,
  invitation: { readonly inviterId: number; readonly inviteeId: number; readonly now: number },
): Promise<void> {
  if (invitation.inviterId !== invitation.inviteeId) await insertInvite(db, invitation);
}

/** A new shopper's order that was received or fully refunded. */
interface NewcomersOrder {
  readonly id: number;
  readonly userId: number;
}

/**
 * Gives the points for a new shopper's first purchase to the inviter, once. Debts from other rewards are
 * deducted now. Nothing happens while points are disabled; the new shopper's next purchase earns them.
 */
export async function rewardInviter(db: Database, order: NewcomersOrder, now: number): Promise<void> {
  const invite = await lockInvite(db, order.userId);
  if (!invite || invite.rewardtime !== null || !(await arePointsOn(db))) return;
  await saveReward(db, order.userId, now);
  const { inviterId } = invite;
  await lockShopper(db, inviterId);
  // Debts from an earlier reward are not given again.
  const points =
    (await readSetting({ db }, inviteRewardSetting)) - (await sumReward(db, inviterId, order.userId));
  await earnPoints(db, { userId: inviterId, points, kind: 'invite', ref: getRef(order), now });
  for (const { inviteeId, points: owed } of await findOwedRewards(db, inviterId)) {
    const taken = Math.min(owed, await findPoints(db, inviterId));
    const ref = getRef({ id: order.id, userId: inviteeId });
    await spendPoints(db, { userId: inviterId, points: taken, kind: 'invite_reclaimed', ref, now });
  }
}

/**
 * Takes the points back, as far as they are available, when the new shopper keeps none of the received
 * purchases. In the transaction of the refund.
 */
export async function reclaimReward(db: Database, order: NewcomersOrder, now: number): Promise<void> {
  const invite = await lockInvite(db, order.userId);
  if (!invite || invite.rewardtime === null || (await hasKeptPurchase(db, order.userId))) return;
  await saveReward(db, order.userId, null);
  const { inviterId } = invite;
  await lockShopper(db, inviterId);
  const reward = await sumReward(db, inviterId, order.userId);
  const points = Math.min(reward, await findPoints(db, inviterId));
  await spendPoints(db, { userId: inviterId, points, kind: 'invite_reclaimed', ref: getRef(order), now });
}

/** Starts with the new shopper, so that all movements for one of them are found. */
function getRef({ id, userId }: NewcomersOrder): string {
  return `${userId} order ${id}`;
}

/** What an inviter received for one new shopper, less what was taken back. */
function sumReward(db: Database, inviterId: number, inviteeId: number): Promise<number> {
  return sumPoints(db, inviterId, rewardKinds, inviteeId);
}

/** Texts and picture of the poster, the rewards of an invitation, and whether its inviter exists. */
export async function readInviteConfig(
  context: RequestContext,
  { invite_id: inviterId }: ParsedInputOf<typeof invitedGetConfig>,
) {
  const { db, language, baseUrl, shopper } = context;
  // Shoppers cannot invite themselves.
  const isOwn = inviterId !== null && inviterId === shopper?.id;
  const { points, reward } = await readSettings(context, {
    points: pointsSetting,
    reward: inviteRewardSetting,
  });
  const inviter = inviterId === null || isOwn ? null : await findInviter(db, inviterId);
  return {
    title: translate(language, 'invite.title'),
    content: translate(language, 'invite.content'),
    image: pictureUrl(baseUrl, poster),
    score: points.isOn ? reward : 0,
    is_known: inviterId === null ? null : Number(inviter !== null),
    inviter: inviter && {
      nickname: shortenName(inviter.nickname),
      avatar: pictureUrl(baseUrl, inviter.avatar),
    },
  };
}

/** The shopper's invitation number and its results. */
export async function readInviter({ db, shopper }: ShopperContext) {
  const { total } = await countInvited(db, shopper.id);
  return { invite_id: shopper.id, nums: total, score: await sumPoints(db, shopper.id, rewardKinds) };
}

/** One page of those who joined through the shopper's invitation. */
export async function listInvited(
  { db, shopper, baseUrl }: ShopperContext,
  { page, num }: ParsedInputOf<typeof invitedGetList>,
) {
  const { total } = await countInvited(db, shopper.id);
  const rows = await findInvited(db, shopper.id, (page - 1) * num, num);
  const data = rows.map((row) => ({
    id: row.id,
    nickname: row.nickname,
    avatar: pictureUrl(baseUrl, row.avatar),
    createtime: row.createtime,
  }));
  return toPage(total, page, num, data);
}
