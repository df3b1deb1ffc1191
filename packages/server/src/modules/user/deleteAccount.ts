import type { ParsedInputOf, userDeleteAccount } from '@pawlet/core/contract';
import type { AppDeps } from '../../http/appDeps.ts';
import type { ShopperContext } from '../../http/requestContext.ts';
import { deny, invalid, ok, type Outcome, refuse, type Result } from '../../http/result.ts';
import { guarded } from '../login/guard.ts';
import { toWireStates } from '../order/states.ts';
import { proveByCode } from './credentials.ts';
import { eraseAccount } from './eraseAccount.ts';
import { notifyOwner } from './notifyOwner.ts';
import { findRecipients } from './repository.ts';

/** Deletes the shopper's own account, which a code sent to them has to confirm. */
export async function deleteAccount(
  { random, ...deps }: AppDeps,
  context: ShopperContext,
  { captcha, agreed }: ParsedInputOf<typeof userDeleteAccount>,
): Promise<Outcome<null>> {
  const { db, shopper, now } = context;
  if (agreed !== 1) return invalid({ agreed: 'required' }, 'account.confirmDeletion');
  const recipients = await findRecipients(db, shopper.id);
  const remove = async (): Promise<Result<null> | undefined> => {
    if (!(await proveByCode(context, 'deleteaccount', captcha))) return undefined;
    const erased = await eraseAccount(db, shopper.id, { random, now });
    if (erased.status === 'not-found') return deny(401);
    if (erased.status === 'open-order') {
      const data = toWireStates(erased.open);
      return refuse('ORDER_STATE', { data, messageKey: 'account.openOrder' });
    }
    return ok();
  };
  const result = await guarded(context, `delete ${shopper.id}`, remove);
  return notifyOwner(deps, context, recipients, 'deleted', result);
}
