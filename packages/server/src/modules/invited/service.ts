import type { invitedGetConfig, invitedGetList, ParsedInputOf } from '@pawlet/core/contract';
import type { Database } from '../../db/database.ts';
import type { RequestContext, ShopperContext } from '../../http/requestContext.ts';
import { translate } from '../../i18n/translate.ts';
import { pictureUrl, toPage } from '../goods/wireValues.ts';
import { earnPoints, sumPoints } from '../score/service.ts';
import { countInvited, findInvited, insertInvite, isInviter, takeReward } from './repository.ts';

/** Points for a newcomer's first purchase. */
const inviteScore = 200;
/** Picture key of the poster, which shows a square of it. */
const poster = 'goods/fountain-aura/white-angle';

/** Writes down who brought a new account, once; an unknown inviter is nobody. Call it when the account is made. */
export async function bindInvite(
  db: Database,
  invitation: { readonly inviterId: number; readonly inviteeId: number; readonly now: number },
): Promise<void> {
  if (invitation.inviterId !== invitation.inviteeId) await insertInvite(db, invitation);
}

/** Gives the points for a newcomer's first purchase to whoever brought them, once. */
export async function rewardInviter(db: Database, inviteeId: number, now: number): Promise<void> {
  const inviterId = await takeReward(db, inviteeId, now);
  if (inviterId === null) return;
  await earnPoints(db, { userId: inviterId, points: inviteScore, kind: 'invite', ref: inviteeId, now });
}

/** Words and picture of the poster, what an invitation brings, and whether it is somebody's. */
export async function readInviteConfig(
  { db, language, baseUrl }: RequestContext,
  { invite_id: inviterId }: ParsedInputOf<typeof invitedGetConfig>,
) {
  return {
    title: translate(language, 'invite.title'),
    content: translate(language, 'invite.content', { score: inviteScore }),
    image: pictureUrl(baseUrl, poster),
    score: inviteScore,
    is_known: inviterId === null ? null : Number(await isInviter(db, inviterId)),
  };
}

/** The shopper's invitation number and what it has brought. */
export async function readInviter({ db, shopper }: ShopperContext) {
  const { nums } = await countInvited(db, shopper.id);
  return { invite_id: shopper.id, nums, score: await sumPoints(db, shopper.id, 'invite') };
}

/** One page of those who came by the shopper's invitation. */
export async function listInvited(
  { db, shopper, baseUrl }: ShopperContext,
  { page, num }: ParsedInputOf<typeof invitedGetList>,
) {
  const { nums } = await countInvited(db, shopper.id);
  const rows = await findInvited(db, shopper.id, (page - 1) * num, num);
  const data = rows.map((row) => ({
    id: row.id,
    nickname: row.nickname,
    avatar: pictureUrl(baseUrl, row.avatar),
    createtime: row.createtime,
  }));
  return toPage(nums, page, num, data);
}
