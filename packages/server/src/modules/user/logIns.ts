import type { ParsedInputOf, userLogoutAll, userSessions, WireOutputOf } from '@pawlet/core/contract';
import type { AppDeps } from '../../http/appDeps.ts';
import { issueFormToken } from '../../http/formTokens.ts';
import type { ShopperContext } from '../../http/requestContext.ts';
import { okWithFormToken } from '../../http/result.ts';
import { deleteSessionsOf, findSessionsOf } from './repository.ts';

/** The shopper's sessions. */
export async function readLogIns({
  db,
  shopper,
  now,
}: ShopperContext): Promise<WireOutputOf<typeof userSessions>> {
  const rows = await findSessionsOf(db, shopper.id, now);
  return rows.map(({ id, platform, model, brand, createdAt, lastSeenAt }) => ({
    id,
    platform,
    model,
    brand,
    createtime: createdAt,
    lasttime: lastSeenAt,
    is_current: id === shopper.sessionId,
  }));
}

/** Ends all sessions of the shopper, or all others. */
export async function logOutEverywhere(
  { random }: AppDeps,
  { db, shopper, sid, address, now }: ShopperContext,
  { keep_current }: ParsedInputOf<typeof userLogoutAll>,
) {
  await deleteSessionsOf(db, shopper.id, keep_current === 1 ? shopper.sessionId : undefined);
  return okWithFormToken({}, await issueFormToken({ db, sid, address, now, random }));
}
