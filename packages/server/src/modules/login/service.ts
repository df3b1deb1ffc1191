import type { loginLogin, loginMobilelogin, ParsedInputOf, UserWire } from '@pawlet/core/contract';
import type { AppDeps } from '../../http/appDeps.ts';
import type { RequestContext } from '../../http/requestContext.ts';
import { ok, type Refusal, type Result } from '../../http/result.ts';
import { useCode } from '../codes/service.ts';
import {
  findByAccount,
  findByMobile,
  isKnownAddress,
  type MobileNumber,
  readMobile,
  type ShopperRow,
} from '../user/accounts.ts';
import { openSession } from '../user/session.ts';
import { accountNames, defaultNickname } from './accountNames.ts';
import { guarded } from './guard.ts';
import { createShopper, isRefusal } from './newShopper.ts';
import { passwordProof, strangersLimit } from './passwordLimits.ts';

/** A log-in as the shop's own calls answer it. */
export type LogInResult = Result<{ readonly token: string; readonly user: UserWire }>;

/**
 * Log-in with a password. An unknown account is refused as a wrong password is, and as slowly:
 * `hashOfNobody` is compared in its place. Guesses of strangers do not keep the owner out of an address that the
 * account knows.
 */
export async function logInByPassword(
  deps: AppDeps,
  context: RequestContext,
  { account, password }: ParsedInputOf<typeof loginLogin>,
  hashOfNobody: string,
): Promise<LogInResult> {
  const { db, address } = context;
  const shopper = await findByAccount(db, accountNames(account));
  // Asked for unknown accounts too, which take as long.
  const isKnown = await isKnownAddress(db, shopper?.id ?? 0, address);
  const log = async () => {
    const hash = shopper?.passwordHash ?? hashOfNobody;
    const isRight = await deps.hasher.verify(password, hash);
    if (!isRight || shopper?.passwordHash !== hash) return undefined;
    return ok(await openSession(deps, context, shopper));
  };
  return guarded(context, passwordProof(account), log, isKnown ? [] : [strangersLimit(account)]);
}

/** Log-in with a code; the first time makes the account. */
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

/** The account of a mobile that was proved, made if there is none. */
export async function findOrCreate(
  deps: AppDeps,
  context: RequestContext,
  mobile: MobileNumber,
  face: {
    readonly nickname: string;
    readonly avatar?: string | undefined;
    readonly agreed: string;
    readonly inviteId: number | null;
  },
): Promise<ShopperRow | Refusal> {
  const shopper =
    (await findByMobile(context.db, mobile)) ??
    (await createShopper(deps, context, { ...face, mobile: mobile.key })) ??
    (await findByMobile(context.db, mobile));
  if (shopper === undefined)
    throw new Error('Pawlet: an account with this mobile could neither be made nor found.');
  return shopper;
}
