import { loginAppLogin, loginGetWechatMobile, loginWxLogin } from '../contract/login.ts';
import { thirdAccount } from '../contract/third.ts';
import type { HostLogin } from '../host/types.ts';
import type { CallOptions, HttpClient, Reply } from '../http/types.ts';
import type { ApiContext } from './context.ts';
import { handlingLogIn, toLogIn, toLogInRefusal } from './logInResults.ts';
import type { LogInResult } from './logInResults.ts';
import type { CodeTarget } from './loginApi.ts';

/** A person known to the app but not to the shop: a mobile number identifies or creates the account. */
export interface UnlinkedPerson {
  readonly status: 'not-linked';
  /** Nickname in the app, '' if there is none. */
  readonly nickname: string;
  /** Proof for `linkMobile`: single use, valid for ten minutes. */
  readonly bindToken: string;
}

export interface AppLoginApi {
  /** Logs in with the result of the app's own log-in (`host.login()`). */
  withApp(login: HostLogin, options?: CallOptions): Promise<LogInResult | UnlinkedPerson>;
  /** Same as `withApp`, for a mini-program. */
  withMiniProgram(login: HostLogin, options?: CallOptions): Promise<LogInResult | UnlinkedPerson>;
  /**
   * Logs in with the mobile number verified by WeChat; `ok` returns the token alone: pass it to `account.adoptToken`.
   */
  withWechatMobile(
    given: {
      readonly code: string;
      readonly encryptedData: string;
      readonly iv: string;
      /** Id of the inviter, '' or undefined if there is none. */
      readonly inviteId?: string | undefined;
    },
    options?: CallOptions,
  ): Promise<
    { readonly status: 'ok'; readonly token: string } | Exclude<LogInResult, { readonly status: 'ok' }>
  >;
  /**
   * Links the app's account to the account of a mobile number, with a code for `bind`; creates the account if it is
   * new.
   */
  linkMobile(
    target: CodeTarget & {
      readonly code: string;
      readonly bindToken: string;
      /** Id of the inviter, '' or undefined if there is none. */
      readonly inviteId?: string | undefined;
      /** Version of the terms the shopper accepted. */
      readonly agreed?: string | undefined;
    },
    options?: CallOptions,
  ): Promise<LogInResult>;
}

export function createAppLoginApi(http: HttpClient, context: ApiContext): AppLoginApi {
  const toPerson = (
    reply: Reply<typeof loginAppLogin> | Reply<typeof loginWxLogin>,
  ): LogInResult | UnlinkedPerson => {
    if (reply.status !== 'ok') return toLogInRefusal(reply);
    const { user, third } = reply.data;
    return user === null
      ? { status: 'not-linked', nickname: third.nickname, bindToken: third.bind_token }
      : toLogIn({ user }, context.currency());
  };
  return {
    async withApp({ code, scope }, options) {
      return toPerson(await http.call(loginAppLogin, { code, scope }, handlingLogIn(options)));
    },
    async withMiniProgram({ code }, options) {
      return toPerson(await http.call(loginWxLogin, { code }, handlingLogIn(options)));
    },
    async withWechatMobile({ code, encryptedData, iv, inviteId }, options) {
      const input = { code, encryptedData, iv, invite_id: inviteId ?? '' };
      const reply = await http.call(loginGetWechatMobile, input, handlingLogIn(options));
      return reply.status === 'ok' ? { status: 'ok', token: reply.data.token } : toLogInRefusal(reply);
    },
    async linkMobile({ mobile, areaCode, code, bindToken, inviteId, agreed }, options) {
      const input = {
        mobile,
        code,
        bind_token: bindToken,
        area_code: areaCode ?? '86',
        invite_id: inviteId ?? '',
        agreed: agreed ?? '',
      };
      const reply = await http.call(thirdAccount, input, handlingLogIn(options));
      return reply.status === 'ok'
        ? toLogIn({ user: reply.data.userinfo }, context.currency())
        : toLogInRefusal(reply);
    },
  };
}
