import { isIdTokenScope, loginAppLogin, loginGetWechatMobile, loginWxLogin } from '../contract/login.ts';
import { thirdAccount, thirdRegister } from '../contract/third.ts';
import type { HostLogin } from '../host/types.ts';
import type { CallOptions, HttpClient, Reply } from '../http/types.ts';
import type { ApiContext } from './context.ts';
import { handlingLogIn, toLogIn, toLogInRefusal } from './logInResults.ts';
import type { LogInResult } from './logInResults.ts';
import type { CodeTarget, MailTarget } from './loginApi.ts';

/** What a person known to the app but not to the shop has to do for an account. */
export type LinkNeed =
  /** Prove a mobile number: `linkMobile`. */
  | 'mobile'
  /** Prove the e-mail address of an existing account: `linkEmail`. */
  | 'email'
  /** Accept the terms: `register`. The person may link an existing account by its mobile number instead. */
  | 'agreement';

/** A person known to the app but not to the shop. */
export interface UnlinkedPerson {
  readonly status: 'not-linked';
  /** Nickname in the app, '' if there is none. */
  readonly nickname: string;
  /** Proof for `linkMobile`, `linkEmail` or `register`: single use, valid for ten minutes. */
  readonly bindToken: string;
  readonly needs: LinkNeed;
}

/** The result of the app's log-in, and the nonce that it was requested with. */
export interface AppLogin extends HostLogin {
  /** Sent with an ID token only. @default none */
  readonly nonce?: string | undefined;
}

/** Proof of the app's account, and what a new account of the shop needs. */
export interface LinkProof {
  readonly bindToken: string;
  /** Id of the inviter, '' or undefined if there is none. */
  readonly inviteId?: string | undefined;
  /** Version of the terms the shopper accepted. */
  readonly agreed?: string | undefined;
}

export interface AppLoginApi {
  /** Logs in with the result of the app's own log-in (`host.login()`). */
  withApp(login: AppLogin, options?: CallOptions): Promise<LogInResult | UnlinkedPerson>;
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
    target: CodeTarget & LinkProof & { readonly code: string },
    options?: CallOptions,
  ): Promise<LogInResult>;
  /** Same as `linkMobile`, for the account of an e-mail address. */
  linkEmail(
    target: MailTarget & LinkProof & { readonly code: string },
    options?: CallOptions,
  ): Promise<LogInResult>;
  /** Creates an account for the app's account alone, where `needs` is `agreement`. */
  register(proof: LinkProof, options?: CallOptions): Promise<LogInResult>;
}

export function createAppLoginApi(http: HttpClient, context: ApiContext): AppLoginApi {
  const toPerson = (
    reply: Reply<typeof loginAppLogin> | Reply<typeof loginWxLogin>,
  ): LogInResult | UnlinkedPerson => {
    if (reply.status !== 'ok') return toLogInRefusal(reply);
    const { user, third } = reply.data;
    return user === null
      ? { status: 'not-linked', nickname: third.nickname, bindToken: third.bind_token, needs: third.needs }
      : toLogIn({ user }, context.currency());
  };
  const toLinked = (reply: Reply<typeof thirdAccount> | Reply<typeof thirdRegister>): LogInResult =>
    reply.status === 'ok'
      ? toLogIn({ user: reply.data.userinfo }, context.currency())
      : toLogInRefusal(reply);
  return {
    async withApp({ code, scope, nonce }, options) {
      const input = { code, scope, ...(isIdTokenScope(scope) && nonce !== undefined ? { nonce } : {}) };
      return toPerson(await http.call(loginAppLogin, input, handlingLogIn(options)));
    },
    async withMiniProgram({ code }, options) {
      return toPerson(await http.call(loginWxLogin, { code }, handlingLogIn(options)));
    },
    async withWechatMobile({ code, encryptedData, iv, inviteId }, options) {
      const input = { code, encryptedData, iv, invite_id: inviteId ?? '' };
      const reply = await http.call(loginGetWechatMobile, input, handlingLogIn(options));
      return reply.status === 'ok' ? { status: 'ok', token: reply.data.token } : toLogInRefusal(reply);
    },
    async linkMobile({ mobile, areaCode, code, ...proof }, options) {
      const input = { mobile, code, area_code: areaCode ?? '86', ...toProofInput(proof) };
      return toLinked(await http.call(thirdAccount, input, handlingLogIn(options)));
    },
    async linkEmail({ email, code, ...proof }, options) {
      const input = { type: 'email', email, code, ...toProofInput(proof) } as const;
      return toLinked(await http.call(thirdAccount, input, handlingLogIn(options)));
    },
    async register(proof, options) {
      return toLinked(await http.call(thirdRegister, toProofInput(proof), handlingLogIn(options)));
    },
  };
}

function toProofInput({ bindToken, inviteId, agreed }: LinkProof) {
  return { bind_token: bindToken, invite_id: inviteId ?? '', agreed: agreed ?? '' };
}
