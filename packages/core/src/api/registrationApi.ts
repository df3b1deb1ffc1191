import { invitedGetConfig } from '../contract/invited.ts';
import { apiUserEmailRegister, loginRegister } from '../contract/login.ts';
import type { CallOptions, HttpClient } from '../http/types.ts';
import { handling } from './calls.ts';
import type { ApiContext } from './context.ts';
import { handlingLogIn, toLogIn, toLogInRefusal } from './logInResults.ts';
import type { LogInResult } from './logInResults.ts';
import type { CodeTarget, MailTarget } from './loginApi.ts';
import { read } from './read.ts';

/** What every registration takes. */
export interface Registration {
  /** Verification code for `register`. */
  readonly code: string;
  readonly password: string;
  /** Who invited the shopper, '' or undefined if nobody. */
  readonly inviteId?: string | undefined;
  /** Version of the terms that the shopper accepted. */
  readonly agreed?: string | undefined;
}

/** The words that meet somebody who comes by an invitation. */
export interface InvitationWelcome {
  readonly title: string;
  readonly text: string;
  /** Absolute address, '' if there is none. */
  readonly imageUrl: string;
  /** Somebody invites by this id. */
  readonly isInvited: boolean;
  /** Who invites, the name shortened; undefined where nobody does, or where the shop does not say. */
  readonly inviter: { readonly nickname: string; readonly avatarUrl: string } | undefined;
  /** Points that the inviter gets for the newcomer's first order; 0 for none. */
  readonly inviterPoints: number;
}

export interface RegistrationApi {
  /** Makes an account with a name, a password and a mobile, and logs in. A refusal names the field: `username`, `mobile`. */
  withMobile(
    given: CodeTarget & Registration & { readonly username: string },
    options?: CallOptions,
  ): Promise<LogInResult>;
  /** Makes an account with an e-mail address and a password, and logs in. A refusal names the field: `email`. */
  withEmail(given: MailTarget & Registration, options?: CallOptions): Promise<LogInResult>;
  /** What meets somebody who comes by an invitation; without an id, or by one that is nobody's, it is a plain welcome. */
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
      // A base server does not say whether it knows somebody.
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
