import type {
  apiUserEmailRegister,
  loginRegister,
  loginResetpwd,
  ParsedInputOf,
} from '@pawlet/core/contract';
import type { AppDeps } from '../../http/appDeps.ts';
import type { RequestContext } from '../../http/requestContext.ts';
import { invalid, ok, type Outcome, type Result } from '../../http/result.ts';
import { checkCode, spendCode } from '../codes/service.ts';
import {
  deleteSessionsOf,
  findByEmail,
  findByMobile,
  findRecipients,
  isUsernameTaken,
  notifyOwner,
  readMobile,
  addKnownAddress,
  updateShopper,
} from '../user/accounts.ts';
import { openSession } from '../user/session.ts';
import { guarded, kept } from './guard.ts';
import { createShopper, type NewShopper, isRefusal } from './newShopper.ts';
import { forgetWrongPasswords } from './passwordLimits.ts';
import type { LogInResult } from './service.ts';

/**
 * Creates an account with a name, a password and a mobile number. Only the owner of the number learns that it
 * already has an account; the code stays valid while the shopper chooses another name.
 */
export async function register(
  deps: AppDeps,
  context: RequestContext,
  { username, password, code, ...input }: ParsedInputOf<typeof loginRegister>,
): Promise<LogInResult> {
  const mobile = await readMobile(context, input);
  if ('reason' in mobile) return mobile;
  return guarded(context, `register ${mobile.key}`, async () => {
    const { db } = context;
    const codeId = await checkCode(context, { recipient: mobile.key, event: 'register' }, code);
    if (codeId === null) return undefined;
    if ((await findByMobile(db, mobile)) !== undefined) {
      return kept(invalid({ mobile: 'taken' }, 'account.mobileTaken'));
    }
    if (await isUsernameTaken(db, username)) {
      return kept(invalid({ username: 'taken' }, 'account.usernameTaken'));
    }
    return make(deps, context, codeId, password, {
      username,
      nickname: username,
      mobile: mobile.key,
      agreed: input.agreed,
      inviteId: input.invite_id,
    });
  });
}

/** Creates an account with an e-mail address and a password. */
export async function registerByEmail(
  deps: AppDeps,
  context: RequestContext,
  { email, password, captcha, agreed, invite_id }: ParsedInputOf<typeof apiUserEmailRegister>,
): Promise<LogInResult> {
  return guarded(context, `register ${email}`, async () => {
    const codeId = await checkCode(context, { recipient: email, event: 'register' }, captcha);
    if (codeId === null) return undefined;
    if ((await findByEmail(context.db, email)) !== undefined) {
      return kept(invalid({ email: 'taken' }, 'account.emailTaken'));
    }
    const nickname = (email.split('@', 1)[0] ?? '').slice(0, 30);
    return make(deps, context, codeId, password, { nickname, email, agreed, inviteId: invite_id });
  });
}

async function make(
  deps: AppDeps,
  context: RequestContext,
  codeId: number,
  password: string,
  account: NewShopper,
): Promise<LogInResult | undefined> {
  if (!(await spendCode(context, codeId))) return undefined;
  const passwordHash = await deps.hasher.hash(password);
  const made = await createShopper(deps, context, { ...account, passwordHash });
  // A concurrent call came first.
  if (made === undefined) {
    return account.username === undefined
      ? invalid({ email: 'taken' }, 'account.emailTaken')
      : invalid({ username: 'taken' }, 'account.usernameTaken');
  }
  return isRefusal(made) ? made : ok(await openSession(deps, context, made));
}

/**
 * Sets a new password for the owner of a mobile number or e-mail address, and ends the account's sessions.
 */
export async function resetPassword(
  deps: AppDeps,
  context: RequestContext,
  input: ParsedInputOf<typeof loginResetpwd>,
): Promise<Outcome<null>> {
  const mobile = input.type === 'mobile' ? await readMobile(context, input) : null;
  if (mobile !== null && 'reason' in mobile) return mobile;
  const recipient = mobile?.key ?? input.email;
  let recipients: readonly string[] = [];
  const reset = async (): Promise<Result<null> | undefined> => {
    const { db } = context;
    const codeId = await checkCode(context, { recipient, event: 'resetpwd' }, input.captcha);
    if (codeId === null || !(await spendCode(context, codeId))) return undefined;
    // Unknown accounts take as long as known ones.
    const passwordHash = await deps.hasher.hash(input.newpassword);
    const shopper = await (mobile === null ? findByEmail(db, input.email) : findByMobile(db, mobile));
    if (shopper === undefined) return undefined;
    await updateShopper(db, shopper.id, { passwordHash });
    await deleteSessionsOf(db, shopper.id);
    // The code resets earlier wrong guesses, and proves that this is one of the owner's addresses.
    await forgetWrongPasswords(db, shopper, context.address);
    await addKnownAddress(db, shopper.id, context.address, context.now);
    recipients = await findRecipients(db, shopper.id);
    return ok();
  };
  const result = await guarded(context, `reset ${recipient}`, reset);
  return notifyOwner(deps, context, recipients, 'password', result);
}
