import type {
  ParsedInputOf,
  userChangeEmail,
  userChangeMobile,
  userChangePassword,
  UserWire,
} from '@pawlet/core/contract';
import type { AppDeps } from '../../http/appDeps.ts';
import type { ShopperContext } from '../../http/requestContext.ts';
import { deny, invalid, ok, type Result } from '../../http/result.ts';
import { checkCode, type CodeEvent, spendCode } from '../codes/service.ts';
import { guarded, kept } from '../login/guard.ts';
import {
  deleteSessionsOf,
  findByEmail,
  findByMobile,
  findRecipients,
  findShopperRow,
  updateShopper,
  updateUnique,
} from './repository.ts';
import { noRecord, toWireUser } from './wireUser.ts';

type Changed = Result<{ readonly user: UserWire }>;

/** Moves the account to another mobile. Only who holds it learns that it belongs to somebody else. */
export async function changeMobile(
  context: ShopperContext,
  input: ParsedInputOf<typeof userChangeMobile>,
): Promise<Changed> {
  const { db, shopper } = context;
  const mobile = `${input.area_code}${input.mobile}`;
  const taken = kept(invalid({ mobile: 'taken' }, 'account.mobileTaken'));
  return guarded(context, `change ${mobile}`, async () => {
    const codeId = await checkCode(context, { recipient: mobile, event: 'changemobile' }, input.captcha);
    if (codeId === null) return undefined;
    const owner = await findByMobile(db, mobile);
    if (owner !== undefined && owner.id !== shopper.id) return taken;
    if (!(await spendCode(context, codeId))) return undefined;
    return (await updateUnique(db, shopper.id, { mobile })) ? changed(context) : taken;
  });
}

/** Gives the account another e-mail address. */
export async function changeEmail(
  context: ShopperContext,
  { email, captcha }: ParsedInputOf<typeof userChangeEmail>,
): Promise<Changed> {
  const { db, shopper } = context;
  const taken = kept(invalid({ email: 'taken' }, 'account.emailTaken'));
  return guarded(context, `change ${email}`, async () => {
    const codeId = await checkCode(context, { recipient: email, event: 'changeemail' }, captcha);
    if (codeId === null) return undefined;
    const owner = await findByEmail(db, email);
    if (owner !== undefined && owner.id !== shopper.id) return taken;
    if (!(await spendCode(context, codeId))) return undefined;
    return (await updateUnique(db, shopper.id, { email })) ? changed(context) : taken;
  });
}

/** Sets the password and ends every other log-in; the old password proves who it is, or a code where there is none. */
export async function changePassword(
  { hasher }: AppDeps,
  context: ShopperContext,
  { newpassword, oldpassword, captcha }: ParsedInputOf<typeof userChangePassword>,
): Promise<Result<null>> {
  const { db, shopper } = context;
  const row = await findShopperRow(db, shopper.id);
  if (row === undefined) return deny(401);
  const { passwordHash } = row;
  if (passwordHash !== null && oldpassword === '') return invalid({ oldpassword: 'required' });
  if (passwordHash === null && captcha === '') return invalid({ captcha: 'required' });
  return guarded(context, `change password ${shopper.id}`, async () => {
    const isProved =
      passwordHash === null
        ? await proveByCode(context, 'changepwd', captcha)
        : await hasher.verify(oldpassword, passwordHash);
    if (!isProved) return undefined;
    await updateShopper(db, shopper.id, { passwordHash: await hasher.hash(newpassword) });
    await deleteSessionsOf(db, shopper.id, shopper.sessionId);
    return ok();
  });
}

/** Uses up a code that went to the account's own mobile or mailbox. */
export async function proveByCode(
  context: ShopperContext,
  event: CodeEvent,
  captcha: string,
): Promise<boolean> {
  for (const recipient of await findRecipients(context.db, context.shopper.id)) {
    const codeId = await checkCode(context, { recipient, event }, captcha);
    if (codeId !== null) return spendCode(context, codeId);
  }
  return false;
}

async function changed(context: ShopperContext): Promise<Changed> {
  const row = await findShopperRow(context.db, context.shopper.id);
  return row === undefined ? deny(401) : ok({ user: toWireUser(context, row, noRecord) });
}
