import type { loginLogin, loginMobilelogin, ParsedInputOf, UserWire } from '@pawlet/core/contract';
import type { AppDeps } from '../../http/appDeps.ts';
import { checkLimit, clearAttempts, type Limit, takeAttempt } from '../../http/limits.ts';
import type { RequestContext } from '../../http/requestContext.ts';
import { ok, type Refusal, refuse, type Result } from '../../http/result.ts';
import { useCode } from '../codes/service.ts';
import { findByAccount, findByMobile, insertShopper, type ShopperRow } from '../user/accounts.ts';
import { openSession } from '../user/session.ts';
import { accountNames, defaultNickname } from './accountNames.ts';

const windowSeconds = 900;
const mostPerAccount = 10;
const mostFailuresPerAddress = 100;

type LogInResult = Result<{ readonly token: string; readonly user: UserWire }>;

/**
 * Log-in with a password. An unknown account is refused as a wrong password is, and as slowly:
 * `hashOfNobody` is compared in its place.
 */
export async function logInByPassword(
  deps: AppDeps,
  context: RequestContext,
  { account, password }: ParsedInputOf<typeof loginLogin>,
  hashOfNobody: string,
): Promise<LogInResult> {
  const names = accountNames(account);
  return guarded(context, `password ${names.email}`, async () => {
    const shopper = await findByAccount(context.db, names);
    const hash = shopper?.passwordHash ?? hashOfNobody;
    const isRight = await deps.hasher.verify(password, hash);
    return isRight && shopper?.passwordHash === hash ? openSession(deps, context, shopper) : undefined;
  });
}

/** Log-in with a code; the first time makes the account. */
export async function logInByMobile(
  deps: AppDeps,
  context: RequestContext,
  input: ParsedInputOf<typeof loginMobilelogin>,
): Promise<LogInResult> {
  const mobile = `${input.area_code}${input.mobile}`;
  return guarded(context, `code ${mobile}`, async () => {
    const isRight = await useCode(context, { recipient: mobile, event: 'mobilelogin' }, input.captcha);
    if (!isRight) return undefined;
    const shopper =
      (await findByMobile(context.db, mobile)) ?? (await createShopper(deps, context, mobile, input));
    return openSession(deps, context, shopper);
  });
}

/** Counts attempts per account and failures per address; the counters outlive the refusal. */
async function guarded<TData>(
  { db, now, address }: RequestContext,
  who: string,
  attempt: () => Promise<TData | undefined>,
): Promise<Result<TData>> {
  const perAccount: Limit = { bucket: `log-in ${who}`, max: mostPerAccount, windowSeconds };
  const perAddress: Limit = { bucket: `log-in from ${address}`, max: mostFailuresPerAddress, windowSeconds };
  const wait = (await checkLimit(db, perAddress, now)) || (await takeAttempt(db, perAccount, now));
  if (wait > 0) return kept(refuse('RATE_LIMITED', { data: { retry_after: wait } }));
  const data = await attempt();
  if (data === undefined) {
    await takeAttempt(db, perAddress, now);
    return kept(refuse('CREDENTIALS'));
  }
  await clearAttempts(db, perAccount.bucket);
  return ok(data);
}

function kept(refusal: Refusal): Refusal {
  return { ...refusal, keepWrites: true };
}

async function createShopper(
  deps: AppDeps,
  context: RequestContext,
  mobile: string,
  input: ParsedInputOf<typeof loginMobilelogin>,
): Promise<ShopperRow> {
  const made = await insertShopper(context.db, {
    username: `pawlet_${deps.random.hex(6)}`,
    nickname: defaultNickname(input.mobile),
    mobile,
    invitedBy: input.invite_id,
    agreedVersion: input.agreed,
    agreedAt: input.agreed === '' ? null : context.now,
    sup: context.source.sup,
    sourceCode: context.source.code,
    createdAt: context.now,
  });
  const shopper = made ?? (await findByMobile(context.db, mobile));
  if (shopper === undefined)
    throw new Error('Pawlet: an account with this mobile could neither be made nor found.');
  return shopper;
}
