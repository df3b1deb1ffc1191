import { apiSmsSend } from '../contract/codes.ts';
import { loginLogin, loginMobilelogin, userExchangeToken, userLogout } from '../contract/login.ts';
import type { CallOptions, HttpClient } from '../http/types.ts';
import { handling, toRefused } from './calls.ts';
import type { ApiContext } from './context.ts';
import { handlingLogIn, toLogIn, toLogInRefusal, toRateLimited } from './logInResults.ts';
import type { LogInResult } from './logInResults.ts';
import type { CodeEvent, LogIn } from './types/account.ts';
import type { Done, Refused } from './types/results.ts';

export type SendCodeResult =
  | Done
  | { readonly status: 'rate-limited'; readonly retryAfterSeconds: number; readonly message: string }
  | Refused;

/** Where a code goes. */
export interface CodeTarget {
  readonly mobile: string;
  /** Phone prefix without plus. @default '86' */
  readonly areaCode?: string | undefined;
}

export interface LoginApi {
  /** Logs in with name, mobile or e-mail and password. */
  withPassword(
    credentials: { readonly account: string; readonly password: string },
    options?: CallOptions,
  ): Promise<LogInResult>;
  /** Logs in with a verification code; makes the account if it is new. */
  withCode(
    credentials: CodeTarget & {
      readonly code: string;
      /** Who invited the shopper, '' or undefined if nobody. */
      readonly inviteId?: string | undefined;
      /** Version of the terms that the shopper accepted. */
      readonly agreed?: string | undefined;
    },
    options?: CallOptions,
  ): Promise<LogInResult>;
  /** Sends a verification code. */
  sendCode(
    target: CodeTarget & { readonly event: CodeEvent },
    options?: CallOptions,
  ): Promise<SendCodeResult>;
  /** Takes a token of the address over; `not-accepted` when it is worth nothing. */
  exchangeToken(
    token: string,
    options?: CallOptions,
  ): Promise<({ readonly status: 'ok' } & LogIn) | { readonly status: 'not-accepted' }>;
  /** Ends the token on the server. */
  logOut(options?: CallOptions): Promise<void>;
}

export function createLoginApi(http: HttpClient, context: ApiContext): LoginApi {
  return {
    async withPassword({ account, password }, options) {
      const reply = await http.call(loginLogin, { account, password }, handlingLogIn(options));
      return reply.status === 'ok' ? toLogIn(reply.data, context.currency()) : toLogInRefusal(reply);
    },
    async withCode({ mobile, areaCode, code, inviteId, agreed }, options) {
      const input = {
        mobile,
        captcha: code,
        area_code: areaCode ?? '86',
        invite_id: inviteId ?? '',
        agreed: agreed ?? '',
      };
      const reply = await http.call(loginMobilelogin, input, handlingLogIn(options));
      return reply.status === 'ok' ? toLogIn(reply.data, context.currency()) : toLogInRefusal(reply);
    },
    async sendCode({ mobile, areaCode, event }, options) {
      const input = { mobile, event, area_code: areaCode ?? '86' };
      const reply = await http.call(apiSmsSend, input, handling(options, 'RATE_LIMITED'));
      if (reply.status === 'ok') return { status: 'ok' };
      return reply.reason === 'RATE_LIMITED' ? toRateLimited(reply) : toRefused(reply);
    },
    async exchangeToken(token, options) {
      const reply = await http.call(
        userExchangeToken,
        { token },
        handling(options, 'CREDENTIALS', 'VALIDATION'),
      );
      return reply.status === 'ok' ? toLogIn(reply.data, context.currency()) : { status: 'not-accepted' };
    },
    async logOut(options) {
      await http.call(userLogout, {}, options);
    },
  };
}
