import type {
  loginEmaillogin,
  loginLogin,
  loginMobilelogin,
  ParsedInputOf,
  UserWire,
} from '@pawlet/core/contract';
import type { AppDeps } from '../../http/appDeps.ts';
import type { RequestContext } from '../../http/requestContext.ts';
import { ok, type Refusal, type Result } from '../../http/result.ts';
import { useCode } from '../codes/service.ts';
import {
  findByAccount,
  findByEmail,
  findByMobile,
  isKnownAddress,
  type MobileNumber,
  readMobile,
  type ShopperRow,
} from '../user/accounts.ts';
import { openSession } from '../user/session.ts';
import { accountNames, defaultNickname, emailNickname } from './accountNames.ts';
import { guarded } from './guard.ts';
import { createShopper, isRefusal, type NewShopper } from './newShopper.ts';
import { passwordProof, strangersLimit } from './passwordLimits.ts';

/** A log-in in the shop's own response format. */
export type LogInResult = Result<{ readonly token: string; readonly user: UserWire }>;

/**
 * Log-in with a password. An unknown account is refused like a wrong password, and as slowly: `hashOfNobody`
 * is compared instead. Guesses of others do not lock the owner out at an address known to the account.
 */
export async function logInByPassword(
  deps: AppDeps,
  context: RequestContext,
  { account, password }: ParsedInputOf<typeof loginLogin>,
  hashOfNobody: string,
): Promise<LogInResult> {
  const { db, address } = context;
  const shopper = await findByAccount(db, accountNames(account));
  // Queried for unknown accounts too, so that they take as long.
  const isKnown = await isKnownAddress(db, shopper?.id ?? 0, address);
  const log = async () => {
    const hash = shopper?.passwordHash ?? hashOfNobody;
    const isRight = await deps.hasher.verify(password, hash);
    if (!isRight || shopper?.passwordHash !== hash) return undefined;
    return ok(await openSession(deps, context, shopper));
  };
  return guarded(context, passwordProof(account), log, isKnown ? [] : [strangersLimit(account)]);
}

/** Log-in with a code; the first time creates the account. */
export async function logInByMobile(
  deps: AppDeps,
  context: RequestContext,
  input: ParsedInputOf<typeof loginMobilelogin>,
): Promise<LogInResult> {
  const mobile = await readMobile(context, input);
  if ('reason' in mobile) return mobile;
  return guarded(context, `code ${mobile.key}`, async () => {
    if (!(await useCode(context, { recipient: mobile.key, event: 'mobilelogin' }, input.captcha)))
      return undefined;
    const shopper = await findOrCreate(deps, context, mobile, {
      nickname: defaultNickname(input.mobile),
      agreed: input.agreed,
      inviteId: input.invite_id,
    });
    return isRefusal(shopper) ? shopper : ok(await openSession(deps, context, shopper));
  });
}

/**
 * Log-in with a code sent to an e-mail address; the first time creates the account. Every address of an
 * account was verified by a code before it was stored, so whoever has this code is the owner of the account.
 */
export async function logInByEmail(
  deps: AppDeps,
  context: RequestContext,
  { email, captcha, agreed, invite_id }: ParsedInputOf<typeof loginEmaillogin>,
): Promise<LogInResult> {
  return guarded(context, `code ${email}`, async () => {
    if (!(await useCode(context, { recipient: email, event: 'emaillogin' }, captcha))) return undefined;
    const face = { nickname: emailNickname(email), agreed, inviteId: invite_id };
    const shopper = await findOrCreateByEmail(deps, context, email, face);
    return isRefusal(shopper) ? shopper : ok(await openSession(deps, context, shopper));
  });
}

/** The account of a verified mobile number, created if there is none. */
export async function findOrCreate(
  deps: AppDeps,
  context: RequestContext,
  mobile: MobileNumber,
  face: Omit<NewShopper, 'mobile' | 'email'>,
): Promise<ShopperRow | Refusal> {
  return findOrMake(deps, context, () => findByMobile(context.db, mobile), { ...face, mobile: mobile.key });
}

/** The account of a verified e-mail address in lower case, created if there is none. */
export async function findOrCreateByEmail(
  deps: AppDeps,
  context: RequestContext,
  email: string,
  face: Omit<NewShopper, 'mobile' | 'email'>,
): Promise<ShopperRow | Refusal> {
  return findOrMake(deps, context, () => findByEmail(context.db, email), { ...face, email });
}

/** The account searched for, created if there is none; when two log-ins race, the other one may create it. */
async function findOrMake(
  deps: AppDeps,
  context: RequestContext,
  find: () => Promise<ShopperRow | undefined>,
  account: NewShopper,
): Promise<ShopperRow | Refusal> {
  const shopper = (await find()) ?? (await createShopper(deps, context, account)) ?? (await find());
  if (shopper === undefined) throw new Error('Pawlet: an account could neither be created nor found.');
  return shopper;
}
