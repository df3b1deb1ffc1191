import type { RequestContext } from '../../http/requestContext.ts';
import { findShopperRow, updateShopper } from '../user/accounts.ts';

/** Remembers who invited a new shopper; an unknown or deleted inviter is nobody. */
export async function bindInvite({ db }: RequestContext, shopperId: number, inviteId: number): Promise<void> {
  const inviter = await findShopperRow(db, inviteId);
  if (inviter === undefined || inviter.deletedAt !== null || inviter.id === shopperId) return;
  await updateShopper(db, shopperId, { invitedBy: inviter.id });
}
