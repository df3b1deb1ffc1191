import type { loginLogin } from '../contract/login.ts';
import type { OutputOf } from '../contract/endpoint.ts';
import type { CallOptions, Refusal } from '../http/types.ts';
import { handling, getMinimum, getRetryAfter, toRefused } from './calls.ts';
import { toUser } from './map/account.ts';
import type { LogIn } from './types/account.ts';
import type { Refused, UpgradeRequired } from './types/results.ts';

export type LogInResult =
  | ({ readonly status: 'ok' } & LogIn)
  /** Account, password or code is wrong or expired; show `message` at the field. */
  | { readonly status: 'wrong-credentials'; readonly message: string }
  /** The terms named by `page` must be accepted first. */
  | { readonly status: 'agreement-required'; readonly page: string }
  | { readonly status: 'rate-limited'; readonly retryAfterSeconds: number; readonly message: string }
  /** The upgrade prompt has been shown already. */
  | UpgradeRequired
  | Refused;

/** The log-in refusals that the form displays itself; the upgrade prompt is shown by the shop. */
export function handlingLogIn(options: CallOptions | undefined): CallOptions {
  return handling(options, 'CREDENTIALS', 'AGREEMENT_REQUIRED', 'RATE_LIMITED');
}

/** The logged-in user; a base server puts the token inside the user in some replies. */
export function toLogIn(
  { token, user }: Pick<OutputOf<typeof loginLogin>, 'user'> & { readonly token?: string },
  currency: string,
): { readonly status: 'ok' } & LogIn {
  return {
    status: 'ok',
    token: token === undefined || token === '' ? user.token : token,
    user: toUser(user, currency),
  };
}

/** Too many attempts, with the wait before the next. */
export function toRateLimited(refusal: Refusal): {
  readonly status: 'rate-limited';
  readonly retryAfterSeconds: number;
  readonly message: string;
} {
  return { status: 'rate-limited', retryAfterSeconds: getRetryAfter(refusal), message: refusal.message };
}

/** Why the log-in failed. */
export function toLogInRefusal(refusal: Refusal): Exclude<LogInResult, { readonly status: 'ok' }> {
  switch (refusal.reason) {
    case 'CREDENTIALS':
      return { status: 'wrong-credentials', message: refusal.message };
    case 'AGREEMENT_REQUIRED':
      return { status: 'agreement-required', page: 'terms' };
    case 'RATE_LIMITED':
      return toRateLimited(refusal);
    case 'UPGRADE_REQUIRED':
      return { status: 'upgrade-required', minimum: getMinimum(refusal) };
    default:
      return toRefused(refusal);
  }
}
