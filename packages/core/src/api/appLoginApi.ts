import { loginAppLogin, loginGetWechatMobile, loginWxLogin } from '../contract/login.ts';
import { thirdAccount } from '../contract/third.ts';
import type { HostLogin } from '../host/types.ts';
import type { CallOptions, HttpClient, Reply } from '../http/types.ts';
import type { ApiContext } from './context.ts';
import { handlingLogIn, toLogIn, toLogInRefusal } from './logInResults.ts';
import type { LogInResult } from './logInResults.ts';
import type { CodeTarget } from './loginApi.ts';

/** Somebody whom the app knows and the shop does not: a mobile number says whose account it is, or makes one. */
export interface UnlinkedPerson {
  readonly status: 'not-linked';
  /** Her name in the app, '' if it gives none. */
  readonly nickname: string;
  /** Proof for `linkMobile`: good once, for ten minutes. */
  readonly bindToken: string;
}

export interface AppLoginApi {
  /** Logs in with what the app's own log-in handed over (`host.login()`). */
  withApp(login: HostLogin, options?: CallOptions): Promise<LogInResult | UnlinkedPerson>;
  /** The same inside a mini-program, whose log-in is another. */
  withMiniProgram(login: HostLogin, options?: CallOptions): Promise<LogInResult | UnlinkedPerson>;
  /** Logs in with the mobile that the messaging app vouches for; `ok` brings the token alone: hand it to `account.adoptToken`. */
  withWechatMobile(
    given: {
      readonly code: string;
      readonly encryptedData: string;
      readonly iv: string;
      /** Who invited the shopper, '' or undefined if nobody. */
      readonly inviteId?: string | undefined;
    },
    options?: CallOptions,
  ): Promise<
    { readonly status: 'ok'; readonly token: string } | Exclude<LogInResult, { readonly status: 'ok' }>
  >;
  /** Links the app's account to that of a mobile number, by a code for `bind`; makes the account if it is new. */
  linkMobile(
    target: CodeTarget & {
      readonly code: string;
      readonly bindToken: string;
      /** Who invited the shopper, '' or undefined if nobody. */
      readonly inviteId?: string | undefined;
      /** Version of the terms that the shopper accepted. */
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
