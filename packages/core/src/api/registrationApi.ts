import { invitedGetConfig } from '../contract/invited.ts';
import { apiUserEmailRegister, loginRegister } from '../contract/login.ts';
import type { CallOptions, HttpClient } from '../http/types.ts';
import { handling } from './calls.ts';
import type { ApiContext } from './context.ts';
import { handlingLogIn, toLogIn, toLogInRefusal } from './logInResults.ts';
import type { LogInResult } from './logInResults.ts';
import type { CodeTarget, MailTarget } from './loginApi.ts';
import { read } from './read.ts';

/** Common fields of a registration. */
export interface Registration {
  /** Verification code for `register`. */
  readonly code: string;
  readonly password: string;
  /** Id of the inviter, '' or undefined if there is none. */
  readonly inviteId?: string | undefined;
  /** Version of the terms the shopper accepted. */
  readonly agreed?: string | undefined;
}

/** The welcome for a visitor with an invitation. */
export interface InvitationWelcome {
  readonly title: string;
  readonly text: string;
  /** Absolute URL, '' if there is none. */
  readonly imageUrl: string;
  /** The invitation id is valid. */
  readonly isInvited: boolean;
  /** The inviter, with a shortened name; undefined without one, or where the shop does not disclose it. */
  readonly inviter: { readonly nickname: string; readonly avatarUrl: string } | undefined;
  /** Points the inviter gets for the new shopper's first order; 0 for none. */
  readonly inviterPoints: number;
}

export interface RegistrationApi {
  /**
   * Creates an account with a name, password and mobile, and logs in. A refusal names the field: `username`, `mobile`.
   */
  withMobile(
    given: CodeTarget & Registration & { readonly username: string },
    options?: CallOptions,
  ): Promise<LogInResult>;
  /** Creates an account with an e-mail address and password, and logs in. A refusal names the field: `email`. */
  withEmail(given: MailTarget & Registration, options?: CallOptions): Promise<LogInResult>;
  /** The welcome for an invitation; a generic one without an id or with an unknown one. */
  welcome(inviteId?: number, options?: CallOptions): Promise<InvitationWelcome>;
}

export function createRegistrationApi(http: HttpClient, context: ApiContext): RegistrationApi {
  return {
    async withMobile({ username, password, mobile, areaCode, code, inviteId, agreed }, options) {
      const input = {
        username,
        password,
        mobile,
        code,
        area_code: areaCode ?? '86',
        invite_id: inviteId ?? '',
        agreed: agreed ?? '',
      };
      const reply = await http.call(loginRegister, input, handlingLogIn(handling(options, 'VALIDATION')));
      return reply.status === 'ok' ? toLogIn(reply.data, context.currency()) : toLogInRefusal(reply);
    },
    async withEmail({ email, password, code, inviteId, agreed }, options) {
      const input = { email, password, captcha: code, invite_id: inviteId ?? '', agreed: agreed ?? '' };
      const handled = handlingLogIn(handling(options, 'VALIDATION'));
      const reply = await http.call(apiUserEmailRegister, input, handled);
      return reply.status === 'ok'
        ? toLogIn({ user: reply.data.userinfo }, context.currency())
        : toLogInRefusal(reply);
    },
    async welcome(inviteId, options) {
      const input = inviteId === undefined ? {} : { invite_id: inviteId };
      const reply = await read(http, invitedGetConfig, input, options);
      // A base server does not send whether the inviter exists.
      const isInvited = inviteId !== undefined && reply.is_known !== 0;
      const inviter = isInvited ? reply.inviter : null;
      return {
        title: reply.title,
        text: reply.content,
        imageUrl: reply.image,
        isInvited,
        inviter: inviter === null ? undefined : { nickname: inviter.nickname, avatarUrl: inviter.avatar },
        inviterPoints: isInvited ? reply.score : 0,
      };
    },
  };
}
