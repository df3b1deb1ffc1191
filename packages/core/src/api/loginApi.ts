import { addressGetCountryCodeList } from '../contract/address.ts';
import { apiEmsSend, apiSmsSend, emsSend, smsSend } from '../contract/codes.ts';
import {
  apiUserMobileLogin,
  loginEmaillogin,
  loginLogin,
  loginMobilelogin,
  loginResetpwd,
  userExchangeToken,
  userLogout,
} from '../contract/login.ts';
import type { CallOptions, HttpClient } from '../http/types.ts';
import { handling, toRefused } from './calls.ts';
import type { ApiContext } from './context.ts';
import { handlingLogIn, toLogIn, toLogInRefusal, toRateLimited } from './logInResults.ts';
import type { LogInResult } from './logInResults.ts';
import type { CodeEvent, LogIn } from './types/account.ts';
import type { Done, Refused } from './types/results.ts';
import { read } from './read.ts';

export type SendCodeResult =
  | Done
  | { readonly status: 'rate-limited'; readonly retryAfterSeconds: number; readonly message: string }
  | Refused;

/** A mobile number that receives a code. */
export interface CodeTarget {
  readonly mobile: string;
  /** Phone prefix without plus. @default '86' */
  readonly areaCode?: string | undefined;
}

/** An e-mail address that receives a code. */
export interface MailTarget {
  readonly email: string;
}

/** Credentials of a log-in by code, besides the recipient. */
export interface CodeCredentials {
  readonly code: string;
  /** Id of the inviter, '' or undefined if there is none. */
  readonly inviteId?: string | undefined;
  /** Version of the terms the shopper accepted. */
  readonly agreed?: string | undefined;
}

/** A country or region with its dialling prefix. */
export interface PhonePrefix {
  /** ISO 3166 alpha-3. */
  readonly country: string;
  /** In the shopper's language. */
  readonly name: string;
  /** Without plus. */
  readonly areaCode: string;
}

export type ResetPasswordResult = Done | Exclude<LogInResult, { readonly status: 'ok' }>;

export interface LoginApi {
  /** Logs in with a name, mobile or e-mail address, and password. */
  withPassword(
    credentials: { readonly account: string; readonly password: string },
    options?: CallOptions,
  ): Promise<LogInResult>;
  /** Logs in with a verification code for `mobilelogin`; creates the account if it is new. */
  withCode(credentials: CodeTarget & CodeCredentials, options?: CallOptions): Promise<LogInResult>;
  /** Logs in with a verification code for `emaillogin`; creates the account if it is new. */
  withEmailCode(credentials: MailTarget & CodeCredentials, options?: CallOptions): Promise<LogInResult>;
  /** Sends a verification code to a mobile or e-mail address. */
  sendCode(
    target: (CodeTarget | MailTarget) & { readonly event: CodeEvent },
    options?: CallOptions,
  ): Promise<SendCodeResult>;
  /**
   * Sets a new password with a code for `resetpwd`, and ends the account's sessions. An unknown account returns a wrong
   * code.
   */
  resetPassword(
    given: (CodeTarget | MailTarget) & { readonly code: string; readonly password: string },
    options?: CallOptions,
  ): Promise<ResetPasswordResult>;
  /** Countries and regions whose mobiles can log in, except mainland China (86), sorted by name. */
  phonePrefixes(options?: CallOptions): Promise<readonly PhonePrefix[]>;
  /** Exchanges a token from the URL; `not-accepted` when it is invalid. */
  exchangeToken(
    token: string,
    options?: CallOptions,
  ): Promise<({ readonly status: 'ok' } & LogIn) | { readonly status: 'not-accepted' }>;
  /** Revokes the token on the server. */
  logOut(options?: CallOptions): Promise<void>;
}

const homeAreaCode = '86';

/** True for the prefix of mainland China. */
function isHome(areaCode: string | undefined): boolean {
  return areaCode === undefined || areaCode === homeAreaCode;
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
        area_code: areaCode ?? homeAreaCode,
        invite_id: inviteId ?? '',
        agreed: agreed ?? '',
      };
      // Numbers with another prefix use the newer API root, whose user fields have other names.
      if (isHome(areaCode)) {
        const reply = await http.call(loginMobilelogin, input, handlingLogIn(options));
        return reply.status === 'ok' ? toLogIn(reply.data, context.currency()) : toLogInRefusal(reply);
      }
      const reply = await http.call(apiUserMobileLogin, input, handlingLogIn(options));
      return reply.status === 'ok'
        ? toLogIn({ user: reply.data.userinfo }, context.currency())
        : toLogInRefusal(reply);
    },
    async withEmailCode({ email, code, inviteId, agreed }, options) {
      const input = { email, captcha: code, invite_id: inviteId ?? '', agreed: agreed ?? '' };
      const reply = await http.call(loginEmaillogin, input, handlingLogIn(options));
      return reply.status === 'ok' ? toLogIn(reply.data, context.currency()) : toLogInRefusal(reply);
    },
    async sendCode({ event, ...target }, options) {
      const handled = handling(options, 'RATE_LIMITED');
      const reply =
        'email' in target
          ? await http.call(event === 'register' ? apiEmsSend : emsSend, { ...target, event }, handled)
          : await http.call(
              isHome(target.areaCode) ? smsSend : apiSmsSend,
              { mobile: target.mobile, event, area_code: target.areaCode ?? homeAreaCode },
              handled,
            );
      if (reply.status === 'ok') return { status: 'ok' };
      return reply.reason === 'RATE_LIMITED' ? toRateLimited(reply) : toRefused(reply);
    },
    async resetPassword({ code, password, ...target }, options) {
      const account =
        'email' in target
          ? { type: 'email' as const, email: target.email }
          : {
              type: 'mobile' as const,
              mobile: target.mobile,
              area_code: target.areaCode ?? homeAreaCode,
            };
      const input = { ...account, newpassword: password, captcha: code };
      const reply = await http.call(loginResetpwd, input, handlingLogIn(options));
      return reply.status === 'ok' ? { status: 'ok' } : toLogInRefusal(reply);
    },
    async phonePrefixes(options) {
      const rows = await read(http, addressGetCountryCodeList, {}, options);
      return rows.map(({ country_code, country_name, area_code }) => ({
        country: country_code,
        name: country_name,
        areaCode: area_code,
      }));
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
